"""Attachments of SAS messages with Spark: captures and DataFrames of any size, and streams.

`messages` makes DataFrames of messages, `queue` and `rendezvous` bring sets together, `plan` says where their rows are,
`rows` reads these in parallel, `write` does all of it for a folder. `stream` writes what a stream brings, `state` is
what it holds meanwhile.
"""

from ksyspark_protocols.spark.attachments.stream import complete_attachments, write_attachment_stream
from ksyspark_protocols.spark.attachments.write import write_attachments

__all__ = ["complete_attachments", "write_attachment_stream", "write_attachments"]
