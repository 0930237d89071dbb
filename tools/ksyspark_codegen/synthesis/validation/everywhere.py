"""Messages that show each thing on each route: what a decoder does there it does by instructions of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ksyspark_codegen.synthesis.parts import Route
from ksyspark_codegen.synthesis.points import Point
from ksyspark_codegen.synthesis.routes import reaches
from ksyspark_codegen.synthesis.solved import Solved
from ksyspark_codegen.synthesis.solver import Solver

# What solving may cost, in steps of the solver.
_EFFORT = 200_000
_FAILURES = 2


def everywhere(solver: Solver, known: Sequence[Solved]) -> Iterator[Solved]:
    """Yield messages that show on some route what those that are known show elsewhere.

    Conditions, cases, counts and byte orders first, then labels.
    """
    end = solver.effort + _EFFORT
    shown = {mark for one in known for mark in one.shown_at}
    points = _by_owner(solver, {mark for one in known for mark in one.points})
    failures: Counter[Route] = Counter()
    for is_label in (False, True):
        for one in reaches(solver):
            for point in points.get(one.owner.path, ()):
                mark = (one.route, point.field, point.kind, point.value)
                if mark in shown or (point.kind == "label") != is_label:
                    continue
                if solver.effort >= end or failures[one.route] >= _FAILURES:
                    continue
                goals, routes = {**one.goals, point.goal: point.value}, {**one.routes, point.goal: one.route}
                found = solver.one(goals, routes=routes)
                if found is None:
                    failures[one.route] += 1
                    continue
                shown |= found.shown_at
                yield found


def _by_owner(solver: Solver, shown: set[tuple[tuple[str, ...], str, str, int]]) -> dict[tuple[str, ...], list[Point]]:
    found: dict[tuple[str, ...], list[Point]] = {}
    for mark, point in solver.points().items():
        if mark in shown:
            found.setdefault(point.owner, []).append(point)
    return found
