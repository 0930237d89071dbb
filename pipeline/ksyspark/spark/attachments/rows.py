"""Rows of data sets, read in parallel by a plan: one Parquet file for each chunk."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pyarrow as pa
from pyspark.sql import DataFrame
from pyspark.sql.functions import broadcast, col, count, lit
from pyspark.sql.pandas.types import from_arrow_schema

from ksyspark.attachments.contents import WrittenContent, write_rows
from ksyspark.attachments.settings import OutputSettings
from ksyspark.spark.attachments.plan import SPEC_NUMBER, Chunk
from ksyspark.spark.workers import freeze_loaded_modules

_WRITTEN = pa.schema([("written", pa.binary())])
# For each chunk, and at most for each shuffle partition: few chunks are spread by chance, and more partitions even that
# out. Those of one number are not joined by Spark, and each takes a Python worker.
_PARTITIONS = 4
# Larger plans are joined by shuffling the messages.
_MAX_BROADCAST_ROWS = 4_000_000


def written_rows(
    bodies: DataFrame, plan: DataFrame, settings: OutputSettings, folder: str
) -> dict[tuple[str, int], list[WrittenContent]]:
    """Write the chunks of a plan to a job's folder; return what was written by data set, in the order of rows.

    `bodies` are the bytes (`body`) that keys of the plan name. Raises SourceError where they are not those of the plan.
    """
    chunks = plan.where(col("spec").isNotNull()).select("chunk", "number", col("spec").alias("payload"))
    pieces = plan.where(col("size").isNotNull()).select("chunk", "number", "key", "first", "size")
    (counts,) = plan.select(count("spec").alias("chunks"), count("size").alias("pieces")).collect()
    if counts.pieces <= _MAX_BROADCAST_ROWS:
        pieces = broadcast(pieces)
    most = int(bodies.sparkSession.conf.get("spark.sql.shuffle.partitions") or 1)
    piece = col("body").substr(col("first") + lit(1), col("size"))
    found_pieces = bodies.join(pieces, "key").select("chunk", "number", piece.alias("payload"))
    work = (
        chunks.unionByName(found_pieces)
        .repartition(_PARTITIONS * min(counts.chunks, most), "chunk")
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
        written = write_rows(replace(chunk.data_set, rows=rows), self.folder, self.settings, chunk.number)
        return {"written": pickle.dumps((chunk.key, chunk.number, written))}
