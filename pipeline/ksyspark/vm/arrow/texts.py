"""Build Arrow columns of bytes, text and enum labels: each value is copied once, or transcoded to UTF-8."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ksyspark.vm.arrow.copying import SHORT, copy_runs, copy_words, run_offsets, word_offsets
from ksyspark.vm.arrow.numbers import bitmap, flags_of
from ksyspark.vm.charsets import Charsets
from ksyspark.vm.compiled import Bytes, Flags, Ints, Offsets, compiled_later
from ksyspark.vm.memory import TooLong

# Arrow's 32-bit offsets limit the bytes of a column.
_MOST = (1 << 31) - 1
# A single-byte character takes at most three bytes in UTF-8, a unit of UTF-16 as well.
_GROWTH = 3


def arrow_bytes(data: Bytes, starts: Ints, lengths: Ints, valid: Flags | None) -> pa.Array:
    """Return runs of bytes as an Arrow array of binary."""
    return _array(pa.binary(), *_copied(data, starts, lengths), valid)


def arrow_words(data: Bytes, ends: Ints, numbers: NDArray[np.int32], valid: Flags | None) -> pa.Array:
    """Return words as an Arrow array of strings, by their numbers; word `n` is `data[ends[n] : ends[n + 1]]`."""
    offsets = np.empty(numbers.size + 1, np.int32)
    out = _buffer(word_offsets(numbers, ends, flags_of(valid), offsets))
    copy_words(data, ends, numbers, offsets, out)
    return _array(pa.string(), offsets, out, valid)


def arrow_repeated(word: bytes, count: int) -> pa.Array:
    """Return one word, repeated, as an Arrow array of strings."""
    _checked(len(word) * count)
    offsets = np.arange(count + 1, dtype=np.int32) * np.int32(len(word))
    return _array(pa.string(), offsets, np.frombuffer(word * count, np.uint8), None)


def arrow_texts(
    data: Bytes, starts: Ints, lengths: Ints, sets: Ints, charsets: Charsets, valid: Flags | None
) -> pa.Array:
    """Return runs of text, validated by the machine, as strings; `sets` are their character sets, or one for all."""
    if charsets.is_utf8[sets].all():
        return _array(pa.string(), *_copied(data, starts, lengths), valid)
    offsets = np.empty(starts.size + 1, np.int32)
    out = np.empty(_checked(int(lengths.sum()) * _GROWTH), np.uint8)
    # It is compiled when the first text needs it: most formats have only ASCII and UTF-8.
    transcode = compiled_later("arrow.transcoding", "transcode")
    tables = charsets.kinds, charsets.holds_ascii, charsets.utf8
    end = int(transcode(data, starts, lengths, sets, *tables, offsets, out))
    return _array(pa.string(), offsets, out[:end].copy(), valid)


def _array(arrow: pa.DataType, offsets: Offsets, out: Bytes, valid: Flags | None) -> pa.Array:
    buffers = [bitmap(valid), pa.py_buffer(offsets), pa.py_buffer(out[: offsets[-1]])]
    return pa.Array.from_buffers(arrow, offsets.size - 1, buffers)


def _copied(data: Bytes, starts: Ints, lengths: Ints) -> tuple[Offsets, Bytes]:
    offsets = np.empty(starts.size + 1, np.int32)
    out = _buffer(run_offsets(lengths, offsets))
    copy_runs(data, starts, lengths, offsets, out)
    return offsets, out


def _buffer(size: int) -> Bytes:
    """Return memory for so many bytes, and for the excess of a last run that is copied in whole blocks."""
    return np.empty(_checked(size) + SHORT, np.uint8)


def _checked(size: int) -> int:
    if size > _MOST:
        raise TooLong
    return size


_BYTES = 256
_SMALL = 1 << 16


_Words = tuple[Bytes, Ints]
"""Labels in UTF-8, one behind the other, and where each begins and the last one ends."""


def arrow_labels(codes: NDArray[np.generic], labels: Mapping[int, str], valid: Flags | None) -> pa.Array:
    """Return the label of each code as strings."""
    low, high = (int(codes.min()), int(codes.max())) if codes.size else (0, 0)
    if low == high and valid is None:
        return arrow_repeated(labels.get(low, str(low)).encode(), codes.size)
    if low >= 0 and high < _BYTES:
        words, numbers = _of_all_bytes(tuple(labels.items())), codes
    else:
        distinct, numbers = _numbered(codes, low, high)
        words = _words(distinct, labels)
    return arrow_words(*words, numbers.astype(np.int32, copy=False), valid)


@lru_cache(maxsize=1024)
def _of_all_bytes(labels: tuple[tuple[int, str], ...]) -> _Words:
    return _words(range(_BYTES), dict(labels))


def _words(codes: Iterable[int], labels: Mapping[int, str]) -> _Words:
    """Return the labels of codes, padded so that the last one can be copied in whole blocks too."""
    words = [labels.get(code, str(code)).encode() for code in codes]
    ends = np.cumsum([0, *map(len, words)], dtype=np.int64)
    return np.frombuffer(b"".join([*words, bytes(SHORT)]), np.uint8), ends


def _numbered(codes: NDArray[np.generic], low: int, high: int) -> tuple[list[int], NDArray[np.integer]]:
    """Return the distinct codes, and for each code its number among them. Small codes need no sorting."""
    if low >= 0 and high < _SMALL:
        is_present = np.zeros(high + 1, bool)
        is_present[codes] = True
        distinct = np.flatnonzero(is_present)
        numbers = np.zeros(is_present.size, np.int32)
        numbers[distinct] = np.arange(distinct.size)
        return distinct.tolist(), numbers[codes]
    unique, inverse = np.unique(codes, return_inverse=True)
    return unique.tolist(), inverse.reshape(-1)
