"""Attachments of SAS messages with Spark: captures and DataFrames of any size, and streams.

`sets` makes DataFrames of messages, brings sets together and plans where their rows are, `rows` reads these in
parallel, `write` does all of it for a folder. `stream` holds what a stream brings until an attachment is complete.
"""

from ksyspark_protocols.spark.attachments.stream import complete_attachments, write_attachment_stream
from ksyspark_protocols.spark.attachments.write import write_attachments

__all__ = ["complete_attachments", "write_attachment_stream", "write_attachments"]
