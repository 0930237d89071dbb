"""Captures of network traffic (pcap, pcapng): from packets to the byte streams of connections and their messages.

`packets` reads a capture file, or the packets of some connections, so that several tasks can share it; `segments` reads
the headers of packets, both by the specifications in `ksy/net`. `streams` tells which packets belong together and puts
the two streams of each connection together, `messages` cuts them, and `search` finds the next message behind a gap.
"""
