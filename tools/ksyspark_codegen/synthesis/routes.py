"""The routes to all objects that messages can hold, with the goals that lead there."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice

from ksyspark.spec.model import TypeSpec
from ksyspark_codegen.synthesis.message.assignments import Goal
from ksyspark_codegen.synthesis.message.parts import Route
from ksyspark_codegen.synthesis.points import Edge
from ksyspark_codegen.synthesis.solver import Solver, goals_of

# Routes grow exponentially with the depth of recursive types.
_MOST = 3000


@dataclass(frozen=True, slots=True)
class Reach:
    """Objects of a type at the end of a route; `goals` lead there, each at the route that `routes` tells."""

    owner: TypeSpec
    route: Route
    goals: Mapping[Goal, object]
    routes: Mapping[Goal, Route]


def reaches(solver: Solver) -> Iterator[Reach]:
    """Yield the objects that messages can hold, nearest first; only the first of very many."""
    yield from islice(_all_reaches(solver), _MOST)


def _all_reaches(solver: Solver) -> Iterator[Reach]:
    edges: dict[tuple[str, ...], list[Edge]] = {}
    for edge in (one for found in solver.uses.values() for one in found):
        edges.setdefault(edge.owner.path, []).append(edge)
    waiting = deque([Reach(solver.root, (), {}, {})])
    while waiting:
        one = waiting.popleft()
        yield one
        waiting += [_along(one, edge) for edge in edges.get(one.owner.path, ())]


def _along(one: Reach, edge: Edge) -> Reach:
    """Go on through a field. What is wanted twice, on a route inside another one, is wanted at the first."""
    attribute = edge.attribute
    name = attribute.id or f"#{edge.owner.seq.index(attribute)}"
    case = () if edge.case is None else (edge.target.path[-1],)
    new = {goal: value for goal, value in goals_of(edge).items() if goal not in one.goals}
    routes = {**one.routes, **dict.fromkeys(new, one.route)}
    return Reach(edge.target, (*one.route, name, *case), {**one.goals, **new}, routes)
