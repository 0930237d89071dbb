"""Make a few hundred messages that show all that messages of a format can show, and tell what cannot be shown."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ksyspark_codegen.expressions import names_in
from ksyspark_codegen.library import Library
from ksyspark_codegen.making.attempt import Attempt, Solved
from ksyspark_codegen.making.choices import Choices, Goal
from ksyspark_codegen.making.hints import find_hints
from ksyspark_codegen.making.points import Edge, Point, points_of, reachable_types
from ksyspark_codegen.spec.model import Attribute, BitsUse, IntegerUse, Spec

Shown = tuple[tuple[str, ...], str, str, int]
_AT_RANDOM = 24
_WAYS = 6
_TRIES, _TRIES_BEHIND = 8, 2


@dataclass(frozen=True, slots=True)
class Coverage:
    """Messages, and the points that none of them shows, with the reason."""

    messages: tuple[Solved, ...]
    shown: tuple[Point, ...]
    missing: Mapping[Point, str]


class Solver:
    """Make messages of one specification. `params` are parameters that are told; the others are chosen."""

    def __init__(self, library: Library, spec: Spec, seed: int, params: Mapping[str, object]) -> None:
        self._library = library
        self._root = spec.root
        self._hints = find_hints(library)
        self._seed = seed
        self._params = params
        self._made = 0
        self._uses = reachable_types(library, spec.root)
        self.last = ""

    def points(self) -> dict[Shown, Point]:
        """Return all that messages can show."""
        types = (self._library.types[path] for path in self._uses)
        points = (point for spec_type in types for point in points_of(self._library, spec_type))
        return {(point.owner, point.field, point.kind, point.value): point for point in points}

    def one(self, goals: Mapping[Goal, object] | None = None, *, is_generous: bool = False) -> Solved | None:
        """Make a message that shows what goals ask for; None where that fails, `last` then says why.

        One that `is_generous` has long texts.
        """
        self._made += 1
        chance = random.Random(f"{self._seed} {self._made}")  # noqa: S311 (made again from the same seed)
        choices = Choices(chance, self._params, goals or {}, is_generous=is_generous)
        attempt = Attempt(self._library, self._hints, self._root, choices)
        found = attempt.run()
        self.last = attempt.last
        return found

    def any(self, tries: int = _TRIES) -> Solved | None:
        """Make any message."""
        return next((found for found in (self.one() for _ in range(tries)) if found is not None), None)

    def goals_to(self, owner: tuple[str, ...]) -> Iterator[dict[Goal, object]]:
        """Yield the goals that lead to objects of a type, the shortest way first."""
        edges = self._uses[owner]
        if not edges:
            yield {}
        for edge in edges[:_WAYS]:
            yield {**self._shortest(edge.owner.path, frozenset({owner})), **_goals(edge)}

    def attributes(self) -> Iterator[tuple[tuple[str, ...], Attribute]]:
        """Yield the fields and instances of all types that messages can hold, with the types' paths."""
        for path in self._uses:
            yield from ((path, attribute) for attribute in self._library.types[path].attributes())

    def _shortest(self, owner: tuple[str, ...], inside: frozenset[tuple[str, ...]]) -> dict[Goal, object]:
        edge = next((one for one in self._uses[owner] if one.owner.path not in inside), None)
        return {**self._shortest(edge.owner.path, inside | {owner}), **_goals(edge)} if edge else {}


def _goals(edge: Edge) -> dict[Goal, object]:
    found: dict[Goal, object] = {}
    path, name = edge.owner.path, edge.attribute.id
    if edge.attribute.condition is not None:
        found["if", path, name] = 1
    if edge.case is not None:
        found["case", path, name] = edge.case
    if edge.attribute.repeat is not None:
        found["count", path, name] = 1
    return found


@dataclass(slots=True, eq=False)
class _Search:
    """A search for messages that show all points."""

    solver: Solver
    points: dict[Shown, Point]
    messages: list[Solved] = field(default_factory=list)
    shown: set[Shown] = field(default_factory=set)
    missing: dict[Point, str] = field(default_factory=dict)

    def take(self, found: Solved | None, *, always: bool = False) -> None:
        """Keep a message that shows something new."""
        new = (found.points & self.points.keys()) - self.shown if found else frozenset()
        if found is not None and (new or always):
            self.messages.append(found)
            self.shown |= new

    def look_for(self, mark: Shown, point: Point) -> None:
        """Make a message that shows one point, or note why there is none."""
        reason = ""
        for number, goals in enumerate(self.solver.goals_to(point.owner)):
            for _ in range(_TRIES_BEHIND if number else _TRIES):
                self.take(self.solver.one({**goals, point.goal: point.value}))
                if mark in self.shown:
                    return
                reason = reason or self.solver.last
        self.missing[point] = reason or "no message showed it"


def cover(solver: Solver) -> Coverage:
    """Make messages until all is shown that can be."""
    search = _Search(solver, solver.points())
    for number in range(_AT_RANDOM):
        search.take(solver.one(), always=number < 4)
    attributes = {(path, attribute.id): attribute for path, attribute in solver.attributes()}
    for mark, point in search.points.items():
        if mark not in search.shown:
            why = _why_never(attributes.get((point.owner, point.field)), point)
            if why:
                search.missing[point] = why
            else:
                search.look_for(mark, point)
    shown = tuple(search.points[mark] for mark in search.points if mark in search.shown)
    missing = {point: why for point, why in search.missing.items() if point not in shown}
    return Coverage(tuple(search.messages), shown, missing)


def _why_never(attribute: Attribute | None, point: Point) -> str:
    """Return why a point cannot be shown by any message, empty where nothing says so."""
    repeat = attribute.repeat if attribute else None
    if point.kind == "label" and attribute is not None and not _holds(attribute, point.value):
        return f"the field cannot hold {point.value}"
    if point.kind != "count" or repeat is None:
        return ""
    if repeat.kind == "until" and point.value == 0:
        return "a repeat with a condition at its end reads one item at least"
    if repeat.kind == "expr" and repeat.formula is not None and not names_in(repeat.formula.tree):
        number = repeat.formula.text
        if number.isdecimal() and min(int(number), 2) != point.value:
            return f"the count is always {number}"
    return ""


def _holds(attribute: Attribute, code: int) -> bool:
    match attribute.use:
        case IntegerUse(is_signed, width):
            return -(1 << 8 * width - 1) * is_signed <= code < 1 << 8 * width - is_signed
        case BitsUse(width):
            return 0 <= code < 1 << width
    return True
