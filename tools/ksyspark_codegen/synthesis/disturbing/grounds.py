"""Where disturbances set in: the fields and objects of messages that obey."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from ksyspark.spec.model import TypeSpec
from ksyspark_codegen.synthesis.breaking.bases import Base
from ksyspark_codegen.synthesis.judging import Taken
from ksyspark_codegen.synthesis.judging.paths import name_of
from ksyspark_codegen.synthesis.parts import Part, Route, route_of

_KEPT = 4
_WIDE = 64
T = TypeVar("T")

Kind = tuple[Route, object]
"""The fields that lead to an object, with the byte order in which it is read."""


@dataclass(frozen=True, slots=True)
class Grounds:
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

        Of one type, where it is told; then those are left out that have nothing which those before do not have.
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


def grounds_of(bases: Iterable[Base]) -> Grounds:
    """Sort messages by what they have; a few are kept for each, rather those with some bytes in a field."""
    bases = tuple(bases)
    fields: dict[tuple[Kind, str], list[tuple[Base, Taken]]] = {}
    objects: dict[Kind, list[tuple[Base, Part]]] = {}
    for base in bases:
        for part in base.parts:
            _keep(objects.setdefault(_kind(part), []), (base, part))
        for taken in base.verdict.reading.taken:
            part = taken.spot.part
            _keep_wide(fields.setdefault((_kind(part), name_of(part.spec, taken.spot.attribute)), []), base, taken)
    return Grounds(bases, fields, objects)


def shown_by(base: Base) -> frozenset[object]:
    """Return the fields that a message has, each in a kind of objects, and whether it has any bytes."""
    return frozenset(
        (_kind(one.spot.part), name_of(one.spot.part.spec, one.spot.attribute), one.width > 0)
        for one in base.verdict.reading.taken
    )


def _kind(part: Part) -> Kind:
    return route_of(part.key), part.endian


def _keep_wide(kept: list[tuple[Base, Taken]], base: Base, taken: Taken) -> None:
    """Keep a value; one that is wider than those so far, up to some bytes, in the place of the narrowest."""
    narrowest = min(kept, key=lambda one: one[1].width, default=None)
    if narrowest is None or (len(kept) < _KEPT and taken.width):
        kept.append((base, taken))
    elif narrowest[1].width < min(taken.width, _WIDE):
        kept[kept.index(narrowest)] = (base, taken)


def _keep(kept: list[T], one: T) -> None:
    if len(kept) < _KEPT:
        kept.append(one)
