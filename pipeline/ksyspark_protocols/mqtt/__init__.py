"""MQTT: connections, and the exchanges of packets in them.

`packets` makes the same columns of levels 3, 4 and 5, and says which packets are out of order; `exchanges` finds
requests with their answers, by columns and packet by packet; `conversation` follows connections and brings it together.
"""
