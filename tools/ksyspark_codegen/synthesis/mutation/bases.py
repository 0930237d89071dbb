"""Messages that obey, and where in them each field lies: what mutated messages are made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice

from ksyspark.spec.model import Attribute, BitsUse
from ksyspark_codegen.synthesis.message.assignments import Goal
from ksyspark_codegen.synthesis.message.memory import Memory
from ksyspark_codegen.synthesis.message.solved import Sample, sample_of
from ksyspark_codegen.synthesis.solver import Solver, goals_for
from ksyspark_codegen.synthesis.verifier import Site, Verifier

FieldName = tuple[tuple[str, ...], str]
"""The path of a type, and the name of a field of it."""

# Places that are kept for each field, which bounds the work of changing them.
_KEPT = 4
# What solving may cost for fields without bytes, in steps of the solver, and how often it is tried for each.
_EFFORT, _TRIES = 20_000, 3
# In bytes: larger messages take too long to read again and again.
_LONGEST = 4096


@dataclass(frozen=True, slots=True, eq=False)
class Base:
    """A message that obeys, and its values."""

    sample: Sample
    sites: tuple[Site, ...]

    def with_number(self, site: Site, value: object) -> Sample | None:
        """Return the message with another number in a field; None where the field cannot hold it."""
        shape = site.shape
        raw = shape.raw(value)
        if raw is None:
            return None
        memory = Memory()
        memory.write(0, self.sample.data)
        memory.poke(site.bit, site.width, shape.order, raw)
        return Sample(bytes(memory.data), self.sample.params)

    def with_bytes(self, start: int, data: bytes) -> Sample:
        """Return the message with other bytes at a place."""
        old = self.sample.data
        return Sample((old[:start] + data + old[start + len(data) :])[: len(old)], self.sample.params)

    def cut(self, length: int) -> Sample:
        """Return the beginning of the message."""
        return Sample(self.sample.data[:length], self.sample.params)


@dataclass(slots=True, eq=False)
class Bases:
    """The messages that obey, with those places of each field that are changed: a few, rather such with some bytes."""

    messages: list[Base] = field(default_factory=list)
    sites: dict[Base, list[Site]] = field(default_factory=dict)
    by_field: dict[FieldName, list[tuple[Base, Site]]] = field(default_factory=dict)

    def has_bytes(self, name: FieldName) -> bool:
        """Tell whether a field has some bytes in a message."""
        return any(site.width for _, site in self.by_field.get(name, ()))

    def with_field(self, name: FieldName) -> list[tuple[Base, Site]]:
        """Return places of a field, those with some bytes first, then those in the shortest messages."""
        found = self.by_field.get(name, [])
        return sorted(found, key=lambda one: (not one[1].width, len(one[0].sample.data)))


def bases_of(solver: Solver, verifier: Verifier, samples: Iterable[Sample]) -> Bases:
    """Read messages, and more for fields that have no bytes in any of them; those that do not obey are left out."""
    found = Bases()
    for sample in samples:
        _take(found, verifier, sample)
    end = solver.effort + _EFFORT
    for path, attribute in solver.attributes():
        name = path, attribute.id
        is_read = attribute.value is None and attribute.contents is None and attribute.id
        for goals in islice(_goals_for(solver, path, attribute), _TRIES) if is_read else ():
            if found.has_bytes(name) or solver.effort >= end:
                break
            made = solver.one(goals, has_long_texts=True)
            if made is not None:
                _take(found, verifier, sample_of(made))
    return found


def _goals_for(solver: Solver, path: tuple[str, ...], attribute: Attribute) -> Iterator[dict[Goal, object]]:
    """Yield the goals under which messages have a field, on each route to it, and again."""
    own = goals_for(path, attribute)
    routes = [{**goals, **own} for goals in solver.goals_to(path)]
    for _ in range(_TRIES):
        yield from routes


def _take(bases: Bases, verifier: Verifier, sample: Sample) -> None:
    verdict = verifier.read(sample.data, sample.params) if len(sample.data) <= _LONGEST else None
    if verdict is not None and verdict.found is None:
        base = Base(sample, verdict.sites)
        bases.messages.append(base)
        bases.sites[base] = list(_new(bases, base))


def _new(bases: Bases, base: Base) -> Iterator[Site]:
    """Yield values of fields of which few are known in that byte order: one of each field, of bits all."""
    taken: set[FieldName] = set()
    for site in base.sites:
        known = bases.by_field.setdefault(site.field, [])
        kept = sum(one.holder.order == site.holder.order for _, one in known)
        is_wanted = kept < _KEPT or (site.width and not bases.has_bytes(site.field))
        if is_wanted and (site.field not in taken or isinstance(site.use, BitsUse)):
            taken.add(site.field)
            known.append((base, site))
            yield site
