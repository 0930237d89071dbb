"""Integers out of bytes."""

from __future__ import annotations

import numba
import numpy as np
from numpy.typing import NDArray


@numba.njit(cache=True)
def read_integer(data: NDArray[np.uint8], at: int, width: int, is_little: bool) -> int:
    """Return the bits of an unsigned integer of `width` bytes at a position."""
    bits = np.uint64(0)
    one = np.uint64(1)
    if is_little:
        position = at + np.uint64(width)
        for _ in range(width):
            position -= one
            bits = (bits << np.uint64(8)) | np.uint64(data[position])
    else:
        position = np.uint64(at)
        for _ in range(width):
            bits = (bits << np.uint64(8)) | np.uint64(data[position])
            position += one
    return np.int64(bits)


@numba.njit(cache=True)
def read_bit_field(data: NDArray[np.uint8], at: int, bit: int, width: int, is_little: bool) -> int:
    """Return a bit field of up to 64 bits; `bit` counts from the top of byte `at`, little-endian from its bottom."""
    first, last = np.uint64(at + (bit >> 3)), np.uint64(at + ((bit + width - 1) >> 3))
    inside = bit & 7
    if is_little:
        value = np.int64(data[first]) >> inside
        taken = 8 - inside
        while first < last:
            first += np.uint64(1)
            value |= np.int64(data[first]) << taken
            taken += 8
        return value & ((np.int64(1) << width) - 1) if width < 64 else value
    surplus = 7 - ((bit + width - 1) & 7)
    value = np.int64(data[first] & (0xFF >> inside))
    if first == last:
        return value >> surplus
    while first + np.uint64(1) < last:
        first += np.uint64(1)
        value = (value << 8) | np.int64(data[first])
    return (value << (8 - surplus)) | (np.int64(data[last]) >> surplus)
