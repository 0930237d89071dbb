"""Whole numbers over names: sums of products, each with a factor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Monomial = tuple[str, ...]
"""Names that are multiplied, in order; none for a constant."""

Polynomial = Mapping[Monomial, int]
Bounds = tuple[int | None, int | None]
"""The least and the largest value, None where there is none."""

ANY: Bounds = (None, None)


def constant(value: int) -> Polynomial:
    """Return a number."""
    return {(): value} if value else {}


def variable(name: str) -> Polynomial:
    """Return the value that a name stands for."""
    return {(name,): 1}


def plus(one: Polynomial, other: Polynomial, factor: int = 1) -> Polynomial:
    """Return one + factor * other."""
    found = dict(one)
    for monomial, number in other.items():
        found[monomial] = found.get(monomial, 0) + factor * number
    return {monomial: number for monomial, number in found.items() if number}


def times(one: Polynomial, other: Polynomial) -> Polynomial:
    """Return the product."""
    found: Polynomial = {}
    for left, factor in one.items():
        for right, number in other.items():
            found = plus(found, {tuple(sorted(left + right)): factor * number})
    return found


def names_of(one: Polynomial) -> frozenset[str]:
    """Return the names in a polynomial."""
    return frozenset(name for monomial in one for name in monomial)


def bounds_of(one: Polynomial, ranges: Mapping[str, Bounds]) -> Bounds:
    """Return the bounds of a polynomial over names with bounds."""
    low: int | None = 0
    high: int | None = 0
    for monomial, factor in one.items():
        least, most = _product(monomial, ranges)
        if factor < 0:
            least, most = most, least
        low = None if low is None or least is None else low + factor * least
        high = None if high is None or most is None else high + factor * most
    return low, high


def around(several: Sequence[Bounds]) -> Bounds:
    """Return the least and the largest of several bounds, None where one of them has none."""
    low, high = [one for one, _ in several], [one for _, one in several]
    lows, highs = [one for one in low if one is not None], [one for one in high if one is not None]
    return (
        min(lows) if lows and len(lows) == len(low) else None,
        max(highs) if highs and len(highs) == len(high) else None,
    )


def both(one: Bounds, other: Bounds) -> Bounds:
    """Return the bounds of what lies in both."""
    low = [edge for edge in (one[0], other[0]) if edge is not None]
    high = [edge for edge in (one[1], other[1]) if edge is not None]
    return max(low, default=None), min(high, default=None)


def _product(monomial: Monomial, ranges: Mapping[str, Bounds]) -> Bounds:
    """Return the bounds of a product: those of one name, or of names that are never negative."""
    if len(monomial) == 1:
        return ranges.get(monomial[0], ANY)
    low, high = 1, 1
    is_bounded = True
    for name in monomial:
        least, most = ranges.get(name, ANY)
        if least is None or least < 0:
            return ANY
        low *= least
        is_bounded = is_bounded and most is not None
        high *= most or 0
    return low, high if is_bounded else None
