"""Attachments of SAS messages written where people use them: data sets as tables, files byte for byte, and a report.

`capture` finds messages in files; `write` does everything in one process, and `ksyspark_protocols.spark.attachments`
on a cluster. Both use `contents` (definitions, names, rows and files) and `report` (the tables that tell of
attachments).
"""

from ksyspark_protocols.attachments.contents import ContentOptions
from ksyspark_protocols.attachments.write import write_attachments
from ksyspark_protocols.sas.typed_rows import typed_rows

__all__ = ["ContentOptions", "typed_rows", "write_attachments"]
