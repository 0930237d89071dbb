"""Columns of numbers: read for all rows at once at noted positions of the messages."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import numpy as np
import pyarrow as pa
from numba import types
from numpy.typing import NDArray

from ksyspark.machine.array_types import BYTES, BYTES_READ, FLAGS, FLAGS_READ, INTS, INTS_READ
from ksyspark.machine.compiling import compiled
from ksyspark.machine.integers import read_bit_field, read_integer, write_integer
from ksyspark.machine.plan import Bits, Number

Ints = NDArray[np.int64]
Bytes = NDArray[np.uint8]
Flags = NDArray[np.bool_]

ALL = np.ones(0, np.bool_)
NONE = np.empty(0, np.int64)


def read_numbers(
    data: Bytes, at: Ints, sources: Sequence[Number], orders: Ints | None, valid: Flags | None
) -> list[NDArray[np.generic]]:
    """Return numbers behind the same positions `at`, as the sources say; 0 in rows that do not count.

    Any position is allowed: in rows that do not have the field, which the caller may not know yet, it is anything.
    Where the message decides the byte order, `orders` is not 0 for little-endian rows. All numbers of a width are read
    together: the bytes of a message come to the processor once.
    """
    found: dict[Number, NDArray[np.generic]] = {}
    for (width, is_little), alike in groupby(sorted(sources, key=_shape), _shape):
        group = list(alike)
        offsets = np.array([one.offset for one in group], np.int64)
        out = np.zeros((len(group), at.size), f"u{width}")
        bits = out.reshape(-1).view(np.uint8)
        _numbers(data, at, offsets, width, is_little, NONE if orders is None else orders, _flags(valid), bits)
        found.update((one, _typed(one, column)) for one, column in zip(group, out, strict=True))
    return [found[one] for one in sources]


def _shape(source: Number) -> tuple[int, bool]:
    return source.width, source.order == "le"


def _typed(source: Number, bits: NDArray[np.generic]) -> NDArray[np.generic]:
    """Return bits as the numbers that they are; two or four bytes without a sign get a wider type that has one."""
    if source.is_float:
        return bits.view(f"f{source.width}")
    if source.is_signed:
        return bits.view(f"i{source.width}")
    return bits if source.width in {1, 8} else bits.astype(f"i{2 * source.width}")


def read_bits(data: Bytes, at: Ints, source: Bits, valid: Flags | None) -> NDArray[np.generic]:
    """Return bit fields of runs that start behind positions `at`; 0 in rows that do not count."""
    out = np.zeros(at.size, np.int64)
    _bits(data, at, source.offset, source.bit, source.width, source.order == "le", _flags(valid), out)
    return out.view(np.uint64) if source.width == 64 else out


def inside_byte(source: Bits) -> tuple[int, int, int] | None:
    """Return byte, shift and mask of a bit field that lies inside one byte; None for others."""
    byte, bit = divmod(source.bit, 8)
    if bit + source.width > 8:
        return None
    return byte, bit if source.order == "le" else 8 - bit - source.width, (1 << source.width) - 1


def same_bytes(data: Bytes, at: Ints, offset: int, length: int, wanted: bytes, valid: Flags | None) -> Flags:
    """Tell in which rows the bytes behind positions `at` are those wanted; false in rows that do not count."""
    out = np.zeros(at.size, np.bool_)
    if length == len(wanted):
        _same(data, at, offset, np.frombuffer(wanted, np.uint8), _flags(valid), out)
    return out


def arrow_numbers(values: NDArray[np.generic], arrow: pa.DataType, valid: Flags | None) -> pa.Array:
    """Return numbers as an Arrow array of a type that holds them all."""
    if pa.types.is_decimal(arrow):
        return _decimals(values, valid)
    if pa.types.is_boolean(arrow):
        bits = np.packbits(values != 0, bitorder="little")
        return pa.Array.from_buffers(arrow, values.size, [bitmap(valid), pa.py_buffer(bits)])
    plain = values.astype(arrow.to_pandas_dtype(), copy=False)
    return pa.Array.from_buffers(arrow, values.size, [bitmap(valid), pa.py_buffer(plain)])


def bitmap(valid: Flags | None) -> pa.Buffer | None:
    """Return the validity bitmap of an Arrow array; None where all rows count."""
    return None if valid is None else pa.py_buffer(np.packbits(valid, bitorder="little"))


def _flags(valid: Flags | None) -> Flags:
    return ALL if valid is None else valid


@compiled(types.void(BYTES_READ, INTS_READ, INTS_READ, types.int64, types.boolean, INTS_READ, FLAGS_READ, BYTES))
def _numbers(
    data: Bytes, at: Ints, offsets: Ints, width: int, is_little: bool, orders: Ints, valid: Flags, out: Bytes
) -> None:
    last = data.size - width
    for row in range(at.size):
        if not valid.size or valid[row]:
            little = orders[row] != 0 if orders.size else is_little
            for number in range(offsets.size):
                first = at[row] + offsets[number]
                if 0 <= first <= last:
                    bits = read_integer(data, first, width, little)
                    write_integer(out, (number * at.size + row) * width, width, bits)


@compiled(types.void(BYTES_READ, INTS_READ, *(types.int64,) * 3, types.boolean, FLAGS_READ, INTS))
def _bits(data: Bytes, at: Ints, offset: int, bit: int, width: int, is_little: bool, valid: Flags, out: Ints) -> None:
    last = data.size - 1 - (bit + width - 1) // 8
    for row in range(at.size):
        if (not valid.size or valid[row]) and 0 <= at[row] + offset <= last:
            out[row] = read_bit_field(data, at[row] + offset, bit, width, is_little)


@compiled(types.void(BYTES_READ, INTS_READ, types.int64, BYTES_READ, FLAGS_READ, FLAGS))
def _same(data: Bytes, at: Ints, offset: int, wanted: Bytes, valid: Flags, out: Flags) -> None:
    last = data.size - wanted.size
    for row in range(at.size):
        if (not valid.size or valid[row]) and 0 <= at[row] + offset <= last:
            first, same = np.uint64(at[row] + offset), True
            for index in range(wanted.size):
                same = same and data[first + np.uint64(index)] == wanted[index]
            out[row] = same


def _decimals(values: NDArray[np.generic], valid: Flags | None) -> pa.Array:
    """Return unsigned 64-bit numbers as decimals of 20 digits: 16 bytes each, the upper eight zero."""
    halves = np.zeros((values.size, 2), np.uint64)
    halves[:, 0] = values
    return pa.Array.from_buffers(pa.decimal128(20, 0), values.size, [bitmap(valid), pa.py_buffer(halves)])
