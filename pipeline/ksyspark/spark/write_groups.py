"""Tables of groups, written by Spark's workers, for files of any size."""

from __future__ import annotations

import json
import time
import uuid
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass

import pyarrow as pa
from pyspark.sql import DataFrame, Observation, SparkSession
from pyspark.sql.functions import col, count, lit
from pyspark.sql.types import StringType, StructField, StructType

from ksyspark.destination import Destination, SaveMode
from ksyspark.destination.journal import Move
from ksyspark.groups.read import Queue, open_queue
from ksyspark.groups.write import TABLES, Counts, GroupsResult, schemas_of
from ksyspark.layout.projection import choose
from ksyspark.protocols.ibm_mq.segments import COLUMNS
from ksyspark.reader.envelope import ERROR
from ksyspark.spark.groups import group_messages, groups_of, segments
from ksyspark.spark.schema import canonical, conform, envelope
from ksyspark.spark.split_writer import table_file
from ksyspark.spark.struct_types import struct_type
from ksyspark.spark.tasks import kept
from ksyspark.spark.workers import worker_errors

_FILE = "file"


def write_groups(  # noqa: PLR0913 (the keyword arguments are settings)
    spark: SparkSession,
    src: str | Sequence[str],
    dest: str,
    format: str = "mq_message",  # noqa: A002 (the word of all doors)
    options: Mapping[str, object] | None = None,
    *,
    per_file: bool = False,
    save_mode: SaveMode = "error",
    batch: str | None = None,
) -> GroupsResult:
    """Write the Parquet tables `groups`, `group_messages` and `rejects` of files, as `ksyspark.groups` does.

    Only rows of `groups` come to the driver, without data. Raises FormatError, OptionError and SourceError.
    """
    began = time.monotonic()
    given = dict(options or {})
    queue = open_queue(src, format, given, per_file=per_file)
    destination = Destination(dest, TABLES, save_mode, batch)
    tables = {name: destination.table(name) for name in TABLES}
    earlier = destination.prepare()
    if earlier is not None:
        return GroupsResult(Counts(**earlier), tables, time.monotonic() - began, is_repeated=True)
    with destination.abandon_on_error(), worker_errors():
        destination.check_columns(schemas_of(queue))
        counts, moves = _Run(spark, queue, given, destination.job_address).tables()
        destination.commit(lambda: moves, asdict(counts))
    return GroupsResult(counts, tables, time.monotonic() - began)


@dataclass(frozen=True)
class _Run:
    spark: SparkSession
    queue: Queue
    given: Mapping[str, object]
    folder: str

    def tables(self) -> tuple[Counts, list[Move]]:
        """Write all tables to the job's folder; return what was found and the moves of the files."""
        counted = Observation()
        columns = COLUMNS[self.queue.fmt.name]
        chosen = choose(self.queue.fmt.layout, self.queue.fmt.layout.root, columns)
        own = struct_type(chosen, chosen.root, enums_as_ints=self.queue.options.enums_as_ints)
        source, *_, error, corrupt = envelope(self.queue.fmt, self.queue.options)
        decoded = self._read(StructType([*own, source, error]))
        counts = (count(lit(1)).alias("messages"), count(ERROR).alias("rejects"))
        observed = decoded.observe(counted, *counts)
        of_file = col("_source.path") if self.queue.is_per_file else None
        logical = group_messages(segments(observed.where(col(ERROR).isNull()), self.queue.fmt.name, of_file))
        # The rows without data come back from the writers, and groups are made of them.
        written = kept(self._written(logical, "group_messages"))
        try:
            found = self._written(groups_of(written.drop(_FILE)), "groups").collect()
            files = {"groups": {row[_FILE] for row in found}, "group_messages": self._files(written)}
        finally:
            written.unpersist()
        # A plan without rows can end before anything is observed.
        counted_rows = counted.get if found else decoded.agg(*counts).collect()[0].asDict()
        rejects = self._read(StructType([source, error, corrupt])).where(col(ERROR).isNotNull())
        files["rejects"] = self._files(self._written(rejects, "rejects")) if counted_rows["rejects"] else set()
        schemas = {"groups": groups_of(written).schema, "group_messages": logical.schema, "rejects": rejects.schema}
        moves = [move for table in TABLES for move in self._moves(table, files[table], schemas[table])]
        return Counts.of(counted_rows["messages"], counted_rows["rejects"], [row.asDict() for row in found]), moves

    def _read(self, schema: StructType) -> DataFrame:
        paths = json.dumps([file.address for file in self.queue.files])
        given = {name: value for name, value in self.given.items() if name.lower() not in ("mode", "columns")}
        reader = self.spark.read.format("ksy").options(**{**given, "format": self.queue.fmt.name, "paths": paths})  # type: ignore[arg-type]
        return reader.schema(schema).load()

    def _written(self, df: DataFrame, table: str) -> DataFrame:
        """Return the rows of a table without `data`, each with the file that it is written to."""
        kept = [field for field in df.schema.fields if field.name not in ("data", self.queue.options.corrupt_column)]
        task = _WriteTask(self.folder, table, df.schema, StructType([*kept, StructField(_FILE, StringType())]))
        return df.mapInArrow(task.run, task.returned)

    @staticmethod
    def _files(written: DataFrame) -> set[str]:
        return {row[_FILE] for row in written.select(_FILE).distinct().collect()}

    def _moves(self, table: str, files: set[str], schema: StructType) -> Iterator[Move]:
        names = sorted(files) or [table_file(self.folder, _name(table), schema, "zstd").write_empty()]
        return ((name, f"{table}/{name.removeprefix(f'{table}-')}") for name in names)


@dataclass(frozen=True)
class _WriteTask:
    """Write the rows of a partition to a Parquet file, inside a worker, and return them with its name."""

    folder: str
    table: str
    schema: StructType
    returned: StructType

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        writer = table_file(self.folder, _name(self.table), self.schema, "zstd")
        schema = canonical(self.returned)
        for batch in batches:
            writer.write(batch)
            kept = batch.select([name for name in schema.names if name != _FILE])
            yield conform(kept.append_column(_FILE, pa.array([writer.name] * batch.num_rows, pa.string())), schema)
        writer.close()


def _name(table: str) -> str:
    return f"{table}-part-{uuid.uuid4()}.parquet"
