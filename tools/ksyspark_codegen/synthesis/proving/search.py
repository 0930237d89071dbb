"""Show that conditions cannot hold together, one alternative after another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from ksyspark_codegen.synthesis.proving.bounds import Known, Literal, Sum, literal_of
from ksyspark_codegen.synthesis.proving.infeasible import Marks, contradiction
from ksyspark_codegen.synthesis.proving.polynomials import Bounds
from ksyspark_codegen.synthesis.proving.relations import Condition, Either

GOAL: Marks = 1
"""The mark of what is to be shown impossible."""


@dataclass(slots=True)
class Fuel:
    """How many looks at conditions a proof may still take."""

    left: int

    def burns(self) -> bool:
        """Take one look; tell whether there was one left."""
        self.left -= 1
        return self.left >= 0


@dataclass(frozen=True, slots=True, eq=False)
class Fact:
    """Conditions that hold where the values of some names are used; `why` tells people so."""

    conditions: tuple[Condition, ...]
    why: object


class Facts(Protocol):
    """What is known of names beside the conditions in which they stand."""

    def of_name(self, name: str) -> Sequence[Fact]:
        """Return what holds where the value of a name is used."""

    def of_pair(self, one: str, other: str) -> Sequence[Fact]:
        """Return what holds where the values of two names are used."""


@dataclass(frozen=True, slots=True, eq=False)
class _Open:
    """Alternatives none of which is chosen yet; each is literals and more alternatives.

    `source` tells alternatives from others, however many of them are left; `about` are the sums in them.
    """

    sides: tuple[_Side, ...]
    marks: Marks
    source: int
    about: frozenset[Sum]

    @property
    def is_gap(self) -> bool:
        """Tell whether one sum is not of one value, and no more."""
        return len(self.about) == 1


@dataclass(frozen=True, slots=True, eq=False)
class _Side:
    literals: tuple[Literal, ...]
    inner: tuple[Sides, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Sides:
    """Alternatives, and the sums in them."""

    all: tuple[_Side, ...]
    about: frozenset[Sum]


Seen = dict[int, tuple[Condition, Sides]]
"""Alternatives that were looked at already, by the identity of the condition, which is kept."""


@dataclass(slots=True)
class _Branch:
    known: Known
    waiting: list[_Open]
    names: dict[str, Marks]
    new: list[_Open] = field(default_factory=list)

    def copy(self) -> _Branch:
        return _Branch(self.known.copy(), list(self.waiting), dict(self.names), list(self.new))


class Search:
    """Look for a contradiction in conditions; what names tell is taken as known on each branch that uses them.

    A branch uses the values of the names in what it holds to be true: where a condition is true because of one of its
    alternatives, only what that one names has been worked out.
    """

    def __init__(self, ranges: Mapping[str, Bounds], fuel: Fuel, facts: Facts | None = None, seen: Seen | None = None):
        self._fuel = fuel
        self._facts = facts
        self._start = _Branch(Known(ranges), [], {})
        self._seen: Seen = {} if seen is None else seen
        self._bits = GOAL
        self._tags: dict[object, Marks] = {}
        self._against: Marks | None = None

    def suppose(self, conditions: Sequence[Condition], why: object = None) -> None:
        """Take conditions as true."""
        if self._against is None:
            marks = GOAL if why is None else self._tag(why)
            self._against = self._take(self._start, self._side(conditions), marks)

    def refuted(self) -> list[object] | None:
        """Return which facts contradict each other and what is supposed; None where that is not found out."""
        against = self._against if self._against is not None else self._refute(self._start)
        return None if against is None else [why for why, mark in self._tags.items() if against & mark]

    def _tag(self, why: object) -> Marks:
        if why not in self._tags:
            self._tags[why] = self._bit()
        return self._tags[why]

    def _bit(self) -> Marks:
        self._bits <<= 1
        return self._bits

    def _side(self, conditions: Sequence[Condition]) -> _Side:
        literals = tuple(literal_of(one) for one in conditions if not isinstance(one, Either))
        return _Side(literals, tuple(self._sides_of(one) for one in conditions if isinstance(one, Either)))

    def _sides_of(self, one: Either) -> Sides:
        if id(one) not in self._seen:
            sides = tuple(map(self._side, one.alternatives))
            self._seen[id(one)] = one, Sides(sides, frozenset(_about(sides)))
        return self._seen[id(one)][1]

    def _take(self, branch: _Branch, side: _Side, marks: Marks) -> Marks | None:
        """Take one side as true on a branch; return what contradicts it."""
        if side.inner:
            there = {one.source for one in branch.waiting}
            new = (_Open(one.all, marks, id(one), one.about) for one in side.inner if id(one) not in there)
            branch.new.extend(new)
        for literal in side.literals:
            if branch.known.holds(literal):
                continue
            against = branch.known.add(literal, marks)
            if against is None:
                against = self._learn(branch, literal, marks)
            if against is not None:
                return against
        return None

    def _learn(self, branch: _Branch, literal: Literal, marks: Marks) -> Marks | None:
        """Take as true what the names of a literal tell."""
        for name in dict.fromkeys(name for monomial, _ in literal.of or () for name in monomial):
            if name in branch.names or self._facts is None:
                continue
            branch.names[name] = marks
            for fact, more in self._told(branch, name, self._facts):
                against = self._take(branch, self._side(fact.conditions), marks | more | self._tag(fact.why))
                if against is not None:
                    return against
        return None

    @staticmethod
    def _told(branch: _Branch, name: str, facts: Facts) -> Iterator[tuple[Fact, Marks]]:
        for fact in facts.of_name(name):
            yield fact, 0
        for other, marks in list(branch.names.items()):
            if other != name:
                for fact in facts.of_pair(name, other):
                    yield fact, marks

    def _refute(self, branch: _Branch) -> Marks | None:
        """Return what contradicts itself on a branch."""
        against = self._settle(branch)
        if against is not None:
            return against
        if not self._fuel.burns():
            return None
        against = contradiction(branch.known.rows())
        if against is not None or not branch.waiting:
            return against
        return self._split(branch)

    def _split(self, branch: _Branch) -> Marks | None:
        """Refute each side of some alternatives."""
        choice = min(branch.waiting, key=lambda one: (one.marks != GOAL, one.is_gap, len(one.sides)))
        branch.waiting.remove(choice)
        all_marks, own = choice.marks, self._bit()
        for side in choice.sides:
            inner = branch.copy()
            against = self._take(inner, side, choice.marks | own)
            if against is None:
                against = self._refute(inner)
            if against is None or not against & own:
                # Not refuted, or refuted whatever side is chosen.
                return against
            all_marks |= against & ~own
        return all_marks

    def _settle(self, branch: _Branch) -> Marks | None:
        """Choose where only one side is left, until no more can be; return what contradicts itself."""
        while branch.new or branch.known.changed:
            changed, branch.known.changed = branch.known.changed, set()
            looked_at = [one for one in branch.waiting if not one.about.isdisjoint(changed)]
            branch.waiting = [one for one in branch.waiting if one.about.isdisjoint(changed)]
            looked_at, branch.new = [*branch.new, *looked_at], []
            for one in looked_at:
                if any(_is_known(branch.known, side) for side in one.sides):
                    continue
                left, marks = self._left(branch, one)
                if len(left) > 1:
                    branch.waiting.append(one if len(left) == len(one.sides) else replace(one, sides=left, marks=marks))
                    continue
                against = self._take(branch, left[0], marks) if left else marks
                if against is not None:
                    return against
        return None

    @staticmethod
    def _left(branch: _Branch, one: _Open) -> tuple[tuple[_Side, ...], Marks]:
        """Return the sides that nothing contradicts yet, and what the others are contradicted by."""
        marks, left = one.marks, []
        for side in one.sides:
            against = _contradicted(branch.known, side)
            if against is None:
                left.append(side)
            else:
                marks |= against
        return tuple(left), marks


def _about(sides: Iterable[_Side]) -> Iterator[Sum]:
    """Yield the sums in alternatives."""
    for side in sides:
        yield from (one.of for one in side.literals if one.of is not None)
        for inner in side.inner:
            yield from inner.about


def _is_known(known: Known, side: _Side) -> bool:
    """Tell whether all conditions of a side are known already."""
    return not side.inner and all(known.holds(one) for one in side.literals)


def _contradicted(known: Known, side: _Side) -> Marks | None:
    """Return what contradicts one of the conditions of a side."""
    for literal in side.literals:
        against = known.clash(literal)
        if against is not None:
            return against
    for sides in side.inner:
        marks = 0
        for one in sides.all:
            against = _contradicted(known, one)
            if against is None:
                break
            marks |= against
        else:
            return marks
    return None
