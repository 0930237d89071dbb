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


def read_numbers(data: Bytes, cells: Ints, source: Number, valid: Flags | None) -> NDArray[np.generic]:
    """Return the numbers of a column, one a row, as the source says; 0 in rows that do not count."""
    out = np.zeros(len(cells), np.int64)
    is_little = source.order == "le"
    _numbers(data, cells, source.cell, source.offset, source.width, is_little, source.endian, _flags(valid), out)
    if source.is_float:
        return out.astype(f"u{source.width}").view(f"f{source.width}")
    if source.is_signed and source.width < 8:
        return out.astype(f"i{source.width}")
    return out if source.is_signed or source.width < 8 else out.view(np.uint64)


def read_bits(data: Bytes, cells: Ints, source: Bits, valid: Flags | None) -> NDArray[np.generic]:
    """Return the bit fields of a column, one a row; 0 in rows that do not count."""
    out = np.zeros(len(cells), np.int64)
    is_little = source.order == "le"
    _bits(data, cells, source.cell, source.offset, source.bit, source.width, is_little, _flags(valid), out)
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
    data: Bytes,
    cells: Ints,
    cell: int,
    offset: int,
    width: int,
    is_little: bool,
    endian: int,
    valid: Flags,
    out: Ints,
) -> None:
    if width == 1:
        for row in range(len(cells)):
            if not valid.size or valid[row]:
                out[row] = data[np.uint64(cells[row, cell] + offset)]
    elif width == 2 and endian < 0:
        high, low = (
            (np.uint64(offset + 1), np.uint64(offset)) if is_little else (np.uint64(offset), np.uint64(offset + 1))
        )
        for row in range(len(cells)):
            if not valid.size or valid[row]:
                at = np.uint64(cells[row, cell])
                out[row] = (np.int64(data[at + high]) << 8) | np.int64(data[at + low])
    else:
        for row in range(len(cells)):
            if not valid.size or valid[row]:
                little = cells[row, endian] != 0 if endian >= 0 else is_little
                out[row] = read_integer(data, np.uint64(cells[row, cell] + offset), width, little)


@numba.njit(cache=True, nogil=True)
def _bits(
    data: Bytes,
    cells: Ints,
    cell: int,
    offset: int,
    bit: int,
    width: int,
    is_little: bool,
    valid: Flags,
    out: Ints,
) -> None:
    first, inside = np.uint64(offset + (bit >> 3)), bit & 7
    if inside + width <= 8:
        shift = inside if is_little else 8 - inside - width
        mask = (1 << width) - 1
        for row in range(len(cells)):
            if not valid.size or valid[row]:
                out[row] = (np.int64(data[np.uint64(cells[row, cell]) + first]) >> shift) & mask
    else:
        for row in range(len(cells)):
            if not valid.size or valid[row]:
                out[row] = read_bit_field(data, cells[row, cell] + offset, bit, width, is_little)


def _decimals(values: NDArray[np.generic], valid: Flags | None) -> pa.Array:
    """Return unsigned 64-bit numbers as decimals of 20 digits: 16 bytes each, the upper eight zero."""
    halves = np.zeros((values.size, 2), np.uint64)
    halves[:, 0] = values
    return pa.Array.from_buffers(pa.decimal128(20, 0), values.size, [bitmap(valid), pa.py_buffer(halves)])
