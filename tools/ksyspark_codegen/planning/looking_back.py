"""Repeated structures whose arguments ask for the items before: what is told of an item by the one in front."""

from __future__ import annotations

from ksyspark_codegen.expressions import names_in
from ksyspark_codegen.planning.context import Build
from ksyspark_codegen.planning.instructions import Unsupported
from ksyspark_codegen.planning.slots import Cell, NumberCell, Part
from ksyspark_codegen.spec.model import Attribute, Parameter, UserTypeUse
from ksyspark_codegen.typing.fields import type_of_parameter
from ksyspark_codegen.typing.types import BitsType, BooleanType, EnumType, IntegerType


def looks_back(attribute: Attribute) -> bool:
    """Tell whether the arguments of a repeated field name the field itself: its items so far."""
    use = attribute.use
    return isinstance(use, UserTypeUse) and any(attribute.id in names_in(one) for one in use.reference.arguments)


def has_end(attribute: Attribute) -> bool:
    """Tell whether a field has a size or an end of its own."""
    delimiter = attribute.delimiter
    return delimiter.size is not None or delimiter.size_eos or delimiter.terminator is not None


def declared_cell(build: Build, part: Part, parameter: Parameter) -> Cell:
    """Give a parameter a cell by its declared type, before its value is worked out. Raises Unsupported for texts."""
    found = type_of_parameter(build.library, part.spec, parameter)
    base = found.base if isinstance(found, EnumType) else found
    if not isinstance(base, IntegerType | BooleanType | BitsType):
        raise Unsupported(f"the parameter {parameter.id} is no whole number, and asks for the item before")
    cell = build.cell(part.row)
    part.params[parameter.id] = NumberCell(cell, "bool" if isinstance(base, BooleanType) else "int")
    return cell
