"""Enum columns: codes become labels by table; codes without a label become their decimal digits."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

_SMALL = 1 << 16


def arrow_labels(codes: NDArray[np.generic], labels: Mapping[int, str], valid: NDArray[np.bool_] | None) -> pa.Array:
    """Return the label of each code as strings."""
    if codes.dtype == np.uint8:
        names, indices = _of_all_bytes(tuple(labels.items())), codes
    else:
        found, indices = _numbered(codes)
        names = pa.array([labels.get(code, str(code)) for code in found], pa.string())
    return names.take(pa.array(indices, mask=None if valid is None else ~valid))


@lru_cache(maxsize=1024)
def _of_all_bytes(labels: tuple[tuple[int, str], ...]) -> pa.Array:
    known = dict(labels)
    return pa.array([known.get(code, str(code)) for code in range(256)], pa.string())


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
