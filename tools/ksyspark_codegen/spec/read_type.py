"""Read types, enums and whole specifications."""

from __future__ import annotations

import keyword
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import PurePath

from ksyspark_codegen.problems import SpecError
from ksyspark_codegen.spec import keys
from ksyspark_codegen.spec.model import (
    Attribute,
    CalculatedEndian,
    Documentation,
    Endian,
    EnumSpec,
    EnumValue,
    Formula,
    Import,
    Parameter,
    Spec,
    TypeSpec,
)
from ksyspark_codegen.spec.read_attribute import read_instance, read_param, read_seq_field
from ksyspark_codegen.spec.reader import Reader
from ksyspark_codegen.yaml_tree import ListNode, MapNode, Node, ScalarNode


@dataclass(frozen=True, slots=True)
class _Defaults:
    """What a type inherits from the type around it."""

    endian: Endian | CalculatedEndian | None = None
    bit_endian: Endian = "be"
    encoding: str | None = None


def read_spec(tree: MapNode, file: str) -> Spec:
    """Read a specification. Raises SpecError with all mistakes that its own text shows."""
    reader = Reader()
    meta = reader.map(tree, "meta")
    if meta is None:
        raise SpecError([*reader.problems, tree.place.problem("expected `meta` with an `id`")])
    spec_id = _spec_id(reader, meta, file)
    root = _type(reader, tree, (spec_id,), _Defaults(), keys.META)
    imports = tuple(_imports(reader, meta.get("imports")))
    if reader.problems:
        raise SpecError(reader.problems)
    return Spec(spec_id, reader.text(meta, "title"), file, tree, root, imports)


def _spec_id(reader: Reader, meta: MapNode, file: str) -> str:
    node = meta.get("id")
    if node is None:
        reader.say(meta.place, "expected `id` in `meta`")
        return PurePath(file).stem
    found = reader.id(node, "`meta/id`")
    if found and found != PurePath(file).stem:
        reader.say(node.place, f"expected the id to be the file's name `{PurePath(file).stem}`, found `{found}`")
    _check_python_name(reader, node, found)
    return found or PurePath(file).stem


def _imports(reader: Reader, node: Node | None) -> list[Import]:
    if node is None:
        return []
    if not isinstance(node, ListNode):
        reader.say(node.place, "expected a list for `imports`")
        return []
    return [Import(item.text, item.place) for item in node if isinstance(item, ScalarNode)]


def _type(
    reader: Reader, node: MapNode, path: tuple[str, ...], around: _Defaults, meta_keys: frozenset[str]
) -> TypeSpec:
    reader.keys(node, keys.TYPE, "a type")
    meta = reader.map(node, "meta")
    if meta is not None:
        reader.keys(meta, meta_keys, "`meta`")
    defaults = _defaults(reader, meta, around) if meta else around
    params = tuple(read_param(reader, item) for item in reader.maps(node, "params"))
    seq = tuple(read_seq_field(reader, item) for item in reader.maps(node, "seq"))
    instances = _instances(reader, node)
    _check_ids(reader, params, seq, instances)
    return TypeSpec(
        path,
        node,
        defaults.endian,
        defaults.bit_endian,
        defaults.encoding,
        params,
        seq,
        instances,
        _nested_types(reader, node, path, defaults),
        _enums(reader, node, path),
        reader.about(node),
    )


def _defaults(reader: Reader, meta: MapNode, around: _Defaults) -> _Defaults:
    endian = _endian(reader, meta.get("endian"))
    bit_endian = reader.text(meta, "bit-endian")
    if bit_endian not in ("", "le", "be"):
        reader.say(meta.entries["bit-endian"].value.place, f"expected le or be for `bit-endian`, found `{bit_endian}`")
    return _Defaults(
        endian or around.endian,
        "le" if bit_endian == "le" else "be" if bit_endian == "be" else around.bit_endian,
        reader.text(meta, "encoding") or around.encoding,
    )


def _endian(reader: Reader, node: Node | None) -> Endian | CalculatedEndian | None:
    match node:
        case None:
            return None
        case ScalarNode(text="le"):
            return "le"
        case ScalarNode(text="be"):
            return "be"
        case MapNode():
            return _calculated_endian(reader, node)
        case _:
            reader.say(node.place, "expected le, be or a map with `switch-on` for `endian`")
            return None


def _calculated_endian(reader: Reader, node: MapNode) -> CalculatedEndian | None:
    reader.keys(node, keys.SWITCH, "`endian`")
    on = reader.formula(node.get("switch-on"))
    cases = reader.map(node, "cases")
    if on is None or cases is None:
        reader.say(node.place, "expected `switch-on` and `cases` in `endian`")
        return None
    found: list[tuple[Formula | None, Endian]] = []
    for entry in cases:
        order = entry.value.text if isinstance(entry.value, ScalarNode) else ""
        if order not in ("le", "be"):
            reader.say(entry.value.place, "expected le or be for this case")
        when = None if entry.key.text == "_" else reader.formula(entry.key)
        found.append((when, "le" if order == "le" else "be"))
    return CalculatedEndian(on, tuple(found))


def _instances(reader: Reader, node: MapNode) -> Mapping[str, Attribute]:
    found = {}
    for entry in reader.map(node, "instances") or ():
        name = reader.id(entry.key, "an instance")
        if isinstance(entry.value, MapNode):
            found[name] = read_instance(reader, name, entry.value)
        else:
            reader.say(entry.value.place, f"expected a map for the instance `{name}`")
    return found


def _nested_types(reader: Reader, node: MapNode, path: tuple[str, ...], defaults: _Defaults) -> Mapping[str, TypeSpec]:
    found = {}
    for entry in reader.map(node, "types") or ():
        name = reader.id(entry.key, "a type")
        if isinstance(entry.value, MapNode):
            _check_class_name(reader, entry.key, name)
            found[name] = _type(reader, entry.value, (*path, name), defaults, keys.INNER_META)
        else:
            reader.say(entry.value.place, f"expected a map for the type `{name}`")
    return found


def _enums(reader: Reader, node: MapNode, path: tuple[str, ...]) -> Mapping[str, EnumSpec]:
    found = {}
    for entry in reader.map(node, "enums") or ():
        name = reader.id(entry.key, "an enum")
        if isinstance(entry.value, MapNode):
            found[name] = EnumSpec((*path, name), entry.key.place, _enum_values(reader, entry.value))
        else:
            reader.say(entry.value.place, f"expected a map of codes for the enum `{name}`")
    return found


def _enum_values(reader: Reader, node: MapNode) -> Mapping[int, EnumValue]:
    found: dict[int, EnumValue] = {}
    labels: dict[str, int] = {}
    for entry in node:
        code = entry.key.value
        if type(code) is not int:
            reader.say(entry.key.place, f"expected a whole number as a code, found `{entry.key.text}`")
            continue
        value = _enum_value(reader, entry.value)
        if code in found:
            reader.say(entry.key.place, f"the code {code} is already named `{found[code].label}`")
        if value.label and value.label in labels:
            reader.say(entry.value.place, f"the label `{value.label}` already names the code {labels[value.label]}")
        found[code] = value
        labels[value.label] = code
    return found


def _enum_value(reader: Reader, node: Node) -> EnumValue:
    if isinstance(node, MapNode):
        reader.keys(node, keys.ENUM_VALUE, "an enum value")
        id_node = node.get("id")
        if id_node is None:
            reader.say(node.place, "expected an `id` for the code")
        else:
            _check_python_name(reader, id_node, id_node.text if isinstance(id_node, ScalarNode) else "")
        return EnumValue(reader.id(id_node, "a label") if id_node else "", reader.about(node))
    if isinstance(node, ScalarNode):
        _check_python_name(reader, node, node.text)
    return EnumValue(reader.id(node, "a label"), Documentation())


def _check_ids(
    reader: Reader, params: tuple[Parameter, ...], seq: tuple[Attribute, ...], instances: Mapping[str, Attribute]
) -> None:
    """Report ids used twice in one type, also when they differ by case only: Spark could not tell the columns apart."""
    first: dict[str, int] = {}
    parts: tuple[Parameter | Attribute, ...] = (*params, *seq, *instances.values())
    for part in parts:
        if not part.id:
            continue
        if part.id.lower() in first:
            reader.say(part.place, f"the name `{part.id}` is already used on line {first[part.id.lower()]}")
        first.setdefault(part.id.lower(), part.place.line)
        _check_python_name(reader, part.node.get("id") or part.node, part.id)


def _check_python_name(reader: Reader, node: Node, name: str) -> None:
    """Refuse Python keywords: the official compiler takes them as ids and then writes invalid Python."""
    if keyword.iskeyword(name):
        reader.say(node.place, f"`{name}` is a word of the Python language and cannot be a name; try `{name}_`")


def _check_class_name(reader: Reader, node: Node, name: str) -> None:
    if keyword.iskeyword(name.title().replace("_", "")):
        reader.say(node.place, f"the type `{name}` would become the Python word {name.title()}; rename it")
