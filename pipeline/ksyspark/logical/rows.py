"""Arrow arrays of bytes or text, place by place: what all conversions of bytes begin with."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ksyspark.logical.converted import Flags

Matrix = NDArray[np.uint8]
Ints = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Rows:
    """The first bytes of each value, with zeros behind; how many it has in all; and which values are there.

    `data[place]` is that byte of all values, side by side: what is done with one place is one fast step for all.
    """

    data: Matrix
    lengths: Ints
    valid: Flags

    def without_first(self) -> Rows:
        """Return the same values without the first byte of each."""
        return Rows(self.data[1:], np.maximum(self.lengths - 1, 0), self.valid)

    def where(self, flags: Flags) -> Rows:
        """Return the same rows, of which fewer are there."""
        return Rows(self.data, self.lengths, self.valid & flags)


def rows_of(values: pa.Array, most: int) -> Rows:
    """Return binary or text values (large and fixed-size ones too), of each at most the first `most` bytes."""
    starts, ends, data = places_of(values)
    valid = valid_rows(values)
    lengths = np.where(valid, ends - starts, 0)
    width = min(int(lengths.max(initial=0)), most)
    if valid.all() and bool((lengths == width).all()):
        return Rows(_cut_evenly(data, starts, width), lengths, valid)
    places = np.zeros((width, lengths.size), np.uint8)
    for place in range(width):
        is_there = lengths > place
        places[place] = np.where(is_there, data[np.where(is_there, starts + place, 0)], 0)
    return Rows(places, lengths, valid)


def valid_rows(values: pa.Array) -> Flags:
    """Tell which rows of an Arrow array are not null."""
    if not values.null_count:
        return np.ones(len(values), np.bool_)
    return np.asarray(values.is_valid().to_numpy(zero_copy_only=False), np.bool_)


def bitmap(valid: Flags) -> pa.Buffer | None:
    """Return the validity bitmap of an Arrow array; None where all rows are there."""
    return None if valid.all() else pa.py_buffer(np.packbits(valid, bitorder="little"))


def _cut_evenly(data: Matrix, starts: Ints, width: int) -> Matrix:
    """Return the bytes of values of one length that lie one behind the other."""
    if not starts.size:
        return np.zeros((width, 0), np.uint8)
    return np.ascontiguousarray(data[starts[0] : starts[0] + starts.size * width].reshape(starts.size, width).T)


def places_of(values: pa.Array) -> tuple[Ints, Ints, Matrix]:
    """Return where each value starts and ends, and the bytes of all."""
    kind, first, count = values.type, values.offset, len(values)
    if pa.types.is_fixed_size_binary(kind):
        starts = np.arange(first, first + count, dtype=np.int64) * kind.byte_width
        return starts, starts + kind.byte_width, _bytes(values.buffers()[1])
    is_wide = pa.types.is_large_binary(kind) or pa.types.is_large_string(kind)
    _, offsets_buffer, data = values.buffers()
    if not count:
        return np.zeros(0, np.int64), np.zeros(0, np.int64), _bytes(data)
    offsets = np.frombuffer(offsets_buffer, np.int64 if is_wide else np.int32)[first : first + count + 1]
    return offsets[:-1].astype(np.int64), offsets[1:].astype(np.int64), _bytes(data)


def _bytes(buffer: pa.Buffer | None) -> Matrix:
    return np.frombuffer(buffer, np.uint8) if buffer is not None and buffer.size else np.zeros(0, np.uint8)
