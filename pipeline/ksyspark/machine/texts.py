"""Columns of bytes and text: every value copied once, or carried over to UTF-8 by table."""

from __future__ import annotations

import numba
import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ksyspark.machine.characters import Characters
from ksyspark.machine.copying import copy_runs
from ksyspark.machine.numbers import bitmap
from ksyspark.machine.plan import MIXED
from ksyspark.machine.run import ASCII, UTF8, UTF16_BE, UTF16_LE

Ints = NDArray[np.int64]
Bytes = NDArray[np.uint8]


def arrow_bytes(data: Bytes, starts: Ints, lengths: Ints, valid: NDArray[np.bool_] | None) -> pa.Array:
    """Return runs of bytes as an Arrow array of binary."""
    return _array(pa.binary(), *_copied(data, starts, lengths), valid)


def arrow_texts(
    data: Bytes, starts: Ints, lengths: Ints, sets: Ints, characters: Characters, valid: NDArray[np.bool_] | None
) -> pa.Array:
    """Return runs of text as an Arrow array of strings; `sets` is the number of each row's character set.

    The machine has checked that the bytes are text of that set.
    """
    kinds = characters.kinds[sets]
    is_plain = (kinds == ASCII) | (kinds == UTF8)
    if is_plain.all():
        return _array(pa.string(), *_copied(data, starts, lengths), valid)
    offsets = np.zeros(starts.size + 1, np.int64)
    _measure(data, starts, lengths, sets, characters.kinds, characters.lengths, offsets)
    np.cumsum(offsets, out=offsets)
    out = np.empty(offsets[-1], np.uint8)
    _carry_over(data, starts, lengths, sets, characters.kinds, characters.lengths, characters.utf8, offsets, out)
    return _array(pa.string(), offsets, out, valid)


def number_of_set(characters: Characters, encoding: str, rows: int, mixed: Ints) -> Ints:
    """Return the character set of each row: `mixed` as the machine left it, or one for all."""
    return mixed if encoding == MIXED else np.full(rows, characters.number(encoding), np.int64)


def _array(arrow: pa.DataType, offsets: Ints, out: Bytes, valid: NDArray[np.bool_] | None) -> pa.Array:
    buffers = [bitmap(valid), pa.py_buffer(offsets.astype(np.int32)), pa.py_buffer(out)]
    return pa.Array.from_buffers(arrow, offsets.size - 1, buffers)


def _copied(data: Bytes, starts: Ints, lengths: Ints) -> tuple[Ints, Bytes]:
    offsets = np.zeros(starts.size + 1, np.int64)
    np.cumsum(lengths, out=offsets[1:])
    out = np.empty(offsets[-1], np.uint8)
    copy_runs(data, starts, lengths, offsets, out)
    return offsets, out


@numba.njit(cache=True, nogil=True)
def _measure(data: Bytes, starts: Ints, lengths: Ints, sets: Ints, kinds: Ints, widths: Ints, sizes: Ints) -> None:
    """Put the UTF-8 length of each row behind its place in `sizes`."""
    for row in range(starts.size):
        kind, total = kinds[sets[row]], 0
        if kind == ASCII or kind == UTF8:
            total = lengths[row]
        elif kind == UTF16_LE or kind == UTF16_BE:
            high = 1 if kind == UTF16_LE else 0
            for at in range(starts[row], starts[row] + lengths[row], 2):
                unit = (np.int64(data[at + high]) << 8) | data[at + 1 - high]
                total += 1 if unit < 0x80 else 2 if unit < 0x800 or 0xD800 <= unit < 0xE000 else 3
        else:
            for at in range(starts[row], starts[row] + lengths[row]):
                total += widths[sets[row], data[at]]
        sizes[row + 1] = total


@numba.njit(cache=True, nogil=True)
def _carry_over(
    data: Bytes,
    starts: Ints,
    lengths: Ints,
    sets: Ints,
    kinds: Ints,
    widths: Ints,
    utf8: Bytes,
    offsets: Ints,
    out: Bytes,
) -> None:
    for row in range(starts.size):
        kind, to, end = kinds[sets[row]], offsets[row], starts[row] + lengths[row]
        if kind == ASCII or kind == UTF8:
            for at in range(starts[row], end):
                out[to] = data[at]
                to += 1
        elif kind == UTF16_LE or kind == UTF16_BE:
            _utf16(data, starts[row], end, 1 if kind == UTF16_LE else 0, out, to)
        else:
            for at in range(starts[row], end):
                for index in range(widths[sets[row], data[at]]):
                    out[to] = utf8[sets[row], data[at], index]
                    to += 1


@numba.njit(cache=True, nogil=True)
def _utf16(data: Bytes, start: int, end: int, high: int, out: Bytes, to: int) -> None:
    """Write UTF-16 as UTF-8; two surrogates make one character of four bytes."""
    at = start
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
