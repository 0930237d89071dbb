"""Integers: read from bytes, written to bytes, and the arithmetic of Python on 64 bits."""

import numpy as np

from ksyspark.vm.compiled import Bytes, inlined


@inlined
def read_integer(data: Bytes, at: int, width: int, is_little: bool) -> int:
    """Return the bits of an unsigned integer of 1, 2, 4 or 8 bytes at a position."""
    first = np.uint64(at)
    if width == 1:
        return np.int64(data[first])
    if width == 2:
        return _pair(data, first, is_little)
    if width == 4:
        return _quad(data, first, is_little)
    upper, lower = _quad(data, first, is_little), _quad(data, first + np.uint64(4), is_little)
    return (lower << 32) | upper if is_little else (upper << 32) | lower


@inlined
def _pair(data: Bytes, at: int, is_little: bool) -> int:
    first, second = np.int64(data[at]), np.int64(data[at + np.uint64(1)])
    return (second << 8) | first if is_little else (first << 8) | second


@inlined
def _quad(data: Bytes, at: int, is_little: bool) -> int:
    first, second = np.int64(data[at]), np.int64(data[at + np.uint64(1)])
    third, fourth = np.int64(data[at + np.uint64(2)]), np.int64(data[at + np.uint64(3)])
    if is_little:
        return (fourth << 24) | (third << 16) | (second << 8) | first
    return (first << 24) | (second << 16) | (third << 8) | fourth


@inlined
def write_integer(out: Bytes, at: int, width: int, bits: int) -> None:
    """Write the lowest bits of a number to 1, 2, 4 or 8 bytes at a position, little-endian."""
    first = np.uint64(at)
    if width == 1:
        out[first] = bits & 255
    elif width == 2:
        _write_pair(out, first, bits)
    else:
        _write_quad(out, first, bits)
        if width == 8:
            _write_quad(out, first + np.uint64(4), bits >> 32)


@inlined
def _write_pair(out: Bytes, at: int, bits: int) -> None:
    out[at] = bits & 255
    out[at + np.uint64(1)] = (bits >> 8) & 255


@inlined
def _write_quad(out: Bytes, at: int, bits: int) -> None:
    _write_pair(out, at, bits)
    _write_pair(out, at + np.uint64(2), bits >> 16)


@inlined
def read_bit_field(data: Bytes, at: int, bit: int, width: int, is_little: bool) -> int:
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


@inlined
def floor_div(left: int, right: int) -> int:
    """Return the quotient rounded towards minus infinity."""
    return left // right


@inlined
def floor_mod(left: int, right: int) -> int:
    """Return the remainder of `floor_div`; it has the sign of the divisor."""
    return left % right


@inlined
def fits_product(left: int, right: int) -> bool:
    """Tell whether a product surely fits 64 bits; a few that only just fit are rejected too."""
    return -9.2e18 < float(left) * float(right) < 9.2e18
