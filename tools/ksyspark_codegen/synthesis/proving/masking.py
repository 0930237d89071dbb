"""Masks of bits as remainders of quotients: `x & 0xf0` is 16 times the remainder of x / 16 by 16."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ksyspark_codegen.synthesis.methods import Undefined
from ksyspark_codegen.synthesis.operators import apply_binary
from ksyspark_codegen.synthesis.proving.polynomials import Polynomial, constant, plus, times

Function = Callable[[str, Polynomial, Polynomial], Polynomial]
"""Return what an operator gives: a quotient rounded down, or a remainder."""


def number_of(one: Polynomial) -> int | None:
    """Return the number that a polynomial is, None where it has names."""
    return None if any(one) else one.get((), 0)


def folded(sign: str, one: int, other: int) -> int | None:
    """Return what an operator gives of two numbers; None where it gives no whole number."""
    try:
        found = apply_binary(sign, one, other)
    except Undefined:
        return None
    return found if isinstance(found, int) else None


def masked(one: Polynomial, mask: int, function: Function) -> Polynomial:
    """Return the bits of a whole number, of either sign, that a mask keeps."""
    if mask < 0:
        return plus(one, masked(one, ~mask, function), -1)
    found: Polynomial = {}
    for start, width in _runs(mask):
        high = function("/", one, constant(1 << start)) if start else one
        found = plus(found, times(constant(1 << start), function("%", high, constant(1 << width))))
    return found


def _runs(mask: int) -> Iterator[tuple[int, int]]:
    """Yield where runs of ones in a mask begin and how long they are, the lowest first."""
    start = 0
    while mask:
        zeros = (mask & -mask).bit_length() - 1
        start, mask = start + zeros, mask >> zeros
        width = (~mask & (mask + 1)).bit_length() - 1
        yield start, width
        start, mask = start + width, mask >> width
