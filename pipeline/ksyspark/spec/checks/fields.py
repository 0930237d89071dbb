"""Check how fields are read: byte orders, encodings, ends of bytes and texts, and switches that become columns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from ksyspark.spec.library import read_attributes
from ksyspark.spec.model import Attribute, BitsUse, BytesUse, FloatUse, IntegerUse, SimpleUse, StringUse, SwitchUse
from ksyspark.spec.problems import Problem
from ksyspark.spec.switch_cases import case_ids, simple_uses
from ksyspark.spec.types.data_types import INTEGERS, BytesType, UnknownType, show
from ksyspark.spec.types.inference import Scope, Typer
from ksyspark.spec.yaml import Place

BUILT_IN = frozenset({"xor", "rol", "ror", "zlib"})
"""The processes of Kaitai itself."""
_SIZE_KEYS = ("size", "size-eos", "terminator", "pad-right", "include", "consume", "eos-error")


def check_byte_order(typer: Typer) -> Iterator[Problem]:
    """Report integers and floats of several bytes that have no byte order, in the type or in `meta/endian`."""
    for owner, attribute in read_attributes(typer.library):
        for use, place in simple_uses(attribute):
            if isinstance(use, IntegerUse | FloatUse) and use.width > 1 and not use.endian and not owner.endian:
                yield place.problem("expected a byte order: `le` or `be` behind the type, or `endian` in `meta`")


def check_encodings(typer: Typer) -> Iterator[Problem]:
    """Report text without an encoding, and an encoding on something that is not text."""
    for owner, attribute in read_attributes(typer.library):
        if attribute.encoding and isinstance(attribute.use, SwitchUse):
            yield attribute.place_of("encoding").problem("`encoding` has no meaning beside a switch; set it in `meta`")
            continue
        is_text = any(isinstance(use, StringUse) for use, _ in simple_uses(attribute))
        encoding = attribute.encoding or owner.encoding
        if not is_text and attribute.encoding:
            yield attribute.place_of("encoding").problem(
                "`encoding` has no meaning here: the field is not `str` or `strz`"
            )
        elif is_text and not encoding:
            yield attribute.place_of("type").problem("text needs an encoding: add `encoding` to the field or to `meta`")


def check_delimiters(typer: Typer) -> Iterator[Problem]:
    """Report missing, contradictory and meaningless sizes.

    1. Bytes and `str` need `size`, `size-eos` or `terminator` (`contents` says it itself), each case of a switch too.
    2. `size` and `size-eos` exclude each other.
    3. Numbers have a size already; as cases of a switch they leave its size aside.
    """
    for _, attribute in read_attributes(typer.library):
        if isinstance(attribute.use, IntegerUse | FloatUse | BitsUse):
            yield from _meaningless(attribute, "here: the type says how long the number is")
        elif attribute.contents is None:
            yield from _delimited(attribute)
            for use, place in simple_uses(attribute):
                yield from _ends(attribute, use, place)


def _meaningless(attribute: Attribute, where: str) -> Iterator[Problem]:
    for key in _SIZE_KEYS:
        if key in attribute.places:
            yield attribute.place_of(key).problem(f"`{key}` has no meaning {where}")


def _delimited(attribute: Attribute) -> Iterator[Problem]:
    delimiter = attribute.delimiter
    if delimiter.size is not None and delimiter.size_eos:
        yield attribute.place_of("size-eos").problem("`size` and `size-eos` exclude each other")


def check_processes(typer: Typer) -> Iterator[Problem]:
    """Report `process` where there are no bytes to change, and arguments that it cannot take."""
    for owner, attribute in read_attributes(typer.library):
        process = attribute.process
        if process is None:
            continue
        has_bytes = attribute.contents is None and attribute.delimiter.has_end
        if not has_bytes or any(isinstance(use, StringUse) for use, _ in simple_uses(attribute)):
            yield attribute.place_of("process").problem("`process` needs bytes, or a type with a size or terminator")
        kinds = INTEGERS if process.name in ("rol", "ror") else (*INTEGERS, BytesType)
        for argument in process.arguments:
            formula = replace(process.formula, tree=argument)
            found = typer.type_of(formula, Scope.of_attribute(owner, attribute))
            if process.name in BUILT_IN and not isinstance(found, (*kinds, UnknownType)):
                wanted = "a whole number" if kinds is INTEGERS else "a whole number or bytes"
                yield formula.problem(argument.column, f"`{process.name}` needs {wanted}, found {show(found)}")


def _ends(attribute: Attribute, use: SimpleUse, place: Place) -> Iterator[Problem]:
    has_end = attribute.delimiter.has_end
    if isinstance(use, BytesUse) and not has_end:
        yield attribute.place.problem(
            "a field without type is bytes and needs an end: `size`, `size-eos` or `terminator`"
        )
    if isinstance(use, StringUse) and not use.is_zero_terminated and not has_end:
        yield place.problem("text needs an end: `size`, `size-eos` or `terminator`")


def check_switches(typer: Typer) -> Iterator[Problem]:
    """Report switches that cannot become columns.

    1. `enum` on a field with a switched type.
    2. Two types of the same name in one switch, whose columns would share the name.
    """
    for _, attribute in read_attributes(typer.library):
        if isinstance(attribute.use, SwitchUse):
            yield from _switch(attribute, attribute.use)


def _switch(attribute: Attribute, use: SwitchUse) -> Iterator[Problem]:
    place = attribute.place_of("type")
    if attribute.enum is not None:
        yield attribute.place_of("enum").problem("`enum` on a field with a switched type is not covered")
    for name, count in Counter(case_ids(attribute, use).values()).items():
        if count > 1:
            yield place.problem(f"two cases of the switch would share the column `{name}`; rename a type")
