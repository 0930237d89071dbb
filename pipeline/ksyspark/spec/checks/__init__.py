"""The checks of a library of specifications, as an ordered list of passes, and those of recursive types.

A pass is a function that takes the typed library and yields problems; it changes nothing. All passes run, so that all
problems are reported together. What each pass covers stands in its docstring.
"""

import re
from collections.abc import Callable, Iterator, Sequence

from ksyspark.spec.checks import extension_keys, fields
from ksyspark.spec.inference import Typer
from ksyspark.spec.library import Library
from ksyspark.spec.problems import Problem, SpecError
from ksyspark.spec.read_map import RECURSION_DEPTH
from ksyspark.spec.recursion import Counting, Cycle, find_cycles, level_name, levels_of
from ksyspark.spec.yaml import ScalarNode

DEEPEST = 16


def check_recursion(typer: Typer) -> Iterator[Problem]:
    """Report recursive types that cannot be unrolled.

    1. A cycle over several files.
    2. A `-max-recursion-depth` that is no number from 1 to 16, or stands where no type contains itself.
    3. A type named like one of the types that hold the levels.
    """
    cycles = find_cycles(typer.library)
    for cycle in cycles:
        if not cycle.scope:
            names = ", ".join(f"`{member.id}`" for member in cycle.members)
            sentence = f"types of several files that contain each other cannot be nested: {names}"
            yield cycle.uses[0].node.place.problem(sentence)
    yield from check_depths(typer)
    if all(cycle.scope for cycle in cycles):
        yield from _taken_names(typer.library, cycles)


def check_depths(typer: Typer) -> Iterator[Problem]:
    """Report a `-max-recursion-depth` that is no number from 1 to 16, or stands where no type contains itself."""
    recursive = {member.path[0] for cycle in find_cycles(typer.library) for member in cycle.members}
    for spec in typer.library.specs.values():
        node, key = spec.recursion_depth, RECURSION_DEPTH
        if node is None:
            continue
        is_number = isinstance(node, ScalarNode) and type(node.value) is int and 1 <= node.value <= DEEPEST
        if not is_number:
            text = f"`{node.text}`" if isinstance(node, ScalarNode) else "a list or map"
            yield node.place.problem(f"expected a whole number from 1 to {DEEPEST} for `{key}`, found {text}")
        elif spec.id not in recursive:
            yield node.place.problem(f"`{key}` has no meaning here: no type contains itself")


def _taken_names(library: Library, cycles: Sequence[Cycle]) -> Iterator[Problem]:
    first_members = {cycle.scope: cycle.members[0].id for cycle in reversed(cycles)}
    for scope, member in first_members.items():
        levels, types = levels_of(library.specs[scope[0]]), library.types[scope].types
        names = {level_name(level) for level in range(2, levels + 2)} if levels <= DEEPEST else set[str]()
        for name in names & types.keys():
            sentence = f"the name `{name}` is taken by a level of `{member}`, which contains itself"
            yield types[name].place.problem(sentence)


def check_sizes(typer: Typer) -> Iterator[Problem]:
    """Report specifications of more than 5,000 structures or 20,000 fields, or of 64 structures in each other.

    A type counts wherever it is used, and on each level where it contains itself.
    """
    library, cycles = typer.library, find_cycles(typer.library)
    are_sound = all(cycle.scope for cycle in cycles)
    if are_sound and all(1 <= levels_of(spec) <= DEEPEST for spec in library.specs.values()):
        counting = Counting(library, cycles)
        recursive = {cycle.scope[0] for cycle in cycles}
        excesses = (counting.excess_of(spec, is_recursive=spec.id in recursive) for spec in library.specs.values())
        yield from filter(None, excesses)


def check_flat_sizes(typer: Typer) -> Iterator[Problem]:
    """Report the same of specifications whose recursive types are flat lists: there each has one level."""
    counting = Counting(typer.library, find_cycles(typer.library), is_flat=True)
    yield from filter(None, map(counting.excess_of, typer.library.specs.values()))


Pass = Callable[[Typer], Iterator[Problem]]

_OF_ALL: tuple[Pass, ...] = (
    fields.check_names,
    fields.check_byte_order,
    fields.check_encodings,
    fields.check_delimiters,
    fields.check_processes,
    fields.check_parameters,
    fields.check_expressions,
    fields.check_valid,
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
