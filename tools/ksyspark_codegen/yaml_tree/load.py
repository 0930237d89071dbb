"""Load YAML 1.2 text into positioned nodes."""

from __future__ import annotations

from pathlib import Path

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import MappingNode as YamlMapping
from ruamel.yaml.nodes import Node as YamlNode
from ruamel.yaml.nodes import ScalarNode as YamlScalarNode
from ruamel.yaml.nodes import SequenceNode as YamlSequence

from ksyspark_codegen.problems import Problem, SpecError
from ksyspark_codegen.yaml_tree.nodes import Entry, ListNode, MapNode, Node, Place, ScalarNode
from ksyspark_codegen.yaml_tree.scalars import scalar_value


def load_tree_file(path: Path, name: str | None = None) -> MapNode:
    """Load a file; `name` is what problems call it. Raises SpecError as `load_tree` does, or when it cannot be read."""
    shown = name or str(path)
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise SpecError([Problem(shown, 0, 0, "", f"cannot be read: {error.strerror}")]) from error
    except UnicodeDecodeError as error:
        raise SpecError([Problem(shown, 0, 0, "", f"expected UTF-8 text, found byte {error.start} invalid")]) from error
    return load_tree(text, shown)


def load_tree(text: str, file: str) -> MapNode:
    """Load one YAML document whose top is a map. Raises SpecError for broken YAML, duplicate keys, aliases."""
    top = _compose(text, file)
    if not isinstance(top, YamlMapping):
        raise SpecError(
            [Problem(file, 1, 1, "", "expected a map of a Kaitai Struct specification, found something else")]
        )
    builder = _Builder(file)
    tree = builder.build(top, "")
    if builder.problems:
        raise SpecError(builder.problems)
    assert isinstance(tree, MapNode)
    return tree


def _compose(text: str, file: str) -> YamlNode | None:
    try:
        composed: YamlNode | None = YAML(typ="safe", pure=True).compose(text)
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
        raise SpecError([Problem(file, line, column, "", f"broken YAML: {error.problem or error.context}")]) from error
    except (YAMLError, ValueError) as error:
        raise SpecError([Problem(file, 0, 0, "", f"broken YAML: {error}")]) from error
    return composed


class _Builder:
    """Turn ruamel's nodes into ours, collecting problems."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._open: set[int] = set()
        self.problems: list[Problem] = []

    def build(self, node: YamlNode, path: str) -> Node:
        match node:
            case YamlMapping():
                return self._guarded(node, path, self._map)
            case YamlSequence():
                return self._guarded(node, path, self._list)
            case YamlScalarNode():
                return self._scalar(node, path)
            case _:
                raise AssertionError(f"unknown YAML node {node}")

    def _guarded(self, node: YamlNode, path: str, build) -> Node:  # type: ignore[no-untyped-def]
        """Refuse a node that contains itself (YAML aliases can do that)."""
        if id(node) in self._open:
            raise SpecError([self._place(node, path).problem("a YAML alias that contains itself cannot be read")])
        self._open.add(id(node))
        built: Node = build(node, path)
        self._open.discard(id(node))
        return built

    def _place(self, node: YamlNode, path: str) -> Place:
        return Place(self._file, node.start_mark.line + 1, node.start_mark.column + 1, path)

    def _map(self, node: YamlMapping, path: str) -> MapNode:
        entries: dict[str, Entry] = {}
        for yaml_key, yaml_value in node.value:
            if not isinstance(yaml_key, YamlScalarNode):
                self.problems.append(self._place(yaml_key, path).problem("expected a plain key, found a list or map"))
                continue
            key = self._scalar(yaml_key, f"{path}/{yaml_key.value}")
            if key.text in entries:
                first = entries[key.text].key.place.line
                self.problems.append(key.place.problem(f"the key {key.text} is already there on line {first}"))
            entries[key.text] = Entry(key, self.build(yaml_value, key.place.path))
        return MapNode(self._place(node, path), entries)

    def _list(self, node: YamlSequence, path: str) -> ListNode:
        items = tuple(self.build(item, f"{path}/{index}") for index, item in enumerate(node.value))
        return ListNode(self._place(node, path), items)

    def _scalar(self, node: YamlScalarNode, path: str) -> ScalarNode:
        is_plain = node.style in (None, "") and node.start_mark.line == node.end_mark.line
        return ScalarNode(self._place(node, path), scalar_value(node.tag, node.value), node.value, is_plain)
