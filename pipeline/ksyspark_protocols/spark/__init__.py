"""Everything of protocols that faces Spark: the only package of `ksyspark_protocols` that imports pyspark."""

from ksyspark import spark  # noqa: F401 (before any import of pyspark: it says what to install)
from ksyspark.spark.workers import WriteTask

__all__ = ["WriteTask"]
