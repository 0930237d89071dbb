"""Read entries of `seq`, `instances` and `params`, with their `type:` and `process:`."""

import re
from dataclasses import replace
from typing import Literal, cast

from ksyspark.charsets import width_of_zero
from ksyspark.spec import model, read_map
from ksyspark.spec.expressions.nodes import ListLiteral
from ksyspark.spec.expressions.parse import BadExpression, parse_type_reference
from ksyspark.spec.read_map import Reader
from ksyspark.spec.yaml import ListNode, MapNode, Node, ScalarNode

_PROCESS = re.compile(
    r"\s*(?P<name>[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)*)\s*(?:\((?P<arguments>.*)\)\s*)?\Z", re.DOTALL
)
PROCESSES = {"xor": 1, "rol": 1, "ror": 1, "zlib": 0}
"""The processes of Kaitai itself, with the number of their arguments."""


def _read_process(reader: Reader, node: Node | None) -> model.Process | None:
    """Read the name of a process and its arguments: `xor(key)`, `zlib`, `my.custom(1, 2)`."""
    if node is None:
        return None
    match = _PROCESS.match(node.text) if isinstance(node, ScalarNode) else None
    if match is None or not isinstance(node, ScalarNode):
        reader.say(node.place, "expected the name of a process with its arguments, such as `xor(key)` or `zlib`")
        return None
    formula = _process_arguments(reader, node, match)
    process = model.Process(match["name"], formula) if formula else None
    count = PROCESSES.get(match["name"])
    if process and count is not None and len(process.arguments) != count:
        words = f"{count} argument" if count else "no arguments"
        reader.say(node.place, f"`{process.name}` takes {words}, found {len(process.arguments) or 'none'}")
        return None
    if process and count is None:
        sentence = f"a parser in Python needs the custom process `{process.name}`"
        reader.no_parser.append(node.place.problem(sentence))
    return process


def _process_arguments(reader: Reader, node: ScalarNode, match: re.Match[str]) -> model.Formula | None:
    """Return the arguments as one list, at the same columns."""
    if not (match["arguments"] or "").strip():
        return model.Formula(ListLiteral((), 0), node)
    text = f"{' ' * (match.start('arguments') - 1)}[{match['arguments']}]"
    formula = reader.formula(replace(node, text=text, value=text))
    return None if formula is None else replace(formula, node=node)


_BITS = re.compile(r"b([1-9][0-9]*)(?:le|be)?\Z")


def _read_use(reader: Reader, node: Node | None) -> model.TypeUse:
    """Read a `type:` value: a name, or a map with `switch-on` and `cases`."""
    match node:
        case None:
            return model.BytesUse()
        case MapNode():
            return _switch(reader, node)
        case ScalarNode():
            return _read_simple_use(reader, node)
        case _:
            reader.say(node.place, "expected a type name or a map with `switch-on`, found a list")
            return model.BytesUse()


def _read_simple_use(reader: Reader, node: ScalarNode) -> model.SimpleUse:
    """Read the name of a type: `u4le`, `b3`, `strz`, `a::b(1)` ..."""
    text = node.text.strip()
    if text in model.BUILT_IN:
        return model.BUILT_IN[text]
    if match := _BITS.match(text):
        reader.say(node.place, f"expected at most 64 bits in a bit field, found {match[1]}")
        return model.BitsUse(64, None)
    try:
        return model.UserTypeUse(parse_type_reference(node.text))
    except BadExpression as error:
        reader.problems.append(node.at(error.column).problem(f"{error} in the type `{node.text}`"))
        return model.BytesUse()


def _switch(reader: Reader, node: MapNode) -> model.TypeUse:
    reader.keys(node, read_map.SWITCH, "a switch")
    on = reader.formula(node.get("switch-on"))
    cases = reader.map(node, "cases")
    if node.get("switch-on") is None:
        reader.say(node.place, "expected `switch-on` in a type that is a map")
    if cases is None or not cases.entries:
        reader.say(node.place, "expected `cases` with at least one case")
    if on is None or cases is None:
        return model.BytesUse()
    uses = []
    for entry in cases:
        if not isinstance(entry.value, ScalarNode):
            reader.say(entry.value.place, "expected the name of a type for this case")
            continue
        when = None if entry.key.text == "_" else reader.formula(entry.key)
        if when is not None or entry.key.text == "_":
            uses.append(model.CaseUse(when, _read_simple_use(reader, entry.value), entry.value))
    return model.SwitchUse(on, tuple(uses))


_ENUM = re.compile(r"[a-z][a-z0-9_]*(::[a-z][a-z0-9_]*)*\Z")


def read_seq_field(reader: Reader, node: MapNode, encoding: str | None) -> model.Attribute:
    """Read one entry of `seq`; `encoding` is that of its type. A field without id is read but has no column."""
    reader.keys(node, read_map.SEQ, "a field of `seq`")
    id_node = node.get("id")
    name = reader.id(id_node, "`id`") if id_node else ""
    return _read(reader, node, name, encoding, is_instance=False)


def read_instance(reader: Reader, name: str, node: MapNode, encoding: str | None) -> model.Attribute:
    """Read one instance: computed (`value`), or read at `pos` of the stream, or where it stands."""
    if node.get("value") is None:
        reader.keys(node, read_map.PARSE_INSTANCE, "an instance")
        return _read(reader, node, name, encoding, is_instance=True)
    reader.keys(node, read_map.VALUE_INSTANCE, "a value instance")
    return model.Attribute(
        name,
        node.place,
        node.places(),
        model.BytesUse(),
        enum=_enum(reader, node),
        condition=reader.formula(node.get("if")),
        value=reader.formula(node.get("value")),
        is_instance=True,
        about=reader.about(node),
    )


def read_param(reader: Reader, node: MapNode) -> model.Parameter:
    """Read one entry of `params`. Without `type` it is bytes."""
    reader.keys(node, read_map.PARAM, "a parameter")
    id_node = node.get("id")
    if id_node is None:
        reader.say(node.place, "expected an `id` for the parameter")
    if isinstance(node.get("type"), MapNode):
        reader.say(node.place, "a parameter has one type, it cannot be switched")
        return model.Parameter("", node.place, node.places(), model.BytesUse())
    use = _read_use(reader, node.get("type"))
    return model.Parameter(
        reader.id(id_node, "`id`") if id_node else "",
        node.place,
        node.places(),
        use,
        _type_node(node),
        _enum(reader, node),
        reader.about(node),
    )


def _read(reader: Reader, node: MapNode, name: str, default: str | None, *, is_instance: bool) -> model.Attribute:
    use = _read_use(reader, node.get("type"))
    contents = _contents(reader, node.get("contents"))
    encoding = reader.text(node, "encoding") or None
    # Official parsers read as many bytes as `contents` has, whatever a size beside it says.
    delimiter = _delimiter(reader, node, use, encoding or default) if contents is None else model.Delimiter()
    if contents is not None and node.get("type") is not None:
        reader.say(node.place, "`contents` stands for bytes: leave `type` out")
    if contents is not None and node.get("valid") is not None:
        reader.say(node.place, "`contents` is a rule already: leave `valid` out")
    return model.Attribute(
        name,
        node.place,
        node.places(),
        use,
        _type_node(node),
        _enum(reader, node),
        reader.about(node),
        delimiter,
        encoding,
        contents,
        _valid(reader, node.get("valid")),
        _repeat(reader, node),
        reader.formula(node.get("if")),
        reader.formula(node.get("io")),
        reader.formula(node.get("pos")),
        reader.formula(node.get("parent")),
        process=_read_process(reader, node.get("process")),
        is_instance=is_instance,
        inverse=reader.formula(node.get("-inverse")),
        checksum=_checksum(reader, node.get("-checksum")),
    )


def _checksum(reader: Reader, node: Node | None) -> model.Checksum | None:
    """Read an algorithm, and the run of fields that it is over: one, or the first and the last of them."""
    if node is None:
        return None
    if not isinstance(node, MapNode):
        reader.say(node.place, "expected a map with `type`, and `of` for other bytes than those before the field")
        return None
    reader.keys(node, read_map.CHECKSUM, "`-checksum`")
    of = node.get("of")
    names = [reader.id(field, "`of`") for field in (of.items if isinstance(of, ListNode) else [of] if of else ())]
    if of is not None and len(names) not in (1, 2):
        reader.say(of.place, f"expected one field, or the first and the last of a run, found {len(names)} names")
    return model.Checksum(reader.text(node, "type"), *((names[0], names[-1]) if names else ("", "")))


def _type_node(node: MapNode) -> ScalarNode | None:
    type_node = node.get("type")
    return type_node if isinstance(type_node, ScalarNode) else None


def _enum(reader: Reader, node: MapNode) -> tuple[str, ...] | None:
    value = node.get("enum")
    if value is None:
        return None
    if isinstance(value, ScalarNode) and _ENUM.match(value.text):
        return tuple(value.text.split("::"))
    reader.say(value.place, "expected the name of an enum, such as `kind` or `type_of_it::kind`")
    return None


def _delimiter(reader: Reader, node: MapNode, use: model.TypeUse, encoding: str | None) -> model.Delimiter:
    byte = reader.byte(node, "terminator")
    terminator = None if byte is None else bytes([byte])
    if byte is None and isinstance(use, model.StringUse) and use.is_zero_terminated:
        # One character of the encoding.
        terminator = bytes(width_of_zero(encoding))
    return model.Delimiter(
        reader.formula(node.get("size")),
        reader.truth(node, "size-eos", False),
        terminator,
        reader.truth(node, "include", False),
        reader.truth(node, "consume", True),
        reader.truth(node, "eos-error", True),
        reader.byte(node, "pad-right"),
    )


def _byte_list(reader: Reader, value: ListNode) -> bytes:
    octets = bytearray()
    for item in value:
        if isinstance(item, ScalarNode) and type(item.value) is int and 0 <= item.value <= 255:
            octets.append(item.value)
        elif isinstance(item, ScalarNode) and isinstance(item.value, str):
            octets += item.value.encode()
        else:
            reader.say(item.place, "expected a byte (0 to 255) or text in a list of bytes")
    return bytes(octets)


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


def _valid(reader: Reader, value: Node | None) -> model.Valid | None:
    if value is None:
        return None
    if not isinstance(value, MapNode):
        formula = reader.formula(value)
        return model.Valid(value.place, {"eq": formula}) if formula else None
    reader.keys(value, read_map.VALID, "`valid`")
    return _valid_map(reader, value)


def _valid_map(reader: Reader, node: MapNode) -> model.Valid | None:
    rules = frozenset(key for key in node.entries if key in read_map.VALID)
    if not rules or (len(rules) > 1 and rules != {"min", "max"}):
        reader.say(
            node.place, "expected exactly one rule in `valid`: eq, min, max (both together), any-of, in-enum or expr"
        )
        return None
    formulas = {key: reader.formula(node.get(key)) for key in ("eq", "min", "max", "expr") if key in rules}
    in_enum = reader.truth(node, "in-enum", False)
    if "in-enum" in rules and not in_enum:
        reader.say(node.entries["in-enum"].value.place, "expected true for `in-enum`; leave `valid` out for no rule")
    listed = node.get("any-of")
    if listed is not None and not isinstance(listed, ListNode):
        reader.say(listed.place, "expected a list of values for `any-of`")
    any_of = [reader.formula(item) for item in listed] if isinstance(listed, ListNode) else None
    return model.Valid(
        node.place,
        {key: formula for key, formula in formulas.items() if formula},
        None if any_of is None else tuple(formula for formula in any_of if formula),
        in_enum,
        reader.text(node, "-reason") or None,
        reader.text(node, "-expected") or None,
    )


def _repeat(reader: Reader, node: MapNode) -> model.Repeat | None:
    kind = reader.text(node, "repeat")
    needed = {"expr": "repeat-expr", "until": "repeat-until"}.get(kind)
    for key in ("repeat-expr", "repeat-until"):
        extra = node.get(key)
        if extra is not None and key != needed:
            reader.say(extra.place, f"`{key}` needs `repeat: {key.removeprefix('repeat-')}`")
    if kind and kind not in ("eos", "expr", "until"):
        reader.say(node.entries["repeat"].value.place, f"expected eos, expr or until for `repeat`, found `{kind}`")
        return None
    if needed and node.get(needed) is None:
        reader.say(node.place, f"`repeat: {kind}` needs `{needed}`")
        return None
    if not kind:
        return None
    formula = reader.formula(node.get(needed)) if needed else None
    return model.Repeat(cast(Literal["eos", "expr", "until"], kind), formula)
