"""Conditions that no whole numbers fulfil, found by taking out one product of names after another (Fourier-Motzkin)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from math import gcd

from ksyspark_codegen.making.proving.polynomials import Monomial, Polynomial, plus

_MOST = 120

Marks = int
"""What a condition follows from, one bit each."""

Rows = dict[frozenset[tuple[Monomial, int]], tuple[Polynomial, Marks]]


def contradiction(conditions: Iterable[tuple[Polynomial, Marks]]) -> Marks | None:
    """Return what follows from conditions that no values make 0 or more together; None where that is not found out."""
    rows: Rows = {}
    for one, marks in conditions:
        _add(rows, one, marks)
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
