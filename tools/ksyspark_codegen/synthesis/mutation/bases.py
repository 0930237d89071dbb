"""Where mutations set in: messages that obey, by their fields and objects, made fuller where fields are empty."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import TypeVar

from ksyspark.spec.model import Attribute, BytesUse, CalculatedEndian, StringUse, TypeSpec
from ksyspark.spec.switch_cases import simple_uses
from ksyspark_codegen.synthesis.breaking.bases import Base, Bases, base_of
from ksyspark_codegen.synthesis.breaking.patches import Proposal, patched
from ksyspark_codegen.synthesis.hints import Literal, literals_in
from ksyspark_codegen.synthesis.message.assignments import Goal, exactly
from ksyspark_codegen.synthesis.message.parts import Part, Route, name_of, route_of
from ksyspark_codegen.synthesis.routes import Reach, reaches
from ksyspark_codegen.synthesis.samples import Sample
from ksyspark_codegen.synthesis.solver import Solver, goals_for
from ksyspark_codegen.synthesis.verifier import Taken

_KEPT = 4
_WIDE_ENOUGH = 64
T = TypeVar("T")

Kind = tuple[Route, object]
"""The fields that lead to an object, with the byte order in which it is read."""


@dataclass(frozen=True, slots=True)
class Sites:
    """Messages that obey, by the fields that they have (a name in a kind of objects) and by the kinds of objects."""

    bases: tuple[Base, ...]
    fields: Mapping[tuple[Kind, str], list[tuple[Base, Taken]]] = field(default_factory=dict)
    objects: Mapping[Kind, list[tuple[Base, Part]]] = field(default_factory=dict)

    def types(self, least: int) -> dict[tuple[str, ...], TypeSpec]:
        """Return the types of which there are objects of so many kinds, by their paths."""
        specs = [found[0][1].spec for found in self.objects.values()]
        counts = Counter(spec.path for spec in specs)
        return {spec.path: spec for spec in specs if counts[spec.path] >= least}

    def showing_most(self, count: int, of: tuple[str, ...] | None = None) -> Iterator[Base]:
        """Yield up to so many messages that together have most kinds of objects, and fields of them; the best first.

        Of one type, where it is given; then those are left out that have nothing which those before do not have.
        """
        kinds: dict[Base, set[object]] = {}
        for kind, objects in self.objects.items():
            for base, part in objects:
                if of in (None, part.spec.path):
                    kinds.setdefault(base, set()).add(kind)
        for mark, fields in self.fields.items() if of else ():
            for base, taken in fields:
                if taken.spot.part.spec.path == of:
                    kinds.setdefault(base, set()).add(mark)
        for _ in range(min(count, len(kinds))):
            best = max(kinds, key=lambda base: len(kinds[base]))
            new = kinds.pop(best)
            if of and not new:
                return
            yield best
            for others in kinds.values():
                others.difference_update(new)


def sites_of(bases: Iterable[Base]) -> Sites:
    """Sort messages by what they have; a few are kept for each, rather those with some bytes in a field."""
    bases = tuple(bases)
    fields: dict[tuple[Kind, str], list[tuple[Base, Taken]]] = {}
    objects: dict[Kind, list[tuple[Base, Part]]] = {}
    for base in bases:
        for part in base.parts:
            _keep(objects.setdefault(_kind(part), []), (base, part))
        for taken in base.verdict.values:
            part = taken.spot.part
            _keep_wide(fields.setdefault((_kind(part), name_of(part.spec, taken.spot.attribute)), []), base, taken)
    return Sites(bases, fields, objects)


def covered_by(base: Base) -> frozenset[object]:
    """Return the fields that a message has, each in a kind of objects, and whether it has any bytes."""
    return frozenset(
        (_kind(one.spot.part), name_of(one.spot.part.spec, one.spot.attribute), one.width > 0)
        for one in base.verdict.values
    )


def _kind(part: Part) -> Kind:
    return route_of(part.key), part.endian


def _keep_wide(kept: list[tuple[Base, Taken]], base: Base, taken: Taken) -> None:
    """Keep a value; one that is wider than those so far, up to some bytes, in the place of the narrowest."""
    narrowest = min(kept, key=lambda one: one[1].width, default=None)
    if narrowest is None or (len(kept) < _KEPT and taken.width):
        kept.append((base, taken))
    elif narrowest[1].width < min(taken.width, _WIDE_ENOUGH):
        kept[kept.index(narrowest)] = (base, taken)


def _keep(kept: list[T], one: T) -> None:
    if len(kept) < _KEPT:
        kept.append(one)


# What solving may cost, in steps of the solver; tries.
_EFFORT, _TRIES = 50_000, 4
# In bits: a text of one byte shows too few mutations.
_WIDE = 16


def filled(bases: Bases, sites: Sites) -> Iterator[Base]:
    """Yield messages that obey, for each text or run of bytes that is short in those at hand."""
    solver = bases.solver
    end = solver.effort + _EFFORT
    orders: list[tuple[str | None, Mapping[Goal, object]]] = [*_orders(solver)] or [(None, {})]
    for reach, attribute in _texts(solver):
        for order, goals in orders:
            if solver.effort < end and not _is_wide(sites, reach, attribute, order):
                yield from islice(_solved(bases, reach, attribute, goals), 1)


def _solved(bases: Bases, reach: Reach, attribute: Attribute, order: Mapping[Goal, object]) -> Iterator[Base]:
    path = reach.owner.path
    own: dict[Goal, object] = {**goals_for(path, attribute), ("filled", path, attribute.id): 1}
    routes = {**reach.routes, **dict.fromkeys(own, reach.route)}
    for _ in range(_TRIES):
        made = bases.solver.one({**order, **reach.goals, **own}, routes=routes)
        base = base_of(bases.verifier, made) if made is not None else None
        if base is not None and _is_filled(base, reach, attribute):
            yield base


def _is_filled(base: Base, reach: Reach, attribute: Attribute) -> bool:
    """Tell whether a field at the end of a route has bytes: the goal may have filled the field on another route."""
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


def _is_wide(sites: Sites, reach: Reach, attribute: Attribute, order: str | None) -> bool:
    """Tell whether some message has more than a byte in a field at the end of a route, in a byte order."""
    name = name_of(reach.owner, attribute)
    return any(
        taken.width >= _WIDE
        for ((route, its), other), found in sites.fields.items()
        if (route, other) == (reach.route, name) and (order is None or its == order)
        for _, taken in found
    )


_TRIED = 600


def with_other_values(bases: Bases, sites: Sites) -> Iterator[Base]:
    """Yield messages that obey with another literal of a field's own rule, and then have fields that no other has."""
    covered = {mark for base in sites.bases for mark in covered_by(base)}
    for _, proposal in zip(range(_TRIED), _proposals(bases, sites), strict=False):
        base = base_of(bases.verifier, Sample(proposal.data, proposal.params))
        if base is not None and not covered >= (marks := covered_by(base)):
            covered |= marks
            yield base


def _proposals(bases: Bases, sites: Sites) -> Iterator[Proposal]:
    seen: set[tuple[bytes, str]] = set()
    for found in sites.fields.values():
        for base, taken in found:
            for literal in _allowed(bases, taken):
                one = patched(base, {taken.spot.key: exactly(literal) if isinstance(literal, int) else literal})
                mark = None if one is None else (one.data, repr(one.params))
                if one is not None and mark is not None and one.data != base.data and mark not in seen:
                    seen.add(mark)
                    yield one


def _allowed(bases: Bases, taken: Taken) -> Mapping[Literal, None]:
    """Return the literals of the rule of a field."""
    attribute, library = taken.spot.attribute, bases.solver.library
    rules = attribute.valid.all_formulas() if attribute.valid else ()
    return dict.fromkeys(one for rule in rules for one in literals_in(library, taken.spot.part.spec, rule.tree))
