"""Everything that faces Spark: the only package of `ksyspark` that imports pyspark.

`source` is the data source `ksy`, which Spark finds without an import; `columns` decodes a binary column; `ingest`
writes Parquet tables; `attachments` writes those of SAS messages; `connections` gives the tables of connections in
captures; `groups` and `write_groups` put groups and segments of IBM MQ together; `schema` has the Spark schemas;
`session` and `java` start Spark on this machine.
"""

from ksyspark.spark.columns import decode_messages, from_ksy, ksy_function
from ksyspark.spark.groups import GroupTables, groups
from ksyspark.spark.ingest import IngestResult, Progress, ingest
from ksyspark.spark.schema import schema_of_ksy
from ksyspark.spark.write_groups import write_groups

__all__ = [
    "GroupTables",
    "IngestResult",
    "Progress",
    "decode_messages",
    "from_ksy",
    "groups",
    "ingest",
    "ksy_function",
    "schema_of_ksy",
    "write_groups",
]
