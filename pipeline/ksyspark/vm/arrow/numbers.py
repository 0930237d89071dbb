"""Read columns of numbers and bit fields out of the messages, and build Arrow arrays of them."""

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ksyspark.compiler.plan import Bits, Number
from ksyspark.vm.compiled import Bytes, Flags, Ints, compiled
from ksyspark.vm.integers import read_bit_field

# What stands for None in compiled functions: all rows are valid.
_ALL_VALID = np.ones(0, np.bool_)


def read_bits(data: Bytes, at: Ints, source: Bits, valid: Flags | None) -> NDArray[np.generic]:
    """Return bit fields of runs that start behind positions `at`; 0 in invalid rows."""
    out = np.zeros(at.size, np.int64)
    _bits(data, at, source.offset, source.bit, source.width, source.order == "le", flags_of(valid), out)
    return out.view(np.uint64) if source.width == 64 else out


def inside_byte(source: Bits) -> tuple[Number, int, int] | None:
    """Return byte, shift and mask of a bit field inside a single byte; None for others."""
    if source.in_byte is None:
        return None
    offset, shift, mask = source.in_byte
    return Number(source.cell, offset, 1, is_signed=False, is_float=False, order="be"), shift, mask


def same_bytes(data: Bytes, at: Ints, offset: int, length: int, literal: bytes, valid: Flags | None) -> Flags:
    """Tell in which rows the bytes behind positions `at` equal `wanted`; false in invalid rows."""
    out = np.zeros(at.size, np.bool_)
    if length == len(literal):
        _same(data, at, offset, np.frombuffer(literal, np.uint8), flags_of(valid), out)
    return out


def arrow_numbers(values: NDArray[np.generic], arrow: pa.DataType, valid: Flags | None) -> pa.Array:
    """Return numbers as an Arrow array of a type that holds them all."""
    if pa.types.is_decimal(arrow):
        # Unsigned numbers of 64 bits, as 16 bytes each of which the upper eight are zero.
        halves = np.zeros((values.size, 2), np.uint64)
        halves[:, 0] = values
        return pa.Array.from_buffers(arrow, values.size, [bitmap(valid), pa.py_buffer(halves)])
    if pa.types.is_boolean(arrow):
        bits = np.packbits(values != 0, bitorder="little")
        return pa.Array.from_buffers(arrow, values.size, [bitmap(valid), pa.py_buffer(bits)])
    # Numbers that were read together share one buffer, which each array would keep alive.
    plain = values.astype(arrow.to_pandas_dtype(), copy=values.base is not None)
    return pa.Array.from_buffers(arrow, values.size, [bitmap(valid), pa.py_buffer(plain)])


def bitmap(valid: Flags | None) -> pa.Buffer | None:
    """Return the validity bitmap of an Arrow array, or None if all rows are valid."""
    return None if valid is None else pa.py_buffer(np.packbits(valid, bitorder="little"))


def flags_of(valid: Flags | None) -> Flags:
    """Return the flags for compiled functions, which take no None."""
    return _ALL_VALID if valid is None else valid


@compiled("out")
def _bits(data: Bytes, at: Ints, offset: int, bit: int, width: int, is_little: bool, valid: Flags, out: Ints) -> None:
    last = data.size - 1 - (bit + width - 1) // 8
    for row in range(at.size):
        if (not valid.size or valid[row]) and 0 <= at[row] + offset <= last:
            out[row] = read_bit_field(data, at[row] + offset, bit, width, is_little)


@compiled("out")
def _same(data: Bytes, at: Ints, offset: int, literal: Bytes, valid: Flags, out: Flags) -> None:
    last = data.size - literal.size
    for row in range(at.size):
        if (not valid.size or valid[row]) and 0 <= at[row] + offset <= last:
            first, same = np.uint64(at[row] + offset), True
            for index in range(literal.size):
                same = same and data[first + np.uint64(index)] == literal[index]
            out[row] = same
