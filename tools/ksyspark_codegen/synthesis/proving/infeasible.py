"""Conditions that no whole numbers fulfil, found by taking out one product of names after another (Fourier-Motzkin).

Where only whole numbers contradict themselves, as in 16 * q + r == x, what equals a sum is replaced by it first.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from math import gcd

from ksyspark_codegen.synthesis.proving.polynomials import Monomial, Polynomial, plus

_MOST = 120

Marks = int
"""What a condition follows from, one bit each."""

Row = tuple[Polynomial, Marks]
Rows = dict[frozenset[tuple[Monomial, int]], Row]


def contradiction(conditions: Iterable[tuple[Polynomial, Marks]]) -> Marks | None:
    """Return what follows from conditions that no values make 0 or more together; None where that is not found out."""
    rows: Rows = {}
    for one, marks in conditions:
        _add(rows, one, marks)
    against = _without_all(rows)
    if against is None and any(_is_rounded(one) for one, _ in rows.values()):
        while (equal := _equality(rows)) is not None:
            rows = _replaced(rows, *equal)
        against = _without_all(rows)
    return against


def _is_rounded(one: Polynomial) -> bool:
    """Tell whether a condition says more where the other numbers than one with a factor are known."""
    return sum(abs(factor) > 1 for key, factor in one.items() if key) == 1 and len(one) > 1 + (() in one)


def _without_all(rows: Rows) -> Marks | None:
    """Take out all products; return what a number below zero that is left follows from."""
    while True:
        for one, marks in rows.values():
            if not any(one) and one.get((), 0) < 0:
                return marks
        cheapest = _cheapest(rows)
        if cheapest is None or len(rows) > _MOST:
            return None
        rows = _without(rows, cheapest)


def _add(rows: Rows, one: Polynomial, marks: Marks) -> None:
    """Add a condition; the one that follows from less stays where it is there already."""
    tight = tightened(one)
    key = frozenset(tight.items())
    if key not in rows or rows[key][1].bit_count() > marks.bit_count():
        rows[key] = tight, marks


def _equality(rows: Rows) -> tuple[Monomial, Row, Row] | None:
    """Return a product that equals a sum of others, and the conditions that say so: at least, and at most."""
    for one, marks in rows.values():
        alone = next((key for key, factor in one.items() if key and factor == 1), None)
        if alone is not None:
            back = rows.get(frozenset((key, -factor) for key, factor in one.items()))
            if back is not None:
                return alone, (one, marks), back
    return None


def _replaced(rows: Rows, monomial: Monomial, above: Row, below: Row) -> Rows:
    """Return the conditions without a product, which equals a sum."""
    found = {key: row for key, row in rows.items() if monomial not in row[0]}
    for one, marks in rows.values():
        factor = one.get(monomial, 0)
        if factor and one is not above[0] and one is not below[0]:
            equal, more = below if factor > 0 else above
            _add(found, plus(one, equal, abs(factor)), marks | more)
    return found


def _cheapest(rows: Rows) -> Monomial | None:
    """Return the product that is taken out with the fewest new conditions."""
    above: dict[Monomial, int] = {}
    below: dict[Monomial, int] = {}
    for one, _ in rows.values():
        for monomial, factor in one.items():
            if monomial:
                side = above if factor > 0 else below
                side[monomial] = side.get(monomial, 0) + 1
    return min(above | below, key=lambda one: (above.get(one, 0) * below.get(one, 0), one), default=None)


def _without(rows: Rows, monomial: Monomial) -> Rows:
    above = [row for row in rows.values() if row[0].get(monomial, 0) > 0]
    below = [row for row in rows.values() if row[0].get(monomial, 0) < 0]
    found = {key: row for key, row in rows.items() if monomial not in row[0]}
    for low, low_marks in above:
        for high, high_marks in below:
            scaled = plus({}, low, -high[monomial])
            _add(found, plus(scaled, high, low[monomial]), low_marks | high_marks)
    return found


def tightened(one: Polynomial) -> Polynomial:
    """Divide by the common factor of all products; the constant may be rounded down, for whole numbers."""
    common = reduce(gcd, (abs(factor) for monomial, factor in one.items() if monomial), 0)
    if common < 2:
        return one
    return {monomial: factor // common for monomial, factor in one.items() if factor // common}
