"""Check that types get the arguments they ask for, and that root parameters can be given by a caller."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.checks.attributes import read_attributes
from ksyspark.spec.checks.formulas import scope_of
from ksyspark.spec.extensions.parameters import why_no_default
from ksyspark.spec.model import Attribute, Formula, Parameter, Spec, TypeSpec, UserTypeUse
from ksyspark.spec.problems import Problem
from ksyspark.spec.types.fields import type_of_parameter
from ksyspark.spec.types.infer import Typer
from ksyspark.spec.types.operators import can_assign
from ksyspark.spec.types.types import (
    BitsType,
    BooleanType,
    BytesType,
    DataType,
    EnumType,
    FloatType,
    IntegerType,
    StringType,
    UnknownType,
    show,
)
from ksyspark.spec.uses import type_nodes
from ksyspark.spec.yaml import ScalarNode

_PLAIN = (IntegerType, BitsType, EnumType, FloatType, BooleanType, StringType, BytesType, UnknownType)


def check_parameters(typer: Typer) -> Iterator[Problem]:
    """Report wrong arguments of types, and parameters of a top type that no caller could give."""
    for owner, attribute in read_attributes(typer.library):
        for use, node in type_nodes(attribute):
            if isinstance(use, UserTypeUse):
                yield from _arguments(typer, owner, attribute, use, node)
    for owner in typer.library.types.values():
        for parameter in owner.params:
            yield from _enum(typer, owner, parameter)
    for spec in typer.library.specs.values():
        yield from _root(typer, spec)


def _enum(typer: Typer, owner: TypeSpec, parameter: Parameter) -> Iterator[Problem]:
    if parameter.enum is None or typer.library.find_enum(owner, parameter.enum) is None:
        return
    if not isinstance(type_of_parameter(typer.library, owner, parameter), EnumType):
        yield (parameter.node.get("enum") or parameter.node).place.problem("`enum` needs a whole number")


def _arguments(
    typer: Typer, owner: TypeSpec, attribute: Attribute, use: UserTypeUse, node: ScalarNode
) -> Iterator[Problem]:
    target = typer.library.find_type(owner, use.reference.path, use.reference.is_absolute)
    if target is None:
        return
    given = use.reference.arguments
    if len(given) != len(target.params):
        yield node.place.problem(_wrong_number(str(use.reference), target.params, len(given)))
        return
    for parameter, argument in zip(target.params, given, strict=True):
        formula = Formula(argument, node)
        found = typer.type_of(formula, scope_of(owner, attribute))
        wanted = type_of_parameter(typer.library, target, parameter)
        if not can_assign(wanted, found):
            sentence = f"the argument `{parameter.id}` must be {show(wanted)}, found {show(found)}"
            yield formula.problem(argument.column, sentence)


def _wrong_number(name: str, params: tuple[Parameter, ...], found: int) -> str:
    wanted = f"{len(params)} argument{'s' * (len(params) != 1)} ({', '.join(parameter.id for parameter in params)})"
    return f"`{name}` takes {wanted if params else 'no arguments'}, found {found or 'none'}"


def _root(typer: Typer, spec: Spec) -> Iterator[Problem]:
    for parameter in spec.root.params:
        found = type_of_parameter(typer.library, spec.root, parameter)
        if not _is_plain(found):
            yield parameter.place.problem(f"a parameter of the top type must be a plain value, found {show(found)}")
        if isinstance(found, BytesType) and not _is_hexadecimal(parameter.about.extensions.get("-default", "")):
            yield parameter.place.problem("the `-default` of bytes is written in hexadecimal digits")
        wrong = why_no_default(found, parameter)
        if wrong:
            yield parameter.place.problem(wrong)
        source = parameter.about.extensions.get("-stream-value")
        if source is not None and source not in spec.root.instances:
            yield parameter.place.problem(f"`-stream-value` names `{source}`, which is no instance of the top type")


def _is_plain(found: DataType) -> bool:
    return isinstance(found, _PLAIN)


def _is_hexadecimal(default: object) -> bool:
    try:
        bytes.fromhex(default if isinstance(default, str) else "?")
    except ValueError:
        return False
    return True
