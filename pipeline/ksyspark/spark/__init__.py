"""Everything that faces Spark: the only package of `ksyspark` that imports pyspark.

`source` is the data source `ksy`, which Spark finds without an import; `columns` decodes a binary column; `ingest`
writes Parquet tables; `schema` has the Spark schemas; `session` starts Spark on this machine; `workers` is what its
Python processes share.
"""

from ksyspark.spark.columns import decode_messages, from_ksy, ksy_function
from ksyspark.spark.ingest import Progress, ingest
from ksyspark.spark.schema import schema_of_ksy

__all__ = [
    "Progress",
    "decode_messages",
    "from_ksy",
    "ingest",
    "ksy_function",
    "schema_of_ksy",
]
