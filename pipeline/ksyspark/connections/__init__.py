"""The connections of captures as tables, without Spark.

`protocols` finds the protocol of a format, `messages` reads the messages of connections, `tables` makes rows of them,
`write` reads whole sources and writes tables to a folder.
"""
