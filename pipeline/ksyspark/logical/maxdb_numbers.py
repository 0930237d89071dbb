"""Numbers of SAP DB / MaxDB (VDN). Source: order interface, VDN numbers.

The first byte, the characteristic, tells sign and exponent; behind it lie packed decimal digits of a fraction, whose
ten's complement stands for negative numbers. No number is rounded: what does not fit the column is a fault.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ksyspark.logical.converted import Converted, Flags
from ksyspark.logical.decimals import Digits, arrow_decimals
from ksyspark.logical.rows import Ints, Rows, bitmap, rows_of

LEAST, MOST = 2, 20
_ZERO, _POINT, _MINUS = 48, 46, 45


@dataclass(frozen=True, slots=True)
class Numbers:
    """Numbers as 0.d1d2d3... times ten to the exponent: `digits[place]` of all of them, and how many of each count."""

    digits: Digits
    counts: Ints
    exponents: Ints
    negative: Flags
    good: Flags


def maxdb_number(values: pa.Array, precision: int = 38, scale: int = 0) -> Converted:
    """Convert binary VDN numbers of 2 to 20 bytes to decimal128(precision, scale), exactly or not at all."""
    return decimals(rows_of(values, MOST), precision, scale)


def maxdb_number_text(values: pa.Array) -> Converted:
    """Convert binary VDN numbers to strings: decimal digits without exponent, whatever their size."""
    return number_texts(rows_of(values, MOST))


def decimals(rows: Rows, precision: int, scale: int) -> Converted:
    """Convert rows of bytes."""
    found = read_numbers(rows)
    kept = found.exponents + scale
    good = found.good & ((found.counts == 0) | ((found.counts <= kept) & (kept <= precision)))
    digits = _right_aligned(found.digits, np.where(good & (found.counts > 0), kept, 0))
    return Converted(arrow_decimals(digits, found.negative, good, precision, scale), rows.valid & ~good)


def number_texts(rows: Rows) -> Converted:
    """Convert rows of bytes."""
    found = read_numbers(rows)
    characters, lengths = _written(found)
    offsets = np.zeros(lengths.size + 1, np.int64)
    np.cumsum(lengths, out=offsets[1:])
    text = characters.T[np.arange(characters.shape[0]) < lengths[:, None]]
    buffers = [bitmap(found.good), pa.py_buffer(offsets.astype(np.int32)), pa.py_buffer(np.ascontiguousarray(text))]
    return Converted(pa.Array.from_buffers(pa.string(), lengths.size, buffers), rows.valid & ~found.good)


def read_numbers(rows: Rows) -> Numbers:
    """Return the numbers of rows of bytes; `good` are those that keep all rules."""
    if rows.data.shape[0] < LEAST:
        nothing = np.zeros(rows.lengths.size, np.int64)
        return Numbers(np.zeros((2, nothing.size), np.uint8), nothing, nothing, nothing != 0, nothing != 0)
    first = rows.data[0].astype(np.int64)
    digits, counts = _digits(rows.data[1:])
    is_packed = (digits <= 9).all(axis=0) & (rows.lengths >= LEAST) & (rows.lengths <= MOST)
    negative = first < 0x80
    if negative.any():
        _complement(digits, counts, negative)
    is_sound = np.where(first == 0x80, counts == 0, (first != 0) & (digits[0] != 0))
    exponents = np.where(negative, 64 - first, first - 192)
    return Numbers(digits, counts, exponents, negative, rows.valid & is_packed & is_sound)


def _digits(mantissas: NDArray[np.uint8]) -> tuple[Digits, Ints]:
    """Return the half bytes of mantissas, high half first, and how many there are up to the last that is not 0."""
    digits = np.empty((2 * mantissas.shape[0], mantissas.shape[1]), np.uint8)
    digits[0::2] = mantissas >> 4
    digits[1::2] = mantissas & 15
    counts = np.zeros(mantissas.shape[1], np.uint8)
    for place, digit in enumerate(digits):
        np.copyto(counts, np.uint8(place + 1), where=digit != 0)
    return digits, counts.astype(np.int64)


def _complement(digits: Digits, counts: Ints, chosen: Flags) -> None:
    """Take the chosen fractions from 1: 9 less each digit, 10 less the last that counts; zeros behind it stay."""
    for place, digit in enumerate(digits):
        from_what = np.where(counts - 1 == place, np.uint8(10), np.uint8(9))
        np.subtract(from_what, np.minimum(digit, 9), out=digit, where=chosen & (counts > place))


def _right_aligned(digits: Digits, kept: Ints) -> Digits:
    """Return the first `kept` digits of each row (zeros where there are no more), the last in the last place.

    Rows that keep as many digits are moved together: there are at most 39 such numbers.
    """
    width = max(int(kept.max(initial=0)), 1)
    found = np.zeros((width, kept.size), np.uint8)
    for number in np.flatnonzero(np.bincount(kept)):
        there = min(int(number), digits.shape[0])
        first = width - int(number)
        chosen = kept == number
        if chosen.all():
            found[first : first + there] = digits[:there]
        else:
            for place in range(there):
                np.copyto(found[first + place], digits[place], where=chosen)
    return found


def _written(found: Numbers) -> tuple[NDArray[np.uint8], Ints]:
    """Return numbers as characters, `[place]` of all of them, and the lengths of the texts; bad numbers have none.

    Before the point stand as many digits as the exponent says, at least one; behind it those that are left.
    """
    counts = np.where(found.good, found.counts, 0)
    exponents = np.where(counts > 0, found.exponents, 1)
    before = np.maximum(exponents, 1)
    behind = np.maximum(counts - exponents, 0)
    signs = (found.negative & (counts > 0)).astype(np.int64)
    lengths = np.where(found.good, signs + before + (behind > 0) + behind, 0)
    places = np.arange(int(lengths.max(initial=0)))[:, None] - signs
    digits = _taken(found.digits, places - (places > before) + (exponents - before))
    characters = np.where(places == before, _POINT, digits + _ZERO)
    return np.where(places < 0, _MINUS, characters).astype(np.uint8), lengths


def _taken(digits: Digits, places: Ints) -> Digits:
    """Return the digits at places of their rows; 0 beyond either end."""
    inside = (places >= 0) & (places < digits.shape[0])
    found = np.take_along_axis(digits, np.where(inside, places, 0), axis=0)
    return np.where(inside, found, 0).astype(np.uint8)
