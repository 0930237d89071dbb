"""Check `valid` rules: each must be able to hold for a value of its field."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.checks.attributes import read_attributes
from ksyspark.spec.checks.formulas import item_scope, item_type, scope_of
from ksyspark.spec.model import Attribute, Formula, SwitchUse, TypeSpec, Valid
from ksyspark.spec.problems import Problem
from ksyspark.spec.types.infer import Typer
from ksyspark.spec.types.operators import can_compare
from ksyspark.spec.types.scope import Scope
from ksyspark.spec.types.types import BooleanType, DataType, EnumType, UnknownType, show


def check_valid(typer: Typer) -> Iterator[Problem]:
    """Report values that can never be compared with the field, conditions that are none, `in-enum` without enum."""
    for owner, attribute in read_attributes(typer.library):
        if attribute.valid is not None:
            yield from _rule(typer, owner, attribute, attribute.valid)
        if _is_enum_on_no_number(typer, owner, attribute):
            yield attribute.place_of("enum").problem("`enum` needs a field that is a whole number")


def _is_enum_on_no_number(typer: Typer, owner: TypeSpec, attribute: Attribute) -> bool:
    if attribute.enum is None or isinstance(attribute.use, SwitchUse):
        return False
    exists = typer.library.find_enum(owner, attribute.enum) is not None
    return exists and not isinstance(item_type(typer, owner, attribute), EnumType)


def _rule(typer: Typer, owner: TypeSpec, attribute: Attribute, valid: Valid) -> Iterator[Problem]:
    item = item_type(typer, owner, attribute)
    scope = scope_of(owner, attribute)
    if valid.in_enum and not isinstance(item, EnumType | UnknownType):
        yield valid.place.problem("`in-enum` needs a field with `enum`")
    for key, formula in valid.formulas.items():
        if key == "expr":
            yield from _condition(typer, formula, item_scope(typer, owner, attribute))
        else:
            yield from _value(typer, formula, scope, item, is_equality=key == "eq")
    for formula in valid.any_of or ():
        yield from _value(typer, formula, scope, item, is_equality=True)


def _condition(typer: Typer, formula: Formula, scope: Scope) -> Iterator[Problem]:
    found = typer.type_of(formula, scope)
    if not isinstance(found, BooleanType | UnknownType):
        yield formula.problem(0, f"expected true or false for `expr`, found {show(found)}")


def _value(typer: Typer, formula: Formula, scope: Scope, item: DataType, *, is_equality: bool) -> Iterator[Problem]:
    found = typer.type_of(formula, scope)
    if not can_compare(item, found, is_equality=is_equality):
        yield formula.problem(0, f"the field is {show(item)} and cannot be compared with {show(found)}")
