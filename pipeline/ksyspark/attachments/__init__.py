"""Attachments of SAS messages written where people use them: data sets as tables, files byte for byte, and a report.

`capture` finds messages in files; `write` does everything in one process, `ksyspark.spark.attachments` on a cluster.
Both use `contents` (rows and files), `definitions`, `report` (the tables that tell of attachments), `names`, and
`publication`, which shows all of it in one step.
"""

from ksyspark.attachments.settings import OutputSettings
from ksyspark.attachments.write import AttachmentsResult, read_attachments, write_attachments
from ksyspark.protocols.sas.typed_rows import typed_rows

__all__ = ["AttachmentsResult", "OutputSettings", "read_attachments", "typed_rows", "write_attachments"]
