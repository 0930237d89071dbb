"""Captures of network traffic (pcap, pcapng): from packets to the byte streams of connections and their messages.

`packets` reads a capture file, `segments` the headers of its packets, both by the specifications in `ksy/net`.
`connections` tells which packets belong together, `assembly` puts the two streams of each connection together,
`streams` gives them to whoever wants the bytes, and `messages` cuts them. `index` finds the packets of each connection
and `share` reads some of them, so that several tasks can share a capture.
"""
