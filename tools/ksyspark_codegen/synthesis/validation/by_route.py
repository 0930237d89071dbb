"""Messages that show each point on each route: compiled plans have instructions of their own for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from ksyspark_codegen.synthesis.message.parts import Route, route_of
from ksyspark_codegen.synthesis.message.solved import PointAtRoute, Solved
from ksyspark_codegen.synthesis.points import Point
from ksyspark_codegen.synthesis.routes import reaches
from ksyspark_codegen.synthesis.solver import Solver

# What solving may cost, in steps of the solver.
_EFFORT_BY_ROUTE = 200_000
_FAILURES_BY_ROUTE = 2


def everywhere(solver: Solver, known: Sequence[Solved]) -> Iterator[Solved]:
    """Yield messages that show on some route what those that are known show elsewhere.

    Conditions, cases, counts and byte orders first, then labels.
    """
    end = solver.effort + _EFFORT_BY_ROUTE
    covered = {mark for one in known for mark in one.covered_at}
    points = _by_owner(solver, {mark for one in known for mark in one.points})
    failures: Counter[Route] = Counter()
    for is_label in (False, True):
        for one in reaches(solver):
            for point in points.get(one.owner.path, ()):
                mark = (one.route, point.field, point.kind, point.value)
                if mark in covered or (point.kind == "label") != is_label:
                    continue
                if solver.effort >= end or failures[one.route] >= _FAILURES_BY_ROUTE:
                    continue
                goals, routes = {**one.goals, point.goal: point.value}, {**one.routes, point.goal: one.route}
                found = solver.one(goals, routes=routes)
                if found is None:
                    failures[one.route] += 1
                    continue
                covered |= found.covered_at
                yield found


def _by_owner(
    solver: Solver, covered: set[tuple[tuple[str, ...], str, str, int]]
) -> dict[tuple[str, ...], list[Point]]:
    found: dict[tuple[str, ...], list[Point]] = {}
    for mark, point in solver.points().items():
        if mark in covered:
            found.setdefault(point.owner, []).append(point)
    return found


# What solving may cost, in steps of the solver.
_EFFORT = 300_000
_ROUTES, _FAILURES = 3, 2
Marks = set[PointAtRoute]


def throughout(solver: Solver, known: Sequence[Solved]) -> Iterator[Solved]:
    """Yield messages made of those that are known: all objects of one type show what some show elsewhere."""
    end = solver.effort + _EFFORT
    covered = {mark for one in known for mark in one.covered_at}
    for point in _most_wanted_first(solver, known, covered):
        failures: Counter[frozenset[Route]] = Counter()
        for start, routes in _starts(known, point, covered, failures):
            if solver.effort >= end:
                return
            found = solver.one({point.goal: point.value}, start=start, is_throughout=True)
            if found is None or len(found.covered_at - covered) < _ROUTES:
                failures[routes] += 1
            if found is not None and not found.covered_at <= covered:
                covered |= found.covered_at
                yield found


def _most_wanted_first(solver: Solver, known: Sequence[Solved], covered: Marks) -> list[Point]:
    """Return the points that a message may show on several more routes, those with the most such routes first."""
    most = {
        point: max((len(_open(one, point, covered)) for one in known), default=0)
        for point in solver.points().values()
        if point.kind != "label"
    }
    return sorted((point for point in most if most[point] >= _ROUTES), key=lambda point: -most[point])


def _starts(
    known: Sequence[Solved], point: Point, covered: Marks, failures: Mapping[frozenset[Route], int]
) -> Iterator[tuple[Solved, frozenset[Route]]]:
    """Yield messages that hold objects on several routes that do not show a point, with these routes.

    Those with most of them first, the shorter of equals; no more where others with the same routes failed.
    """
    left = list(known)
    while True:
        found = [(_open(one, point, covered), one) for one in left]
        found = [(routes, one) for routes, one in found if len(routes) >= _ROUTES and failures[routes] < _FAILURES]
        if not found:
            return
        routes, best = max(found, key=lambda one: (len(one[0]), -len(one[1].data)))
        left = [one for _, one in found if one is not best]
        yield best, routes


def _open(one: Solved, point: Point, covered: Marks) -> frozenset[Route]:
    """Return the routes to objects of a message on which nothing shows a point yet."""
    routes = {route_of(key) for key in one.objects.get(point.owner, ())}
    return frozenset(route for route in routes if (route, *point.mark[1:]) not in covered)
