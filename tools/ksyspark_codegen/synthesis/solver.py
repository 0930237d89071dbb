"""Make messages of one specification, one at a time: any, or one that shows what goals ask for."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence

from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, Spec
from ksyspark_codegen.synthesis.attempt import Attempt
from ksyspark_codegen.synthesis.hints import find_hints
from ksyspark_codegen.synthesis.message.assignments import Assignments, Goal
from ksyspark_codegen.synthesis.message.solved import Solved
from ksyspark_codegen.synthesis.points import Edge, Point, PointMark, points_of, reachable_types, visible_types

_TRIES = 8
_MOST_ROUTES = 12


class Solver:
    """Make messages of one specification. `params` are parameters that are given; the others are chosen.

    `uses` are the types that messages can hold, nearest first, with the fields that hold them. `effort` counts the
    steps of all work so far: values that were read, expressions that were computed.
    """

    def __init__(self, library: Library, spec: Spec, seed: int, params: Mapping[str, object]) -> None:
        self.library = library
        self.root = spec.root
        self.hints = find_hints(library)
        self._seed = seed
        self.params = params
        self._made = 0
        self.uses = reachable_types(library, spec.root)
        self.last = ""
        self.effort = 0

    def points(self) -> dict[PointMark, Point]:
        """Return all that messages can show."""
        visible = visible_types(self.library, self.root)
        types = ((self.library.types[path], path in visible) for path in self.uses)
        points = (
            point for owner, is_visible in types for point in points_of(self.library, owner, is_visible=is_visible)
        )
        return {point.mark: point for point in points}

    def one(
        self,
        goals: Mapping[Goal, object] | None = None,
        *,
        start: Solved | None = None,
        unseen: Mapping[Goal, Sequence[int]] | None = None,
        has_long_texts: bool = False,
    ) -> Solved | None:
        """Make a message that shows what goals ask for; None where that fails, `last` then says why.

        One with a `start` differs from that message only as far as it must. `unseen` is preferred where a value is
        free; one that `has_long_texts` has long texts.
        """
        self._made += 1
        chance = random.Random(f"{self._seed} {self._made}")  # noqa: S311 (made again from the same seed)
        if start is None:
            assignments = Assignments(
                chance, self.params, goals or {}, unseen=unseen or {}, has_long_texts=has_long_texts
            )
        else:
            assignments = start.assignments.for_other_goals(chance, goals or {})
        attempt = Attempt(self.library, self.hints, self.root, assignments)
        found = attempt.run()
        self.last = attempt.last
        self.effort += attempt.effort
        return found

    def any(self, tries: int = _TRIES) -> Solved | None:
        """Make any message."""
        return next((found for found in (self.one() for _ in range(tries)) if found is not None), None)

    def goals_to(self, owner: tuple[str, ...]) -> Iterator[dict[Goal, object]]:
        """Yield the goals that lead to objects of a type, the shortest way first."""
        edges = self.uses[owner]
        if not edges:
            yield {}
        for edge in edges[:_MOST_ROUTES]:
            yield {**self._shortest(edge.owner.path, frozenset({owner})), **goals_of(edge)}

    def attributes(self) -> Iterator[tuple[tuple[str, ...], Attribute]]:
        """Yield the fields and instances of all types that messages can hold, with the types' paths."""
        for path in self.uses:
            yield from ((path, attribute) for attribute in self.library.types[path].attributes())

    def _shortest(self, owner: tuple[str, ...], inside: frozenset[tuple[str, ...]]) -> dict[Goal, object]:
        edge = next((one for one in self.uses[owner] if one.owner.path not in inside), None)
        return {**self._shortest(edge.owner.path, inside | {owner}), **goals_of(edge)} if edge else {}


def goals_of(edge: Edge) -> dict[Goal, object]:
    """Return the goals under which a field holds objects of its type."""
    path, name = edge.owner.path, edge.attribute.id
    case: dict[Goal, object] = {("case", path, name): edge.case} if edge.case is not None else {}
    return {**goals_for(path, edge.attribute), **case}


def goals_for(owner: tuple[str, ...], attribute: Attribute) -> dict[Goal, object]:
    """Return the goals under which a field is there."""
    found: dict[Goal, object] = {}
    if attribute.condition is not None:
        found["if", owner, attribute.id] = 1
    if attribute.repeat is not None:
        found["count", owner, attribute.id] = 1
    return found
