"""Columns of bytes and text: every value copied once, or carried over to UTF-8 by table."""

from __future__ import annotations

import numba
import numpy as np
import pyarrow as pa
from numba import types
from numpy.typing import NDArray

from ksyspark.errors import OptionError
from ksyspark.machine.array_types import BYTES, BYTES_READ, INTS_READ, OFFSETS, WORDS_READ
from ksyspark.machine.characters import Characters
from ksyspark.machine.copying import copy_run, copy_runs, lay_side_by_side
from ksyspark.machine.numbers import bitmap
from ksyspark.machine.plan import MIXED
from ksyspark.machine.run import ASCII, UTF8, UTF16_BE, UTF16_LE

Ints = NDArray[np.int64]
Bytes = NDArray[np.uint8]
Offsets = NDArray[np.int32]

# Arrow counts the bytes of a column in 32 bits.
_MOST = (1 << 31) - 1
# A character of one byte is at most three in UTF-8, a unit of UTF-16 as well.
_LONGER = 3
# Above the three bytes of a character in a table stands their number.
_TWO_BYTES = np.uint32(2 << 24)


def arrow_bytes(data: Bytes, starts: Ints, lengths: Ints, valid: NDArray[np.bool_] | None) -> pa.Array:
    """Return runs of bytes as an Arrow array of binary."""
    return _array(pa.binary(), *_copied(data, starts, lengths), valid)


def arrow_texts(
    data: Bytes, starts: Ints, lengths: Ints, sets: Ints, characters: Characters, valid: NDArray[np.bool_] | None
) -> pa.Array:
    """Return runs of text as an Arrow array of strings; `sets` is the number of each row's character set, or one.

    The machine has checked that the bytes are text of that set.
    """
    kinds = characters.kinds[sets]
    if ((kinds == ASCII) | (kinds == UTF8)).all():
        return _array(pa.string(), *_copied(data, starts, lengths), valid)
    offsets = np.empty(starts.size + 1, np.int32)
    out = np.empty(_checked(int(lengths.sum()) * _LONGER), np.uint8)
    end = int(_carry_over(data, starts, lengths, sets, characters.kinds, characters.utf8, offsets, out))
    return _array(pa.string(), offsets, out[:end].copy(), valid)


def number_of_set(characters: Characters, encoding: str, mixed: Ints) -> Ints:
    """Return the character set of each row, `mixed` as the machine left it, or the one of all."""
    return mixed if encoding == MIXED else np.array([characters.number(encoding)], np.int64)


def _array(arrow: pa.DataType, offsets: Offsets, out: Bytes, valid: NDArray[np.bool_] | None) -> pa.Array:
    buffers = [bitmap(valid), pa.py_buffer(offsets), pa.py_buffer(out)]
    return pa.Array.from_buffers(arrow, offsets.size - 1, buffers)


def _copied(data: Bytes, starts: Ints, lengths: Ints) -> tuple[Offsets, Bytes]:
    offsets = np.empty(starts.size + 1, np.int32)
    out = np.empty(_checked(lay_side_by_side(lengths, offsets)), np.uint8)
    copy_runs(data, starts, lengths, offsets, out)
    return offsets, out


def _checked(size: int) -> int:
    if size > _MOST:
        raise OptionError("A column of one batch would hold more than 2 GiB: take fewer (batchRows, batchBytes).")
    return size


@numba.njit(cache=True, nogil=True)
def _by_table(
    data: Bytes, start: np.int64, length: np.int64, utf8: NDArray[np.uint32], table: np.int64, out: Bytes, to: np.int64
) -> np.int64:
    """Write characters of one byte each; return where they end. Nearly always each is one byte in UTF-8 too."""
    widths = np.uint32(0)
    for index in range(length):
        packed = utf8[np.uint64(table) + np.uint64(data[np.uint64(start + index)])]
        out[np.uint64(to + index)] = np.uint8(packed & np.uint32(255))
        widths |= packed
    if widths < _TWO_BYTES:
        return to + length
    end = to
    for at in range(start, start + length):
        packed = utf8[np.uint64(table) + np.uint64(data[np.uint64(at)])]
        for _ in range(packed >> np.uint32(24)):
            out[np.uint64(end)] = np.uint8(packed & np.uint32(255))
            packed >>= np.uint32(8)
            end += 1
    return end


@numba.njit(cache=True, nogil=True)
def _utf16(data: Bytes, start: np.int64, end: np.int64, high: int, out: Bytes, begin: np.int64) -> np.int64:
    """Write UTF-16 as UTF-8, two surrogates as one character of four bytes; return where it ends."""
    at, to = start, begin
    while at < end:
        unit = (np.int64(data[at + high]) << 8) | data[at + 1 - high]
        at += 2
        if unit < 0x80:
            out[to] = unit
            to += 1
        elif unit < 0x800:
            out[to] = 0xC0 | (unit >> 6)
            out[to + 1] = 0x80 | (unit & 0x3F)
            to += 2
        elif 0xD800 <= unit < 0xDC00:
            low = (np.int64(data[at + high]) << 8) | data[at + 1 - high]
            at += 2
            point = 0x10000 + ((unit & 0x3FF) << 10) + (low & 0x3FF)
            out[to] = 0xF0 | (point >> 18)
            out[to + 1] = 0x80 | ((point >> 12) & 0x3F)
            out[to + 2] = 0x80 | ((point >> 6) & 0x3F)
            out[to + 3] = 0x80 | (point & 0x3F)
            to += 4
        else:
            out[to] = 0xE0 | (unit >> 12)
            out[to + 1] = 0x80 | ((unit >> 6) & 0x3F)
            out[to + 2] = 0x80 | (unit & 0x3F)
            to += 3
    return to


@numba.njit(
    types.int64(BYTES_READ, INTS_READ, INTS_READ, INTS_READ, INTS_READ, WORDS_READ, OFFSETS, BYTES),
    cache=True,
    nogil=True,
)
def _carry_over(
    data: Bytes,
    starts: Ints,
    lengths: Ints,
    sets: Ints,
    kinds: Ints,
    utf8: NDArray[np.uint32],
    offsets: Offsets,
    out: Bytes,
) -> np.int64:
    """Write all texts as UTF-8 one behind the other; return where the last ends."""
    to = np.int64(0)
    offsets[0] = 0
    for row in range(starts.size):
        charset = sets[row] if sets.size > 1 else sets[0]
        kind, start, length = kinds[charset], starts[row], lengths[row]
        if kind == ASCII or kind == UTF8:
            if length > 0:
                copy_run(out, to, data, start, length)  # type: ignore[call-arg] # numba gives the first
            to += length
        elif kind == UTF16_LE or kind == UTF16_BE:
            to = _utf16(data, start, start + length, 1 if kind == UTF16_LE else 0, out, to)
        else:
            to = _by_table(data, start, length, utf8, charset * 256, out, to)
        offsets[row + 1] = np.int32(to)
    return to
