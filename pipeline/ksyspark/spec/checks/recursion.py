"""Check that recursive types can be unrolled, and how many columns a specification makes."""

from collections.abc import Iterator, Sequence

from ksyspark.spec import inference, model, read_map, yaml
from ksyspark.spec.library import Library
from ksyspark.spec.problems import Problem
from ksyspark.spec.recursion import Counting, Cycle, excess_of, find_cycles, level_name, levels_of

DEEPEST = 16


def check_recursion(typer: inference.Typer) -> Iterator[Problem]:
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
    yield from _levels(typer.library, cycles)


def check_depths(typer: inference.Typer) -> Iterator[Problem]:
    """Report a `-max-recursion-depth` that is no number from 1 to 16, or stands where no type contains itself."""
    recursive = {member.path[0] for cycle in find_cycles(typer.library) for member in cycle.members}
    for spec in typer.library.specs.values():
        if spec.recursion_depth is not None:
            yield from _depth(spec.recursion_depth, is_recursive=spec.id in recursive)


def _levels(library: Library, cycles: Sequence[Cycle]) -> Iterator[Problem]:
    recursive = {name for cycle in cycles for name in cycle.scope[:1]}
    can_be_unrolled = all(cycle.scope for cycle in cycles)
    for spec in library.specs.values():
        if can_be_unrolled and spec.id in recursive and 1 <= levels_of(spec) <= DEEPEST:
            own = [cycle for cycle in cycles if cycle.scope[0] == spec.id]
            yield from _taken_names(library, own, levels_of(spec))


def _depth(node: yaml.Node, *, is_recursive: bool) -> Iterator[Problem]:
    is_number = isinstance(node, yaml.ScalarNode) and type(node.value) is int and 1 <= node.value <= DEEPEST
    if not is_number:
        text = f"`{node.text}`" if isinstance(node, yaml.ScalarNode) else "a list or map"
        yield node.place.problem(
            f"expected a whole number from 1 to {DEEPEST} for `{read_map.RECURSION_DEPTH}`, found {text}"
        )
    elif not is_recursive:
        yield node.place.problem(f"`{read_map.RECURSION_DEPTH}` has no meaning here: no type contains itself")


def _taken_names(library: Library, cycles: Sequence[Cycle], levels: int) -> Iterator[Problem]:
    for scope in dict.fromkeys(cycle.scope for cycle in cycles):
        types = library.types[scope].types
        for name in (level_name(level) for level in range(2, levels + 2)):
            if name in types:
                member = next(cycle.members[0].id for cycle in cycles if cycle.scope == scope)
                sentence = f"the name `{name}` is taken by a level of `{member}`, which contains itself"
                yield types[name].place.problem(sentence)


def check_sizes(typer: inference.Typer) -> Iterator[Problem]:
    """Report specifications of more than 5,000 structures or 20,000 fields, or of 64 structures in each other.

    A type counts wherever it is used, and on each level where it contains itself.
    """
    library, cycles = typer.library, find_cycles(typer.library)
    are_sound = all(cycle.scope for cycle in cycles)
    if are_sound and all(1 <= levels_of(spec) <= DEEPEST for spec in library.specs.values()):
        counting = Counting(library, cycles)
        for spec in library.specs.values():
            yield from _columns_of_spec(spec, counting, is_recursive=any(cycle.scope[0] == spec.id for cycle in cycles))


def check_flat_sizes(typer: inference.Typer) -> Iterator[Problem]:
    """Report the same of specifications whose recursive types are flat lists: there each has one level."""
    counting = Counting(typer.library, find_cycles(typer.library), is_flat=True)
    for spec in typer.library.specs.values():
        yield from _columns_of_spec(spec, counting, is_recursive=False)


def _columns_of_spec(spec: model.Spec, counting: Counting, *, is_recursive: bool) -> Iterator[Problem]:
    wrong = excess_of(spec, counting)
    if isinstance(wrong, Problem):
        yield wrong
    elif wrong and is_recursive:
        sentence = f"{levels_of(spec)} levels of recursive types would make {wrong}; ask for fewer by"
        yield (spec.recursion_depth or spec.root).place.problem(f"{sentence} `{read_map.RECURSION_DEPTH}`")
    elif wrong:
        yield spec.root.place.problem(f"its types, each counted wherever it is used, make {wrong}")
