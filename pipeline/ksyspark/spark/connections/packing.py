"""Messages of connections as few rows with many messages each: a row of Java for each message costs more than all else.

A packed row has the messages of one connection (`key`), or of all connections of a `bucket`, from one batch of a file.
"""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

import numpy as np
import pyarrow as pa

PACKED = pa.schema([("bucket", pa.int32()), ("key", pa.string()), ("messages", pa.binary())])


def packed(batch: pa.RecordBatch, num_buckets: int | None) -> pa.RecordBatch:
    """Return a batch of messages as packed rows: one for each bucket, or with None for each key."""
    keys = batch.column("key").dictionary_encode()
    names = keys.dictionary.to_pylist()
    if num_buckets is not None:
        buckets = np.array([crc32(name.encode()) % num_buckets for name in names], np.int64)
        groups = buckets[keys.indices.to_numpy()]
    else:
        groups = keys.indices.to_numpy().astype(np.int64)
    order = np.argsort(groups, kind="stable")
    ordered = batch.take(pa.array(order))
    found, starts = np.unique(groups[order], return_index=True)
    ends = np.append(starts[1:], len(order))
    blobs = [
        bytes(ordered.slice(start, end - start).serialize())
        for start, end in zip(starts.tolist(), ends.tolist(), strict=True)
    ]
    by_key = num_buckets is None
    columns = [
        pa.nulls(len(blobs), pa.int32()) if by_key else pa.array(found, pa.int32()),
        pa.array([names[one] for one in found.tolist()]) if by_key else pa.nulls(len(blobs), pa.string()),
        pa.array(blobs, pa.binary()),
    ]
    return pa.RecordBatch.from_arrays(columns, schema=PACKED)


def unpacked(blob: bytes, schema: pa.Schema) -> pa.RecordBatch:
    """Return the messages of a packed row."""
    return pa.ipc.read_record_batch(pa.py_buffer(blob), schema)


def buckets_in(batches: Iterator[pa.RecordBatch], schema: pa.Schema) -> Iterator[pa.Table]:
    """Yield the messages of each bucket, of packed rows that are sorted by it."""
    bucket, waiting = None, list[pa.RecordBatch]()
    for batch in batches:
        for number, blob in zip(batch.column("bucket").to_pylist(), batch.column("messages"), strict=True):
            if number != bucket and waiting:
                yield pa.Table.from_batches(waiting)
                waiting = []
            bucket = number
            waiting.append(unpacked(blob.as_buffer().to_pybytes(), schema))
    if waiting:
        yield pa.Table.from_batches(waiting)
