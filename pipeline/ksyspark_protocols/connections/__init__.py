"""The connections of captures as tables, without Spark.

`messages` reads the messages of connections, says to which each belongs, and keeps those of a capture; `read` runs
their conversations and queries, for whole sources too, and writes tables as Parquet.
"""
