"""Arrow arrays as numpy matrices of bytes and back, and what conversions return or raise."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

Bytes = NDArray[np.uint8]
Flags = NDArray[np.bool_]
Ints = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class ByteMatrix:
    """Binary or text values with one row of `data` per byte position, so that one numpy step handles a position of all.

    `data[position]` holds that byte of every value, zero behind a value's end. `lengths` are the full lengths in
    bytes, also of values longer than the matrix; `valid` marks the values that are not null.
    """

    data: Bytes
    lengths: Ints
    valid: Flags


def byte_matrix(values: pa.Array | ByteMatrix, max_bytes: int) -> ByteMatrix:
    """Return the first `max_bytes` bytes of binary or text values (large and fixed-size ones too), or of a matrix."""
    if isinstance(values, ByteMatrix):
        return ByteMatrix(values.data[:max_bytes], values.lengths, values.valid)
    starts, ends, data = value_bounds(values)
    valid = valid_rows(values)
    lengths = np.where(valid, ends - starts, 0)
    width = min(int(lengths.max(initial=0)), max_bytes)
    if valid.all() and bool((lengths == width).all()):
        return ByteMatrix(_transposed(data, starts, width), lengths, valid)
    matrix = np.zeros((width, lengths.size), np.uint8)
    for position in range(width):
        exists = lengths > position
        matrix[position] = np.where(exists, data[np.where(exists, starts + position, 0)], 0)
    return ByteMatrix(matrix, lengths, valid)


def valid_rows(values: pa.Array) -> Flags:
    """Return which rows of an Arrow array are not null."""
    if not values.null_count:
        return np.ones(len(values), np.bool_)
    return np.asarray(values.is_valid().to_numpy(zero_copy_only=False), np.bool_)


def validity_bitmap(valid: Flags) -> pa.Buffer | None:
    """Return the validity bitmap of an Arrow array, or None if no row is null."""
    return None if valid.all() else pa.py_buffer(np.packbits(valid, bitorder="little"))


def text_array(letters: Bytes, valid: Flags) -> pa.Array:
    """Return texts of one length, given by position as their ASCII letters, as large strings."""
    offsets = np.arange(valid.size + 1, dtype=np.int64) * len(letters)
    buffers = [validity_bitmap(valid), pa.py_buffer(offsets), pa.py_buffer(letters.T.tobytes())]
    return pa.Array.from_buffers(pa.large_string(), valid.size, buffers)


def value_bounds(values: pa.Array) -> tuple[Ints, Ints, Bytes]:
    """Return the start and end of each binary or text value, and the data buffer that holds them all."""
    arrow, first, count = values.type, values.offset, len(values)
    if pa.types.is_fixed_size_binary(arrow):
        starts = np.arange(first, first + count, dtype=np.int64) * arrow.byte_width
        return starts, starts + arrow.byte_width, _buffer_bytes(values.buffers()[1])
    is_large = pa.types.is_large_binary(arrow) or pa.types.is_large_string(arrow)
    _, offsets_buffer, data = values.buffers()
    if not count:
        return np.zeros(0, np.int64), np.zeros(0, np.int64), _buffer_bytes(data)
    offsets = np.frombuffer(offsets_buffer, np.int64 if is_large else np.int32)[first : first + count + 1]
    return offsets[:-1].astype(np.int64), offsets[1:].astype(np.int64), _buffer_bytes(data)


def _transposed(data: Bytes, starts: Ints, width: int) -> Bytes:
    """Return the matrix of adjacent values that all have `width` bytes."""
    if not starts.size:
        return np.zeros((width, 0), np.uint8)
    return np.ascontiguousarray(data[starts[0] : starts[0] + starts.size * width].reshape(starts.size, width).T)


def _buffer_bytes(buffer: pa.Buffer | None) -> Bytes:
    return np.frombuffer(buffer, np.uint8) if buffer is not None and buffer.size else np.zeros(0, np.uint8)


NAN_NOT_MISSING = "NAN_NOT_MISSING"
OUT_OF_RANGE = "OUT_OF_RANGE"
ROUNDED = "ROUNDED"


@dataclass(frozen=True, slots=True)
class Converted:
    """Logical values, row by row.

    `faults` marks rows that break a rule of the logical type. `notices` marks, by name, rows that deserve a remark
    although they break no rule. Rows that hold no value, and rows with a fault, are null in `values`.
    """

    values: pa.Array
    faults: Flags
    notices: Mapping[str, Flags] = field(default_factory=dict)


class InvalidValue(Exception):
    """One value breaks a rule of its logical type, `expected` and `found` in words, at `index` of a repeated field."""

    def __init__(self, expected: str, actual: str) -> None:
        super().__init__(expected, actual)
        self.expected = expected
        self.found = actual
        self.index: int | None = None
