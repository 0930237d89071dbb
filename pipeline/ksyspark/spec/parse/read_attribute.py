"""Read entries of `seq`, `instances` and `params`."""

from __future__ import annotations

import re
from typing import Literal, cast

from ksyspark.charsets import width_of_zero
from ksyspark.spec.model import (
    Attribute,
    BytesUse,
    Delimiter,
    Parameter,
    Repeat,
    StringUse,
    TypeUse,
    UserTypeUse,
    Valid,
)
from ksyspark.spec.parse import keys
from ksyspark.spec.parse.read_process import read_process
from ksyspark.spec.parse.read_use import read_use
from ksyspark.spec.parse.reader import Reader
from ksyspark.spec.yaml import ListNode, MapNode, Node, ScalarNode

_ENUM = re.compile(r"[a-z][a-z0-9_]*(::[a-z][a-z0-9_]*)*\Z")


def read_seq_field(reader: Reader, node: MapNode, encoding: str | None) -> Attribute:
    """Read one entry of `seq`; `encoding` is that of its type.

    A field without id is read but has no column.
    """
    reader.keys(node, keys.SEQ, "a field of `seq`")
    id_node = node.get("id")
    name = reader.id(id_node, "`id`") if id_node else ""
    return _read(reader, node, name, encoding, is_instance=False)


def read_instance(reader: Reader, name: str, node: MapNode, encoding: str | None) -> Attribute:
    """Read one instance: computed (`value`), or read at `pos` of the stream, or where it stands."""
    if node.get("value") is None:
        reader.keys(node, keys.PARSE_INSTANCE, "an instance")
        return _read(reader, node, name, encoding, is_instance=True)
    reader.keys(node, keys.VALUE_INSTANCE, "a value instance")
    return Attribute(
        name,
        node.place,
        node.places(),
        BytesUse(),
        enum=_enum(reader, node),
        condition=reader.formula(node.get("if")),
        value=reader.formula(node.get("value")),
        is_instance=True,
        about=reader.about(node),
    )


def read_param(reader: Reader, node: MapNode) -> Parameter:
    """Read one entry of `params`. Without `type` it is bytes."""
    reader.keys(node, keys.PARAM, "a parameter")
    id_node = node.get("id")
    if id_node is None:
        reader.say(node.place, "expected an `id` for the parameter")
    if isinstance(node.get("type"), MapNode):
        reader.say(node.place, "a parameter has one type, it cannot be switched")
        return Parameter("", node.place, node.places(), BytesUse())
    use = read_use(reader, node.get("type"))
    is_array = isinstance(use, UserTypeUse) and use.reference.is_array
    word = use.reference.path[0] if isinstance(use, UserTypeUse) and len(use.reference.path) == 1 else ""
    known = word in ("bool", "bytes", "struct", "io", "any")
    return Parameter(
        reader.id(id_node, "`id`") if id_node else "",
        node.place,
        node.places(),
        use,
        _type_node(node),
        cast(Literal["", "bool", "bytes", "struct", "io", "any"], word if known else ""),
        is_array,
        _enum(reader, node),
        reader.about(node),
    )


def _read(reader: Reader, node: MapNode, name: str, default: str | None, *, is_instance: bool) -> Attribute:
    use = read_use(reader, node.get("type"))
    contents = _contents(reader, node.get("contents"))
    encoding = reader.text(node, "encoding") or None
    if contents is not None and node.get("type") is not None:
        reader.say(node.place, "`contents` stands for bytes: leave `type` out")
    if contents is not None and node.get("valid") is not None:
        reader.say(node.place, "`contents` is a rule already: leave `valid` out")
    return Attribute(
        name,
        node.place,
        node.places(),
        use,
        _type_node(node),
        # Official parsers read as many bytes as `contents` has, whatever a size beside it says.
        Delimiter() if contents is not None else _delimiter(reader, node, _own_terminator(use, encoding or default)),
        _enum(reader, node),
        encoding,
        contents,
        _valid(reader, node.get("valid")),
        _repeat(reader, node),
        reader.formula(node.get("if")),
        reader.formula(node.get("io")),
        reader.formula(node.get("pos")),
        reader.formula(node.get("parent")),
        process=read_process(reader, node.get("process")),
        is_instance=is_instance,
        about=reader.about(node),
    )


def _type_node(node: MapNode) -> ScalarNode | None:
    found = node.get("type")
    return found if isinstance(found, ScalarNode) else None


def _enum(reader: Reader, node: MapNode) -> tuple[str, ...] | None:
    value = node.get("enum")
    if value is None:
        return None
    if isinstance(value, ScalarNode) and _ENUM.match(value.text):
        return tuple(value.text.split("::"))
    reader.say(value.place, "expected the name of an enum, such as `kind` or `type_of_it::kind`")
    return None


def _own_terminator(use: TypeUse, encoding: str | None) -> bytes | None:
    """Return the zero bytes that end a `strz`: one character of its encoding."""
    if isinstance(use, StringUse) and use.is_zero_terminated:
        return bytes(width_of_zero(encoding))
    return None


def _delimiter(reader: Reader, node: MapNode, own: bytes | None) -> Delimiter:
    byte = reader.byte(node, "terminator")
    return Delimiter(
        reader.formula(node.get("size")),
        reader.truth(node, "size-eos", False),
        own if byte is None else bytes([byte]),
        reader.truth(node, "include", False),
        reader.truth(node, "consume", True),
        reader.truth(node, "eos-error", True),
        reader.byte(node, "pad-right"),
    )


def _byte_list(reader: Reader, value: ListNode) -> bytes:
    found = bytearray()
    for item in value:
        if isinstance(item, ScalarNode) and type(item.value) is int and 0 <= item.value <= 255:
            found.append(item.value)
        elif isinstance(item, ScalarNode) and isinstance(item.value, str):
            found += item.value.encode()
        else:
            reader.say(item.place, "expected a byte (0 to 255) or text in a list of bytes")
    return bytes(found)


def _contents(reader: Reader, value: Node | None) -> bytes | None:
    match value:
        case None:
            return None
        case ListNode() if value.items:
            return _byte_list(reader, value)
        case ScalarNode() if isinstance(value.value, str) and value.value:
            return value.value.encode()
        case _:
            reader.say(value.place, "expected text or a list of bytes for `contents`, and at least one byte")
            return None


def _valid(reader: Reader, value: Node | None) -> Valid | None:
    if value is None:
        return None
    if not isinstance(value, MapNode):
        formula = reader.formula(value)
        return Valid(value.place, {"eq": formula}) if formula else None
    reader.keys(value, keys.VALID, "`valid`")
    return _valid_map(reader, value)


def _valid_map(reader: Reader, node: MapNode) -> Valid | None:
    given = frozenset(key for key in node.entries if key in keys.VALID)
    if not given or (len(given) > 1 and given != {"min", "max"}):
        reader.say(
            node.place, "expected exactly one rule in `valid`: eq, min, max (both together), any-of, in-enum or expr"
        )
        return None
    formulas = {key: reader.formula(node.get(key)) for key in ("eq", "min", "max", "expr") if key in given}
    in_enum = reader.truth(node, "in-enum", False)
    if "in-enum" in given and not in_enum:
        reader.say(node.entries["in-enum"].value.place, "expected true for `in-enum`; leave `valid` out for no rule")
    listed = node.get("any-of")
    if listed is not None and not isinstance(listed, ListNode):
        reader.say(listed.place, "expected a list of values for `any-of`")
    any_of = [reader.formula(item) for item in listed] if isinstance(listed, ListNode) else None
    return Valid(
        node.place,
        {key: formula for key, formula in formulas.items() if formula},
        None if any_of is None else tuple(formula for formula in any_of if formula),
        in_enum,
        reader.text(node, "-reason") or None,
    )


def _repeat(reader: Reader, node: MapNode) -> Repeat | None:
    kind = reader.text(node, "repeat")
    wanted = {"expr": "repeat-expr", "until": "repeat-until"}.get(kind)
    for key in ("repeat-expr", "repeat-until"):
        extra = node.get(key)
        if extra is not None and key != wanted:
            reader.say(extra.place, f"`{key}` needs `repeat: {key.removeprefix('repeat-')}`")
    if kind and kind not in ("eos", "expr", "until"):
        reader.say(node.entries["repeat"].value.place, f"expected eos, expr or until for `repeat`, found `{kind}`")
        return None
    if wanted and node.get(wanted) is None:
        reader.say(node.place, f"`repeat: {kind}` needs `{wanted}`")
        return None
    if not kind:
        return None
    return Repeat(cast(Literal["eos", "expr", "until"], kind), reader.formula(node.get(wanted)) if wanted else None)
