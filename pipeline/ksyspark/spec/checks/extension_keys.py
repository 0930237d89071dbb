"""Check our own keys `-logical-type`, `-default`, `-checksum`, `-encoding-errors` and `-column`."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from ksyspark.spec.checksums import algorithms
from ksyspark.spec.columns import has_column, is_technical, sensitive_fields
from ksyspark.spec.data_types import EnumType, FloatType, UnknownType, innermost_item, scalar_of, show
from ksyspark.spec.inference import Typer
from ksyspark.spec.library import all_attributes
from ksyspark.spec.logical_types import Family, Named, families, family_named, read_logical
from ksyspark.spec.model import Attribute, BitsUse, Checksum, IntegerUse, SwitchUse, TypeSpec
from ksyspark.spec.problems import Problem, did_you_mean
from ksyspark.spec.recursion import find_cycles, reached_from

_LOGICAL = "-logical-type"
_COLUMN = "-column"
_ENCODING_ERRORS = "-encoding-errors"
_PLAIN = {"int": int, "decimal": int, "float": float, "string": str, "bool": bool}
_WORDS = {
    "binary": "bytes", "string": "text", "float64": "`f8`",
    "int8": "`s1`", "int16": "`u1` or `s2`", "int32": "`u2` or `s4`", "int64": "`u4` or `s8`",
    "decimal128(20, 0)": "`u8`",
}  # fmt: skip


def check_logical_types(typer: Typer) -> Iterator[Problem]:
    """Report wrong values of `-logical-type`.

    1. Unknown names and wrong arguments.
    2. A parameter, a field without id, or a field with a switched type.
    3. A field whose type the logical type is not made of.
    """
    for owner, attribute in all_attributes(typer.library):
        if _LOGICAL in attribute.about.extensions:
            yield from _logical_type(typer, owner, attribute)
    for owner in typer.library.types.values():
        for parameter in owner.params:
            if _LOGICAL in parameter.about.extensions:
                place = parameter.place_of(_LOGICAL)
                yield place.problem(f"`{_LOGICAL}` has no meaning in a parameter; give it to a value instance")


def check_defaults(typer: Typer) -> Iterator[Problem]:
    """Report a `-default` of a field or instance that it cannot hold: a writer gives it one where nothing tells it."""
    for owner, attribute in all_attributes(typer.library):
        place = attribute.places.get("-default")
        if place is None:
            continue
        held = typer.attribute(owner, attribute)
        scalar = scalar_of(held.base if isinstance(held, EnumType) else held) or ""
        kind = next((kind for name, kind in _PLAIN.items() if scalar.startswith(name)), None)
        if kind is None or type(attribute.about.extensions["-default"]) is not kind:
            yield place.problem("`-default` is a number, a text, `true` or `false`, as the type is")


def check_checksums(typer: Typer) -> Iterator[Problem]:
    """Report wrong uses of `-checksum`.

    1. An unknown algorithm.
    2. Elsewhere than in a single unsigned number of `seq` that holds so many bits.
    3. Fields that are not there, or in the wrong order; no bytes.
    4. Bytes that begin or end inside a byte of bit fields.
    """
    for owner, attribute in all_attributes(typer.library):
        place = attribute.places.get("-checksum")
        if place is not None and (attribute.checksum is not None or attribute.value is not None):
            yield from (place.problem(sentence) for sentence in _checksum(owner.seq, attribute, attribute.checksum))


def _checksum(seq: Sequence[Attribute], attribute: Attribute, checksum: Checksum | None) -> Iterator[str]:
    use, is_single = attribute.use, not attribute.is_instance and attribute.repeat is None
    known = {one.id for one in seq} | {""}
    if checksum is None or not is_single or not isinstance(use, IntegerUse) or use.is_signed:
        yield "`-checksum` belongs to a whole number of `seq` that has no sign and is not repeated"
    elif (algorithm := algorithms().get(checksum.algorithm)) is None:
        yield f"there is no checksum `{checksum.algorithm}`{did_you_mean(checksum.algorithm, algorithms())}"
    elif algorithm.width > 8 * use.width:
        yield f"`{checksum.algorithm}` needs {algorithm.width} bits, and the field has {8 * use.width}"
    elif unknown := {checksum.first, checksum.last} - known:
        yield f"there is no field `{min(unknown)}` in `seq`{did_you_mean(min(unknown), known)}"
    else:
        start, end = checksum.borders(seq, seq.index(attribute))
        if start >= end:
            yield "no byte stands from the beginning of the first field to the end of the last one"
        for number, (before, behind) in enumerate(pairwise(seq), 1):
            if number in (start, end) and isinstance(before.use, BitsUse) and isinstance(behind.use, BitsUse):
                yield f"`{behind.id}` may begin inside a byte, and a checksum is made of whole bytes"


def check_encoding_errors(typer: Typer) -> Iterator[Problem]:
    """Report wrong uses of `-encoding-errors`: another value than `note`, or elsewhere than in a computed text."""
    for owner, attribute in all_attributes(typer.library):
        place = attribute.places.get(_ENCODING_ERRORS)
        if place is None:
            continue
        if attribute.about.extensions.get(_ENCODING_ERRORS) != "note":
            yield place.problem(f"`{_ENCODING_ERRORS}` can only be `note`")
        elif attribute.value is None or scalar_of(typer.attribute(owner, attribute)) != "string":
            words = "belongs to a value instance that makes text of bytes, as `name.to_s('UTF-8')`"
            yield place.problem(f"`{_ENCODING_ERRORS}` {words}")
        elif is_technical(attribute.about):
            yield place.problem(f"`{_ENCODING_ERRORS}` is about a column, and this instance has none")


def _logical_type(typer: Typer, owner: TypeSpec, attribute: Attribute) -> Iterator[Problem]:
    place, written = attribute.place_of(_LOGICAL), attribute.about.extensions[_LOGICAL]
    named = read_logical(written) if isinstance(written, str) else None
    if named is None:
        yield place.problem(f"expected the name of a logical type for `{_LOGICAL}`, such as `maxdb_number(9, 2)`")
    elif (family := family_named(named.name)) is None:
        hint = did_you_mean(named.name, families(), f"there are {', '.join(families())}")
        yield place.problem(f"there is no logical type `{named.name}`{hint}")
    elif (physical := family.physical_of(named.arguments)) is None:
        arguments = ", ".join(named.arguments)
        yield place.problem(f"`{named.name}` takes {_expected_arguments(family)}, found `({arguments})`")
    elif not attribute.id:
        yield place.problem(f"`{_LOGICAL}` has no meaning in a field without id: it has no column")
    elif isinstance(attribute.use, SwitchUse):
        yield place.problem(f"`{_LOGICAL}` on a field with a switched type is not covered; wrap the cases in types")
    else:
        yield from _physical(typer, owner, attribute, named, family, physical)


def _physical(
    typer: Typer, owner: TypeSpec, attribute: Attribute, named: Named, family: Family, physical: tuple[str, ...]
) -> Iterator[Problem]:
    of_value = innermost_item(typer.attribute(owner, attribute)) if attribute.value else None
    kind = of_value or typer.item(owner, attribute)
    scalar = None if isinstance(kind, EnumType) else scalar_of(kind)
    if isinstance(kind, UnknownType) or (scalar is not None and scalar in physical):
        return
    hint = ""
    if family.arguments == "form" and not named.arguments:
        hint = f" (for bytes: {', '.join(f'`{named.name}({form})`' for form in family.forms)})"
    bases = " or ".join(_WORDS.get(one, f"Arrow's {one}") for one in physical)
    words = f"`f{kind.width}`" if isinstance(kind, FloatType) else show(kind)
    yield attribute.place_of(_LOGICAL).problem(f"`{named}` is made of {bases}{hint}, found {words}")


def _expected_arguments(family: Family) -> str:
    match family.arguments:
        case "digits":
            return "a number's digits (1 to 38) and how many of them stand behind the point"
        case "form" | "word":
            return f"one of {', '.join(family.forms)}"
        case _:
            return "no arguments"


def check_type_columns(typer: Typer) -> Iterator[Problem]:
    """Report `-column` of a type that names no member with a column, or of a type that contains itself."""
    recursive = {member.path for cycle in find_cycles(typer.library) for member in cycle.members}
    for owner in typer.library.types.values():
        place = owner.places.get(_COLUMN)
        if place is None:
            continue
        named = owner.about.extensions.get(_COLUMN)
        known = {attribute.id: attribute for attribute in owner.attributes() if attribute.id}
        member = known.get(named) if isinstance(named, str) else None
        if owner.path in recursive:
            yield place.problem(f"`{owner.id}` contains itself: no member can stand for it")
        elif member is None:
            hint = did_you_mean(str(named), known, f"there are {', '.join(known) or 'none'}")
            yield place.problem(f"`{_COLUMN}` of a type names the field or instance that stands for it{hint}")
        elif is_technical(member.about) or (member.value is not None and not has_column(typer, owner, member)):
            yield place.problem(f"`{named}` has no column, so that it cannot stand for `{owner.id}`")


def check_field_columns(typer: Typer) -> Iterator[Problem]:
    """Report `-column` of a field or instance, which removes its column.

    1. Another value than false.
    2. A field with a logical type, which is that of a column.
    3. A field that is sensitive or holds something sensitive: masking works on columns.
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
        elif _LOGICAL in attribute.about.extensions:
            yield place.problem("a logical type is that of a column, and this field has none")
        elif (owner.path, attribute.id) in sensitive or any(
            holders and not holders.isdisjoint(reached_from(library, spec.path))
            for spec in library.types_in(owner, attribute)
        ):
            yield place.problem("a field with something sensitive needs its column, which is what is masked")
