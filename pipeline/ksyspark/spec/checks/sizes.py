"""Check how many columns a specification makes: types that each use the next twice make two to the power of them."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.checks.recursion import DEEPEST
from ksyspark.spec.model import Spec
from ksyspark.spec.parse.keys import RECURSION_DEPTH
from ksyspark.spec.problems import Problem
from ksyspark.spec.recursion import find_cycles
from ksyspark.spec.recursion.fitting import Counting, excess_of
from ksyspark.spec.recursion.levels import levels_of
from ksyspark.spec.types.inference import Typer


def check_sizes(typer: Typer) -> Iterator[Problem]:
    """Report specifications of more than 5,000 structures or 20,000 fields, or of 64 structures in each other.

    A type counts wherever it is used, and on each level where it contains itself.
    """
    library, cycles = typer.library, find_cycles(typer.library)
    are_sound = all(cycle.scope for cycle in cycles)
    if are_sound and all(1 <= levels_of(spec) <= DEEPEST for spec in library.specs.values()):
        counting = Counting(library, cycles)
        for spec in library.specs.values():
            yield from _of_spec(spec, counting, is_recursive=any(cycle.scope[0] == spec.id for cycle in cycles))


def check_flat_sizes(typer: Typer) -> Iterator[Problem]:
    """Report the same of specifications whose recursive types are flat lists: there each has one level."""
    counting = Counting(typer.library, find_cycles(typer.library), is_flat=True)
    for spec in typer.library.specs.values():
        yield from _of_spec(spec, counting, is_recursive=False)


def _of_spec(spec: Spec, counting: Counting, *, is_recursive: bool) -> Iterator[Problem]:
    wrong = excess_of(spec, counting)
    if isinstance(wrong, Problem):
        yield wrong
    elif wrong and is_recursive:
        sentence = f"{levels_of(spec)} levels of recursive types would make {wrong}; ask for fewer by"
        yield (spec.recursion_depth or spec.root).place.problem(f"{sentence} `{RECURSION_DEPTH}`")
    elif wrong:
        yield spec.root.place.problem(f"its types, each counted wherever it is used, make {wrong}")
