"""Rows of data sets, read in parallel: a plan of chunks made from definitions, one Parquet file for each chunk.

A chunk is a run of whole rows. It takes from each message the bytes that belong to it, so that a row that crosses from
one message into the next needs no other step than putting both pieces together, and only messages at the border of two
chunks are sent twice.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pyarrow as pa
from pyspark.sql import DataFrame
from pyspark.sql.functions import broadcast, col, lit
from pyspark.sql.pandas.types import from_arrow_schema

from ksyspark.attachments.contents import WrittenContent, write_rows
from ksyspark.attachments.settings import OutputSettings
from ksyspark.errors import SourceError
from ksyspark.protocols.sas.mq.messages import NUMBERED
from ksyspark.protocols.sas.result import DataSet
from ksyspark.spark.workers import freeze_loaded_modules

PLAN = pa.schema(
    [
        ("report", pa.binary()),
        ("chunk", pa.string()),
        ("number", pa.int64()),
        ("correl_id", pa.binary()),
        ("first", pa.int32()),
        ("size", pa.int32()),
        ("spec", pa.binary()),
    ]
)
"""Rows of a plan: a report; the description of a chunk (`spec`); or a message's bytes of a chunk, from `first` on."""

CHUNK_BYTES = 32 << 20
_WRITTEN = pa.schema([("written", pa.binary())])
_SPEC_NUMBER = -1
# For each shuffle partition: few chunks are spread by chance, and more partitions even that out.
_PARTITIONS = 4
# Larger plans are joined by shuffling the messages.
_MAX_BROADCAST_ROWS = 4_000_000


@dataclass(frozen=True, slots=True)
class _Chunk:
    """A run of rows: part `number` of the data set at `key`, which is here without rows."""

    key: tuple[str, int]
    number: int
    num_rows: int
    data_set: DataSet


def plan_chunks(key: tuple[str, int], data_set: DataSet, chunk_bytes: int) -> Iterator[dict[str, Any]]:
    """Yield the rows of PLAN for a data set whose rows were not kept, in chunks of about so many bytes."""
    plan = data_set.planned_rows
    assert plan is not None
    bare = replace(data_set, planned_rows=None, rows=None)
    rows_at_once = max(chunk_bytes // plan.row_bytes, 1)
    fragments = iter(plan.fragments)
    fragment, begin = next(fragments), 0
    for number, first_row in enumerate(range(0, plan.num_rows, rows_at_once)):
        num_rows = min(rows_at_once, plan.num_rows - first_row)
        start, stop = first_row * plan.row_bytes, (first_row + num_rows) * plan.row_bytes
        name = f"{key[0]} {key[1]} {number}"
        chunk = _Chunk(key, number, num_rows, replace(bare, row_bytes=plan.row_bytes))
        yield {"chunk": name, "number": _SPEC_NUMBER, "spec": pickle.dumps(chunk)}
        while True:
            # The fragment holds the bytes of all rows from `begin` on.
            low, high = max(start - begin, 0), min(stop - begin, fragment.size)
            if low < high:
                yield {
                    "chunk": name,
                    "number": fragment.number,
                    "correl_id": fragment.correl_id,
                    "first": fragment.offset + low,
                    "size": high - low,
                }
            if begin + fragment.size >= stop:
                break
            fragment, begin = next(fragments), begin + fragment.size


def written_rows(
    messages: DataFrame, plan: DataFrame, settings: OutputSettings, folder: str
) -> dict[tuple[str, int], list[WrittenContent]]:
    """Write the chunks of a plan to a job's folder; return what was written by data set, in the order of rows.

    Raises SourceError where the messages are not those of the plan.
    """
    chunks = plan.where(col("spec").isNotNull()).select("chunk", "number", col("spec").alias("payload"))
    pieces = plan.where(col("size").isNotNull()).select("chunk", "number", "correl_id", "first", "size")
    if pieces.count() <= _MAX_BROADCAST_ROWS:
        pieces = broadcast(pieces)
    numbered = messages.where((col("msg_type") == NUMBERED) & col("refused").isNull()).select("correl_id", "body")
    piece = col("body").substr(col("first") + lit(1), col("size"))
    bodies = numbered.join(pieces, "correl_id").select("chunk", "number", piece.alias("payload"))
    work = (
        chunks.unionByName(bodies)
        .repartition(_PARTITIONS * int(messages.sparkSession.conf.get("spark.sql.shuffle.partitions") or 1), "chunk")
        .sortWithinPartitions("chunk", "number")
        .mapInArrow(_ChunkTask(settings, folder).run, from_arrow_schema(_WRITTEN))
    )
    found: dict[tuple[str, int], list[tuple[int, WrittenContent]]] = {}
    for row in work.collect():
        key, number, written = pickle.loads(row.written)  # noqa: S301 (made by our own workers)
        found.setdefault(key, []).append((number, written))
    return {key: [written for _, written in sorted(parts, key=lambda one: one[0])] for key, parts in found.items()}


@dataclass(frozen=True)
class _ChunkTask:
    """Write chunks whose pieces come one chunk after another, inside a worker."""

    settings: OutputSettings
    folder: str

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        chunk: _Chunk | None = None
        pieces: dict[int, bytes] = {}
        for batch in batches:
            for number, payload in zip(batch.column(1).to_pylist(), batch.column(2).to_pylist(), strict=True):
                if number != _SPEC_NUMBER:
                    # A copy of a message that came twice has the same bytes.
                    pieces[number] = payload
                    continue
                if chunk is not None:
                    yield pa.RecordBatch.from_pylist([self._write(chunk, pieces)], schema=_WRITTEN)
                chunk, pieces = pickle.loads(payload), {}  # noqa: S301 (made by our own workers)
        if chunk is not None:
            yield pa.RecordBatch.from_pylist([self._write(chunk, pieces)], schema=_WRITTEN)

    def _write(self, chunk: _Chunk, pieces: dict[int, bytes]) -> dict[str, bytes]:
        data = b"".join(pieces.values())
        pieces.clear()
        row_bytes = chunk.data_set.row_bytes or 0
        if len(data) != chunk.num_rows * row_bytes:
            raise SourceError(
                f"The messages changed while they were read: {chunk.num_rows} rows of {row_bytes} bytes were there, "
                f"and now {len(data)} bytes."
            )
        rows = pa.FixedSizeBinaryArray.from_buffers(pa.binary(row_bytes), chunk.num_rows, [None, pa.py_buffer(data)])
        written = write_rows(replace(chunk.data_set, rows=rows), self.folder, self.settings, chunk.number)
        return {"written": pickle.dumps((chunk.key, chunk.number, written))}
