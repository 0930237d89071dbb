"""The scopes that expressions of an attribute stand in."""

from __future__ import annotations

from ksyspark.spec.model import Attribute, TypeSpec
from ksyspark.spec.types.fields import type_of_item
from ksyspark.spec.types.infer import Typer
from ksyspark.spec.types.scope import Scope
from ksyspark.spec.types.types import DataType


def scope_of(owner: TypeSpec, attribute: Attribute) -> Scope:
    """Return the scope of an attribute's own expressions: `_index` exists where it is repeated."""
    return Scope(owner, has_index=attribute.repeat is not None)


def item_scope(typer: Typer, owner: TypeSpec, attribute: Attribute) -> Scope:
    """Return the scope of `valid` and `repeat-until`: `_` is the item just read."""
    return scope_of(owner, attribute).with_item(item_type(typer, owner, attribute))


def item_type(typer: Typer, owner: TypeSpec, attribute: Attribute) -> DataType:
    """Return the type of one item of an attribute."""
    return type_of_item(typer.library, owner, attribute)
