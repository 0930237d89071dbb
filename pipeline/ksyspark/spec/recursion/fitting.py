"""How many columns a specification makes, and how many levels of its recursive types fit what it may make at most."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ksyspark.spec.library import Library
from ksyspark.spec.model import Spec
from ksyspark.spec.problems import Problem
from ksyspark.spec.recursion.cycles import Cycle, Path, find_cycles, uses_of
from ksyspark.spec.recursion.levels import DEFAULT_LEVELS, levels_of
from ksyspark.spec.yaml import ScalarNode
from ksyspark.spec.yaml.edit import scalar

# The largest shipped format makes 600 structures of 2,800 fields, 14 in each other at most.
_MOST_STRUCTURES, _MOST_FIELDS, _MOST_NESTED = 5_000, 20_000, 64


def with_fitting_levels(library: Library) -> Library:
    """Return a library in which recursive types have as many levels as fit, where it does not say how many itself.

    It is the same library where the default fits, or no number does.
    """
    cycles = find_cycles(library)
    recursive = {cycle.scope[0] for cycle in cycles if cycle.scope}
    open_ids = [spec.id for spec in library.specs.values() if spec.id in recursive and spec.recursion_depth is None]
    if not open_ids or not all(cycle.scope for cycle in cycles):
        return library
    for levels in range(DEFAULT_LEVELS, 0, -1):
        changed = {
            name: replace(library.specs[name], recursion_depth=_number(library, name, levels)) for name in open_ids
        }
        found = Library({**library.specs, **changed}, library.imports, library.trees)
        if not any(
            excess_of(spec, counting) for counting in [Counting(found, cycles)] for spec in found.specs.values()
        ):
            return library if levels == DEFAULT_LEVELS else found
    return library


def _number(library: Library, name: str, levels: int) -> ScalarNode:
    return scalar(library.specs[name].root.place, levels)


def excess_of(spec: Spec, counting: Counting) -> str | Problem | None:
    """Return what a specification makes too much of, in words or as a problem with its place; None where all fits."""
    try:
        size = counting.count(spec.root.path, 1, 1)
    except _TooDeep as found:
        return found.problem
    pairs = (size.structures, _MOST_STRUCTURES, "structures of columns"), (size.fields, _MOST_FIELDS, "fields")
    return next((f"{count} {what}, more than {most}" for count, most, what in pairs if count > most), None)


@dataclass(frozen=True, slots=True)
class _Size:
    structures: int
    fields: int
    nested: int


class _TooDeep(Exception):
    def __init__(self, problem: Problem) -> None:
        super().__init__()
        self.problem = problem


class Counting:
    """Count the structures and fields of types; each counts wherever it is used, and on each level of its recursion.

    Types that are flat lists (`is_flat`) have one level.
    """

    def __init__(self, library: Library, cycles: Iterable[Cycle], *, is_flat: bool = False) -> None:
        self._library = library
        self._is_flat = is_flat
        self._cuts = frozenset(cut for cycle in cycles for cut in cycle.cuts)
        self._known: dict[tuple[Path, int], _Size] = {}

    def count(self, path: Path, level: int, around: int) -> _Size:
        """Return the size of a type on a level, inside so many structures with its own. Raises _TooDeep."""
        if (path, level) not in self._known:
            self._known[path, level] = self._count(path, level, around)
        return self._known[path, level]

    def _count(self, path: Path, level: int, around: int) -> _Size:
        spec = self._library.types[path]
        levels = 1 if self._is_flat else levels_of(self._library.specs[path[0]])
        structures, fields, nested = 1, sum(1 for _ in spec.attributes()), 1
        for use in uses_of(self._library, spec):
            is_of_this = self._is_flat or use.target[0] == path[0]
            below = level + (use in self._cuts) if is_of_this else 1
            is_kept = below <= levels and around < _MOST_NESTED
            found = self.count(use.target, below, around + 1) if is_kept else _Size(1, 1, 1)
            if around + found.nested > _MOST_NESTED:
                sentence = f"expected at most {_MOST_NESTED} structures in each other, found one more"
                raise _TooDeep(use.node.place.problem(sentence))
            structures, fields = structures + found.structures, fields + found.fields
            nested = max(nested, 1 + found.nested)
        return _Size(structures, fields, nested)
