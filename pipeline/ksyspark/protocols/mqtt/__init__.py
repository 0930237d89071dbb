"""MQTT: connections, and the exchanges of packets in them.

`protocol` brings it together: `packets` makes the same columns of levels 3, 4 and 5, `conversation` follows one
connection, `exchanges` pairs requests with their answers, `order` says which packets should not be where they are.
"""
