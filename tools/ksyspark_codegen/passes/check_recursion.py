"""Check that no type contains itself: a column layout needs an end."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark_codegen.library import Library
from ksyspark_codegen.passes.attributes import simple_uses
from ksyspark_codegen.problems import Problem
from ksyspark_codegen.spec.model import TypeSpec, UserTypeUse
from ksyspark_codegen.typing.infer import Typer
from ksyspark_codegen.yaml_tree import Place

_Path = tuple[str, ...]


def check_recursion(typer: Typer) -> Iterator[Problem]:
    """Report each circle of types once, at the field that closes it, read from the outside in."""
    done: set[_Path] = set()
    for spec in typer.library.types.values():
        yield from _visit(typer.library, spec, (), done)


def _visit(library: Library, spec: TypeSpec, above: tuple[_Path, ...], done: set[_Path]) -> Iterator[Problem]:
    if spec.path in done:
        return
    inside = (*above, spec.path)
    for used, place in _used(library, spec):
        if used.path in inside:
            circle = (*inside[inside.index(used.path) :], used.path)
            words = ", which contains ".join(f"`{path[-1]}`" for path in circle[1:])
            yield place.problem(f"recursive types are not covered: `{circle[0][-1]}` contains {words}")
        else:
            yield from _visit(library, used, inside, done)
    done.add(spec.path)


def _used(library: Library, spec: TypeSpec) -> Iterator[tuple[TypeSpec, Place]]:
    """Yield the types a type contains, each once however many fields and cases name it."""
    seen: set[_Path] = set()
    for attribute in spec.attributes():
        for use, place in simple_uses(attribute):
            if isinstance(use, UserTypeUse):
                found = library.find_type(spec, use.reference.path, use.reference.is_absolute)
                if found is not None and found.path not in seen:
                    seen.add(found.path)
                    yield found, place
