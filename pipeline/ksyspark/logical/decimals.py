"""Decimal digits as Arrow's 128-bit decimals."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ksyspark.logical.converted import Flags
from ksyspark.logical.rows import bitmap

Digits = NDArray[np.uint8]
Words = NDArray[np.uint64]

_HALF = 19
_TEN = np.uint64(10)
_LOW = np.uint64(0xFFFFFFFF)
_SHIFT = np.uint64(32)


def arrow_decimals(digits: Digits, negative: Flags, valid: Flags, precision: int, scale: int) -> pa.Array:
    """Return whole numbers, given by their decimal digits (38 places at most, the last one last), as decimals."""
    upper, lower = _word(digits[:-_HALF]), _word(digits[-_HALF:])
    low, high = _sum(upper, lower)
    halves = np.empty((valid.size, 2), np.uint64)
    halves[:, 0] = np.where(negative, ~low + np.uint64(1), low)
    halves[:, 1] = np.where(negative, ~high + (low == 0).astype(np.uint64), high)
    halves[~valid] = 0
    buffers = [bitmap(valid), pa.py_buffer(halves)]
    return pa.Array.from_buffers(pa.decimal128(precision, scale), valid.size, buffers)


def _word(digits: Digits) -> Words:
    """Return up to 19 digits of each row as one number."""
    total = np.zeros(digits.shape[1], np.uint64)
    for place in digits:
        total = total * _TEN + place
    return total


def _sum(upper: Words, lower: Words) -> tuple[Words, Words]:
    """Return upper * 10**19 + lower in 128 bits: the low and the high half."""
    factor = np.uint64(10**_HALF)
    upper_low, upper_high, factor_low, factor_high = upper & _LOW, upper >> _SHIFT, factor & _LOW, factor >> _SHIFT
    bottom, left, right = upper_low * factor_low, upper_high * factor_low, upper_low * factor_high
    middle = (bottom >> _SHIFT) + (left & _LOW) + (right & _LOW)
    low = (bottom & _LOW) | (middle << _SHIFT)
    high = upper_high * factor_high + (left >> _SHIFT) + (right >> _SHIFT) + (middle >> _SHIFT)
    total = low + lower
    return total, high + (total < low).astype(np.uint64)
