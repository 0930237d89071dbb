"""MQTT: connections, and the exchanges of packets in them.

`protocol` brings it together: `packets` makes the same columns of levels 3, 4 and 5, `conversation` follows
connections, `pairing` finds requests with their answers by columns, `exchanges` packet by packet, `order` says which
packets should not be where they are, `summaries` what a connection adds up to.
"""
