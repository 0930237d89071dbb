"""Read columns of numbers and bit fields out of the messages, and build Arrow arrays of them."""

from collections.abc import Sequence

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ksyspark.compiler.plan import Bits, Number
from ksyspark.vm.compiled import Bytes, Flags, Ints, Rows, compiled, inlined
from ksyspark.vm.filled import Selection
from ksyspark.vm.integers import read_bit_field, read_integer, write_integer

# What stands for None in compiled functions: all rows are valid, or chosen.
_ALL_VALID, _ALL_ROWS = np.ones(0, np.bool_), np.empty(0, np.int64)
# Bytes of a cache line: each column begins at one.
_LINE = 64
# Rows whose numbers are read together, so that their bytes are fetched into cache once.
_TOGETHER = 256
# Columns of the array that describes numbers to `_numbers`; FIRST is where the number's output begins.
_CELL, _ENDIAN, _OFFSET, _WIDTH, _IS_LITTLE, _FIRST = range(6)


def read_numbers(data: Bytes, rows: Selection, sources: Sequence[Number]) -> list[NDArray[np.generic]]:
    """Return the numbers of all rows, 0 in invalid rows.

    Positions are checked, because they are undefined in rows that lack the field, which the caller may not know yet.
    All numbers of a message are read together, so that its bytes are fetched into cache once.
    """
    count, place = len(rows), rows.table.place
    firsts = np.cumsum([0, *(-(-one.width * count // _LINE) * _LINE for one in sources)]).tolist()
    out = np.zeros(firsts.pop(), np.uint8)
    shapes = np.array(
        [
            (
                place(one.cell),
                place(one.endian) if one.endian >= 0 else -1,
                one.offset,
                one.width,
                one.order == "le",
                first,
            )
            for one, first in zip(sources, firsts, strict=True)
        ],
        np.int64,
    )
    _numbers(
        data,
        rows.table.columns,
        _ALL_ROWS if rows.chosen is None else rows.chosen,
        flags_of(rows.valid),
        count,
        shapes,
        out,
    )
    columns = []
    for source, first in zip(sources, firsts, strict=True):
        kind = "f" if source.is_float else "i" if source.is_signed else "u"
        column = out[first : first + source.width * count].view(f"<{kind}{source.width}")
        # Unsigned numbers of two or four bytes are widened to a signed type.
        columns.append(column.astype(f"i{2 * source.width}") if kind == "u" and source.width in {2, 4} else column)
    return columns


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


@inlined
def _number(
    data: Bytes, columns: Rows, chosen: Ints, valid: Flags, begin: int, end: int, shape: Ints, width: int, out: Bytes
) -> None:
    cell, endian, is_little = np.uint64(shape[_CELL]), np.uint64(shape[_ENDIAN]), shape[_IS_LITTLE] != 0
    has_endian, last, offset, to = shape[_ENDIAN] >= 0, data.size - width, shape[_OFFSET], shape[_FIRST]
    for row in range(begin, end):
        if not valid.size or valid[row]:
            at = np.uint64(chosen[row]) if chosen.size else np.uint64(row)
            first = columns[cell, at] + offset
            if 0 <= first <= last:
                bits = read_integer(data, first, width, columns[endian, at] != 0 if has_endian else is_little)
                write_integer(out, to + row * width, width, bits)


@compiled("out")
def _numbers(data: Bytes, columns: Rows, chosen: Ints, valid: Flags, count: int, shapes: Rows, out: Bytes) -> None:
    for begin in range(0, count, _TOGETHER):
        end = min(begin + _TOGETHER, count)
        for number in range(shapes.shape[0]):
            shape = shapes[number]
            # Called with a constant, the width costs nothing inside the loop over rows.
            if shape[_WIDTH] == 1:
                _number(data, columns, chosen, valid, begin, end, shape, 1, out)
            elif shape[_WIDTH] == 2:
                _number(data, columns, chosen, valid, begin, end, shape, 2, out)
            elif shape[_WIDTH] == 4:
                _number(data, columns, chosen, valid, begin, end, shape, 4, out)
            else:
                _number(data, columns, chosen, valid, begin, end, shape, 8, out)


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
