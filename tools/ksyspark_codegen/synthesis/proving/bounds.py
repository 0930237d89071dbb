"""The bounds of sums on one branch of a proof, and what each follows from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ksyspark_codegen.synthesis.proving.infeasible import Marks, tightened
from ksyspark_codegen.synthesis.proving.polynomials import Bounds, Monomial, Polynomial, bounds_of, times

Sum = tuple[tuple[Monomial, int], ...]
"""Products with factors, in order, the first factor positive: a polynomial without its number."""

Edge = tuple[int, Marks]
"""A bound, and what it follows from."""


@dataclass(frozen=True, slots=True)
class Literal:
    """A sum that is at least `edge`, or at most; `of` is None for a number, that is 0 or more where `edge` is."""

    of: Sum | None
    is_least: bool
    edge: int


def literal_of(one: Polynomial) -> Literal:
    """Return what it means that a polynomial is 0 or more."""
    tight = tightened(one)
    number, parts = tight.get((), 0), sorted((key, factor) for key, factor in tight.items() if key)
    if not parts:
        return Literal(None, True, number)
    if parts[0][1] > 0:
        return Literal(tuple(parts), True, -number)
    return Literal(tuple((key, -factor) for key, factor in parts), False, number)


@dataclass(slots=True)
class Known:
    """The least and the largest values of sums; `ranges` are the bounds of single names.

    `changed` are the sums of which more is known than when somebody looked last. `_first` are the bounds of sums that
    follow from nothing but the ranges; copies share them.
    """

    ranges: Mapping[str, Bounds]
    least: dict[Sum, Edge] = field(default_factory=dict)
    most: dict[Sum, Edge] = field(default_factory=dict)
    changed: set[Sum] = field(default_factory=set)
    _first: dict[Sum, Bounds] = field(default_factory=dict)

    def copy(self) -> Known:
        return Known(self.ranges, dict(self.least), dict(self.most), set(self.changed), self._first)

    def clash(self, one: Literal) -> Marks | None:
        """Return what contradicts a literal; None where nothing does."""
        if one.of is None:
            return 0 if one.edge < 0 else None
        other = self._edge(one.of, is_least=not one.is_least)
        if other is None or (one.edge <= other[0] if one.is_least else one.edge >= other[0]):
            return None
        return other[1]

    def holds(self, one: Literal) -> bool:
        """Tell whether a literal is known already."""
        if one.of is None:
            return one.edge >= 0
        own = self._edge(one.of, is_least=one.is_least)
        return own is not None and (own[0] >= one.edge if one.is_least else own[0] <= one.edge)

    def add(self, one: Literal, marks: Marks) -> Marks | None:
        """Take a literal as known; return what contradicts it."""
        against = self.clash(one)
        if against is not None:
            return against | marks
        if one.of is not None and not self.holds(one):
            (self.least if one.is_least else self.most)[one.of] = (one.edge, marks)
            self.changed.add(one.of)
        return None

    def _edge(self, of: Sum, *, is_least: bool) -> Edge | None:
        told = (self.least if is_least else self.most).get(of)
        if told is not None:
            return told
        first = self._first.get(of)
        if first is None:
            first = self._first[of] = bounds_of(dict(of), self.ranges)
        edge = first[not is_least]
        return None if edge is None else (edge, 0)

    def rows(self) -> Iterator[tuple[Polynomial, Marks]]:
        """Yield all that is known as polynomials that are 0 or more; in products, what has one value is that value."""
        seen: set[Monomial] = set()
        for edges, sign in ((self.least, 1), (self.most, -1)):
            for of, (edge, marks) in edges.items():
                one, more = self._with_values(of)
                seen.update(key for key in one if key)
                yield _shifted(one, sign, edge), marks | more
        for key in seen:
            low, high = bounds_of({key: 1}, self.ranges)
            if low is not None:
                yield _shifted({key: 1}, 1, low), 0
            if high is not None:
                yield _shifted({key: 1}, -1, high), 0

    def _with_values(self, of: Sum) -> tuple[Polynomial, Marks]:
        """Return a sum in whose products the names that have one value are replaced by it."""
        found: dict[Monomial, int] = {}
        marks = 0
        for key, factor in of:
            product: Polynomial = {(): factor}
            for name in key:
                value = self._value(name) if len(key) > 1 else None
                product = times(product, {(name,): 1} if value is None else {(): value[0]} if value[0] else {})
                marks |= value[1] if value is not None else 0
            for monomial, number in product.items():
                found[monomial] = found.get(monomial, 0) + number
        return {monomial: number for monomial, number in found.items() if number}, marks

    def _value(self, name: str) -> Edge | None:
        of = (((name,), 1),)
        low, high = self._edge(of, is_least=True), self._edge(of, is_least=False)
        return (low[0], low[1] | high[1]) if low and high and low[0] == high[0] else None


def _shifted(one: Polynomial, sign: int, edge: int) -> Polynomial:
    """Return sign * (one - edge)."""
    found = {monomial: sign * factor for monomial, factor in one.items()}
    found[()] = found.get((), 0) - sign * edge
    return found
