"""Enum columns: codes become labels by table; codes without a label become their decimal digits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ksyspark.vm.copying import SHORT
from ksyspark.vm.texts import arrow_repeated, arrow_words

_BYTES = 256
_SMALL = 1 << 16


@dataclass(frozen=True, slots=True)
class _Words:
    """Labels as UTF-8, one behind the other: `data[ends[n] : ends[n + 1]]` is number `n`."""

    data: NDArray[np.uint8]
    ends: NDArray[np.int64]


def arrow_labels(codes: NDArray[np.generic], labels: Mapping[int, str], valid: NDArray[np.bool_] | None) -> pa.Array:
    """Return the label of each code as strings."""
    if valid is None and codes.size and (codes == codes[0]).all():
        return arrow_repeated(labels.get(int(codes[0]), str(codes[0])).encode(), codes.size)
    words, numbers = _named(codes, labels)
    return arrow_words(words.data, words.ends, numbers.astype(np.int32, copy=False), valid)


def _named(codes: NDArray[np.generic], labels: Mapping[int, str]) -> tuple[_Words, NDArray[np.integer]]:
    """Return labels, and for each code the number of its label among them."""
    if codes.dtype == np.uint8 or _fits_bytes(codes):
        return _of_all_bytes(tuple(labels.items())), codes.astype(np.uint8, copy=False)
    found, numbers = _numbered(codes)
    return _words(found, labels), numbers


def _fits_bytes(codes: NDArray[np.generic]) -> bool:
    return bool(codes.size and codes.min() >= 0 and codes.max() < _BYTES)


@lru_cache(maxsize=1024)
def _of_all_bytes(labels: tuple[tuple[int, str], ...]) -> _Words:
    return _words(range(_BYTES), dict(labels))


def _words(codes: Iterable[int], labels: Mapping[int, str]) -> _Words:
    """Return the labels of codes, with room behind the last so that it is copied as fast as the others."""
    words = [labels.get(code, str(code)).encode() for code in codes]
    ends = np.cumsum([0, *map(len, words)], dtype=np.int64)
    return _Words(np.frombuffer(b"".join([*words, bytes(SHORT)]), np.uint8), ends)


def _numbered(codes: NDArray[np.generic]) -> tuple[list[int], NDArray[np.integer]]:
    """Return the different codes, and for each code its number among them. Small codes need no sorting."""
    if codes.size and codes.min() >= 0 and codes.max() < _SMALL:
        there = np.zeros(int(codes.max()) + 1, bool)
        there[codes] = True
        found = np.flatnonzero(there)
        numbers = np.zeros(there.size, np.int32)
        numbers[found] = np.arange(found.size)
        return found.tolist(), numbers[codes]
    different, inverse = np.unique(codes, return_inverse=True)
    return different.tolist(), inverse.reshape(-1)
