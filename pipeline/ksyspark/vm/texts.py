"""Columns of bytes and text: every value copied once, or carried over to UTF-8 by table."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ksyspark.compiler.plan import MIXED
from ksyspark.vm.characters import Characters
from ksyspark.vm.compiled import compiled_later
from ksyspark.vm.copying import SHORT, copy_runs, copy_words, lay_side_by_side, lay_words
from ksyspark.vm.numbers import bitmap, flags_of
from ksyspark.vm.room import TooLong
from ksyspark.vm.run import ASCII, UTF8

Ints = NDArray[np.int64]
Bytes = NDArray[np.uint8]
Offsets = NDArray[np.int32]

# Arrow counts the bytes of a column in 32 bits.
_MOST = (1 << 31) - 1
# A character of one byte is at most three in UTF-8, a unit of UTF-16 as well.
_LONGER = 3


def arrow_bytes(data: Bytes, starts: Ints, lengths: Ints, valid: NDArray[np.bool_] | None) -> pa.Array:
    """Return runs of bytes as an Arrow array of binary."""
    return _array(pa.binary(), *_copied(data, starts, lengths), valid)


def arrow_words(data: Bytes, ends: Ints, numbers: NDArray[np.int32], valid: NDArray[np.bool_] | None) -> pa.Array:
    """Return words as an Arrow array of strings, by their numbers; word `n` is `data[ends[n] : ends[n + 1]]`."""
    offsets = np.empty(numbers.size + 1, np.int32)
    out = _room(lay_words(numbers, ends, flags_of(valid), offsets))
    copy_words(data, ends, numbers, offsets, out)
    return _array(pa.string(), offsets, out, valid)


def arrow_repeated(word: bytes, count: int) -> pa.Array:
    """Return one word again and again as an Arrow array of strings."""
    _checked(len(word) * count)
    offsets = np.arange(count + 1, dtype=np.int32) * np.int32(len(word))
    return _array(pa.string(), offsets, np.frombuffer(word * count, np.uint8), None)


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
    known = characters.kinds, characters.holds_ascii, characters.utf8
    end = int(_carry_over()(data, starts, lengths, sets, *known, offsets, out))
    return _array(pa.string(), offsets, out[:end].copy(), valid)


def _carry_over() -> Callable[..., np.int64]:
    """Return what carries texts over: compiled when the first comes, for most formats have none."""
    return compiled_later("carrying_over", "carry_over")


def number_of_set(characters: Characters, encoding: str, mixed: Ints) -> Ints:
    """Return the character set of each row, `mixed` as the machine left it, or the one of all."""
    return mixed if encoding == MIXED else np.array([characters.number(encoding)], np.int64)


def _array(arrow: pa.DataType, offsets: Offsets, out: Bytes, valid: NDArray[np.bool_] | None) -> pa.Array:
    buffers = [bitmap(valid), pa.py_buffer(offsets), pa.py_buffer(out[: offsets[-1]])]
    return pa.Array.from_buffers(arrow, offsets.size - 1, buffers)


def _copied(data: Bytes, starts: Ints, lengths: Ints) -> tuple[Offsets, Bytes]:
    offsets = np.empty(starts.size + 1, np.int32)
    out = _room(lay_side_by_side(lengths, offsets))
    copy_runs(data, starts, lengths, offsets, out)
    return offsets, out


def _room(size: int) -> Bytes:
    """Return room for so many bytes, and for what is copied too much behind the last run."""
    return np.empty(_checked(size) + SHORT, np.uint8)


def _checked(size: int) -> int:
    if size > _MOST:
        raise TooLong
    return size
