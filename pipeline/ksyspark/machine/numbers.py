"""Columns of numbers: read for all rows at once at noted positions of the messages."""

from __future__ import annotations

import numba
import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ksyspark.machine.integers import read_bit_field, read_integer
from ksyspark.machine.plan import Bits, Number

Ints = NDArray[np.int64]
Bytes = NDArray[np.uint8]
Flags = NDArray[np.bool_]

ALL = np.ones(0, np.bool_)
NONE = np.empty(0, np.int64)


def read_numbers(
    data: Bytes, at: Ints, source: Number, orders: Ints | None, valid: Flags | None
) -> NDArray[np.generic]:
    """Return the numbers behind positions `at`, as the source says; 0 in rows that do not count.

    Where the message decides the byte order, `orders` is not 0 for little-endian rows.
    """
    out = np.zeros(at.size, np.int64)
    fixed = NONE if orders is None else orders
    _numbers(data, at, source.offset, source.width, source.order == "le", fixed, _flags(valid), out)
    if source.is_float:
        return out.astype(f"u{source.width}").view(f"f{source.width}")
    if source.is_signed and source.width < 8:
        return out.astype(f"i{source.width}")
    return out if source.is_signed or source.width < 8 else out.view(np.uint64)


def read_bits(data: Bytes, at: Ints, source: Bits, valid: Flags | None) -> NDArray[np.generic]:
    """Return the bit fields of runs that start behind positions `at`; 0 in rows that do not count."""
    out = np.zeros(at.size, np.int64)
    _bits(data, at, source.offset, source.bit, source.width, source.order == "le", _flags(valid), out)
    return out.view(np.uint64) if source.width == 64 else out


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


@numba.njit(cache=True, nogil=True)
def _numbers(
    data: Bytes, at: Ints, offset: int, width: int, is_little: bool, orders: Ints, valid: Flags, out: Ints
) -> None:
    for row in range(at.size):
        if not valid.size or valid[row]:
            little = orders[row] != 0 if orders.size else is_little
            out[row] = read_integer(data, np.uint64(at[row] + offset), width, little)


@numba.njit(cache=True, nogil=True)
def _bits(data: Bytes, at: Ints, offset: int, bit: int, width: int, is_little: bool, valid: Flags, out: Ints) -> None:
    first, inside = np.uint64(offset + (bit >> 3)), bit & 7
    if inside + width <= 8:
        shift = inside if is_little else 8 - inside - width
        mask = (1 << width) - 1
        for row in range(at.size):
            if not valid.size or valid[row]:
                out[row] = (np.int64(data[np.uint64(at[row]) + first]) >> shift) & mask
    else:
        for row in range(at.size):
            if not valid.size or valid[row]:
                out[row] = read_bit_field(data, at[row] + offset, bit, width, is_little)


def _decimals(values: NDArray[np.generic], valid: Flags | None) -> pa.Array:
    """Return unsigned 64-bit numbers as decimals of 20 digits: 16 bytes each, the upper eight zero."""
    halves = np.zeros((values.size, 2), np.uint64)
    halves[:, 0] = values
    return pa.Array.from_buffers(pa.decimal128(20, 0), values.size, [bitmap(valid), pa.py_buffer(halves)])
