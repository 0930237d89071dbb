"""The connections of captures as tables, without Spark.

`messages` reads the messages of connections, says to which each belongs, and keeps those of a capture; `tables` runs
their conversations and writes tables as Parquet; `read` does all of it for whole sources.
"""
