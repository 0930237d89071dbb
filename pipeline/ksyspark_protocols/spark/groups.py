"""Groups and segmented messages of IBM MQ by Spark: put together in workers, group by group, and written as tables."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import groupby

import pyarrow as pa
from pyspark.sql import Column, DataFrame, Observation, SparkSession
from pyspark.sql import Row as SparkRow
from pyspark.sql.functions import col, count, lit
from pyspark.sql.types import StructType

from ksyspark.destination import Destination, WriteOptions, Written
from ksyspark.destination.folder import Move
from ksyspark.destination.parquet import TableFiles, moves_of
from ksyspark.errors import OptionError
from ksyspark.layout.projection import choose
from ksyspark.options.read_options import GivenOptions
from ksyspark.reader.envelope import ERROR, SOURCE
from ksyspark.spark.files import read_messages
from ksyspark.spark.schema import envelope, spark_schema, struct_type
from ksyspark.spark.workers import Task, freeze_loaded_modules, worker_errors
from ksyspark_protocols import groups as queue_groups
from ksyspark_protocols.ibm_mq import (
    GROUP_MESSAGES,
    GROUPS,
    SEGMENT_COLUMNS,
    SEGMENTS,
    Row,
    Segment,
    group_messages,
    segment_of,
)
from ksyspark_protocols.ibm_mq import groups as groups_of

_ROWS_READ, _ROWS_WRITTEN, _BYTES_WRITTEN = 256, 1024, 8 << 20
_MANIFEST = "counts string, files string"
_SCHEMAS = {"groups": GROUPS, "group_messages": GROUP_MESSAGES}


@dataclass(frozen=True, slots=True)
class GroupTables:
    """Lazy DataFrames: one row a group, and one row a logical message; their columns are `GROUPS`, `GROUP_MESSAGES`."""

    groups: DataFrame
    group_messages: DataFrame


def groups(messages: DataFrame, queue: Column | str | None = None) -> GroupTables:
    """Put segments and groups together out of messages that `mq_message` or `mqmde` decoded.

    All rows are one queue, unless `queue` gives the queue of each, as `_source.path` does where each file is one.
    Messages that are neither in a group nor a segment, and those with `_error`, are left out. `decode_messages` decodes
    their `data`. Raises OptionError where columns are missing.
    """
    segments = by_group(segments_of(messages, queue))
    tables = (segments.mapInArrow(_RowsTask(name).function, spark_schema(schema)) for name, schema in _SCHEMAS.items())
    return GroupTables(*tables)


def segments_of(messages: DataFrame, queue: Column | str | None) -> DataFrame:
    """Return the rows of SEGMENTS of decoded messages. Raises OptionError where columns are missing."""
    roots = {
        name: [choice if isinstance(choice, str) else choice[0] for choice in choices]
        for name, choices in SEGMENT_COLUMNS.items()
    }
    name = next((name for name, columns in roots.items() if set(columns) <= set(messages.columns)), None)
    if name is None:
        needed = " or ".join(f"{', '.join(columns)} of {name}" for name, columns in roots.items())
        raise OptionError(f"The DataFrame needs the columns {needed}.")
    sound = messages.where(col(ERROR).isNull()) if ERROR in messages.columns else messages
    source = [SOURCE] if SOURCE in messages.columns else []
    of_queue = lit(None) if queue is None else col(queue) if isinstance(queue, str) else queue
    selected = sound.select(of_queue.cast("string").alias("queue"), *roots[name], *source)
    return selected.mapInArrow(_SegmentsTask(name).function, spark_schema(SEGMENTS))


def by_group(segments: DataFrame) -> DataFrame:
    """Return rows of SEGMENTS, those of a group one after another."""
    return segments.repartition("queue", "group_id").sortWithinPartitions("queue", "group_id", "msg_seq_number")


@dataclass(frozen=True)
class _SegmentsTask(Task):
    """Find where decoded messages belong, inside a worker."""

    format_name: str

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        for row_batch in _pieces(batches):
            segments = (segment_of(row, self.format_name, row["queue"]) for row in row_batch.to_pylist())
            rows = [{name: getattr(segment, name) for name in SEGMENTS.names} for segment in segments if segment]
            yield pa.RecordBatch.from_pylist(rows, schema=SEGMENTS)


@dataclass(frozen=True)
class _RowsTask(Task):
    """Make the rows of one table of segments that come group by group, inside a worker."""

    table: str

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        for table, rows in _rows_of_groups(batches, None):
            if table == self.table:
                yield from rows.to_batches()


def _pieces(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    """Yield batches of few rows: as Python objects these are held twice."""
    for batch in batches:
        for start in range(0, len(batch), _ROWS_READ):
            yield batch.slice(start, _ROWS_READ)


def _rows_of_groups(
    batches: Iterator[pa.RecordBatch], decode: queue_groups.LogicalDecoder | None
) -> Iterator[tuple[str, pa.Table]]:
    """Yield the rows of all tables for segments that come group by group; the bytes of one message are held."""
    held: dict[str, list[Row]] = {table: [] for table in _SCHEMAS}
    num_bytes = 0

    def taken(table: str) -> Iterator[tuple[str, pa.Table]]:
        rows, held[table] = held[table], []
        yield table, pa.Table.from_pylist(rows, schema=_SCHEMAS[table])
        if decode is not None and table == "group_messages":
            yield "decoded", decode.table(rows)

    for table, row in _rows(Segment(**row) for piece in _pieces(batches) for row in piece.to_pylist()):
        held[table].append(row)
        num_bytes += len(row.get("data") or b"")
        if len(held[table]) >= _ROWS_WRITTEN or num_bytes >= _BYTES_WRITTEN:
            yield from taken(table)
            num_bytes = 0
    for table in _SCHEMAS:
        yield from taken(table)


def _rows(segments: Iterator[Segment]) -> Iterator[tuple[str, Row]]:
    """Yield the rows of the messages of each group, then that of the group."""
    for _, of_group in groupby(segments, key=lambda segment: (segment.queue, segment.group_id)):
        logical = []
        for _, of_message in groupby(of_group, key=lambda segment: segment.msg_seq_number):
            (row,) = group_messages(of_message)
            yield "group_messages", row
            logical.append({**row, "data": None})
        yield from (("groups", row) for row in groups_of(logical))


def write_groups(
    spark: SparkSession,
    src: str | Sequence[str],
    dest: str,
    format: str = "mq_message",  # noqa: A002 (the word of all doors)
    options: Mapping[str, object] | None = None,
) -> Written[queue_groups.Counts]:
    """Write the Parquet tables `groups`, `group_messages` and `rejects` of files, as `ksyspark_protocols.groups` does.

    No rows come to the driver. Raises FormatError, OptionError and SourceError.
    """
    chosen = GivenOptions(options, WriteOptions, queue_groups.GroupOptions)
    queue = queue_groups.open_queue(src, format, chosen)
    with (
        Destination(dest, queue_groups.TABLES, chosen[WriteOptions]).job(queue_groups.schemas_of(queue)) as job,
        worker_errors(),
    ):
        if not job.is_repeated:
            counts, moves = _write_tables(spark, queue, chosen.rest, job.address)
            job.commit(lambda: moves, asdict(counts))
    return job.written(queue_groups.Counts, absent=() if queue.decode else ("decoded",))


def _write_tables(
    spark: SparkSession, queue: queue_groups.Queue, settings: Mapping[str, object], folder: str
) -> tuple[queue_groups.Counts, list[Move]]:
    """Write all tables to the job's folder; return what was found and the moves of the files."""
    fmt, options = queue.fmt, queue.options
    named = {name: value for name, value in settings.items() if name.lower() not in ("mode", "columns")}
    paths = [file.address for file in queue.files]

    def read(schema: StructType) -> DataFrame:
        return read_messages(spark, fmt.name, paths, schema, **named)

    chosen = choose(fmt.layout, fmt.layout.root, SEGMENT_COLUMNS[fmt.name])
    own = struct_type(chosen, chosen.root, enums_as_ints=options.enums_as_ints)
    source, *_, error, corrupt = envelope(fmt, options)
    counted, counts = Observation(), (count(lit(1)).alias("messages"), count(ERROR).alias("rejects"))
    decoded = read(StructType([*own, source, error]))
    sound = decoded.observe(counted, *counts).where(col(ERROR).isNull()).drop(ERROR)
    task = WriteTask(folder, queue_groups.schemas_of(queue), queue.decode)
    written = task.written(by_group(segments_of(sound, col("_source.path") if queue.is_per_file else None)))
    # A plan without rows can end before anything is observed.
    numbers = counted.get if written else decoded.agg(*counts).collect()[0].asDict()
    if numbers["rejects"]:
        rejects = read(StructType([source, error, corrupt])).where(col(ERROR).isNotNull())
        written += replace(task, are_rejects=True).written(rejects)
    total, moves = task.told(written)
    return queue_groups.Counts.of(numbers["messages"], numbers["rejects"], total), moves


@dataclass(frozen=True)
class WriteTask(Task):
    """Write the tables of segments that come group by group, or rejects, inside a worker.

    What comes out are counts without those of messages, and the file of each table that has rows.
    """

    folder: str
    schemas: Mapping[str, pa.Schema]
    decode: queue_groups.LogicalDecoder | None
    are_rejects: bool = False

    def written(self, rows: DataFrame) -> list[SparkRow]:
        """Let workers write rows; return what they tell."""
        return rows.mapInArrow(self.function, _MANIFEST).collect()

    def told(self, written: Sequence[SparkRow]) -> tuple[Counter[str], list[Move]]:
        """Return the counts that workers told, and the moves of their files."""
        total, files = Counter[str](), defaultdict[str, list[str]](list)
        for row in written:
            total.update(json.loads(row["counts"]))
            for table, name in json.loads(row["files"]).items():
                files[table].append(name)
        return total, moves_of(files, TableFiles(self.folder, self.schemas, "zstd"))

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        files, counts = TableFiles(self.folder, self.schemas, "zstd"), Counter[str]()
        rejects = (("rejects", batch) for batch in batches)
        for table, rows in rejects if self.are_rejects else _rows_of_groups(batches, self.decode):
            files.write({table: rows})
            counts.update(queue_groups.counts_in(table, rows))
        yield pa.RecordBatch.from_pylist([{"counts": json.dumps(counts), "files": json.dumps(files.close())}])
