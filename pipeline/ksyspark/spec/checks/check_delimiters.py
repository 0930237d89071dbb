"""Check that bytes and text have an end, and numbers have none of their own."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.checks.attributes import read_attributes
from ksyspark.spec.model import (
    Attribute,
    BitsUse,
    BytesUse,
    FloatUse,
    IntegerUse,
    SimpleUse,
    StringUse,
    SwitchUse,
)
from ksyspark.spec.problems import Problem
from ksyspark.spec.types.infer import Typer
from ksyspark.spec.uses import simple_uses
from ksyspark.spec.yaml import Place

_SIZE_KEYS = ("size", "size-eos", "terminator", "pad-right", "include", "consume", "eos-error")


def check_delimiters(typer: Typer) -> Iterator[Problem]:
    """Report missing, contradicting and meaningless sizes.

    1. Bytes and `str` need `size`, `size-eos` or `terminator` (`contents` says it itself), each case of a switch too.
    2. `size` and `size-eos` exclude each other.
    3. `include`, `consume`, `eos-error` need a terminator, `pad-right` a size.
    4. Numbers have a size already, also as a case of a switch.
    """
    for _, attribute in read_attributes(typer.library):
        if isinstance(attribute.use, IntegerUse | FloatUse | BitsUse):
            yield from _meaningless(attribute, "here: the type says how long the number is")
        elif attribute.contents is not None:
            yield from _meaningless(attribute, "beside `contents`")
        else:
            yield from _delimited(attribute)
            for use, place in simple_uses(attribute):
                yield from _ends(attribute, use, place)


def _meaningless(attribute: Attribute, where: str) -> Iterator[Problem]:
    for key in _SIZE_KEYS:
        if attribute.node.get(key) is not None:
            yield attribute.place_of(key).problem(f"`{key}` has no meaning {where}")


def _delimited(attribute: Attribute) -> Iterator[Problem]:
    delimiter = attribute.delimiter
    if delimiter.size is not None and delimiter.size_eos:
        yield attribute.place_of("size-eos").problem("`size` and `size-eos` exclude each other")
    has_terminated_case = any(
        isinstance(use, StringUse) and use.is_zero_terminated for use, _ in simple_uses(attribute)
    )
    if delimiter.terminator is None and not has_terminated_case:
        for key in ("include", "consume", "eos-error"):
            if attribute.node.get(key) is not None:
                yield attribute.place_of(key).problem(f"`{key}` needs a `terminator`")


def _ends(attribute: Attribute, use: SimpleUse, place: Place) -> Iterator[Problem]:
    has_end = _has_end(attribute)
    if isinstance(use, BytesUse) and not has_end:
        yield attribute.place.problem(
            "a field without type is bytes and needs an end: `size`, `size-eos` or `terminator`"
        )
    if isinstance(use, StringUse) and not use.is_zero_terminated and not has_end:
        yield place.problem("text needs an end: `size`, `size-eos` or `terminator`")
    if isinstance(attribute.use, SwitchUse) and isinstance(use, IntegerUse | FloatUse | BitsUse) and has_end:
        yield place.problem("this case is a number, which `size` and `terminator` do not hold for; wrap it in a type")


def _has_end(attribute: Attribute) -> bool:
    delimiter = attribute.delimiter
    return delimiter.size is not None or delimiter.size_eos or delimiter.terminator is not None
