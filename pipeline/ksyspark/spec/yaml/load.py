"""Load YAML 1.2 text into a tree with places."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import CollectionEndEvent, CollectionStartEvent
from ruamel.yaml.nodes import MappingNode as YamlMapping
from ruamel.yaml.nodes import Node as YamlNode
from ruamel.yaml.nodes import ScalarNode as YamlScalarNode
from ruamel.yaml.nodes import SequenceNode as YamlSequence

from ksyspark.spec.problems import Problem, SpecError
from ksyspark.spec.yaml.nodes import Entry, ListNode, MapNode, Node, Place, ScalarNode, YamlScalar

_Kind = TypeVar("_Kind", bound=YamlNode)
_MOST_NODES = 200_000
_MOST_CHARACTERS = 4 << 20
_MOST_LEVELS = 100
_TOO_DEEP = f"the YAML is nested too deeply: more than {_MOST_LEVELS} lists and maps in each other"
# Terminals obey these, files of other formats cannot hold them; a text may have tabs and lines.
_CONTROL = re.compile(r"[^\t\n\x20-\x7e\xa0-\U0010ffff]")
_MOST_BITS = 128
_WORDS = {"true": True, "false": False}
_BASES = {"0x": 16, "0o": 8, "0b": 2}
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
    try:
        tree = builder.build(_compose(lines, file), "")
    except RecursionError as error:
        raise SpecError([_place_too_deep(lines, file).problem(_TOO_DEEP)]) from error
    if not isinstance(tree, MapNode):
        builder.problems.append(
            Problem(file, 1, 1, "", "expected a map of a Kaitai Struct specification, found something else")
        )
    if builder.problems:
        raise SpecError(builder.problems)
    assert isinstance(tree, MapNode)
    return tree


def _compose(text: str, file: str) -> YamlNode | None:
    yaml = YAML(typ="safe", pure=True)
    # YAML allows to define an anchor anew.
    yaml.composer.warn_double_anchors = False
    try:
        composed: YamlNode | None = yaml.compose(text)
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
        words = error.problem or error.context or ""
        if words.startswith("but "):
            words = f"{error.context}, {words}"
        raise SpecError([Problem(file, line, column, "", f"broken YAML: {words}")]) from error
    except (YAMLError, ValueError) as error:
        words = str(error).splitlines()[0]
        raise SpecError([Problem(file, 0, 0, "", f"broken YAML: {words}")]) from error
    return composed


def _place_too_deep(text: str, file: str) -> Place:
    """Return where a text nests too deeply, by events: a tree of it cannot be made."""
    level = 0
    for event in YAML(typ="safe", pure=True).parse(text):
        level += isinstance(event, CollectionStartEvent) - isinstance(event, CollectionEndEvent)
        if level > _MOST_LEVELS:
            return Place(file, event.start_mark.line + 1, event.start_mark.column + 1, "")
    return Place(file, 0, 0, "")


class _Builder:
    """Turn ruamel's nodes of one file into nodes with places; mistakes are collected in `problems`."""

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
        if _tag_name(node.tag) not in _KNOWN_TAGS:
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
        if len(self._open) == _MOST_LEVELS:
            raise SpecError([self._place(node, path).problem(_TOO_DEEP)])
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
        found = _CONTROL.search(node.value)
        if found:
            self._say(node, path, _without_control(found))
        return ScalarNode(self._place(node, path), _scalar_value(node.tag, node.value), node.value, source)


def _without_control(found: re.Match[str]) -> str:
    return f"expected text without control characters, found U+{ord(found.group()):04X}"


def _name(key: ScalarNode) -> str:
    """Return the name of a key as the official compiler compares it: `0x10`, `16` and `"16"` are one key."""
    return str(key.value) if type(key.value) is int else key.text


def _scalar_value(tag: object, text: str) -> YamlScalar:
    """Return the value of a resolved scalar: int (decimal, 0x, 0o, 0b, with `_`), float, bool, null or text.

    What only looks like a number (`0x_`), or differs between versions of YAML (`010`), stays text.
    """
    try:
        match _tag_name(tag):
            case "null":
                return None
            case "bool":
                return _WORDS.get(text.lower(), text)
            case "int":
                return _integer(text)
            case "float":
                return _float(text)
            case _:
                return text
    except ValueError:
        return text


def _tag_name(tag: object) -> str:
    """Return the short name of a resolved tag: `int` of `tag:yaml.org,2002:int`."""
    return str(tag).rsplit(":", 1)[-1]


def _integer(text: str) -> int:
    digits = text.replace("_", "").lower()
    sign = -1 if digits.startswith("-") else 1
    digits = digits.lstrip("+-")
    if len(digits) > 1 and digits[0] == "0" and digits.isdigit():
        raise ValueError("octal for YAML 1.1, decimal for YAML 1.2")
    number = sign * int(digits, _BASES.get(digits[:2], 10))
    if number.bit_length() > _MOST_BITS:
        raise ValueError("a number that nothing can hold, and that takes long to write")
    return number


def _float(text: str) -> float:
    """Read a float; YAML spells the special ones `.inf` and `.nan`."""
    return float(text.replace("_", "").lower().replace(".inf", "inf").replace(".nan", "nan"))
