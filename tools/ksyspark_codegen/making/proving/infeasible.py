"""Conditions that no whole numbers fulfil, found by taking out one product of names after another (Fourier-Motzkin)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import reduce
from math import gcd

from ksyspark_codegen.making.proving.polynomials import (
    ANY,
    Bounds,
    Monomial,
    Polynomial,
    bounds_of,
    names_of,
    plus,
)

_MOST = 120

Question = tuple[frozenset[frozenset[tuple[Monomial, int]]], frozenset[tuple[str, Bounds]]]
Answers = dict[Question, bool]
"""What has been found out about conditions: proofs about one specification ask for the same ones again and again."""


@dataclass(slots=True)
class Fuel:
    """How many looks at conditions a proof may still take."""

    left: int

    def burns(self) -> bool:
        """Take one look; tell whether there was one left."""
        self.left -= 1
        return self.left >= 0


def is_infeasible(conditions: Iterable[Polynomial], ranges: Mapping[str, Bounds]) -> bool:
    """Tell whether no values in their bounds make all polynomials 0 or more; False where that is not found out."""
    conditions = list(conditions)
    highest = (bounds_of(one, ranges)[1] for one in conditions)
    if any(high is not None and high < 0 for high in highest):
        return True
    kept = {_key(one): one for one in map(_tightened, conditions)}
    products = {monomial for one in kept.values() for monomial in one if monomial}
    for monomial in products:
        kept.update((_key(one), one) for one in _edges(monomial, ranges))
    while True:
        if any(not any(one) and one.get((), 0) < 0 for one in kept.values()):
            return True
        cheapest = _cheapest(kept.values())
        if cheapest is None or len(kept) > _MOST:
            return False
        kept = _without(list(kept.values()), cheapest)


def answered(conditions: tuple[Polynomial, ...], ranges: Mapping[str, Bounds], answers: Answers) -> bool:
    """Tell whether conditions are infeasible, as `is_infeasible` does, and remember it."""
    names = frozenset().union(*(names_of(one) for one in conditions))
    question = (frozenset(map(_key, conditions)), frozenset((name, ranges.get(name, ANY)) for name in names))
    if question not in answers:
        answers[question] = is_infeasible(conditions, ranges)
    return answers[question]


def _edges(monomial: Monomial, ranges: Mapping[str, Bounds]) -> list[Polynomial]:
    low, high = bounds_of({monomial: 1}, ranges)
    found: list[Polynomial] = []
    if low is not None:
        found.append(_tightened({monomial: 1, (): -low}))
    if high is not None:
        found.append(_tightened({monomial: -1, (): high}))
    return found


def _cheapest(conditions: Iterable[Polynomial]) -> Monomial | None:
    """Return the product that is taken out with the fewest new conditions."""
    above: dict[Monomial, int] = {}
    below: dict[Monomial, int] = {}
    for one in conditions:
        for monomial, factor in one.items():
            if monomial:
                side = above if factor > 0 else below
                side[monomial] = side.get(monomial, 0) + 1
    return min(above | below, key=lambda one: (above.get(one, 0) * below.get(one, 0), one), default=None)


def _without(conditions: list[Polynomial], monomial: Monomial) -> dict[frozenset[tuple[Monomial, int]], Polynomial]:
    above = [one for one in conditions if one.get(monomial, 0) > 0]
    below = [one for one in conditions if one.get(monomial, 0) < 0]
    found = [one for one in conditions if monomial not in one]
    for low in above:
        for high in below:
            scaled = plus({}, low, -high[monomial])
            found.append(_tightened(plus(scaled, high, low[monomial])))
    return {_key(one): one for one in found}


def _tightened(one: Polynomial) -> Polynomial:
    """Divide by the common factor of all products; the constant may be rounded down, for whole numbers."""
    common = reduce(gcd, (abs(factor) for monomial, factor in one.items() if monomial), 0)
    if common < 2:
        return one
    return {monomial: factor // common for monomial, factor in one.items() if factor // common}


def _key(one: Polynomial) -> frozenset[tuple[Monomial, int]]:
    return frozenset(one.items())
