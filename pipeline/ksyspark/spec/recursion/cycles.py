"""Find the types that contain themselves, and the fields at which their cycles are cut into levels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from ksyspark.spec.library import Library
from ksyspark.spec.model import TypeSpec, UserTypeUse
from ksyspark.spec.switch_cases import type_nodes
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
class Cycle:
    """Types that contain each other (a strongly connected component), outermost first; `uses` are those among them.

    `entry` is the type that the top type reaches first.

    A level ends at the `cuts`. `unbounded` are those without an end of their own, behind which nothing can be read
    where the level below is left out.
    """

    members: tuple[TypeSpec, ...]
    uses: tuple[Use, ...]
    cuts: frozenset[Use]
    unbounded: frozenset[Use]
    entry: Path

    @cached_property
    def paths(self) -> frozenset[Path]:
        return frozenset(member.path for member in self.members)

    @cached_property
    def heads(self) -> tuple[Path, ...]:
        """The types that every closed path goes through; the first is that which the top type reaches first."""
        found = [self.entry]
        while closed := _closed_path(self.entry, [use for use in self.uses if use.target not in found]):
            found.append(closed[0].owner)
        return tuple(found)

    @cached_property
    def scope(self) -> Path:
        """The innermost type that encloses all members, which may be one of them; empty over several files."""
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
                    yield Use(owner.path, number, case, found.path, attribute.delimiter.has_end, node)


def find_cycles(library: Library) -> list[Cycle]:
    """Return all cycles of a library, in the order of its types."""
    uses = _uses_by_owner(library)
    reached = {path: _reached(uses, path) for path in uses}
    found: list[Cycle] = []
    done: set[Path] = set()
    for path in uses:
        if path in reached[path] and path not in done:
            inside = [other for other in uses if other in reached[path] and path in reached[other]]
            done.update(inside)
            found.append(_cycle(library, inside, uses))
    return found


def reached_from(library: Library, path: Path) -> frozenset[Path]:
    """Return a type and all types that it contains, at any depth."""
    return frozenset(_reached(_uses_by_owner(library), path, with_start=True))


def _uses_by_owner(library: Library) -> Mapping[Path, tuple[Use, ...]]:
    return {owner.path: tuple(uses_of(library, owner)) for owner in library.types.values()}


def _reached(uses: Mapping[Path, tuple[Use, ...]], start: Path, *, with_start: bool = False) -> Mapping[Path, None]:
    """Return all types that one contains, breadth first."""
    seen: dict[Path, None] = {start: None} if with_start else {}
    waiting = [start]
    while waiting:
        new = {use.target: None for use in uses.get(waiting.pop(0), ()) if use.target not in seen}
        seen.update(new)
        waiting.extend(new)
    return seen


def _cycle(library: Library, inside: Iterable[Path], uses: Mapping[Path, tuple[Use, ...]]) -> Cycle:
    """Cut each closed path at its last bounded use, or else where it closes, until none is left.

    It is entered where the top type reaches it first.
    """
    members = tuple(library.types[path] for path in inside)
    paths = {member.path for member in members}
    among = tuple(use for member in members for use in uses[member.path] if use.target in paths)
    from_the_top = (path for path in _reached(uses, members[0].path[:1], with_start=True) if path in paths)
    entry = next(from_the_top, members[0].path)
    cuts: set[Use] = set()
    while closed := _closed_path(entry, [use for use in among if use not in cuts]):
        bounded = [use for use in closed if use.is_bounded]
        cuts.add((bounded or closed)[-1])
    return Cycle(members, among, frozenset(cuts), frozenset(cut for cut in cuts if not cut.is_bounded), entry)


def _closed_path(start: Path, uses: Iterable[Use]) -> tuple[Use, ...]:
    """Return the uses along the first closed path, from the outside in; none where no cycle is left."""
    below: dict[Path, list[Use]] = {}
    for use in uses:
        below.setdefault(use.owner, []).append(use)
    done: set[Path] = set()
    for first in dict.fromkeys([start, *below]):
        closed = _search(first, below, [], done)
        if closed:
            return closed
    return ()


def _search(path: Path, below: Mapping[Path, list[Use]], taken: list[Use], done: set[Path]) -> tuple[Use, ...]:
    """Search depth first; `taken` are the uses on the way to `path`, `done` the types that lead to no closed path."""
    if path in done:
        return ()
    owners = [use.owner for use in taken]
    if path in owners:
        return tuple(taken[owners.index(path) :])
    for use in below.get(path, ()):
        found = _search(use.target, below, [*taken, use], done)
        if found:
            return found
    done.add(path)
    return ()
