"""Which fields and instances have a column, and which are sensitive: the keys `-column` and `-sensitive`."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from ksyspark.spec import inference, model, recursion
from ksyspark.spec.data_types import AnyStructType, AnyType, StreamType, UnknownType, UserType, innermost_item
from ksyspark.spec.expressions import nodes, walk
from ksyspark.spec.library import all_attributes

Field = tuple[tuple[str, ...], str]
"""A field or instance: the path of its type, and its id."""


def is_technical(about: model.Documentation) -> bool:
    """Tell whether a field or instance is read and checked without a column: it has `-column: false`."""
    return about.extensions.get("-column") is False


def has_column(typer: inference.Typer, owner: model.TypeSpec, attribute: model.Attribute) -> bool:
    """Tell whether a value instance has a column. One that names a structure has none: the structure has columns."""
    kind = innermost_item(typer.attribute(owner, attribute))
    return not isinstance(kind, UserType | AnyStructType | AnyType | StreamType | UnknownType)


@lru_cache(maxsize=1)
def sensitive_fields(typer: inference.Typer) -> frozenset[Field]:
    """Return the fields with `-sensitive: true`, and what shows their values.

    1. Instances whose expressions mention a sensitive field, directly or through other instances.
    2. The bytes below the last level of a recursive type that holds a sensitive field.
    """
    sensitive = {
        (owner.path, attribute.id)
        for owner, attribute in all_attributes(typer.library)
        if attribute.about.extensions.get("-sensitive") is True
    }
    if not sensitive:
        return frozenset()
    holders = {path for path, _ in sensitive}
    sensitive |= {
        (owner.path, recursion.RAW_FIELD)
        for owner in typer.library.types.values()
        if recursion.is_raw(owner)
        and not holders.isdisjoint(recursion.reached_from(typer.library, recursion.origin_of(owner)))
    }
    mentions = {
        (owner.path, attribute.id): frozenset(_mentioned(typer, owner, attribute.value))
        for owner, attribute in all_attributes(typer.library)
        if attribute.value is not None
    }
    while True:
        grown = sensitive | {field for field, mentioned in mentions.items() if not sensitive.isdisjoint(mentioned)}
        if grown == sensitive:
            return frozenset(sensitive)
        sensitive = grown


def _mentioned(typer: inference.Typer, owner: model.TypeSpec, formula: model.Formula) -> Iterator[Field]:
    for part in walk(formula.tree):
        if isinstance(part, nodes.Name):
            yield owner.path, part.id
        elif isinstance(part, nodes.Member):
            of = typer.type_of(replace(formula, tree=part.of), inference.Scope(owner))
            if isinstance(of, UserType):
                yield of.spec.path, part.id
