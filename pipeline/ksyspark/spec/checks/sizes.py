"""Check how many columns a specification makes: types that each use the next twice make two to the power of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ksyspark.spec.checks.recursion import DEEPEST
from ksyspark.spec.library import Library
from ksyspark.spec.model import Spec
from ksyspark.spec.parse.keys import RECURSION_DEPTH
from ksyspark.spec.problems import Problem
from ksyspark.spec.recursion.cycles import Cycle, Path, find_cycles, uses_of
from ksyspark.spec.recursion.levels import levels_of
from ksyspark.spec.types.inference import Typer

# The largest shipped format makes 600 structures of 2,800 fields, 14 in each other at most.
_MOST_STRUCTURES, _MOST_FIELDS, _MOST_NESTED = 5_000, 20_000, 64


def check_sizes(typer: Typer) -> Iterator[Problem]:
    """Report specifications of more than 5,000 structures or 20,000 fields, or of 64 structures in each other.

    A type counts wherever it is used, and on each level where it contains itself.
    """
    library, cycles = typer.library, find_cycles(typer.library)
    are_sound = all(cycle.scope for cycle in cycles)
    if are_sound and all(1 <= levels_of(spec) <= DEEPEST for spec in library.specs.values()):
        counting = _Counting(library, cycles)
        for spec in library.specs.values():
            yield from _of_spec(spec, counting, is_recursive=any(cycle.scope[0] == spec.id for cycle in cycles))


def _of_spec(spec: Spec, counting: _Counting, *, is_recursive: bool) -> Iterator[Problem]:
    try:
        size = counting.count(spec.root.path, 1, 1)
    except _TooDeep as found:
        yield found.problem
        return
    pairs = (size.structures, _MOST_STRUCTURES, "structures of columns"), (size.fields, _MOST_FIELDS, "fields")
    wrong = next((f"{count} {what}, more than {most}" for count, most, what in pairs if count > most), None)
    if wrong and is_recursive:
        sentence = f"{levels_of(spec)} levels of recursive types would make {wrong}; ask for fewer by"
        yield (spec.recursion_depth or spec.root).place.problem(f"{sentence} `{RECURSION_DEPTH}`")
    elif wrong:
        yield spec.root.place.problem(f"its types, each counted wherever it is used, make {wrong}")


@dataclass(frozen=True, slots=True)
class _Size:
    structures: int
    fields: int
    nested: int


class _TooDeep(Exception):
    def __init__(self, problem: Problem) -> None:
        super().__init__()
        self.problem = problem


class _Counting:
    def __init__(self, library: Library, cycles: Iterable[Cycle]) -> None:
        self._library = library
        self._cuts = frozenset(cut for cycle in cycles for cut in cycle.cuts)
        self._known: dict[tuple[Path, int], _Size] = {}

    def count(self, path: Path, level: int, around: int) -> _Size:
        """Return the size of a type on a level, inside so many structures with its own. Raises _TooDeep."""
        if (path, level) not in self._known:
            self._known[path, level] = self._count(path, level, around)
        return self._known[path, level]

    def _count(self, path: Path, level: int, around: int) -> _Size:
        spec, levels = self._library.types[path], levels_of(self._library.specs[path[0]])
        structures, fields, nested = 1, sum(1 for _ in spec.attributes()), 1
        for use in uses_of(self._library, spec):
            below = level + (use in self._cuts) if use.target[0] == path[0] else 1
            is_kept = below <= levels and around < _MOST_NESTED
            found = self.count(use.target, below, around + 1) if is_kept else _Size(1, 1, 1)
            if around + found.nested > _MOST_NESTED:
                sentence = f"expected at most {_MOST_NESTED} structures in each other, found one more"
                raise _TooDeep(use.node.place.problem(sentence))
            structures, fields = structures + found.structures, fields + found.fields
            nested = max(nested, 1 + found.nested)
        return _Size(structures, fields, nested)
