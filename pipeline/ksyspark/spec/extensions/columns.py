"""Which fields and instances have a column."""

from __future__ import annotations

from ksyspark.spec.model import Attribute, Documentation, TypeSpec
from ksyspark.spec.types.infer import Typer
from ksyspark.spec.types.types import AnyStructType, AnyType, ArrayType, DataType, StreamType, UnknownType, UserType


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
