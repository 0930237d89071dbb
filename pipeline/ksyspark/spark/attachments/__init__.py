"""Attachments of SAS messages with Spark: captures and DataFrames of any size, and streams.

`messages` makes DataFrames of messages, `queue` and `rendezvous` bring sets together, `rows` reads rows in parallel,
`write` does all of it for a folder.
"""

from ksyspark.spark.attachments.write import write_attachments

__all__ = ["write_attachments"]
