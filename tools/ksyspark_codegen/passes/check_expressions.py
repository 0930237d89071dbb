"""Check all expressions: every name exists, every operator fits, every result has the type its key asks for."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark_codegen.passes.attributes import all_attributes
from ksyspark_codegen.passes.formulas import item_scope, scope_of
from ksyspark_codegen.problems import Problem
from ksyspark_codegen.spec.model import Attribute, CalculatedEndian, Formula, SwitchUse, TypeSpec
from ksyspark_codegen.typing.infer import Typer
from ksyspark_codegen.typing.operators import can_compare
from ksyspark_codegen.typing.scope import Scope
from ksyspark_codegen.typing.types import INTEGERS, BooleanType, DataType, EnumType, StringType, UnknownType, show


def check_expressions(typer: Typer) -> Iterator[Problem]:
    """Report wrong expressions in `size`, `repeat`, `if`, `pos`, `value`, switches and `endian`."""
    for owner in typer.library.types.values():
        if isinstance(owner.endian, CalculatedEndian) and owner.endian.on.node.place.path.startswith(owner.place.path):
            yield from _endian(typer, owner, owner.endian)
    for owner, attribute in all_attributes(typer.library):
        yield from _attribute(typer, owner, attribute)


def _attribute(typer: Typer, owner: TypeSpec, attribute: Attribute) -> Iterator[Problem]:
    scope = scope_of(owner, attribute)
    once = Scope(owner)
    if attribute.value is not None:
        yield from _value(typer, owner, attribute)
    yield from _wants_integer(typer, attribute.delimiter.size, scope, "size")
    yield from _wants_integer(typer, attribute.pos, once, "pos")
    yield from _wants_truth(typer, attribute.condition, once, "if")
    if attribute.repeat and attribute.repeat.kind == "expr":
        yield from _wants_integer(typer, attribute.repeat.formula, once, "repeat-expr")
    if attribute.repeat and attribute.repeat.kind == "until":
        yield from _wants_truth(typer, attribute.repeat.formula, item_scope(typer, owner, attribute), "repeat-until")
    if isinstance(attribute.use, SwitchUse):
        yield from _switch(typer, attribute.use, scope)


def _value(typer: Typer, owner: TypeSpec, attribute: Attribute) -> Iterator[Problem]:
    found = typer.attribute(owner, attribute)
    if attribute.enum and not isinstance(found, EnumType | UnknownType):
        yield attribute.place_of("enum").problem(f"`enum` needs a whole number, found {show(found)}")


def _wants_integer(typer: Typer, formula: Formula | None, scope: Scope, key: str) -> Iterator[Problem]:
    if formula is None:
        return
    found = typer.type_of(formula, scope)
    if not isinstance(found, (*INTEGERS, UnknownType)):
        yield formula.problem(0, f"expected a whole number for `{key}`, found {show(found)}")


def _wants_truth(typer: Typer, formula: Formula | None, scope: Scope, key: str) -> Iterator[Problem]:
    if formula is None:
        return
    found = typer.type_of(formula, scope)
    if not isinstance(found, BooleanType | UnknownType):
        yield formula.problem(0, f"expected true or false for `{key}`, found {show(found)}")


def _switch(typer: Typer, use: SwitchUse, scope: Scope) -> Iterator[Problem]:
    on = typer.type_of(use.on, scope)
    if not isinstance(on, (*INTEGERS, EnumType, StringType, BooleanType, UnknownType)):
        yield use.on.problem(0, f"a switch needs a whole number, text, an enum or true/false, found {show(on)}")
        return
    for case in use.cases:
        if case.when is not None:
            yield from _case(on, typer.type_of(case.when, scope), case.when)


def _case(on: DataType, found: DataType, when: Formula) -> Iterator[Problem]:
    if not can_compare(on, found, is_equality=True):
        yield when.problem(0, f"the case must be {show(on)} as `switch-on` is, found {show(found)}")


def _endian(typer: Typer, owner: TypeSpec, endian: CalculatedEndian) -> Iterator[Problem]:
    scope = Scope(owner)
    on = typer.type_of(endian.on, scope)
    for when, _ in endian.cases:
        if when is not None:
            yield from _case(on, typer.type_of(when, scope), when)
