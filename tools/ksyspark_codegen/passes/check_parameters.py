"""Check that types get the arguments they ask for, and that root parameters can be given by a caller."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark_codegen.passes.attributes import read_attributes, simple_uses
from ksyspark_codegen.passes.formulas import scope_of
from ksyspark_codegen.problems import Problem
from ksyspark_codegen.spec.model import Attribute, Formula, Spec, TypeSpec, UserTypeUse
from ksyspark_codegen.typing.fields import type_of_parameter
from ksyspark_codegen.typing.infer import Typer
from ksyspark_codegen.typing.operators import can_assign
from ksyspark_codegen.typing.types import BooleanType, BytesType, FloatType, IntegerType, StringType, show
from ksyspark_codegen.yaml_tree import Place, ScalarNode


def check_parameters(typer: Typer) -> Iterator[Problem]:
    """Report wrong arguments of types, and parameters of a top type that no caller could give."""
    for owner, attribute in read_attributes(typer.library):
        for use, place in simple_uses(attribute):
            if isinstance(use, UserTypeUse):
                yield from _arguments(typer, owner, attribute, use, place)
    for spec in typer.library.specs.values():
        yield from _root(typer, spec)


def _arguments(
    typer: Typer, owner: TypeSpec, attribute: Attribute, use: UserTypeUse, place: Place
) -> Iterator[Problem]:
    target = typer.library.find_type(owner, use.reference.path, use.reference.is_absolute)
    if target is None:
        return
    given = use.reference.arguments
    if len(given) != len(target.params):
        wanted = ", ".join(parameter.id for parameter in target.params) or "none"
        yield place.problem(f"`{use.reference}` takes {len(target.params)} arguments ({wanted}), found {len(given)}")
        return
    text = ScalarNode(place, str(use.reference), str(use.reference), is_plain=False)
    for parameter, argument in zip(target.params, given, strict=True):
        found = typer.type_of(Formula(argument, text), scope_of(owner, attribute))
        wanted_type = type_of_parameter(typer.library, target, parameter)
        if not can_assign(wanted_type, found) and parameter.word not in ("struct", "any"):
            yield place.problem(f"the argument `{parameter.id}` must be {show(wanted_type)}, found {show(found)}")


def _root(typer: Typer, spec: Spec) -> Iterator[Problem]:
    for parameter in spec.root.params:
        found = type_of_parameter(typer.library, spec.root, parameter)
        if not isinstance(found, IntegerType | FloatType | BooleanType | StringType | BytesType):
            yield parameter.place.problem(f"a parameter of the top type must be a plain value, found {show(found)}")
        source = parameter.about.extensions.get("-stream-value")
        if source is not None and source not in spec.root.instances:
            yield parameter.place.problem(f"`-stream-value` names `{source}`, which is no instance of the top type")
