"""Groups and segmented messages of IBM MQ by Spark: put together in workers, group by group, and written as tables."""

import pickle
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pyarrow as pa
from pyspark.sql import Column, DataFrame, Observation, Row, SparkSession
from pyspark.sql.functions import coalesce, col, count, lit
from pyspark.sql.streaming.readwriter import DataStreamWriter
from pyspark.sql.types import StructType

from ksyspark.destination import Destination, WriteOptions, Written
from ksyspark.destination.parquet import Files
from ksyspark.errors import OptionError
from ksyspark.formats import find_format
from ksyspark.layout.projection import choose
from ksyspark.options.read_options import GivenOptions
from ksyspark.reader.envelope import ERROR, SOURCE
from ksyspark.spark.files import read_messages
from ksyspark.spark.ingestion import WriteTask
from ksyspark.spark.schema import envelope, spark_schema, struct_type
from ksyspark.spark.workers import Task, freeze_loaded_modules, worker_errors
from ksyspark_protocols import groups as queue_groups
from ksyspark_protocols.spark import RowsTask, held_state, pieces
from ksyspark_protocols.spark.held_state import HeldState, PickledValue, batch_writer, timer_milliseconds

if TYPE_CHECKING:
    from pyspark.sql.streaming.stateful_processor import StatefulProcessorHandle, TimerValues

_ROWS_WRITTEN, _BYTES_WRITTEN = 1024, 8 << 20
_SCHEMAS = {"groups": queue_groups.GROUPS, "group_messages": queue_groups.GROUP_MESSAGES}


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
        for name, choices in queue_groups.SEGMENT_COLUMNS.items()
    }
    name = next((name for name, columns in roots.items() if set(columns) <= set(messages.columns)), None)
    if name is None:
        needed = " or ".join(f"{', '.join(columns)} of {name}" for name, columns in roots.items())
        raise OptionError(f"The DataFrame needs the columns {needed}.")
    sound = messages.where(col(ERROR).isNull()) if ERROR in messages.columns else messages
    source = [SOURCE] if SOURCE in messages.columns else []
    of_queue = lit(None) if queue is None else col(queue) if isinstance(queue, str) else queue
    selected = sound.select(of_queue.cast("string").alias("queue"), *roots[name], *source)
    task = RowsTask(partial(_segments_in, format_name=name), queue_groups.SEGMENTS)
    return selected.mapInArrow(task.function, spark_schema(queue_groups.SEGMENTS))


def by_group(segments: DataFrame) -> DataFrame:
    """Return rows of SEGMENTS, those of a group one after another."""
    return segments.repartition("queue", "group_id").sortWithinPartitions("queue", "group_id", "msg_seq_number")


def _segments_in(row: dict[str, Any], format_name: str) -> Iterator[queue_groups.Row]:
    """Yield where a decoded message belongs, unless it is neither in a group nor a segment."""
    segment = queue_groups.segment_of(row, format_name, row["queue"])
    if segment:
        yield {name: getattr(segment, name) for name in queue_groups.SEGMENTS.names}


@dataclass(frozen=True)
class _RowsTask(Task):
    """Make the rows of one table of segments that come group by group, inside a worker."""

    table: str

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        for tables in _tables_of_groups(None, batches, Counter()):
            if self.table in tables:
                yield from tables[self.table].to_batches()


def _tables_of_groups(
    decode: queue_groups.LogicalDecoder | None, batches: Iterator[pa.RecordBatch], counts: Counter[str]
) -> Iterator[Mapping[str, pa.Table]]:
    """Yield the rows of all tables for segments that come group by group; the bytes of one message are held."""
    held: dict[str, list[queue_groups.Row]] = {table: [] for table in _SCHEMAS}
    num_bytes = 0

    def taken(table: str) -> dict[str, pa.Table]:
        rows, held[table] = held[table], []
        tables = {table: pa.Table.from_pylist(rows, schema=_SCHEMAS[table])}
        if decode is not None and table == "group_messages":
            tables["decoded"] = decode.table(rows)
        for name, own in tables.items():
            counts.update(queue_groups.counts_in(name, own))
        return tables

    segments = (queue_groups.Segment(**row) for rows in pieces(batches) for row in rows)
    for table, row in queue_groups.rows_of(segments):
        held[table].append(row)
        num_bytes += len(row.get("data") or b"")
        if len(held[table]) >= _ROWS_WRITTEN or num_bytes >= _BYTES_WRITTEN:
            yield taken(table)
            num_bytes = 0
    yield from map(taken, _SCHEMAS)


def write_groups(
    spark: SparkSession,
    src: str | Sequence[str],
    dest: str,
    format: str = "mq_message",
    options: Mapping[str, object] | None = None,
) -> Written[queue_groups.Counts]:
    """Write the Parquet tables `groups`, `group_messages` and `rejects` of files, as `ksyspark_protocols.groups` does.

    No rows come to the driver. Raises FormatError, OptionError and SourceError.
    """
    chosen = GivenOptions(options, WriteOptions, queue_groups.GroupOptions)
    queue = queue_groups.open_queue(src, format, chosen)

    def write(folder: str) -> tuple[Files, Mapping[str, int]]:
        with worker_errors():
            return _write_tables(spark, queue, chosen.rest, folder)

    destination = Destination(dest, queue_groups.TABLES, chosen[WriteOptions])
    absent = () if queue.decode else ("decoded",)
    return destination.write_tables(queue_groups.schemas_of(queue), "zstd", write, queue_groups.Counts, absent)


def _write_tables(
    spark: SparkSession, queue: queue_groups.Queue, settings: Mapping[str, object], folder: str
) -> tuple[Files, Mapping[str, int]]:
    """Write all tables to the job's folder; return the files and the counts."""
    fmt, options = queue.fmt, queue.options
    named = {name: value for name, value in settings.items() if name.lower() not in ("mode", "columns")}
    paths = [file.address for file in queue.files]

    def read(schema: StructType) -> DataFrame:
        return read_messages(spark, fmt.name, paths, schema, **named)

    chosen = choose(fmt.layout, fmt.layout.root, queue_groups.SEGMENT_COLUMNS[fmt.name])
    own = struct_type(chosen, chosen.root, enums_as_ints=options.enums_as_ints)
    source, *_, error, corrupt = envelope(fmt, options)
    counted, counts = Observation(), (count(lit(1)).alias("messages"), count(ERROR).alias("rejects"))
    decoded = read(StructType([*own, source, error]))
    sound = decoded.observe(counted, *counts).where(col(ERROR).isNull()).drop(ERROR)
    task = WriteTask(folder, queue_groups.schemas_of(queue), "zstd", partial(_tables_of_groups, queue.decode))
    files, total = task.collect(by_group(segments_of(sound, col("_source.path") if queue.is_per_file else None)))
    # A plan without rows can end before anything is observed.
    numbers = counted.get if total else decoded.agg(*counts).collect()[0].asDict()
    if numbers["rejects"]:
        rejects = read(StructType([source, error, corrupt])).where(col(ERROR).isNotNull())
        files |= replace(task, tables_of=_rejects_of).collect(rejects)[0]
    return files, asdict(queue_groups.Counts.of(numbers["messages"], numbers["rejects"], total))


def _rejects_of(batches: Iterator[pa.RecordBatch], _counts: Counter[str]) -> Iterator[Mapping[str, pa.RecordBatch]]:
    return ({"rejects": batch} for batch in batches)


_INSTEAD = "write_groups with a name as its batch writes whole groups"


class GroupState(HeldState):
    """Hold the segments of a group until all of it is there, at most some milliseconds after the first."""

    def init(self, handle: "StatefulProcessorHandle") -> None:
        super().init(handle)
        self._places = PickledValue(handle, "places")
        self._held = handle.getListState("segments", "segment binary")

    def handleInputRows(self, key: Any, rows: Iterator[Row], timerValues: "TimerValues") -> Iterator[Row]:
        """Hold segments; yield all of a group that is whole."""
        places: set[queue_groups.Place] = self._places.get() or set()
        if not places:
            self.start_timer(timerValues)
        for row in rows:
            places.add((row.msg_seq_number, row.offset, len(row.payload), row.msg_flags))
            # Pickled: the lists of Spark 4.0 pass through pandas, which knows no null of whole numbers.
            self._held.appendValue((pickle.dumps(tuple(row[name] for name in queue_groups.SEGMENTS.names)),))
        if queue_groups.are_whole(places):
            yield from self.release()
        else:
            self._places.update(places)

    def release(self) -> Iterator[Row]:
        for (pickled,) in self._held.get():
            yield Row(**dict(zip(queue_groups.SEGMENTS.names, pickle.loads(pickled), strict=True)))  # noqa: S301 (our own state)
        self._held.clear()
        self._places.clear()
        self.stop_timer()


def whole_groups(
    messages: DataFrame, queue: Column | str | None = None, *, timeout_seconds: float | None = None
) -> DataFrame:
    """Return the rows of SEGMENTS of a stream as their groups get whole, all those of a group in one batch.

    `messages` and `queue` are those of `groups`. What is not whole after `timeout_seconds` comes out as it is; without
    them it is held. A copy that comes later begins its group anew. Sets the session's state store to RocksDB, which
    this needs. Raises OptionError.
    """
    held_state.check_state(_INSTEAD)
    milliseconds = timer_milliseconds(timeout_seconds)
    keyed = segments_of(messages, queue).withColumn("queue_key", coalesce(col("queue"), lit("")))
    schema = spark_schema(queue_groups.SEGMENTS)
    return held_state.with_state(keyed, ["queue_key", "group_id"], GroupState(milliseconds), schema, milliseconds)


def write_group_stream(
    messages: DataFrame,
    dest: str,
    name: str,
    queue: Column | str | None = None,
    options: Mapping[str, object] | None = None,
    *,
    timeout_seconds: float | None = None,
) -> DataStreamWriter:
    """Return the writer of a stream's groups to `dest/TABLE`, to which checkpoint and trigger are added.

    Groups come as `whole_groups` gives them, in the tables `groups`, `group_messages` and, by the option `decode`,
    `decoded`; each batch is written once, under `name` and its number, whatever fails. For the trigger `availableNow`
    set `spark.sql.streaming.noDataMicroBatches.enabled` to false where there is a timeout: it never ends otherwise.
    Raises FormatError and OptionError.
    """
    own = GivenOptions(options, queue_groups.GroupOptions)[queue_groups.GroupOptions]
    decode = queue_groups.LogicalDecoder(find_format(own.decode)) if own.decode else None
    schemas = {**_SCHEMAS, **({} if decode is None else {"decoded": decode.schema})}

    def write(batch: DataFrame, batch_name: str) -> None:
        def write_groups(folder: str) -> tuple[Files, Mapping[str, int]]:
            task = WriteTask(folder, schemas, "zstd", partial(_tables_of_groups, decode))
            files, total = task.collect(by_group(batch))
            return files, asdict(queue_groups.Counts.of(total["messages"], 0, total))

        destination = Destination(dest, tuple(schemas), WriteOptions("append", batch_name))
        destination.write_tables(schemas, "zstd", write_groups, dict)

    segments = whole_groups(messages, queue, timeout_seconds=timeout_seconds)
    return segments.writeStream.foreachBatch(batch_writer(name, write))
