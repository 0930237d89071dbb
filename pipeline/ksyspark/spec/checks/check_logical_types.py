"""Check `-logical-type`: there is one of the name, and the field is what it is made of."""

from __future__ import annotations

import difflib
from collections.abc import Iterator

from ksyspark.spec.checks.attributes import all_attributes
from ksyspark.spec.checks.formulas import item_type
from ksyspark.spec.extensions.logical_types import FAMILIES, Named, physical_of, read_logical
from ksyspark.spec.model import Attribute, SwitchUse, TypeSpec
from ksyspark.spec.problems import Problem
from ksyspark.spec.types.infer import Typer
from ksyspark.spec.types.scalars import scalar_of
from ksyspark.spec.types.types import ArrayType, DataType, EnumType, FloatType, UnknownType, show

KEY = "-logical-type"
_WORDS = {"binary": "bytes", "string": "text", "float64": "`f8`"}


def check_logical_types(typer: Typer) -> Iterator[Problem]:
    """Report unknown logical types, wrong arguments, and fields that cannot have them."""
    for owner, attribute in all_attributes(typer.library):
        if KEY in attribute.about.extensions:
            yield from _attribute(typer, owner, attribute)
    for owner in typer.library.types.values():
        for parameter in owner.params:
            if KEY in parameter.about.extensions:
                place = (parameter.node.get(KEY) or parameter.node).place
                yield place.problem(f"`{KEY}` has no meaning in a parameter; give it to a value instance")


def _attribute(typer: Typer, owner: TypeSpec, attribute: Attribute) -> Iterator[Problem]:
    place, written = attribute.place_of(KEY), attribute.about.extensions[KEY]
    named = read_logical(written) if isinstance(written, str) else None
    if named is None:
        yield place.problem(f"expected the name of a logical type for `{KEY}`, such as `maxdb_number(9, 2)`")
    elif named.name not in FAMILIES:
        yield place.problem(f"there is no logical type `{named.name}`; {_hint(named.name)}")
    elif (physical := physical_of(named)) is None:
        yield place.problem(f"`{named.name}` takes {_taken(named)}, found `({', '.join(named.arguments)})`")
    elif not attribute.id:
        yield place.problem(f"`{KEY}` has no meaning in a field without id: it has no column")
    elif isinstance(attribute.use, SwitchUse):
        yield place.problem(f"`{KEY}` on a field with a switched type is not covered; wrap the cases in types")
    else:
        yield from _physical(typer, owner, attribute, named, physical)


def _physical(
    typer: Typer, owner: TypeSpec, attribute: Attribute, named: Named, physical: tuple[str, ...]
) -> Iterator[Problem]:
    found = _type(typer, owner, attribute)
    scalar = None if isinstance(found, EnumType) else scalar_of(found)
    if isinstance(found, UnknownType) or (scalar is not None and scalar in physical):
        return
    hint = ""
    family = FAMILIES[named.name]
    if family.forms and not named.arguments:
        hint = f" (for bytes: {', '.join(f'`{named.name}({form})`' for form in family.forms)})"
    wanted = " or ".join(_WORDS[one] for one in physical)
    yield attribute.place_of(KEY).problem(f"`{named}` is made of {wanted}{hint}, found {_shown(found)}")


def _type(typer: Typer, owner: TypeSpec, attribute: Attribute) -> DataType:
    if attribute.value is None:
        return item_type(typer, owner, attribute)
    found = typer.attribute(owner, attribute)
    while isinstance(found, ArrayType):
        found = found.item
    return found


def _shown(found: DataType) -> str:
    return f"`f{found.width}`" if isinstance(found, FloatType) else show(found)


def _hint(name: str) -> str:
    close = difflib.get_close_matches(name, FAMILIES, n=1)
    return f"did you mean `{close[0]}`?" if close else f"there are {', '.join(FAMILIES)}"


def _taken(named: Named) -> str:
    match FAMILIES[named.name].arguments:
        case "digits":
            return "a number's digits (1 to 38) and how many of them stand behind the point"
        case "form":
            return f"one of {', '.join(FAMILIES[named.name].forms)}"
        case _:
            return "no arguments"
