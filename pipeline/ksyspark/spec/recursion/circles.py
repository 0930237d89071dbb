"""Find the types that contain themselves, and the fields at which their circles are cut into levels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, TypeSpec, UserTypeUse
from ksyspark.spec.uses import type_nodes
from ksyspark.spec.yaml import ScalarNode

Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Use:
    """A type named by another: by its attribute number `attribute` (seq first), in case number `case` of a switch.

    `is_bounded` tells that the field has an end of its own, so that it can be kept as bytes; `node` is what is written.
    """

    owner: Path
    attribute: int
    case: int
    target: Path
    is_bounded: bool
    node: ScalarNode


@dataclass(frozen=True)
class Circle:
    """Types that contain each other, outermost first; `uses` are those among them.

    A level ends at the `cuts`. `endless` are ways round on which no field has an end of its own, so that there is
    nothing to cut.
    """

    members: tuple[TypeSpec, ...]
    uses: tuple[Use, ...]
    cuts: frozenset[Use]
    endless: tuple[tuple[Use, ...], ...] = ()

    @cached_property
    def paths(self) -> frozenset[Path]:
        return frozenset(member.path for member in self.members)

    @cached_property
    def around(self) -> Path:
        """The innermost type in which all members lie; it may be one of them. Empty where they lie in several files."""
        first, *rest = (member.path for member in self.members)
        length = len(first)
        while any(path[:length] != first[:length] for path in rest):
            length -= 1
        return first[:length]


def uses_of(library: Library, owner: TypeSpec) -> Iterator[Use]:
    """Yield the types that a type names in its fields and instances, in their order."""
    for number, attribute in enumerate(owner.attributes()):
        for case, (use, node) in enumerate(type_nodes(attribute)):
            if isinstance(use, UserTypeUse):
                found = library.find_type(owner, use.reference.path, use.reference.is_absolute)
                if found is not None:
                    yield Use(owner.path, number, case, found.path, _has_end(attribute), node)


def find_circles(library: Library) -> list[Circle]:
    """Return all circles of a library, in the order of its types."""
    uses = {owner.path: tuple(uses_of(library, owner)) for owner in library.types.values()}
    reached = {path: _reached(uses, path) for path in uses}
    found: list[Circle] = []
    done: set[Path] = set()
    for path in uses:
        if path in reached[path] and path not in done:
            inside = [other for other in uses if other in reached[path] and path in reached[other]]
            done.update(inside)
            found.append(_circle(library, inside, uses))
    return found


def reached_from(library: Library, path: Path) -> frozenset[Path]:
    """Return a type and all types that it contains, at any depth."""
    uses = {owner.path: tuple(uses_of(library, owner)) for owner in library.types.values()}
    return frozenset(_reached(uses, path, with_start=True))


def _has_end(attribute: Attribute) -> bool:
    delimiter = attribute.delimiter
    return delimiter.size is not None or delimiter.size_eos or delimiter.terminator is not None


def _reached(uses: Mapping[Path, tuple[Use, ...]], start: Path, *, with_start: bool = False) -> Mapping[Path, None]:
    """Return all types below one, nearest first."""
    seen: dict[Path, None] = {start: None} if with_start else {}
    waiting = [start]
    while waiting:
        new = {use.target: None for use in uses.get(waiting.pop(0), ()) if use.target not in seen}
        seen.update(new)
        waiting.extend(new)
    return seen


def _circle(library: Library, inside: Iterable[Path], uses: Mapping[Path, tuple[Use, ...]]) -> Circle:
    members = tuple(library.types[path] for path in inside)
    paths = {member.path for member in members}
    among = tuple(use for member in members for use in uses[member.path] if use.target in paths)
    from_the_top = (path for path in _reached(uses, members[0].path[:1], with_start=True) if path in paths)
    entry = next(from_the_top, members[0].path)
    cuts: set[Use] = set()
    endless: dict[Use, tuple[Use, ...]] = {}
    while way := _way_round(entry, [use for use in among if use not in cuts and use not in endless]):
        bounded = [use for use in way if use.is_bounded]
        if bounded:
            cuts.add(bounded[-1])
        else:
            endless[way[-1]] = way
    return Circle(members, among, frozenset(cuts), tuple(endless.values()))


def _way_round(start: Path, uses: Iterable[Use]) -> tuple[Use, ...]:
    """Return the uses of the first way round, from the outside in; none where there is no way round (any more)."""
    below: dict[Path, list[Use]] = {}
    for use in uses:
        below.setdefault(use.owner, []).append(use)
    done: set[Path] = set()
    for first in dict.fromkeys([start, *below]):
        way = _closing(first, below, [], done)
        if way:
            return way
    return ()


def _closing(path: Path, below: Mapping[Path, list[Use]], way: list[Use], done: set[Path]) -> tuple[Use, ...]:
    if path in done:
        return ()
    owners = [use.owner for use in way]
    if path in owners:
        return tuple(way[owners.index(path) :])
    for use in below.get(path, ()):
        found = _closing(use.target, below, [*way, use], done)
        if found:
            return found
    done.add(path)
    return ()
