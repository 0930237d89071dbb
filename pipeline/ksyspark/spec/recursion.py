"""Recursive types: their cycles, their levels, how many levels fit, and which level a type stands for."""

import re
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import takewhile
from typing import TypeVar

from ksyspark.spec.library import Library, Path, Use
from ksyspark.spec.model import Spec, TypeSpec
from ksyspark.spec.problems import Problem, SpecError
from ksyspark.spec.read_map import RECURSION_DEPTH
from ksyspark.spec.yaml import ScalarNode, scalar

_Thing = TypeVar("_Thing", bound=Hashable)


def reachable(starts: Iterable[_Thing], onward: Callable[[_Thing], Iterable[_Thing]]) -> dict[_Thing, None]:
    """Return what is reached from some things, these included, the nearest first; `onward` gives the next ones."""
    reached = dict.fromkeys(starts)
    order = list(reached)
    for thing in order:
        new = dict.fromkeys(one for one in onward(thing) if one not in reached)
        reached |= new
        order += new
    return reached


@dataclass(frozen=True)
class Cycle:
    """Types that contain each other (a strongly connected component), outermost first; `uses` are those among them.

    `entry` is the type that the top type reaches first. A level ends at the `cuts`; behind those without an end of
    their own nothing can be read where the level below is left out.
    """

    members: tuple[TypeSpec, ...]
    uses: tuple[Use, ...]
    cuts: frozenset[Use]
    entry: Path

    @cached_property
    def paths(self) -> frozenset[Path]:
        return frozenset(member.path for member in self.members)

    @cached_property
    def heads(self) -> tuple[Path, ...]:
        """The types that every closed path goes through; the first is that which the top type reaches first."""
        heads = [self.entry]
        while closed := _closed_path(self.entry, [use for use in self.uses if use.target not in heads]):
            heads.append(closed[0].owner)
        return tuple(heads)

    @cached_property
    def scope(self) -> Path:
        """The innermost type that encloses all members, which may be one of them; empty over several files."""
        levels = zip(*(member.path for member in self.members), strict=False)
        return tuple(names[0] for names in takewhile(lambda names: len(set(names)) == 1, levels))


def find_cycles(library: Library) -> list[Cycle]:
    """Return all cycles of a library, in the order of its types."""
    uses = library.uses
    reached = {path: _reached(uses, path) for path in uses}
    cycles: list[Cycle] = []
    done: set[Path] = set()
    for path in uses:
        if path in reached[path] and path not in done:
            inside = [other for other in uses if other in reached[path] and path in reached[other]]
            done.update(inside)
            cycles.append(_cycle(library, inside, uses))
    return cycles


def reached_from(library: Library, path: Path) -> frozenset[Path]:
    """Return a type and all types that it contains, at any depth."""
    return frozenset({path, *_reached(library.uses, path)})


def _reached(uses: Mapping[Path, tuple[Use, ...]], start: Path) -> Mapping[Path, None]:
    """Return all types that one contains, in the order in which they are reached."""

    def targets(path: Path) -> list[Path]:
        return [use.target for use in uses.get(path, ())]

    return reachable(targets(start), targets)


def _cycle(library: Library, inside: Iterable[Path], uses: Mapping[Path, tuple[Use, ...]]) -> Cycle:
    """Cut each closed path at its last bounded use, or where it closes; it is entered where the top type reaches it."""
    members = tuple(library.types[path] for path in inside)
    paths = {member.path for member in members}
    among = tuple(use for member in members for use in uses[member.path] if use.target in paths)
    top = members[0].path[:1]
    entry = next((path for path in (top, *_reached(uses, top)) if path in paths), members[0].path)
    cuts: set[Use] = set()
    while closed := _closed_path(entry, [use for use in among if use not in cuts]):
        bounded = [use for use in closed if use.is_bounded]
        cuts.add((bounded or closed)[-1])
    return Cycle(members, among, frozenset(cuts), entry)


def _closed_path(start: Path, uses: Iterable[Use]) -> tuple[Use, ...]:
    """Return the uses along the first closed path, from the outside in, or nothing if no cycle is left."""
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
        closed = _search(use.target, below, [*taken, use], done)
        if closed:
            return closed
    done.add(path)
    return ()


Names = Mapping[tuple[int, int], str]
"""Type names to write into a type: by the number of the attribute (seq first) and the number of its case."""

DEFAULT_LEVELS = 4
_LEVEL = re.compile(r"depth_\d+::")
_NAME = re.compile(r"\s*(?:::)?\s*\w+(?:::\w+)*")


class Levels:
    """The levels of all recursive types whose innermost enclosing type is `scope`.

    Each of `count` levels holds the types `members`; fields at `cuts` lead to the next level.
    """

    def __init__(self, scope: Path, count: int, cycles: Iterable[Cycle]) -> None:
        here = [cycle for cycle in cycles if cycle.scope == scope]
        self.scope = scope
        self.count = count
        self.members = frozenset(path for cycle in here for path in cycle.paths)
        self.uses = tuple(use for cycle in here for use in cycle.uses)
        self.cuts = frozenset(cut for cycle in here for cut in cycle.cuts)

    def holds(self, spec: TypeSpec) -> bool:
        """Tell whether a type is a member, or contains the definition of one."""
        return any(path[: len(spec.path)] == spec.path for path in self.members)

    def names(self, spec: TypeSpec, level: int) -> Names:
        """Return the type names to write into a type of a level. On level 1 only those at the cuts change."""
        return {
            (use.attribute, use.case): self._name(use, level)
            for use in self.uses
            if use.owner == spec.path and (level > 1 or use in self.cuts)
        }

    def inside(self, path: Path) -> Path:
        """Return the path of a member below the type that holds a level."""
        return path[len(self.scope) - (self.scope in self.members) :]

    def has_end(self, path: Path) -> bool:
        """Tell whether the bytes of a member below the last level always have an end, so that they can be kept."""
        return all(cut.is_bounded for cut in self.cuts if cut.target == path)

    def _name(self, use: Use, level: int) -> str:
        below = level + (use in self.cuts)
        name = "::".join((level_name(below), *self.inside(use.target)))
        return name if below > self.count else name + _NAME.sub("", use.node.text, count=1)


def level_name(level: int) -> str:
    """Return the name of the type that holds the types of a level."""
    return f"depth_{level}"


def without_level(name: str) -> str:
    """Return the name of a type as the specification has it, without the level that it was put in."""
    return name.rpartition("::")[2] if _LEVEL.match(name) else name


def levels_of(spec: Spec) -> int:
    """Return how many levels of recursive types get columns: `meta/-max-recursion-depth`, else 4."""
    node = spec.recursion_depth
    return node.value if isinstance(node, ScalarNode) and type(node.value) is int else DEFAULT_LEVELS


# The largest shipped format makes 600 structures of 2,800 fields, 14 in each other at most.
_MOST_STRUCTURES, _MOST_FIELDS, _MOST_NESTED = 5_000, 20_000, 64


def with_fitting_levels(library: Library) -> Library:
    """Return a library with as many levels of recursive types as fit where it says no number, or the same library."""
    cycles = find_cycles(library)
    recursive = {cycle.scope[0] for cycle in cycles if cycle.scope}
    unbound = [spec for spec in library.specs.values() if spec.id in recursive and spec.recursion_depth is None]
    if not unbound or not all(cycle.scope for cycle in cycles):
        return library
    for levels in range(DEFAULT_LEVELS, 0, -1):
        changed = {spec.id: replace(spec, recursion_depth=scalar(spec.root.place, levels)) for spec in unbound}
        candidate = Library({**library.specs, **changed}, library.imports, library.trees)
        counting = Counting(candidate, cycles)
        if not any(counting.excess_of(spec) for spec in candidate.specs.values()):
            return library if levels == DEFAULT_LEVELS else candidate
    return library


class Counting:
    """Count the structures and fields of types; each counts wherever it is used, and on each level of its recursion.

    Types that are flat lists (`is_flat`) have one level.
    """

    def __init__(self, library: Library, cycles: Iterable[Cycle], *, is_flat: bool = False) -> None:
        self._library = library
        self._is_flat = is_flat
        self._cuts = frozenset(cut for cycle in cycles for cut in cycle.cuts)
        self._known: dict[tuple[Path, int], tuple[int, int, int]] = {}

    def excess_of(self, spec: Spec, *, is_recursive: bool = False) -> Problem | None:
        """Return what a specification makes too much of, or None if all fits."""
        try:
            structures, fields, _ = self._count(spec.root.path, 1, 1)
        except SpecError as too_deep:
            return too_deep.problems[0]
        if structures > _MOST_STRUCTURES:
            excess = f"{structures} structures of columns, more than {_MOST_STRUCTURES}"
        elif fields > _MOST_FIELDS:
            excess = f"{fields} fields, more than {_MOST_FIELDS}"
        else:
            return None
        if not is_recursive:
            return spec.root.place.problem(f"its types, each counted wherever it is used, make {excess}")
        sentence = f"{levels_of(spec)} levels of recursive types would make {excess}; ask for fewer by"
        return (spec.recursion_depth or spec.root).place.problem(f"{sentence} `{RECURSION_DEPTH}`")

    def _count(self, path: Path, level: int, around: int) -> tuple[int, int, int]:
        """Return how many structures, fields and nested structures a type makes on a level. Raises SpecError."""
        if (path, level) in self._known:
            return self._known[path, level]
        spec = self._library.types[path]
        levels = 1 if self._is_flat else levels_of(self._library.specs[path[0]])
        structures, fields, nested = 1, sum(1 for _ in spec.attributes()), 1
        for use in self._library.uses[spec.path]:
            is_of_this = self._is_flat or use.target[0] == path[0]
            below = level + (use in self._cuts) if is_of_this else 1
            is_kept = below <= levels and around < _MOST_NESTED
            inside = self._count(use.target, below, around + 1) if is_kept else (1, 1, 1)
            if around + inside[2] > _MOST_NESTED:
                sentence = f"expected at most {_MOST_NESTED} structures in each other, found one more"
                raise SpecError([use.node.place.problem(sentence)])
            structures, fields, nested = structures + inside[0], fields + inside[1], max(nested, 1 + inside[2])
        self._known[path, level] = structures, fields, nested
        return structures, fields, nested


UNROLLED_KEY = "-ksyspark-unrolled"
LEVEL_KEY = "-ksyspark-level"
RAW_FIELD = "raw"
"""The only field of a type that keeps the bytes below the last level."""


@dataclass(frozen=True, slots=True)
class Unrolled:
    """A level of the recursive type `origin`: level `depth`, from 1; with `is_raw` it only keeps bytes."""

    origin: tuple[str, ...]
    depth: int
    is_raw: bool = False


def unrolled_from(spec: TypeSpec) -> Unrolled | None:
    """Return which level a type is, or None for a type that stands in the specification itself."""
    marks = spec.about.extensions.get(UNROLLED_KEY)
    if not isinstance(marks, Mapping):
        return None
    return Unrolled(tuple(str(marks["of"]).split("::")), int(marks["depth"]), bool(marks["raw"]))


def origin_of(spec: TypeSpec) -> tuple[str, ...]:
    """Return the path of a type as the specification has it."""
    return (unrolled_from(spec) or Unrolled(spec.path, 1)).origin


def depth_of(spec: TypeSpec) -> int:
    """Return the level of a type in its recursion: 1 for a type that stands in the specification itself."""
    return (unrolled_from(spec) or Unrolled(spec.path, 1)).depth


def is_raw(spec: TypeSpec) -> bool:
    """Tell whether a type keeps the bytes below the last level."""
    return (unrolled_from(spec) or Unrolled(spec.path, 1)).is_raw


def is_same_type(spec: TypeSpec, other: TypeSpec) -> bool:
    """Tell whether two types are one type of the specification, be it on different levels."""
    return origin_of(spec) == origin_of(other)


def holds_level(spec: TypeSpec) -> bool:
    """Tell whether a type was added only to hold the types of one level."""
    return LEVEL_KEY in spec.about.extensions
