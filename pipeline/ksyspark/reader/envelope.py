"""The columns that every door adds behind the format's own: where a message came from, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pyarrow as pa

from ksyspark.errors import Failure
from ksyspark.reader.messages import Messages

SOURCE = "_source"
ERROR = "_error"
SOURCE_TYPE = pa.struct(
    [("path", pa.string()), ("offset", pa.int64()), ("length", pa.int64()), ("index", pa.int64())],
)
ERROR_TYPE = pa.struct(
    [
        ("field", pa.string()),
        ("offset", pa.int64()),
        ("reason", pa.string()),
        ("expected", pa.string()),
        ("found", pa.string()),
    ]
)


def envelope_schema(corrupt_column: str) -> pa.Schema:
    """Return the fields `_source`, `_error` and the column of undecodable bytes, all nullable."""
    return pa.schema([(SOURCE, SOURCE_TYPE), (ERROR, ERROR_TYPE), (corrupt_column, pa.binary())])


def source_column(messages: Messages) -> pa.StructArray:
    """Return the origin of each message; null for a null message."""
    absent = _absent(messages)
    fields = [_paths(messages), *map(pa.array, (messages.offsets, messages.lengths, messages.indices))]
    return pa.StructArray.from_arrays(fields, fields=list(SOURCE_TYPE), mask=absent)


def error_column(failures: Mapping[int, Failure], count: int) -> pa.StructArray:
    """Return the failures, null where there is none."""
    if not failures:
        return pa.nulls(count, ERROR_TYPE)
    rows = [{name: getattr(failure, name) for name in ERROR_TYPE.names} for failure in failures.values()]
    return _spread(pa.array(rows, ERROR_TYPE), list(failures), count)


def bytes_column(kept: Mapping[int, bytes], count: int) -> pa.BinaryArray:
    """Return the bytes of some rows, null for the others."""
    return (
        _spread(pa.array(list(kept.values()), pa.binary()), list(kept), count) if kept else pa.nulls(count, pa.binary())
    )


def _spread(values: pa.Array, rows: list[int], count: int) -> pa.Array:
    """Put value i to row `rows[i]`."""
    chosen = np.zeros(count, np.int64)
    chosen[rows] = np.arange(len(rows))
    missing = np.ones(count, np.bool_)
    missing[rows] = False
    return values.take(pa.array(chosen, mask=missing))


def _paths(messages: Messages) -> pa.StringArray:
    paths = pa.array([path for path, _ in messages.origins], pa.string())
    counts = [count for _, count in messages.origins]
    return paths.take(pa.array(np.repeat(np.arange(len(counts)), counts)))


def _absent(messages: Messages) -> pa.BooleanArray | None:
    if messages.bodies.null_count == len(messages.failures):
        return None
    absent = messages.bodies.is_null().to_numpy(zero_copy_only=False)
    absent[list(messages.failures)] = False
    return pa.array(absent)
