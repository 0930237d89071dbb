"""Build Arrow columns of bytes and text: every value is copied once, or transcoded to UTF-8."""

from __future__ import annotations

from collections.abc import Callable

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
    """Return runs of text as an Arrow array of strings; `sets` has each row's character set, or one for all.

    The machine has validated the bytes.
    """
    if charsets.is_utf8[sets].all():
        return _array(pa.string(), *_copied(data, starts, lengths), valid)
    offsets = np.empty(starts.size + 1, np.int32)
    out = np.empty(_checked(int(lengths.sum()) * _GROWTH), np.uint8)
    tables = charsets.kinds, charsets.holds_ascii, charsets.utf8
    end = int(_transcode()(data, starts, lengths, sets, *tables, offsets, out))
    return _array(pa.string(), offsets, out[:end].copy(), valid)


def _transcode() -> Callable[..., np.int64]:
    """Return the transcoder, compiled when the first text needs it: most formats have only ASCII and UTF-8."""
    return compiled_later("arrow.transcoding", "transcode")


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
