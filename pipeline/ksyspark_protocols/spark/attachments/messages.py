"""DataFrames of messages with their envelope: out of captures, or what a caller has, checked."""

import pickle
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import pyarrow as pa
from pyspark.sql import Column, DataFrame, SparkSession
from pyspark.sql.functions import col, lit, regexp_replace, unhex

from ksyspark.errors import OptionError
from ksyspark.formats import Format
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import Messages, Split, plan_splits, read_messages
from ksyspark.spark.schema import spark_schema
from ksyspark.spark.workers import Task, for_all_cores, freeze_loaded_modules, one_task_each
from ksyspark_protocols.attachments.capture import ENVELOPE, RENDEZVOUS, Capture, checked_envelope, message_columns

LISTED = "attachment"
"""Column of a stream's headers: the base of the one attachment, of all that are listed, whose messages are there."""
LATE = "late"
"""Column of a stream's messages that come after their attachment was released: whether they differ from it."""

BEFORE = [("sets_before", pa.int32()), ("is_ended", pa.bool_())]
"""Columns of a stream's messages of Rendezvous: how many sets of their sender are closed, the last by an LST or not."""

_TYPES = {
    **dict.fromkeys(("msg_type", "encoding", "ccsid"), pa.int32()),
    **dict.fromkeys(("correl_id", "body"), pa.binary()),
    **dict.fromkeys(("index", "offset"), pa.int64()),
}
# Only the first messages of a window are looked at together: bodies of a batch are held twice.
_BATCH_BYTES = 8 << 20


def columns_of(format_name: str) -> pa.Schema:
    """Return the columns of messages: envelope, body, their place, and why one could not be read (`refused`)."""
    names = (*ENVELOPE[format_name], "body", "path", "index", "offset", "refused")
    return pa.schema([(name, _TYPES.get(name, pa.string())) for name in names])


def captured(spark: SparkSession, capture: Capture, named: Mapping[str, object]) -> DataFrame:
    """Return the messages of a capture. Raises SourceError."""
    if capture.is_parquet:
        table = spark.read.parquet(*(file.address for file in capture.files))
        names = checked_envelope(capture.fmt.name, table.columns, capture.files[0].path)
        place = (
            regexp_replace(col("_metadata.file_path"), "^file:/*", "/").alias("path"),
            col("_metadata.row_index").alias("index"),
            lit(0).cast("long").alias("offset"),
        )
        return checked(table.select(*names, *place), capture.fmt.name)
    options = for_all_cores(spark, capture.options, capture.files, named)
    splits = plan_splits(capture.fmt, options, capture.files)
    task = _ReadTask(capture.fmt, options)
    messages = one_task_each(spark, splits).mapInArrow(task.function, spark_schema(columns_of(capture.fmt.name)))
    # A container may hold no message; bytes that could not be read are there.
    return messages.where(col("body").isNotNull())


def checked(df: DataFrame, format_name: str) -> DataFrame:
    """Return a caller's messages with `columns_of`, null if they are missing, and the columns of streams that it has.

    Raises OptionError where a column is missing: `body`; of a queue `msg_type` and `correl_id` (binary, or text of
    hexadecimal digits); of Rendezvous `index`, the order in which a sender sent.
    """
    checked_envelope(format_name, df.columns, "The DataFrame")
    if format_name == RENDEZVOUS and "index" not in df.columns:
        raise OptionError("The DataFrame needs a column index: the order in which each sender's messages were sent.")

    def column(name: str, type_name: str) -> Column:
        if name not in df.columns:
            return lit(None).cast(type_name).alias(name)
        is_text = name == "correl_id" and df.schema[name].dataType.typeName() == "string"
        return (unhex(col(name)) if is_text else col(name)).cast(type_name).alias(name)

    fields = spark_schema(columns_of(format_name)).fields
    own = [column(field.name, field.dataType.simpleString()) for field in fields]
    return df.select(*own, *(name for name in (LISTED, LATE, *dict(BEFORE)) if name in df.columns))


@dataclass(frozen=True)
class _ReadTask(Task):
    """Read the messages of splits, inside a worker."""

    fmt: Format
    options: ReadOptions

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        schema = columns_of(self.fmt.name)
        for batch in batches:
            for row in batch.to_pylist():
                split: Split = pickle.loads(row["parts"])  # noqa: S301 (made by our own driver)
                for part in split.parts:
                    for messages in read_messages(self.fmt, self.options, part):
                        yield from self._rows(messages, schema)

    def _rows(self, messages: Messages, schema: pa.Schema) -> Iterator[pa.RecordBatch]:
        """Yield a batch a few MiB: all messages of a window at once would be held by Java, too."""
        rows = max(len(messages) * _BATCH_BYTES // max(messages.nbytes, 1), 1)
        for start in range(0, len(messages), rows):
            columns = message_columns(self.fmt.name, messages.slice(start, min(start + rows, len(messages))))
            arrays = (one if isinstance(one, pa.Array) else pa.array(one) for one in columns.values())
            cast = [array.cast(field.type) for array, field in zip(arrays, schema, strict=True)]
            yield pa.RecordBatch.from_arrays(cast, schema=schema)
