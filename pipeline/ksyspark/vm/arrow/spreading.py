"""Spread arrays over more rows: what some rows have becomes a column of all of them, null in the others."""

from __future__ import annotations

from functools import cached_property, lru_cache

import numpy as np
import pyarrow as pa

from ksyspark.vm.compiled import Flags, Ints

# Arrays of so many nulls are not kept for the next batch.
_MANY = 1 << 18
_BITS_OF_BYTE = 8
# Bytes of the largest number that numpy knows.
_LARGEST = 8


def nulls(arrow: pa.DataType, length: int) -> pa.Array:
    """Return an array of nulls. Columns and batches of one type share its memory, so it must not be written to."""
    # To find a type with parts in a cache takes longer than to make its nulls.
    if length >= _MANY or pa.types.is_nested(arrow):
        return pa.nulls(length, arrow)
    # Few lengths are kept, so that batches of many lengths do not fill the memory.
    return _nulls(arrow, 1 << length.bit_length()).slice(0, length)


class Spreading:
    """Spread arrays over rows of which those flagged have a value, the first of them the first one.

    Texts, bytes and lists keep their memory; only where each begins is written anew. Columns of nulls are shared.
    """

    def __init__(self, has_value: Flags) -> None:
        self._has_value = has_value
        self._length = has_value.size

    @cached_property
    def _rows(self) -> Ints:
        return np.flatnonzero(self._has_value)

    @cached_property
    def _before(self) -> Ints:
        """How many values there are before each row, and in all."""
        before = np.zeros(self._length + 1, np.int64)
        np.cumsum(self._has_value, out=before[1:])
        return before

    @cached_property
    def _bitmap(self) -> pa.Buffer:
        return pa.py_buffer(np.packbits(self._has_value, bitorder="little"))

    def array(self, values: pa.Array) -> pa.Array:
        """Return the values in their rows; the others are null."""
        kind = values.type
        if values.null_count == len(values):
            return nulls(kind, self._length)
        if values.offset:
            return values.take(pa.array(self._before[:-1], mask=~self._has_value))
        validity = self._validity(values)
        if pa.types.is_struct(kind):
            children = [self.array(values.field(number)) for number in range(kind.num_fields)]
            return pa.Array.from_buffers(kind, self._length, [validity], children=children)
        buffers = values.buffers()
        if pa.types.is_list(kind):
            return pa.Array.from_buffers(
                kind, self._length, [validity, self._offsets(buffers[1])], children=[values.values]
            )
        if pa.types.is_string(kind) or pa.types.is_binary(kind):
            return pa.Array.from_buffers(kind, self._length, [validity, self._offsets(buffers[1]), buffers[2]])
        return pa.Array.from_buffers(kind, self._length, [validity, self._numbers(kind, buffers[1])])

    def _validity(self, values: pa.Array) -> pa.Buffer:
        if not values.null_count:
            return self._bitmap
        return self._bits(values.buffers()[0])

    def _offsets(self, offsets: pa.Buffer) -> pa.Buffer:
        return pa.py_buffer(np.frombuffer(offsets, np.int32).take(self._before))

    def _numbers(self, kind: pa.DataType, buffer: pa.Buffer) -> pa.Buffer:
        if kind.bit_width < _BITS_OF_BYTE:
            return self._bits(buffer)
        width = kind.bit_width // _BITS_OF_BYTE
        item = f"V{width}" if width > _LARGEST else f"u{width}"
        spread = np.zeros(self._length, item)
        spread[self._rows] = np.frombuffer(buffer, item, self._rows.size)
        return pa.py_buffer(spread)

    def _bits(self, bits: pa.Buffer) -> pa.Buffer:
        spread = np.zeros(self._length, np.uint8)
        spread[self._rows] = np.unpackbits(np.frombuffer(bits, np.uint8), count=self._rows.size, bitorder="little")
        return pa.py_buffer(np.packbits(spread, bitorder="little"))


@lru_cache(maxsize=1024)
def _nulls(arrow: pa.DataType, length: int) -> pa.Array:
    return pa.nulls(length, arrow)
