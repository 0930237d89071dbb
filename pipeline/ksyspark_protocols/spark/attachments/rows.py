"""Rows of data sets that were not held: plans of chunks by definitions, and the chunks read in parallel."""

import pickle
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pyarrow as pa
from pyspark.sql import DataFrame
from pyspark.sql.functions import broadcast, col, count, lit, regexp_replace

from ksyspark.destination.parquet import TableFiles
from ksyspark.errors import SourceError
from ksyspark.spark.schema import spark_schema
from ksyspark.spark.workers import Task, freeze_loaded_modules, tasks_at_once
from ksyspark_protocols.attachments.contents import ContentOptions, WrittenContent, write_content, write_rows
from ksyspark_protocols.attachments.report import MESSAGES, Outcome, message_table
from ksyspark_protocols.sas.result import Attachment, Closed, DataSet, Stray
from ksyspark_protocols.sas.rv.contents import value_rows
from ksyspark_protocols.sas.rv.messages import RvSwitches

PLAN = pa.schema(
    [
        ("report", pa.binary()),
        ("chunk", pa.string()),
        ("number", pa.int64()),
        ("key", pa.binary()),
        ("first", pa.int32()),
        ("size", pa.int32()),
        ("spec", pa.binary()),
    ]
)
"""Rows of a plan: a report; the description of a chunk (`spec`); or a message's bytes of a chunk, from `first` on.

The bytes are those that `key` names, in all messages.
"""

Contents = Sequence[tuple[Outcome, Attachment | None]]
SPEC_NUMBER = -1
CHUNK_BYTES = 32 << 20


@dataclass(frozen=True, slots=True)
class Chunk:
    """A run of rows: part `number` of the data set at `key`, which is here without rows.

    A row has `row_length` bytes; with `switches` it has values, and the first row begins at value `first_value` of the
    chunk's messages.
    """

    key: tuple[str, int]
    number: int
    num_rows: int
    row_length: int
    data_set: DataSet
    switches: RvSwitches | None
    first_value: int

    def rows(self, pieces: Sequence[bytes]) -> pa.Array:
        """Return the rows in the messages of the chunk. Raises SourceError where they are not those of the plan."""
        expected = f"The messages changed while they were read: {self.num_rows} rows of {self.row_length}"
        if self.switches is not None:
            rows = value_rows(pieces, self.first_value, self.num_rows, self.row_length, self.switches)
            if len(rows) != self.num_rows:
                raise SourceError(f"{expected} values were there, and now {len(rows)} rows.")
            return rows
        data = b"".join(pieces)
        if len(data) != self.num_rows * self.row_length:
            raise SourceError(f"{expected} bytes were there, and now {len(data)} bytes.")
        buffers = [None, pa.py_buffer(data)]
        return pa.FixedSizeBinaryArray.from_buffers(pa.binary(self.row_length), self.num_rows, buffers)


def plan_chunks(
    key: tuple[str, int], data_set: DataSet, switches: RvSwitches | None, chunk_bytes: int
) -> Iterator[dict[str, Any]]:
    """Yield the rows of PLAN for a data set whose rows were not kept, in chunks of about so many bytes of messages.

    With `switches` rows are not of bytes, but of values.
    """
    plan = data_set.planned_rows
    assert plan is not None
    bare = replace(data_set, planned_rows=None, rows=None)
    rows_at_once = max(chunk_bytes * plan.num_rows // max(sum(one.num_bytes for one in plan.fragments), 1), 1)
    fragments = iter(plan.fragments)
    fragment, begin = next(fragments), 0
    for number, first_row in enumerate(range(0, plan.num_rows, rows_at_once)):
        num_rows = min(rows_at_once, plan.num_rows - first_row)
        start, stop = first_row * plan.row_length, (first_row + num_rows) * plan.row_length
        name = f"{key[0]} {key[1]} {number}"
        while begin + fragment.length <= start:
            fragment, begin = next(fragments), begin + fragment.length
        chunk = Chunk(key, number, num_rows, plan.row_length, bare, switches, start - begin)
        yield {"chunk": name, "number": SPEC_NUMBER, "spec": pickle.dumps(chunk)}
        while True:
            # The fragment holds the bytes or values of all rows from `begin` on.
            low, high = max(start - begin, 0), min(stop - begin, fragment.length)
            # Of values all bytes are taken, for only reading shows where each is.
            is_of_bytes = fragment.num_values is None
            first, size = (low, high - low) if is_of_bytes else (0, fragment.num_bytes)
            if low < high:
                place = {"first": fragment.offset + first, "size": size}
                yield {"chunk": name, "number": fragment.number, "key": fragment.key, **place}
            if begin + fragment.length >= stop:
                break
            fragment, begin = next(fragments), begin + fragment.length


@dataclass(frozen=True)
class Planner:
    """Write what is held of attachments to a job's folder, and plan the rows that are not."""

    settings: ContentOptions
    folder: str
    switches: RvSwitches | None = None
    chunk_bytes: int = field(default_factory=lambda: CHUNK_BYTES)

    def batches(self, closed: Iterable[tuple[Contents, Closed]]) -> Iterator[pa.RecordBatch]:
        """Yield rows of PLAN for attachments and strays; messages of applications go to files. Raises SourceError."""
        messages = TableFiles(self.folder, {"messages": MESSAGES}, self.settings.compression)
        for contents, each in closed:
            messages.write({"messages": message_table(each)})
            yield self._batch(contents, each.strays)
        names = messages.close().get("messages", [])
        yield pa.RecordBatch.from_pylist([{"report": pickle.dumps(([], (), names))}], schema=PLAN)

    def _batch(self, contents: Contents, strays: tuple[Stray, ...]) -> pa.RecordBatch:
        outcomes: list[Outcome] = []
        rows: list[dict[str, Any]] = []
        for outcome, attachment in contents:
            content = attachment.usable if attachment and attachment.handed_on in ("all", "part") else None
            if isinstance(content, DataSet) and content.planned_rows is not None and content.num_rows:
                rows += plan_chunks(outcome.key, content, self.switches, self.chunk_bytes)
                outcomes.append(outcome)
            else:
                outcomes.append(replace(outcome, written=write_content(attachment, self.folder, self.settings)))
        return pa.RecordBatch.from_pylist([{"report": pickle.dumps((outcomes, strays, []))}, *rows], schema=PLAN)


_WRITTEN = pa.schema([("written", pa.binary())])
# For each chunk, and at most for each core: few chunks are spread by chance, and more partitions even that out. Those
# of one number are not joined by Spark, and each takes a Python worker.
_PARTITIONS = 4
# Larger plans are joined by shuffling the messages.
_MAX_BROADCAST_ROWS = 4_000_000

_Key = tuple[str, int]


def written_rows(
    bodies: DataFrame,
    plan: DataFrame,
    settings: ContentOptions,
    folder: str,
    durations: Mapping[_Key, frozenset[str]] | None = None,
) -> dict[_Key, list[WrittenContent]]:
    """Write the chunks of a plan to a job's folder; return what was written by data set, in the order of rows.

    `bodies` are the bytes (`body`) that keys of the plan name; `durations` are columns of data sets with times beyond a
    day. Where only some chunks find such, the data set is written anew. Raises SourceError where the bytes are not
    those of the plan.
    """
    chunks = plan.where(col("spec").isNotNull()).select("chunk", "number", col("spec").alias("payload"))
    pieces = plan.where(col("size").isNotNull()).select("chunk", "number", "key", "first", "size")
    (counts,) = plan.select(count("spec").alias("chunks"), count("size").alias("pieces")).collect()
    if counts.pieces <= _MAX_BROADCAST_ROWS:
        pieces = broadcast(pieces)
    spark = bodies.sparkSession
    most = tasks_at_once(spark) or int(spark.conf.get("spark.sql.shuffle.partitions") or 1)
    piece = col("body").substr(col("first") + lit(1), col("size"))
    work = (
        chunks.unionByName(bodies.join(pieces, "key").select("chunk", "number", piece.alias("payload")))
        .repartition(_PARTITIONS * min(counts.chunks, most), "chunk")
        .sortWithinPartitions("chunk", "number")
        .mapInArrow(_ChunkTask(settings, folder, durations or {}).function, spark_schema(_WRITTEN))
    )
    pickled = [row.written for row in work.collect()]
    contents: dict[_Key, list[WrittenContent]] = {}
    for key, _, written in sorted(map(pickle.loads, pickled), key=lambda part: part[:2]):
        contents.setdefault(key, []).append(written)
    lasting = {key: frozenset[str]().union(*(one.durations for one in parts)) for key, parts in contents.items()}
    mixed = {key: columns for key, columns in lasting.items() if any(one.durations != columns for one in contents[key])}
    if not mixed:
        return contents
    names = [f"{set_id} {position}" for set_id, position in mixed]
    again = plan.where(regexp_replace("chunk", " [0-9]+$", "").isin(names))
    return {**contents, **written_rows(bodies, again, settings, folder, mixed)}


@dataclass(frozen=True)
class _ChunkTask(Task):
    """Write chunks whose pieces come one chunk after another, inside a worker."""

    settings: ContentOptions
    folder: str
    durations: Mapping[_Key, frozenset[str]]

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        chunk: Chunk | None = None
        pieces: dict[int, bytes] = {}
        for batch in batches:
            # A batch may have 64 MiB: only the pieces of one chunk are held twice.
            for number, scalar in zip(batch.column(1).to_pylist(), batch.column(2), strict=True):
                payload = scalar.as_py()
                if number != SPEC_NUMBER:
                    # A copy of a message that came twice has the same bytes.
                    pieces[number] = payload
                    continue
                if chunk is not None:
                    yield pa.RecordBatch.from_pylist([self._write(chunk, pieces)], schema=_WRITTEN)
                chunk, pieces = pickle.loads(payload), {}  # noqa: S301 (made by our own workers)
        if chunk is not None:
            yield pa.RecordBatch.from_pylist([self._write(chunk, pieces)], schema=_WRITTEN)

    def _write(self, chunk: Chunk, pieces: dict[int, bytes]) -> dict[str, bytes]:
        rows = chunk.rows(list(pieces.values()))
        pieces.clear()
        data_set, durations = replace(chunk.data_set, rows=rows), self.durations.get(chunk.key)
        written = write_rows(data_set, self.folder, self.settings, chunk.number, durations)
        return {"written": pickle.dumps((chunk.key, chunk.number, written))}
