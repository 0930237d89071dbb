"""What in a new version is what in the old one: types, their parts, code lists."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from ksyspark.spec.model import Attribute, EnumSpec, TypeSpec
from ksyspark_codegen.diff.differences.facets import Facets, facets_of
from ksyspark_codegen.diff.side import Part, Side, TypePath, parts_of
from ksyspark_codegen.review.meaning import Plain

_One = TypeVar("_One", TypeSpec, EnumSpec)

_ALIKE = 0.5
"""The share of equal parts from which on two types of different names are taken for one that was renamed."""


@dataclass(frozen=True, slots=True)
class Pairs:
    """The parts of two versions of one type: those that are in both, in the new order, and those that are in one."""

    both: tuple[tuple[Part, Part], ...]
    gone: tuple[Part, ...]
    new: tuple[Part, ...]

    def renamed(self) -> Mapping[str, str]:
        """Return new ids by old ones."""
        return {old.id: new.id for old, new in self.both if old.id != new.id and old.id and new.id}

    def moved(self) -> tuple[Part, ...]:
        """Return the fewest fields that have to move for the old order to become the new one."""
        fields = [(old, new) for old, new in self.both if _is_field(old) and _is_field(new)]
        places = {id(old): place for place, old in enumerate(sorted((old for old, _ in fields), key=_line))}
        stays = _rising([places[id(old)] for old, _ in fields])
        return tuple(new for number, (_, new) in enumerate(fields) if number not in stays)


def match_types(old: Side, new: Side) -> Mapping[TypePath, TypePath]:
    """Return new types by old ones: those of the same path, then those of the same content.

    The two specifications that are compared are one, whatever their ids.
    """
    found: dict[TypePath, TypePath] = {(old.main,): (new.main,)}
    while True:
        _match_by_name(found, old, new)
        pair = _most_alike(
            [one for path, one in old.types.items() if path not in found],
            [one for path, one in new.types.items() if path not in set(found.values())],
            lambda one, other: (
                _likeness(_marks(old, one), _marks(new, other)) if found.get(one.path[:-1]) == other.path[:-1] else 0.0
            ),
        )
        if pair is None:
            return found
        found[pair[0].path] = pair[1].path


def match_enums(old: Side, new: Side, types: Mapping[TypePath, TypePath]) -> Mapping[TypePath, TypePath]:
    """Return new code lists by old ones: those of the same name in the same type, then those of the same codes."""
    named = {path: (*types[path[:-1]], path[-1]) for path in old.enums if path[:-1] in types}
    found = {path: now for path, now in named.items() if now in new.enums}
    while True:
        pair = _most_alike(
            [one for path, one in old.enums.items() if path not in found],
            [one for path, one in new.enums.items() if path not in set(found.values())],
            lambda one, other: _likeness(Counter(_codes(one)), Counter(_codes(other))),
        )
        if pair is None:
            return found
        found[pair[0].path] = pair[1].path


def match_parts(old: Side, new: Side, was: TypeSpec, now: TypeSpec) -> Pairs:
    """Return the parts of two versions of a type: equal ids are one part.

    A part with another id is a renamed one where the document's name is the same, or where it means the same and
    stands at the same place between others.
    """
    olds, news = list(parts_of(was)), list(parts_of(now))
    by_id = {part.id: part for part in olds if part.id}
    found = {id(part): by_id[part.id] for part in news if part.id in by_id}

    def waiting() -> Iterator[tuple[Part, list[Part]]]:
        taken = {id(part) for part in found.values()}
        free = [part for part in olds if id(part) not in taken]
        yield from ((part, free) for part in news if id(part) not in found)

    for is_same in (_has_same_name, _stands_alike(old, new, was, now, found)):
        for part, free in [*waiting()]:
            candidates = [one for one in free if id(one) not in {id(o) for o in found.values()} and is_same(one, part)]
            if len(candidates) == 1 or (candidates and not part.id):
                found[id(part)] = candidates[0]
    taken = {id(part) for part in found.values()}
    return Pairs(
        tuple((found[id(part)], part) for part in news if id(part) in found),
        tuple(part for part in olds if id(part) not in taken),
        tuple(part for part in news if id(part) not in found),
    )


def _match_by_name(found: dict[TypePath, TypePath], old: Side, new: Side) -> None:
    for path in old.types:
        above = found.get(path[:-1]) if len(path) > 1 else ()
        if path not in found and above is not None and (*above, path[-1]) in new.types:
            found[path] = (*above, path[-1])


def _most_alike(
    olds: Sequence[_One], news: Sequence[_One], likeness: Callable[[_One, _One], float]
) -> tuple[_One, _One] | None:
    pairs = [(likeness(one, other), one, other) for one in olds for other in news]
    best = max(pairs, key=lambda pair: pair[0], default=None)
    return best[1:] if best is not None and best[0] >= _ALIKE else None


def _likeness(one: Counter[str], other: Counter[str]) -> float:
    """Return the share of what two have in common, 0 to 1."""
    both = (one | other).total()
    return (one & other).total() / both if both else 0.0


def _marks(side: Side, owner: TypeSpec) -> Counter[str]:
    return Counter(
        mark for part in parts_of(owner) for mark in (part.id, repr(_meaning(facets_of(side.library, owner, part))))
    )


def _codes(enum: EnumSpec) -> Iterator[str]:
    for code, value in enum.values.items():
        yield f"{code} {value.label}"


def _has_same_name(old: Part, new: Part) -> bool:
    """Tell whether the document has one name for two parts of the same sort."""
    names = [one.about.extensions.get("-orig-id") for one in (old, new)]
    return names[0] is not None and names[0] == names[1] and _sort(old) == _sort(new)


def _stands_alike(
    old: Side, new: Side, was: TypeSpec, now: TypeSpec, found: Mapping[int, Part]
) -> Callable[[Part, Part], bool]:
    """Return what tells whether two parts mean the same, and stand behind the same part or before the same part."""
    olds, news = list(parts_of(was)), list(parts_of(now))

    def neighbours(parts: Sequence[Part], part: Part) -> tuple[Part | None, Part | None]:
        place = next(number for number, one in enumerate(parts) if one is part)
        return (parts[place - 1] if place else None, parts[place + 1] if place + 1 < len(parts) else None)

    def is_same(one: Part, other: Part) -> bool:
        if bool(one.id) != bool(other.id) or _sort(one) != _sort(other):
            return False
        if _meaning(facets_of(old.library, was, one)) != _meaning(facets_of(new.library, now, other)):
            return False
        around = zip(neighbours(olds, one), neighbours(news, other), strict=True)
        return any(
            left is right is None or (right is not None and left is not None and found.get(id(right)) is left)
            for left, right in around
        )

    return is_same


def _meaning(facets: Facets) -> dict[str, Plain]:
    return {name: facet for name, facet in facets.items() if name not in ("documentation", "sources")}


def _sort(part: Part) -> str:
    if not isinstance(part, Attribute):
        return "parameter"
    return "instance" if part.is_instance else "field"


def _is_field(part: Part) -> bool:
    return _sort(part) == "field"


def _line(part: Part) -> tuple[int, int]:
    return part.place.line, part.place.column


def _rising(places: Sequence[int]) -> frozenset[int]:
    """Return the numbers of a longest run of places, with gaps or without, in which each is above the one before."""
    ends: list[int] = []
    numbers: list[int] = []
    before: dict[int, int | None] = {}
    for number, place in enumerate(places):
        at = bisect_left(ends, place)
        before[number] = numbers[at - 1] if at else None
        ends[at:] = [place, *ends[at + 1 :]]
        numbers[at:] = [number, *numbers[at + 1 :]]
    chain: set[int] = set()
    last = numbers[-1] if numbers else None
    while last is not None:
        chain.add(last)
        last = before[last]
    return frozenset(chain)
