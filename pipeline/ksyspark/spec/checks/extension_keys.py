"""Check our own keys `-logical-type` and `-column`."""

from __future__ import annotations

import difflib
from collections.abc import Iterator

from ksyspark.spec.columns import has_column, is_technical, sensitive_fields
from ksyspark.spec.library import Library, all_attributes
from ksyspark.spec.logical_types import FAMILIES, Named, physical_of, read_logical
from ksyspark.spec.model import Attribute, SwitchUse, TypeSpec, UserTypeUse
from ksyspark.spec.problems import Problem
from ksyspark.spec.recursion import find_cycles
from ksyspark.spec.switch_cases import simple_uses
from ksyspark.spec.types.data_types import ArrayType, DataType, EnumType, FloatType, UnknownType, scalar_of, show
from ksyspark.spec.types.inference import Typer

_LOGICAL = "-logical-type"
_WORDS = {"binary": "bytes", "string": "text", "float64": "`f8`"}


def check_logical_types(typer: Typer) -> Iterator[Problem]:
    """Report unknown logical types, wrong arguments, and fields that cannot have them."""
    for owner, attribute in all_attributes(typer.library):
        if _LOGICAL in attribute.about.extensions:
            yield from _logical_type(typer, owner, attribute)
    for owner in typer.library.types.values():
        for parameter in owner.params:
            if _LOGICAL in parameter.about.extensions:
                place = parameter.place_of(_LOGICAL)
                yield place.problem(f"`{_LOGICAL}` has no meaning in a parameter; give it to a value instance")


def _logical_type(typer: Typer, owner: TypeSpec, attribute: Attribute) -> Iterator[Problem]:
    place, written = attribute.place_of(_LOGICAL), attribute.about.extensions[_LOGICAL]
    named = read_logical(written) if isinstance(written, str) else None
    if named is None:
        yield place.problem(f"expected the name of a logical type for `{_LOGICAL}`, such as `maxdb_number(9, 2)`")
    elif named.name not in FAMILIES:
        yield place.problem(f"there is no logical type `{named.name}`; {_hint(named.name)}")
    elif (physical := physical_of(named)) is None:
        yield place.problem(
            f"`{named.name}` takes {_expected_arguments(named)}, found `({', '.join(named.arguments)})`"
        )
    elif not attribute.id:
        yield place.problem(f"`{_LOGICAL}` has no meaning in a field without id: it has no column")
    elif isinstance(attribute.use, SwitchUse):
        yield place.problem(f"`{_LOGICAL}` on a field with a switched type is not covered; wrap the cases in types")
    else:
        yield from _physical(typer, owner, attribute, named, physical)


def _physical(
    typer: Typer, owner: TypeSpec, attribute: Attribute, named: Named, physical: tuple[str, ...]
) -> Iterator[Problem]:
    found = _value_type(typer, owner, attribute)
    scalar = None if isinstance(found, EnumType) else scalar_of(found)
    if isinstance(found, UnknownType) or (scalar is not None and scalar in physical):
        return
    hint = ""
    family = FAMILIES[named.name]
    if family.forms and not named.arguments:
        hint = f" (for bytes: {', '.join(f'`{named.name}({form})`' for form in family.forms)})"
    wanted = " or ".join(_WORDS[one] for one in physical)
    yield attribute.place_of(_LOGICAL).problem(f"`{named}` is made of {wanted}{hint}, found {_type_words(found)}")


def _value_type(typer: Typer, owner: TypeSpec, attribute: Attribute) -> DataType:
    if attribute.value is None:
        return typer.item(owner, attribute)
    found = typer.attribute(owner, attribute)
    while isinstance(found, ArrayType):
        found = found.item
    return found


def _type_words(found: DataType) -> str:
    return f"`f{found.width}`" if isinstance(found, FloatType) else show(found)


def _hint(name: str) -> str:
    close = difflib.get_close_matches(name, FAMILIES, n=1)
    return f"did you mean `{close[0]}`?" if close else f"there are {', '.join(FAMILIES)}"


def _expected_arguments(named: Named) -> str:
    match FAMILIES[named.name].arguments:
        case "digits":
            return "a number's digits (1 to 38) and how many of them stand behind the point"
        case "form":
            return f"one of {', '.join(FAMILIES[named.name].forms)}"
        case _:
            return "no arguments"


_COLUMN = "-column"


def check_type_columns(typer: Typer) -> Iterator[Problem]:
    """Report members that a type does not have, or that have no column, and types that contain themselves."""
    cycles = find_cycles(typer.library)
    levels = {member.path for cycle in cycles for member in cycle.members}
    for owner in typer.library.types.values():
        place = owner.places.get(_COLUMN)
        if place is None:
            continue
        sentence = _standing_member(
            typer, owner, owner.about.extensions.get(_COLUMN), is_recursive=owner.path in levels
        )
        if sentence:
            yield place.problem(sentence)


def _standing_member(typer: Typer, owner: TypeSpec, named: object, *, is_recursive: bool) -> str:
    if is_recursive:
        return f"`{owner.id}` contains itself: no member can stand for it"
    known = [one.id for one in owner.attributes() if one.id]
    if not isinstance(named, str) or named not in known:
        close = difflib.get_close_matches(str(named), known, n=1)
        hint = f"did you mean `{close[0]}`?" if close else f"there are {', '.join(known) or 'none'}"
        return f"`{_COLUMN}` of a type names the field or instance that stands for it; {hint}"
    member = next(one for one in owner.attributes() if one.id == named)
    is_left_out = member.about.extensions.get(_COLUMN) is False
    if is_left_out or (member.value is not None and not has_column(typer, owner, member)):
        return f"`{named}` has no column, so that it cannot stand for `{owner.id}`"
    return ""


def check_field_columns(typer: Typer) -> Iterator[Problem]:
    """Report other values than false, and technical fields that hold something sensitive or have a logical type.

    Only columns are masked: where sensitive bytes lie must not depend on a field without one.
    """
    library = typer.library
    sensitive = sensitive_fields(typer)
    holders = {path for path, _ in sensitive}
    for owner, attribute in all_attributes(library):
        place = attribute.places.get(_COLUMN)
        if place is None:
            continue
        if not is_technical(attribute.about):
            yield place.problem("`-column` of a field can only be false")
        elif "-logical-type" in attribute.about.extensions:
            yield place.problem("a logical type is that of a column, and this field has none")
        elif (owner.path, attribute.id) in sensitive or not holders.isdisjoint(_inside(library, owner, attribute)):
            yield place.problem("a field with something sensitive needs its column, which is what is masked")


def _inside(library: Library, owner: TypeSpec, attribute: Attribute) -> set[tuple[str, ...]]:
    """Return the types that a field holds, with those inside them."""
    seen: set[tuple[str, ...]] = set()
    waiting = [(owner, attribute)]
    while waiting:
        around, one = waiting.pop()
        for use, _ in simple_uses(one):
            found = library.find_type(around, use.reference.path) if isinstance(use, UserTypeUse) else None
            if found is not None and found.path not in seen:
                seen.add(found.path)
                waiting.extend((found, inner) for inner in found.attributes())
    return seen
