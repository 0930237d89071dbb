"""What differs between the versions of Spark that ksyspark runs on: 3.5, 4.0, 4.1, and 4.2 or newer.

A vendor's release may have features that Apache's release of the same number lacks, so features are looked for, not
numbers.
"""

from collections.abc import Iterator
from typing import Any

import pyarrow as pa
from pyspark.errors import PySparkException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.pandas import types as arrow_types

from ksyspark.spark.schema import spark_schema

ARROW_KEEPS_COMMENTS = hasattr(arrow_types, "to_arrow_metadata")
"""Whether comments of columns are part of the types that Spark and Arrow compare (4.2)."""

try:
    from pyspark.sql.datasource import DataSource, DataSourceReader, DataSourceStreamReader, InputPartition

    HAS_DATA_SOURCES = True
except ImportError:
    HAS_DATA_SOURCES = False

    class _Absent:
        """The base of classes of which no object is made where Spark has none of these."""

    DataSource = DataSourceReader = DataSourceStreamReader = InputPartition = _Absent  # type: ignore[assignment,misc]

try:
    from pyspark.sql.streaming.datasource import (
        ReadAllAvailable,
        ReadLimit,
        ReadMaxBytes,
        ReadMaxFiles,
        SupportsTriggerAvailableNow,
    )

    HAS_READ_LIMITS = True
except ImportError:
    # Spark before 4.2 asks a stream for no limit, and gives it none.
    HAS_READ_LIMITS = False
    ReadAllAvailable = ReadLimit = ReadMaxBytes = ReadMaxFiles = object  # type: ignore[assignment,misc]

    class SupportsTriggerAvailableNow:  # type: ignore[no-redef]
        """A base that asks for nothing."""


try:
    from pyspark.sql.streaming.stateful_processor import StatefulProcessor
except ImportError:
    StatefulProcessor = object  # type: ignore[assignment,misc]

# Names of Spark that others import from here.
__all__ = [
    "DataSource", "DataSourceReader", "DataSourceStreamReader", "InputPartition", "ReadAllAvailable", "ReadLimit",
    "ReadMaxBytes", "ReadMaxFiles", "StatefulProcessor", "SupportsTriggerAvailableNow",
]  # fmt: skip


def dataframe_of(spark: SparkSession, table: pa.Table) -> DataFrame:
    """Return a small table as a DataFrame. Spark takes one as it is since 4.0."""
    rows = list(zip(*(column.to_pylist() for column in table.columns), strict=True))
    return spark.createDataFrame(rows, spark_schema(table.schema))


def arrow_rows(df: DataFrame) -> list[dict[str, Any]]:
    """Collect a DataFrame as the Python values that Arrow has for its rows. Spark has `toArrow` since 4.0."""
    return [
        row
        for serialized in df.mapInArrow(_serialized, "batch binary").collect()
        for row in pa.ipc.open_stream(serialized["batch"]).read_all().to_pylist()
    ]


def _serialized(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    for batch in batches:
        stream = pa.BufferOutputStream()
        with pa.ipc.new_stream(stream, batch.schema) as writer:
            writer.write_batch(batch)
        yield pa.RecordBatch.from_pydict({"batch": pa.array([stream.getvalue().to_pybytes()], pa.binary())})


def name_jobs(spark: SparkSession, name: str) -> None:
    """Give the jobs of this thread a name."""
    _on_jobs(spark, "addJobTag", "addTag", name)


def cancel_jobs(spark: SparkSession, name: str) -> None:
    """End the jobs of a name."""
    _on_jobs(spark, "cancelJobsWithTag", "interruptTag", name)


def cancel_all_jobs(spark: SparkSession) -> None:
    """End all jobs of a session."""
    _on_jobs(spark, "cancelAllJobs", "interruptAll")


def _on_jobs(spark: SparkSession, of_context: str, of_session: str, *name: str) -> None:
    """Call the context, which knows the jobs of all threads; a remote session has none, and does it itself."""
    context = getattr(spark, "sparkContext", None)
    (getattr(spark, of_session) if context is None else getattr(context, of_context))(*name)


def condition_of(error: PySparkException) -> str | None:
    """Return the name of an error of Spark, which 3.5 calls its class."""
    return (error.getCondition if hasattr(error, "getCondition") else error.getErrorClass)()
