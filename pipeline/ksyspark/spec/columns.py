"""Which fields and instances have a column, which of a type's stands for it, and which are sensitive."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ksyspark.spec.expressions import nodes, walk
from ksyspark.spec.model import Attribute, Documentation, Formula, TypeSpec
from ksyspark.spec.recursion import reached_from
from ksyspark.spec.types.data_types import (
    AnyStructType,
    AnyType,
    ArrayType,
    DataType,
    StreamType,
    UnknownType,
    UserType,
)
from ksyspark.spec.types.inference import Scope, Typer
from ksyspark.spec.unrolled import RAW_FIELD, is_raw, origin_of


def has_column(typer: Typer, owner: TypeSpec, attribute: Attribute) -> bool:
    """Tell whether a value instance has a column; one that names a structure is another name for what is there."""
    return _is_value(typer.attribute(owner, attribute))


def is_technical(about: Documentation) -> bool:
    """Tell whether a field or instance is read and checked, but has no column: it says `-column: false`."""
    return about.extensions.get("-column") is False


def _is_value(found: DataType) -> bool:
    if isinstance(found, ArrayType):
        return _is_value(found.item)
    return not isinstance(found, UserType | AnyStructType | AnyType | StreamType | UnknownType)


def shown_member(spec: TypeSpec) -> str | None:
    """Return the id of the member whose column stands for the type; None where each has one."""
    named = spec.about.extensions.get("-column")
    return named if isinstance(named, str) else None


Field = tuple[tuple[str, ...], str]
"""A field or instance: the path of its type, and its id."""


def sensitive_fields(typer: Typer) -> frozenset[Field]:
    """Return all sensitive fields, and the instances whose expressions mention one, directly or through others."""
    owners = typer.library.types.values()
    found = {(owner.path, one.id) for owner in owners for one in owner.attributes() if _says_so(one.about.extensions)}
    found |= {
        (owner.path, RAW_FIELD)
        for owner in owners
        if is_raw(owner) and _holds_sensitive(typer, origin_of(owner), found)
    }
    mentions = {
        (owner.path, one.id): frozenset(_mentioned(typer, owner, one.value))
        for owner in owners
        for one in owner.attributes()
        if found and one.value is not None
    }
    while True:
        grown = found | {field for field, mentioned in mentions.items() if not found.isdisjoint(mentioned)}
        if grown == found:
            return frozenset(found)
        found = grown


def _holds_sensitive(typer: Typer, path: tuple[str, ...], sensitive: set[Field]) -> bool:
    """Tell whether a sensitive field lies in a type, or in one that it contains."""
    inside = reached_from(typer.library, path)
    return any(owner in inside for owner, _ in sensitive)


def _says_so(extensions: object) -> bool:
    return isinstance(extensions, dict) and extensions.get("-sensitive") is True


def _mentioned(typer: Typer, owner: TypeSpec, formula: Formula) -> Iterator[Field]:
    for part in walk(formula.tree):
        if isinstance(part, nodes.Name):
            yield owner.path, part.id
        elif isinstance(part, nodes.Member):
            of = typer.type_of(replace(formula, tree=part.of), Scope(owner))
            if isinstance(of, UserType):
                yield of.spec.path, part.id
