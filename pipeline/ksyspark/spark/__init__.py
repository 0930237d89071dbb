"""Everything that faces Spark: the only room of `ksyspark` that imports pyspark.

The data source `ksy` needs no import at all: Spark finds it.
"""

from ksyspark.spark.functions import from_ksy, ksy_function
from ksyspark.spark.ingest import IngestResult, Progress, ingest
from ksyspark.spark.messages import decode_messages
from ksyspark.spark.schema import schema_of_ksy

__all__ = ["IngestResult", "Progress", "decode_messages", "from_ksy", "ingest", "ksy_function", "schema_of_ksy"]
