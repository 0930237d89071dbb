"""Messages that obey, and where in them each field lies: what broken messages are made of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ksyspark_codegen.making.attempt import Solved
from ksyspark_codegen.making.choices import Goal
from ksyspark_codegen.making.judging import Judge, Taken, Verdict
from ksyspark_codegen.making.parts import Key, Part
from ksyspark_codegen.making.solver import Solver
from ksyspark_codegen.spec.copies import origin_of
from ksyspark_codegen.spec.model import Attribute

Place = tuple[tuple[str, ...], str]
_AT_RANDOM = 16
_KEPT = 6
_TRIES = 3


@dataclass(frozen=True, slots=True, eq=False)
class Base:
    """A message that obeys, with its strict reading: its values by their keys, its objects by themselves."""

    data: bytes
    params: Mapping[str, object]
    verdict: Verdict
    values: Mapping[Key, Taken]
    objects: Mapping[Part, Taken]

    @property
    def parts(self) -> Iterator[Part]:
        yield self.verdict.root
        yield from self.objects


@dataclass(slots=True, eq=False)
class Bases:
    """The messages that were made so far, by the fields that they have; more are made where a field is asked for."""

    solver: Solver
    judge: Judge
    _found: dict[Place, list[tuple[Base, Taken]]] = field(default_factory=dict)
    _objects: dict[tuple[str, ...], list[tuple[Base, Part]]] = field(default_factory=dict)
    _asked: set[Place] = field(default_factory=set)
    _unreached: set[tuple[str, ...]] = field(default_factory=set)

    def start(self) -> None:
        """Make some messages at random."""
        for number in range(_AT_RANDOM):
            self._take(self.solver.one(is_generous=number % 4 == 3))

    def with_field(self, owner: tuple[str, ...], attribute: Attribute) -> list[tuple[Base, Taken]]:
        """Return messages with a field, each with the place of it, the shortest first."""
        place = (owner, attribute.id)
        if place not in self._found and place not in self._asked and owner not in self._unreached:
            self._asked.add(place)
            self._look_for(owner, attribute)
            if owner not in self._objects:
                self._unreached.add(owner)
        return sorted(self._found.get(place, ()), key=lambda one: len(one[0].data))

    def with_type(self, owner: tuple[str, ...]) -> list[tuple[Base, Part]]:
        """Return messages with an object of a type."""
        if owner not in self._objects:
            for goals in self.solver.goals_to(owner):
                self._take(self.solver.one(goals))
        return self._objects.get(owner, [])

    def _look_for(self, owner: tuple[str, ...], attribute: Attribute) -> None:
        own: dict[Goal, object] = {}
        if attribute.condition is not None:
            own["if", owner, attribute.id] = 1
        if attribute.repeat is not None:
            own["count", owner, attribute.id] = 1
        for goals in self.solver.goals_to(owner):
            for _ in range(_TRIES):
                self._take(self.solver.one({**goals, **own}))
                if (owner, attribute.id) in self._found:
                    return

    def _take(self, made: Solved | None) -> None:
        verdict = self.judge.read(made.data, made.params) if made is not None else None
        if made is None or verdict is None or verdict.fault is not None:
            return
        taken = verdict.reading.taken
        objects = {one.value: one for one in taken if isinstance(one.value, Part)}
        base = Base(made.data, made.params, verdict, {one.spot.key: one for one in taken}, objects)
        for one in taken:
            kept = self._found.setdefault((origin_of(one.spot.part.spec), one.spot.attribute.id), [])
            if len(kept) < _KEPT:
                kept.append((base, one))
        for part in base.parts:
            kept_parts = self._objects.setdefault(origin_of(part.spec), [])
            if len(kept_parts) < _KEPT:
                kept_parts.append((base, part))
