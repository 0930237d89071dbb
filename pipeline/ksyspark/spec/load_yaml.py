"""Load YAML 1.2 text, read by libyaml in C, into a tree with places."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

import yaml
from yaml import events
from yaml.error import Mark, MarkedYAMLError, YAMLError
from yaml.nodes import MappingNode as YamlMapping
from yaml.nodes import Node as YamlNode
from yaml.nodes import ScalarNode as YamlScalarNode
from yaml.nodes import SequenceNode as YamlSequence

from ksyspark.spec.problems import Problem, SpecError
from ksyspark.spec.yaml import Entry, ListNode, MapNode, Node, Place, ScalarNode, YamlScalar

_Kind = TypeVar("_Kind", bound=YamlNode)
MOST_LEVELS = 100
TOO_DEEP = f"the YAML is nested too deeply: more than {MOST_LEVELS} lists and maps in each other"
# Newer releases of libyaml look ahead, and refuse a thousand levels before their first event.
_LIBYAML_TOO_DEEP = "exceeded maximum nesting depth"
_MOST_BITS = 128
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_TAGS = "tag:yaml.org,2002:"
_PLAIN = re.compile(
    r"""
    (?P<null> ~ | null | Null | NULL | ) |
    (?P<bool> true | True | TRUE | false | False | FALSE ) |
    (?P<int> [-+]? (?: 0b[01_]+ | 0o[0-7_]+ | 0x[0-9a-fA-F_]+ | [0-9_]+ ) ) |
    (?P<float> [-+]? (?: [0-9][0-9_]*\.[0-9_]*(?:[eE][-+]?[0-9]+)? | [0-9][0-9_]*[eE][-+]?[0-9]+
                       | \.[0-9_]+(?:[eE][-+]?[0-9]+)? | \.(?:inf|Inf|INF) ) | \.(?:nan|NaN|NAN) )
    """,
    re.VERBOSE,
)
_WORDS = {"true": True, "false": False}
_BASES = {"0x": 16, "0o": 8, "0b": 2}


def _compose(text: str, file: str) -> YamlNode | None:
    """Return the top node of the one document of a text, or None if the text is empty.

    Tags are short: `int`, `str`, `map`; any other is as it is written. An alias is the node of its anchor, which may
    contain itself. Raises SpecError for broken YAML and for more than `MOST_LEVELS` lists and maps in each other.
    """
    try:
        return _Composer(text, file).document()
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
        raise SpecError([Problem(file, line, column, "", _sentence(error, text))]) from error
    except (YAMLError, ValueError) as error:
        words = str(error).splitlines()[0]
        raise SpecError([Problem(file, 0, 0, "", f"broken YAML: {words}")]) from error


def _sentence(error: MarkedYAMLError, text: str) -> str:
    words = error.problem or error.context or ""
    if words == _LIBYAML_TOO_DEEP:
        return TOO_DEEP
    if words.startswith("found character that") and error.problem_mark:
        words = words.replace("character", f"character {text[error.problem_mark.index]!r}")
    elif words.startswith(("but ", "did not find ")) and error.context:
        words = f"{error.context}, {words}"
    return f"broken YAML: {words}"


class _Composer:
    """Build nodes from the events of one text: PyYAML's own composer knows neither levels nor anchors defined anew."""

    def __init__(self, text: str, file: str) -> None:
        self._file = file
        self._anchors: dict[str, YamlNode] = {}
        self._events = yaml.parse(text, Loader=_LOADER)
        self._level = 0

    def document(self) -> YamlNode | None:
        next(self._events)
        if isinstance(next(self._events), events.StreamEndEvent):
            return None
        node = self._node(next(self._events))
        next(self._events)
        following = next(self._events)
        if isinstance(following, events.DocumentStartEvent):
            raise self._refusal(following, "broken YAML: expected a single document in the stream")
        return node

    def _node(self, event: events.Event) -> YamlNode:
        match event:
            case events.ScalarEvent():
                scalar = YamlScalarNode(_scalar_tag(event), event.value, _start(event), cast(Mark, event.end_mark))
                return self._anchored(event, scalar)
            case events.MappingStartEvent():
                return self._mapping(event)
            case events.SequenceStartEvent():
                return self._sequence(event)
            case events.AliasEvent() if event.anchor in self._anchors:
                return self._anchors[event.anchor]
            case events.AliasEvent():
                raise self._refusal(event, f"broken YAML: found undefined alias '{event.anchor}'")
            case _:
                raise AssertionError(f"unknown YAML event {event}")

    def _mapping(self, start: events.MappingStartEvent) -> YamlMapping:
        node = self._anchored(start, YamlMapping(_tag(start, "map"), [], _start(start)))
        self._descend(start)
        while not isinstance(event := next(self._events), events.MappingEndEvent):
            node.value.append((self._node(event), self._node(next(self._events))))
        self._level -= 1
        return node

    def _sequence(self, start: events.SequenceStartEvent) -> YamlSequence:
        node = self._anchored(start, YamlSequence(_tag(start, "seq"), [], _start(start)))
        self._descend(start)
        while not isinstance(event := next(self._events), events.SequenceEndEvent):
            node.value.append(self._node(event))
        self._level -= 1
        return node

    def _anchored(self, event: events.NodeEvent, node: _Kind) -> _Kind:
        if event.anchor is not None:
            self._anchors[event.anchor] = node
        return node

    def _descend(self, event: events.Event) -> None:
        self._level += 1
        if self._level > MOST_LEVELS:
            raise self._refusal(event, TOO_DEEP)

    def _refusal(self, event: events.Event, sentence: str) -> SpecError:
        start = _start(event)
        return SpecError([Problem(self._file, start.line + 1, start.column + 1, "", sentence)])


def _start(event: events.Event) -> Mark:
    """Return where an event begins: every event that is read has a place."""
    return cast(Mark, event.start_mark)


def _tag(event: events.CollectionStartEvent, of_none: str) -> str:
    return of_none if event.tag in (None, "!") else _short(event.tag)


def _scalar_tag(event: events.ScalarEvent) -> str:
    if event.tag not in (None, "!"):
        return _short(event.tag)
    if not event.implicit[0]:
        return "str"
    match = _PLAIN.fullmatch(event.value)
    return match.lastgroup or "str" if match else "str"


def _short(tag: str) -> str:
    """Return the short name of a tag of YAML's own schemas, any other tag as it is."""
    return tag.removeprefix(_TAGS)


def _scalar_value(tag: str, text: str) -> YamlScalar:
    """Return the value of a scalar by its tag: int (decimal, 0x, 0o, 0b, with `_`), float, bool, null or text.

    What only looks like a number (`0x_`), or differs between versions of YAML (`010`), stays text.
    """
    try:
        match tag:
            case "null":
                return None
            case "bool":
                return _WORDS.get(text.lower(), text)
            case "int":
                return _integer(text)
            case "float":
                # YAML spells the special ones `.inf` and `.nan`.
                return float(text.replace("_", "").lower().replace(".inf", "inf").replace(".nan", "nan"))
            case _:
                return text
    except ValueError:
        return text


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


_MOST_NODES = 200_000
_MOST_CHARACTERS = 4 << 20
# Terminals obey these, or files of other formats cannot hold them, as XML U+FFFF; a text may have tabs and lines.
_CONTROL = re.compile(r"[^\t\n\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
# Keys of expressions: their literals may be written with control characters, which are then read as escapes.
_EXPRESSIONS = frozenset("value if size pos switch-on repeat-expr repeat-until expr eq any-of".split())
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
    control = _CONTROL.search(lines)
    if control:
        before = lines[: control.start()]
        place = Place(file, before.count("\n") + 1, len(before) - before.rfind("\n"), "")
        raise SpecError([place.problem(_without_control(control))])
    builder = _Builder(file, lines)
    tree = builder.build(_compose(lines, file), "")
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
        """Return a node, or None for an empty document. Raises SpecError for aliases without end."""
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
            # The official compiler compares keys by value: `0x10`, `16` and `"16"` are one.
            name = str(key.value) if type(key.value) is int else key.text
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
        key = _key(path)
        text = _LITERAL.sub(_escaped, node.value) if key in _EXPRESSIONS else node.value
        # Text of `contents` becomes bytes, and is shown as bytes.
        control = _CONTROL.search(text)
        if control and key != "contents":
            self._say(node, path, _without_control(control))
        return ScalarNode(self._place(node, path), _scalar_value(node.tag, text), text, source)


def _key(path: str) -> str:
    """Return the key of a value, or of the list that it is an item of."""
    key, _, last = path.rpartition("/")
    return key.rpartition("/")[2] if last.isdigit() else last


def _escaped(literal: re.Match[str]) -> str:
    """Write control characters of a literal as escapes, which Kaitai's language knows between double quotes only."""
    if not _CONTROL.search(literal.group()):
        return literal.group()
    text = literal.group()[1:-1]
    if literal.group()[0] == "'":
        text = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + _ESCAPE_OR_CONTROL.sub(_escape, text) + '"'


def _escape(match: re.Match[str]) -> str:
    return match.group() if len(match.group()) == 2 else f"\\u{ord(match.group()):04x}"


def _without_control(match: re.Match[str]) -> str:
    return f"expected text without control characters, found U+{ord(match.group()):04X}"
