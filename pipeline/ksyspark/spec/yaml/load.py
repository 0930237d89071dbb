"""Load YAML 1.2 text into a tree with places."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from yaml.nodes import MappingNode as YamlMapping
from yaml.nodes import Node as YamlNode
from yaml.nodes import ScalarNode as YamlScalarNode
from yaml.nodes import SequenceNode as YamlSequence

from ksyspark.spec.problems import Problem, SpecError
from ksyspark.spec.yaml.compose import MOST_LEVELS, TOO_DEEP, compose, scalar_value
from ksyspark.spec.yaml.nodes import Entry, ListNode, MapNode, Node, Place, ScalarNode

_Kind = TypeVar("_Kind", bound=YamlNode)
_MOST_NODES = 200_000
_MOST_CHARACTERS = 4 << 20
# Terminals obey these, or files of other formats cannot hold them, as XML U+FFFF; a text may have tabs and lines.
_CONTROL = re.compile(r"[^\t\n\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
# Keys of expressions: their literals may be written with control characters, which are then read as escapes.
_EXPRESSIONS = frozenset(
    {"value", "if", "size", "pos", "switch-on", "repeat-expr", "repeat-until", "expr", "eq", "any-of"}
)
_LITERAL = re.compile(r"""'[^']*'|"(?:[^"\\]|\\.)*\"""", re.DOTALL)
_ESCAPE_OR_CONTROL = re.compile(rf"\\.|{_CONTROL.pattern}", re.DOTALL)
_KNOWN_TAGS = frozenset({"null", "bool", "int", "float", "str", "timestamp", "merge", "value", "seq", "map"})
"""Tags of YAML's own schemas. Any other tag could change what a value means."""


def load_tree_file(path: Path, name: str | None = None) -> MapNode:
    """Load a file; problems call it `name`. Raises SpecError as `load_tree` does, or if it cannot be read."""
    name = name or str(path)
    return load_tree(read_file(path, name), name)


def read_file(path: Path, name: str) -> str:
    """Return the text of a file that problems call `name`. Raises SpecError if it cannot be read, or is not UTF-8."""
    try:
        return path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise SpecError([Problem(name, 0, 0, "", f"cannot be read: {error.strerror}")]) from error
    except UnicodeDecodeError as error:
        raise SpecError([Problem(name, 0, 0, "", f"expected UTF-8 text, found byte {error.start} invalid")]) from error


def load_tree(text: str, file: str) -> MapNode:
    """Load one YAML document whose top is a map. Raises SpecError for broken YAML, equal keys and too much of it."""
    if len(text) > _MOST_CHARACTERS:
        raise SpecError([Problem(file, 0, 0, "", f"expected at most {_MOST_CHARACTERS} characters, found {len(text)}")])
    lines = text.replace("\r\n", "\n")
    found = _CONTROL.search(lines)
    if found:
        before = lines[: found.start()]
        place = Place(file, before.count("\n") + 1, len(before) - before.rfind("\n"), "")
        raise SpecError([place.problem(_without_control(found))])
    builder = _Builder(file, lines)
    tree = builder.build(compose(lines, file), "")
    if not isinstance(tree, MapNode):
        builder.problems.append(
            Problem(file, 1, 1, "", "expected a map of a Kaitai Struct specification, found something else")
        )
    if builder.problems:
        raise SpecError(builder.problems)
    assert isinstance(tree, MapNode)
    return tree


class _Builder:
    """Turn PyYAML's nodes of one file into nodes with places; mistakes are collected in `problems`."""

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
        if node.tag not in _KNOWN_TAGS:
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
        """Refuse aliases of aliases, which could fill the memory."""
        self._count += 1
        if self._count > _MOST_NODES:
            sentence = f"the YAML is too large with all its aliases: more than {_MOST_NODES} values"
            raise SpecError([self._place(node, path).problem(sentence)])

    def _guarded(self, node: _Kind, path: str, build: Callable[[_Kind, str], Node]) -> Node:
        """Refuse a node that contains itself (YAML aliases can do that)."""
        if id(node) in self._open:
            raise SpecError([self._place(node, path).problem("a YAML alias that contains itself cannot be read")])
        if len(self._open) == MOST_LEVELS:
            raise SpecError([self._place(node, path).problem(TOO_DEEP)])
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
        text = _LITERAL.sub(_escaped, node.value) if _holds_expression(path) else node.value
        found = _CONTROL.search(text)
        if found:
            self._say(node, path, _without_control(found))
        return ScalarNode(self._place(node, path), scalar_value(node.tag, text), text, source)


def _holds_expression(path: str) -> bool:
    key, _, last = path.rpartition("/")
    return (key.rpartition("/")[2] if last.isdigit() else last) in _EXPRESSIONS


def _escaped(literal: re.Match[str]) -> str:
    """Write control characters of a literal as escapes, which Kaitai's language knows between double quotes only."""
    if not _CONTROL.search(literal.group()):
        return literal.group()
    text = literal.group()[1:-1]
    if literal.group()[0] == "'":
        text = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + _ESCAPE_OR_CONTROL.sub(_escape, text) + '"'


def _escape(found: re.Match[str]) -> str:
    return found.group() if len(found.group()) == 2 else f"\\u{ord(found.group()):04x}"


def _without_control(found: re.Match[str]) -> str:
    return f"expected text without control characters, found U+{ord(found.group()):04X}"


def _name(key: ScalarNode) -> str:
    """Return the name of a key as the official compiler compares it: `0x10`, `16` and `"16"` are one key."""
    return str(key.value) if type(key.value) is int else key.text
