"""Messages of connections as few rows with many messages each: a row of Java for each message costs more than all else.

A packed row has the messages of one connection (`key`) from one batch of a file.
"""

from __future__ import annotations

import numpy as np
import pyarrow as pa

PACKED = pa.schema([("key", pa.string()), ("messages", pa.binary())])


def packed(batch: pa.RecordBatch) -> pa.RecordBatch:
    """Return a batch of messages as packed rows, one for each key."""
    keys = batch.column("key").dictionary_encode()
    groups = keys.indices.to_numpy()
    order = np.argsort(groups, kind="stable")
    ordered = batch.take(pa.array(order))
    numbers, starts = np.unique(groups[order], return_index=True)
    ends = np.append(starts[1:], len(order))
    blobs = [
        bytes(ordered.slice(start, end - start).serialize())
        for start, end in zip(starts.tolist(), ends.tolist(), strict=True)
    ]
    return pa.RecordBatch.from_arrays(
        [keys.dictionary.take(pa.array(numbers)), pa.array(blobs, pa.binary())], schema=PACKED
    )


def unpacked(blob: bytes, schema: pa.Schema) -> pa.RecordBatch:
    """Return the messages of a packed row."""
    return pa.ipc.read_record_batch(pa.py_buffer(blob), schema)
