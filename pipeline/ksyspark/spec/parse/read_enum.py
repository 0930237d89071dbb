"""Read `enums`."""

from __future__ import annotations

from collections.abc import Mapping

from ksyspark.spec.class_names import check_class_name, check_label
from ksyspark.spec.model import Documentation, EnumSpec, EnumValue
from ksyspark.spec.parse import keys
from ksyspark.spec.parse.reader import Reader
from ksyspark.spec.yaml import MapNode, Node, ScalarNode

_CODES = range(-(2**63), 2**63)


def read_enums(reader: Reader, node: MapNode, path: tuple[str, ...]) -> Mapping[str, EnumSpec]:
    """Read the enums of a type; `path` is that of the type."""
    found = {}
    for entry in reader.map(node, "enums") or ():
        name = reader.id(entry.key, "an enum")
        reader.problems.extend(check_class_name(entry.key.place, name))
        if isinstance(entry.value, MapNode) and entry.value.entries:
            found[name] = EnumSpec((*path, name), entry.key.place, _values(reader, entry.value))
        else:
            reader.say(entry.value.place, f"expected a map with at least one code for the enum `{name}`")
    return found


def _values(reader: Reader, node: MapNode) -> Mapping[int, EnumValue]:
    found: dict[int, EnumValue] = {}
    labels: dict[str, int] = {}
    for entry in node:
        code = _code(reader, entry.key)
        if code is None:
            continue
        value = _value(reader, entry.value)
        if value.label and value.label in labels:
            reader.say(entry.value.place, f"the label `{value.label}` already names the code {labels[value.label]}")
        found[code] = value
        labels[value.label] = code
    return found


def _code(reader: Reader, key: ScalarNode) -> int | None:
    if type(key.value) is not int:
        reader.say(key.place, f"expected a whole number as a code, found `{key.text}`")
        return None
    if key.value not in _CODES:
        reader.say(key.place, f"expected a code within 64 signed bits, found `{key.text}`")
    return key.value


def _value(reader: Reader, node: Node) -> EnumValue:
    if not isinstance(node, MapNode):
        return EnumValue(_label(reader, node), Documentation())
    reader.keys(node, keys.ENUM_VALUE, "an enum value")
    id_node = node.get("id")
    if id_node is None:
        reader.say(node.place, "expected an `id` for the code")
    return EnumValue(_label(reader, id_node) if id_node else "", reader.about(node))


def _label(reader: Reader, node: Node) -> str:
    label = reader.id(node, "a label")
    reader.problems.extend(check_label(node.place, label))
    return label
