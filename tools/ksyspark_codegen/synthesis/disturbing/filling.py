"""Messages with some bytes in texts that are empty in all others, on each route and in each byte order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

from ksyspark.spec.model import Attribute, BytesUse, CalculatedEndian, StringUse
from ksyspark.spec.switch_cases import simple_uses
from ksyspark_codegen.synthesis.breaking.bases import Base, Bases, base_of
from ksyspark_codegen.synthesis.choices import Goal
from ksyspark_codegen.synthesis.disturbing.grounds import Grounds
from ksyspark_codegen.synthesis.judging.paths import name_of
from ksyspark_codegen.synthesis.parts import route_of
from ksyspark_codegen.synthesis.routes import Reach, reaches
from ksyspark_codegen.synthesis.solver import Solver, goals_for

# What solving may cost, in steps of the solver; tries.
_EFFORT, _TRIES = 50_000, 4
_WIDE = 16


def filled(bases: Bases, grounds: Grounds) -> Iterator[Base]:
    """Yield messages that obey, for each text or run of bytes that is short in those at hand."""
    solver = bases.solver
    end = solver.effort + _EFFORT
    orders: list[tuple[str | None, Mapping[Goal, object]]] = [*_orders(solver)] or [(None, {})]
    for reach, attribute in _texts(solver):
        for order, goals in orders:
            if solver.effort < end and not _is_wide(grounds, reach, attribute, order):
                yield from islice(_solved(bases, reach, attribute, goals), 1)


def _solved(bases: Bases, reach: Reach, attribute: Attribute, order: Mapping[Goal, object]) -> Iterator[Base]:
    path = reach.owner.path
    own: dict[Goal, object] = {**goals_for(path, attribute), ("filled", path, attribute.id): 1}
    routes = {**reach.routes, **dict.fromkeys(own, reach.route)}
    for _ in range(_TRIES):
        made = bases.solver.one({**order, **reach.goals, **own}, routes=routes)
        base = base_of(bases.judge, made) if made is not None else None
        if base is not None and _is_filled(base, reach, attribute):
            yield base


def _is_filled(base: Base, reach: Reach, attribute: Attribute) -> bool:
    """Tell whether a field at the end of a route has bytes: what tells its size may have told another one, too."""
    name = name_of(reach.owner, attribute)
    return any(
        route_of(taken.spot.part.key) == reach.route and taken.width for taken in base.at(reach.owner.path, name)
    )


def _orders(solver: Solver) -> Iterator[tuple[str, Mapping[Goal, object]]]:
    """Yield the byte orders that are decided while a message is read, with what a message in each must show."""
    for path in solver.uses:
        owner = solver.spec_of(path)
        if isinstance(owner.endian, CalculatedEndian) and owner.has_own_endian:
            for number, (_, order) in enumerate(owner.endian.cases):
                yield order, {("order", path, "_endian"): number}


def _texts(solver: Solver) -> Iterator[tuple[Reach, Attribute]]:
    for reach in reaches(solver):
        for attribute in reach.owner.attributes():
            is_read = attribute.value is None and attribute.contents is None and attribute.id
            if is_read and any(isinstance(use, StringUse | BytesUse) for use, _ in simple_uses(attribute)):
                yield reach, attribute


def _is_wide(grounds: Grounds, reach: Reach, attribute: Attribute, order: str | None) -> bool:
    """Tell whether some message has more than a byte in a field at the end of a route, in a byte order."""
    name = name_of(reach.owner, attribute)
    return any(
        taken.width >= _WIDE
        for ((route, its), other), found in grounds.fields.items()
        if (route, other) == (reach.route, name) and (order is None or its == order)
        for _, taken in found
    )
