"""The checks that a library of specifications goes through, in order.

A pass is one file with one function of the same name: it takes the typer (and through it the library) and yields
problems; it changes nothing. All passes run, so that all mistakes are told together.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from ksyspark.spec.checks.check_byte_order import check_byte_order
from ksyspark.spec.checks.check_coverage import check_coverage
from ksyspark.spec.checks.check_delimiters import check_delimiters
from ksyspark.spec.checks.check_encodings import check_encodings
from ksyspark.spec.checks.check_expressions import check_expressions
from ksyspark.spec.checks.check_logical_types import check_logical_types
from ksyspark.spec.checks.check_names import check_names
from ksyspark.spec.checks.check_parameters import check_parameters
from ksyspark.spec.checks.check_recursion import check_recursion
from ksyspark.spec.checks.check_shown import check_shown
from ksyspark.spec.checks.check_technical import check_technical
from ksyspark.spec.checks.check_valid import check_valid
from ksyspark.spec.problems import Problem, SpecError
from ksyspark.spec.types.infer import Typer

_ENTRY = re.compile(r".*?/(?:(?:seq|params)/\d+|instances/[^/]+)(?=/|$)")

Pass = Callable[[Typer], Iterator[Problem]]

PASSES: tuple[Pass, ...] = (
    check_names,
    check_byte_order,
    check_encodings,
    check_delimiters,
    check_parameters,
    check_expressions,
    check_valid,
    check_logical_types,
    check_recursion,
    check_shown,
    check_coverage,
    check_technical,
)


def check(typer: Typer) -> None:
    """Run all passes. Raises SpecError with every problem found, those of reading the files included."""
    read = [problem for spec in typer.library.specs.values() for problem in spec.problems]
    try:
        found = list(dict.fromkeys(problem for run in PASSES for problem in run(typer)))
    except RecursionError as error:
        first = next(iter(typer.library.specs.values()))
        raise SpecError([first.node.place.problem("types or values refer to each other too deeply")]) from error
    found.extend(typer.problems)
    if read or found:
        raise SpecError([*read, *_not_following(read, found)])


def _not_following(read: Sequence[Problem], found: Sequence[Problem]) -> Iterator[Problem]:
    """Yield the problems of fields, parameters and instances that were read well: others may only follow from those."""
    entries = [_entry(problem) for problem in read]
    if None not in entries:
        yield from (problem for problem in found if _entry(problem) not in entries)


def _entry(problem: Problem) -> tuple[str, str] | None:
    """Return the file and the path of the field, parameter or instance of a problem; None where it is in none."""
    inside = _ENTRY.match(problem.path)
    return (problem.file, inside.group()) if inside else None
