"""Messages that obey, and where in them each field lies: what broken messages are made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from ksyspark.spec.model import Attribute, BytesUse, StringUse
from ksyspark.spec.unrolled import origin_of
from ksyspark_codegen.synthesis.message.assignments import Goal
from ksyspark_codegen.synthesis.message.parts import Key, Part, name_of
from ksyspark_codegen.synthesis.message.solved import Solved
from ksyspark_codegen.synthesis.samples import Sample
from ksyspark_codegen.synthesis.solver import Solver, goals_for
from ksyspark_codegen.synthesis.verifier import Taken, Verdict, Verifier

Place = tuple[tuple[str, ...], str]
_AT_RANDOM = 16
# Messages kept for each field, which bounds the work of changing them.
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

    def at(self, owner: tuple[str, ...], name: str) -> Iterator[Taken]:
        """Yield the values of a field of a type, as failures name it."""
        for one in self.values.values():
            spec = one.spot.part.spec
            if origin_of(spec) == owner and name_of(spec, one.spot.attribute) == name:
                yield one


def base_of(verifier: Verifier, made: Solved | Sample) -> Base | None:
    """Return a message with its strict reading; None where it does not obey."""
    verdict = verifier.read(made.data, made.params)
    if verdict.fault is not None:
        return None
    taken = verdict.values
    objects = {one.value: one for one in taken if isinstance(one.value, Part)}
    return Base(made.data, made.params, verdict, {one.spot.key: one for one in taken}, objects)


@dataclass(slots=True, eq=False)
class Bases:
    """The messages that were made so far, by the fields that they have; more are made where a field is requested."""

    solver: Solver
    verifier: Verifier
    _found: dict[Place, list[tuple[Base, Taken]]] = field(default_factory=dict)
    _objects: dict[tuple[str, ...], list[tuple[Base, Part]]] = field(default_factory=dict)
    _requested: set[Place] = field(default_factory=set)
    _unreached: set[tuple[str, ...]] = field(default_factory=set)

    def start(self, known: Iterable[Solved] = ()) -> None:
        """Take messages that are known, and make some at random."""
        for one in known:
            self._take(one)
        for number in range(_AT_RANDOM):
            self._take(self.solver.one(has_long_texts=number % 4 == 3))

    def with_field(self, owner: tuple[str, ...], attribute: Attribute) -> list[tuple[Base, Taken]]:
        """Return messages with a field, each with the place of it, the shortest first."""
        place = (owner, name_of(self.solver.spec_of(owner), attribute))
        if not self._has_bytes(place) and place not in self._requested and owner not in self._unreached:
            self._requested.add(place)
            self._look_for(place, attribute)
            if owner not in self._objects:
                self._unreached.add(owner)
        found = self._found.get(place, ())
        return sorted(found, key=lambda one: (not one[1].width, len(one[0].data)))

    def with_type(self, owner: tuple[str, ...]) -> list[tuple[Base, Part]]:
        """Return messages with an object of a type."""
        if owner not in self._objects:
            for goals in self.solver.goals_to(owner):
                self._take(self.solver.one(goals))
        return self._objects.get(owner, [])

    def all(self) -> Iterator[Base]:
        """Yield the messages that were made so far."""
        yield from dict.fromkeys(base for found in self._objects.values() for base, _ in found)

    def _has_bytes(self, place: Place) -> bool:
        """Tell whether a field has been found that holds any bytes, or is of a kind that need not."""
        found = self._found.get(place, ())
        return any(one.width or not isinstance(one.spot.use, StringUse | BytesUse) for _, one in found)

    def _look_for(self, place: Place, attribute: Attribute) -> None:
        own: dict[Goal, object] = {**goals_for(place[0], attribute), ("filled", place[0], attribute.id): 1}
        for _ in range(_TRIES):
            for goals in self.solver.goals_to(place[0]):
                self._take(self.solver.one({**goals, **own}))
                if self._has_bytes(place):
                    return

    def _take(self, made: Solved | None) -> None:
        base = base_of(self.verifier, made) if made is not None else None
        if base is None:
            return
        for one in base.verdict.values:
            spec = one.spot.part.spec
            kept = self._found.setdefault((origin_of(spec), name_of(spec, one.spot.attribute)), [])
            if len(kept) < _KEPT or (one.width and not any(other.width for _, other in kept)):
                kept.append((base, one))
        for part in base.parts:
            kept_parts = self._objects.setdefault(origin_of(part.spec), [])
            if len(kept_parts) < _KEPT:
                kept_parts.append((base, part))
