"""Read `type:` values."""

from __future__ import annotations

import re
from typing import cast

from ksyspark.spec.expressions.parse import BadExpression, parse_type_reference
from ksyspark.spec.model import (
    BitsUse,
    BytesUse,
    CaseUse,
    Endian,
    FloatUse,
    IntegerUse,
    SimpleUse,
    StringUse,
    SwitchUse,
    TypeUse,
    UserTypeUse,
)
from ksyspark.spec.parse import keys
from ksyspark.spec.parse.reader import Reader
from ksyspark.spec.yaml import MapNode, Node, ScalarNode

_INTEGER = re.compile(r"([us])(?:(1)|([248])(le|be)?)\Z")
_FLOAT = re.compile(r"f([48])(le|be)?\Z")
_BITS = re.compile(r"b([1-9][0-9]*)(le|be)?\Z")


def read_use(reader: Reader, node: Node | None) -> TypeUse:
    """Read a `type:` value: a name, or a map with `switch-on` and `cases`."""
    match node:
        case None:
            return BytesUse()
        case MapNode():
            return _switch(reader, node)
        case ScalarNode():
            return read_simple_use(reader, node)
        case _:
            reader.say(node.place, "expected a type name or a map with `switch-on`, found a list")
            return BytesUse()


def read_simple_use(reader: Reader, node: ScalarNode) -> SimpleUse:
    """Read the name of a type: `u4le`, `b3`, `strz`, `a::b(1)` ..."""
    text = node.text.strip()
    if match := _INTEGER.match(text):
        width = int(match.group(2) or match.group(3))
        return IntegerUse(match.group(1) == "s", width, cast(Endian | None, match.group(4)))
    if match := _FLOAT.match(text):
        return FloatUse(int(match.group(1)), cast(Endian | None, match.group(2)))
    if match := _BITS.match(text):
        return _bits(reader, node, int(match.group(1)), cast(Endian | None, match.group(2)))
    if text in ("str", "strz"):
        return StringUse(text == "strz")
    return _user_type(reader, node)


def _bits(reader: Reader, node: ScalarNode, width: int, endian: Endian | None) -> SimpleUse:
    if width > 64:
        reader.say(node.place, f"expected at most 64 bits in a bit field, found {width}")
    return BitsUse(min(width, 64), endian)


def _user_type(reader: Reader, node: ScalarNode) -> SimpleUse:
    try:
        return UserTypeUse(parse_type_reference(node.text))
    except BadExpression as error:
        reader.problems.append(node.at(error.column).problem(f"{error} in the type `{node.text}`"))
        return BytesUse()


def _switch(reader: Reader, node: MapNode) -> TypeUse:
    reader.keys(node, keys.SWITCH, "a switch")
    on = reader.formula(node.get("switch-on"))
    cases = reader.map(node, "cases")
    if node.get("switch-on") is None:
        reader.say(node.place, "expected `switch-on` in a type that is a map")
    if cases is None or not cases.entries:
        reader.say(node.place, "expected `cases` with at least one case")
    if on is None or cases is None:
        return BytesUse()
    return SwitchUse(on, tuple(_cases(reader, cases)))


def _cases(reader: Reader, cases: MapNode) -> list[CaseUse]:
    found = []
    for entry in cases:
        if not isinstance(entry.value, ScalarNode):
            reader.say(entry.value.place, "expected the name of a type for this case")
            continue
        when = None if entry.key.text == "_" else reader.formula(entry.key)
        if when is None and entry.key.text != "_":
            continue
        found.append(CaseUse(when, read_simple_use(reader, entry.value), entry.value))
    return found
