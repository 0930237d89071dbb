"""Enum columns: codes become labels by table, codes without a label their decimal digits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ksyspark.vm.arrow.copying import SHORT
from ksyspark.vm.arrow.texts import arrow_repeated, arrow_words
from ksyspark.vm.compiled import Bytes, Flags, Ints

_BYTES = 256
_SMALL = 1 << 16


class _Words(NamedTuple):
    """Labels in UTF-8, one behind the other: `data[ends[n] : ends[n + 1]]` is number `n`."""

    data: Bytes
    ends: Ints


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
    return arrow_words(words.data, words.ends, numbers.astype(np.int32, copy=False), valid)


@lru_cache(maxsize=1024)
def _of_all_bytes(labels: tuple[tuple[int, str], ...]) -> _Words:
    return _words(range(_BYTES), dict(labels))


def _words(codes: Iterable[int], labels: Mapping[int, str]) -> _Words:
    """Return the labels of codes, padded so that the last one can be copied in whole blocks too."""
    words = [labels.get(code, str(code)).encode() for code in codes]
    ends = np.cumsum([0, *map(len, words)], dtype=np.int64)
    return _Words(np.frombuffer(b"".join([*words, bytes(SHORT)]), np.uint8), ends)


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
