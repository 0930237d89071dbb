"""Name other types in the fields of a type."""

from __future__ import annotations

from collections.abc import Mapping

from ksyspark.spec.model import TypeSpec
from ksyspark.spec.recursion.yaml_parts import replaced, scalar
from ksyspark.spec.yaml import Entry, ListNode, MapNode, Node, ScalarNode

Names = Mapping[tuple[int, int], str]
"""What to write for the types of attributes: by the attribute's number (seq first) and the number of its case."""


def with_uses(spec: TypeSpec, names: Names) -> MapNode:
    """Return the YAML of a checked type with other types in its fields and instances."""
    changed = {number for number, _ in names}
    parts: dict[str, Node] = {}
    seq, instances = spec.node.get("seq"), spec.node.get("instances")
    if isinstance(seq, ListNode):
        items = (_field(one, number, names) if number in changed else one for number, one in enumerate(seq))
        parts["seq"] = ListNode(seq.place, tuple(items))
    if isinstance(instances, MapNode):
        entries = {
            key: Entry(one.key, _field(one.value, number, names) if number in changed else one.value)
            for number, (key, one) in enumerate(instances.entries.items(), len(spec.seq))
        }
        parts["instances"] = MapNode(instances.place, entries)
    return replaced(spec.node, **parts)


def _field(node: Node, number: int, names: Names) -> Node:
    assert isinstance(node, MapNode)
    kind = node.get("type")
    if isinstance(kind, ScalarNode):
        return replaced(node, type=scalar(kind.place, names[number, 0]))
    assert isinstance(kind, MapNode)
    return replaced(node, type=_switch(kind, number, names))


def _switch(kind: MapNode, number: int, names: Names) -> MapNode:
    cases = kind.get("cases")
    assert isinstance(cases, MapNode)
    entries = {
        key: Entry(one.key, scalar(one.value.place, names[number, case]) if (number, case) in names else one.value)
        for case, (key, one) in enumerate(cases.entries.items())
    }
    return replaced(kind, cases=MapNode(cases.place, entries))
