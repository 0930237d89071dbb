"""Check that every named type and enum exists."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from dataclasses import replace

from ksyspark.spec.checks.attributes import all_attributes
from ksyspark.spec.library import Library
from ksyspark.spec.model import (
    Attribute,
    BitsUse,
    FloatUse,
    IntegerUse,
    Parameter,
    StringUse,
    TypeSpec,
    TypeUse,
    UserTypeUse,
)
from ksyspark.spec.problems import Problem
from ksyspark.spec.types.fields import suggest_type, type_of_reference
from ksyspark.spec.types.infer import Typer
from ksyspark.spec.types.types import UnknownType
from ksyspark.spec.uses import simple_uses
from ksyspark.spec.yaml import ScalarNode


def check_names(typer: Typer) -> Iterator[Problem]:
    """Report types and enums that are named in `type`, `enum` and do not exist."""
    library = typer.library
    for owner, attribute in all_attributes(library):
        yield from _types(library, owner, attribute)
        yield from _enum(library, owner, attribute)
    for owner in library.types.values():
        for parameter in owner.params:
            yield from _parameter(library, owner, parameter)


def _types(library: Library, owner: TypeSpec, attribute: Attribute) -> Iterator[Problem]:
    for use, place in simple_uses(attribute):
        if not isinstance(use, UserTypeUse):
            continue
        reference = use.reference
        if reference.is_array:
            yield place.problem(f"`{reference}` is a list; use `repeat` for a field that is read")
        elif library.find_type(owner, reference.path, reference.is_absolute) is None:
            yield place.problem(_no_type(library, owner, str(reference)))


def _no_type(library: Library, owner: TypeSpec, name: str) -> str:
    return f"there is no type `{name}`; {suggest_type(library, owner, name)}"


def _enum(library: Library, owner: TypeSpec, part: Attribute | Parameter) -> Iterator[Problem]:
    if part.enum is None or library.find_enum(owner, part.enum) is not None:
        return
    name = "::".join(part.enum)
    known = [name for around in library.scopes(owner) for name in around.enums]
    close = difflib.get_close_matches(name, known, n=1)
    hint = f"; did you mean `{close[0]}`?" if close else ""
    enum_node = part.node.get("enum")
    yield (enum_node.place if enum_node else part.place).problem(f"there is no enum `{name}`{hint}")


def _parameter(library: Library, owner: TypeSpec, parameter: Parameter) -> Iterator[Problem]:
    """Report a parameter's type: only its value matters, so it has no byte order, no arguments, no `strz`."""
    yield from _enum(library, owner, parameter)
    node = parameter.node.get("type")
    if not isinstance(node, ScalarNode):
        return
    if _has_more_than_a_value(parameter.use) or "(" in node.text:
        yield node.place.problem(f"a parameter's type has no byte order, end or arguments, found `{node.text}`")
    elif isinstance(parameter.use, UserTypeUse):
        reference = parameter.use.reference
        is_unknown = isinstance(type_of_reference(library, owner, replace(reference, is_array=False)), UnknownType)
        if is_unknown or reference.is_absolute:
            yield node.place.problem(_no_type(library, owner, str(reference)))


def _has_more_than_a_value(use: TypeUse) -> bool:
    match use:
        case IntegerUse(_, _, endian) | FloatUse(_, endian) | BitsUse(_, endian):
            return endian is not None
        case StringUse(is_zero_terminated):
            return is_zero_terminated
        case _:
            return False
