"""The checks of a library of specifications, as an ordered list of passes.

A pass is a function that takes the typed library and yields problems; it changes nothing. All passes run, so that all
problems are reported together. What each pass covers stands in its docstring.
"""

import re
from collections.abc import Callable, Iterator, Sequence

from ksyspark.spec.checks import expressions, extension_keys, fields
from ksyspark.spec.checks.recursion import check_depths, check_flat_sizes, check_recursion, check_sizes
from ksyspark.spec.inference import Typer
from ksyspark.spec.problems import Problem, SpecError

Pass = Callable[[Typer], Iterator[Problem]]

_OF_ALL: tuple[Pass, ...] = (
    fields.check_names,
    fields.check_byte_order,
    fields.check_encodings,
    fields.check_delimiters,
    fields.check_processes,
    fields.check_parameters,
    expressions.check_expressions,
    expressions.check_valid,
    extension_keys.check_logical_types,
    extension_keys.check_defaults,
    extension_keys.check_checksums,
    extension_keys.check_encoding_errors,
    extension_keys.check_type_columns,
    fields.check_switches,
    extension_keys.check_field_columns,
)
PASSES = (*_OF_ALL, check_recursion, check_sizes)
FLAT_PASSES = (*_OF_ALL, check_depths, check_flat_sizes)
"""The passes of a library whose recursive types become flat lists of all levels."""
_ENTRY = re.compile(r".*?/(?:(?:seq|params)/\d+|instances/[^/]+)(?=/|$)")


def check(typer: Typer, passes: Sequence[Pass] = PASSES) -> None:
    """Run all passes. Raises SpecError with every problem, those found while reading the files included."""
    read = [problem for spec in typer.library.specs.values() for problem in spec.problems]
    try:
        problems = list(dict.fromkeys(problem for run in passes for problem in run(typer)))
    except RecursionError as error:
        first = next(iter(typer.library.specs.values()))
        raise SpecError([first.root.place.problem("types or values refer to each other too deeply")]) from error
    problems.extend(typer.problems)
    if read or problems:
        # Problems of entries that could not be read, and of others that name them, may only be consequences.
        entries = [_entry(problem) for problem in read]
        raise SpecError([*read, *(one for one in problems if None not in entries and _entry(one) not in entries)])


def _entry(problem: Problem) -> tuple[str, str] | None:
    """Return the file and YAML path of the field, parameter or instance of a problem, or None if it is elsewhere."""
    inside = _ENTRY.match(problem.path)
    return (problem.file, inside.group()) if inside else None
