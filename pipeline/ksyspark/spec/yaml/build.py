"""Turn ruamel's nodes into positioned nodes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ruamel.yaml.nodes import MappingNode as YamlMapping
from ruamel.yaml.nodes import Node as YamlNode
from ruamel.yaml.nodes import ScalarNode as YamlScalarNode
from ruamel.yaml.nodes import SequenceNode as YamlSequence

from ksyspark.spec.problems import Problem, SpecError
from ksyspark.spec.yaml.nodes import Entry, ListNode, MapNode, Node, Place, ScalarNode
from ksyspark.spec.yaml.scalars import KNOWN_TAGS, scalar_value, tag_name

Kind = TypeVar("Kind", bound=YamlNode)
_MOST_NODES = 200_000


class Builder:
    """Build nodes of the text of one file; what is wrong is collected in `problems`."""

    def __init__(self, file: str, text: str) -> None:
        self._file = file
        self._text = text
        self._open: set[int] = set()
        self._count = 0
        self.problems: list[Problem] = []

    def build(self, node: YamlNode | None, path: str) -> Node | None:
        """Return a node; None for an empty document. Raises SpecError for aliases without end."""
        return None if node is None else self._node(node, path)

    def _node(self, node: YamlNode, path: str) -> Node:
        self._limit(node, path)
        if tag_name(node.tag) not in KNOWN_TAGS:
            self._say(node, path, f"the YAML tag {node.tag} has no meaning in a specification")
        match node:
            case YamlMapping():
                return self._guarded(node, path, self._map)
            case YamlSequence():
                return self._guarded(node, path, self._list)
            case YamlScalarNode():
                return self._scalar(node, path)
            case _:
                raise AssertionError(f"unknown YAML node {node}")

    def _limit(self, node: YamlNode, path: str) -> None:
        """Refuse aliases of aliases that would fill the memory."""
        self._count += 1
        if self._count > _MOST_NODES:
            raise SpecError([self._place(node, path).problem("the YAML is too large with all its aliases")])

    def _guarded(self, node: Kind, path: str, build: Callable[[Kind, str], Node]) -> Node:
        """Refuse a node that contains itself (YAML aliases can do that)."""
        if id(node) in self._open:
            raise SpecError([self._place(node, path).problem("a YAML alias that contains itself cannot be read")])
        self._open.add(id(node))
        built = build(node, path)
        self._open.discard(id(node))
        return built

    def _place(self, node: YamlNode, path: str) -> Place:
        return Place(self._file, node.start_mark.line + 1, node.start_mark.column + 1, path)

    def _say(self, node: YamlNode, path: str, sentence: str) -> None:
        self.problems.append(self._place(node, path).problem(sentence))

    def _map(self, node: YamlMapping, path: str) -> MapNode:
        entries: dict[str, Entry] = {}
        lines: dict[str, int] = {}
        for yaml_key, yaml_value in node.value:
            if not isinstance(yaml_key, YamlScalarNode):
                self._say(yaml_key, path, "expected a plain key, found a list or map")
                continue
            key = self._scalar(yaml_key, f"{path}/{yaml_key.value}")
            name = _name(key)
            if name in lines:
                self.problems.append(key.place.problem(f"the key {key.text} is already there on line {lines[name]}"))
            lines[name] = key.place.line
            entries[key.text] = Entry(key, self._node(yaml_value, key.place.path))
        return MapNode(self._place(node, path), entries)

    def _list(self, node: YamlSequence, path: str) -> ListNode:
        items = tuple(self._node(item, f"{path}/{index}") for index, item in enumerate(node.value))
        return ListNode(self._place(node, path), items)

    def _scalar(self, node: YamlScalarNode, path: str) -> ScalarNode:
        source = self._text[node.start_mark.index : node.end_mark.index]
        return ScalarNode(self._place(node, path), scalar_value(node.tag, node.value), node.value, source)


def _name(key: ScalarNode) -> str:
    """Return what makes a key equal to another: `0x10`, `16` and `"16"` are one key for the official compiler."""
    return str(key.value) if type(key.value) is int else key.text
