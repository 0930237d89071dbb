"""The connections of captures as tables, without Spark.

`protocols` finds the protocol of a format, `messages` reads the messages of connections, `keys` says to which each
belongs, `held` keeps those of a capture, `tables` runs their conversations, `files` writes tables as Parquet, `read`
does all of it for whole sources.
"""
