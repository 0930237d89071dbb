"""Check that bytes and text have an end, and numbers have none of their own."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark_codegen.passes.attributes import read_attributes
from ksyspark_codegen.problems import Problem
from ksyspark_codegen.spec.model import Attribute, BitsUse, BytesUse, FloatUse, IntegerUse, StringUse
from ksyspark_codegen.typing.infer import Typer

_SIZE_KEYS = ("size", "size-eos", "terminator", "pad-right", "include", "consume", "eos-error")


def check_delimiters(typer: Typer) -> Iterator[Problem]:
    """Report missing, contradicting and meaningless sizes.

    1. Bytes and `str` need `size`, `size-eos` or `terminator` (`contents` says it itself).
    2. `size` and `size-eos` exclude each other.
    3. `include`, `consume`, `eos-error` need a terminator.
    4. Numbers have a size already.
    """
    for _, attribute in read_attributes(typer.library):
        if isinstance(attribute.use, IntegerUse | FloatUse | BitsUse):
            yield from _number(attribute)
        elif attribute.contents is not None:
            yield from _contents(attribute)
        else:
            yield from _delimited(attribute)


def _number(attribute: Attribute) -> Iterator[Problem]:
    for key in _SIZE_KEYS:
        if attribute.node.get(key) is not None:
            yield attribute.place_of(key).problem(f"`{key}` has no meaning here: the type says how long the number is")


def _contents(attribute: Attribute) -> Iterator[Problem]:
    for key in _SIZE_KEYS:
        if attribute.node.get(key) is not None:
            yield attribute.place_of(key).problem(f"`{key}` has no meaning beside `contents`")


def _delimited(attribute: Attribute) -> Iterator[Problem]:
    delimiter = attribute.delimiter
    if delimiter.size is not None and delimiter.size_eos:
        yield attribute.place_of("size-eos").problem("`size` and `size-eos` exclude each other")
    if delimiter.terminator is None:
        for key in ("include", "consume", "eos-error"):
            if attribute.node.get(key) is not None:
                yield attribute.place_of(key).problem(f"`{key}` needs a `terminator`")
    has_end = delimiter.size is not None or delimiter.size_eos or delimiter.terminator is not None
    if isinstance(attribute.use, BytesUse | StringUse) and not has_end:
        what = "text" if isinstance(attribute.use, StringUse) else "a field without type is bytes and"
        yield attribute.place.problem(f"{what} needs an end: `size`, `size-eos` or `terminator`")
