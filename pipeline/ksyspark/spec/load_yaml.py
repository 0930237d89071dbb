"""Load YAML 1.2 text, read by libyaml in C, into a tree with places."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml
from yaml import events
from yaml.error import MarkedYAMLError, YAMLError

from ksyspark.spec.problems import Problem, SpecError
from ksyspark.spec.yaml import Entry, ListNode, MapNode, Node, Place, ScalarNode, YamlScalar

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


def _sentence(error: MarkedYAMLError, text: str) -> str:
    words = error.problem or error.context or ""
    if words == _LIBYAML_TOO_DEEP:
        return TOO_DEEP
    if words.startswith("found character that") and error.problem_mark:
        words = words.replace("character", f"character {text[error.problem_mark.index]!r}")
    elif words.startswith(("but ", "did not find ")) and error.context:
        words = f"{error.context}, {words}"
    return f"broken YAML: {words}"


def _tag(event: Any) -> str:
    """Return a tag of YAML's own schemas by its short name, such as `int`, and any other tag unchanged."""
    if event.tag not in (None, "!"):
        return str(event.tag).removeprefix(_TAGS)
    if isinstance(event, events.CollectionStartEvent):
        return "map" if isinstance(event, events.MappingStartEvent) else "seq"
    match = _PLAIN.fullmatch(event.value) if event.implicit[0] else None
    return match.lastgroup or "str" if match else "str"


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
    tree = builder.build()
    if not isinstance(tree, MapNode):
        builder.problems.append(
            Problem(file, 1, 1, "", "expected a map of a Kaitai Struct specification, found something else")
        )
    if builder.problems:
        raise SpecError(builder.problems)
    assert isinstance(tree, MapNode)
    return tree


class _Builder:
    """Make nodes with places of libyaml's events; PyYAML's composer knows neither levels nor anchors defined anew."""

    def __init__(self, file: str, text: str) -> None:
        self._file = file
        self._text = text
        self._events: list[Any] = []
        self._ends: dict[int, int] = {}
        """The position of the event that ends a list or map, by that of the event that begins it."""
        self._anchored: dict[int, int] = {}
        """The position of the value that an alias stands for, by that of the alias."""
        self._open: set[int] = set()
        self._count = 0
        self.problems: list[Problem] = []

    def build(self) -> Node | None:
        """Return the top of the document, None if empty. Raises SpecError, also for too many levels or aliases."""
        try:
            self._read_events()
        except MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
            raise SpecError([Problem(self._file, line, column, "", _sentence(error, self._text))]) from error
        except (YAMLError, ValueError) as error:
            words = str(error).splitlines()[0]
            raise SpecError([Problem(self._file, 0, 0, "", f"broken YAML: {words}")]) from error
        top = next((at for at, event in enumerate(self._events) if isinstance(event, events.NodeEvent)), None)
        return None if top is None else self._node(top, "")

    def _read_events(self) -> None:
        anchors: dict[str, int] = {}
        begun: list[int] = []
        documents = 0
        for position, event in enumerate(yaml.parse(self._text, Loader=_LOADER)):
            self._events.append(event)
            match event:
                case events.AliasEvent():
                    if event.anchor not in anchors:
                        raise self._refusal(event, "", f"broken YAML: found undefined alias '{event.anchor}'")
                    self._anchored[position] = anchors[event.anchor]
                case events.NodeEvent() if event.anchor is not None:
                    anchors[event.anchor] = position
                case events.DocumentStartEvent():
                    documents += 1
                    if documents > 1:
                        raise self._refusal(event, "", "broken YAML: expected a single document in the stream")
                case events.CollectionEndEvent():
                    self._ends[begun.pop()] = position
            if isinstance(event, events.CollectionStartEvent):
                begun.append(position)
                if len(begun) > MOST_LEVELS:
                    raise self._refusal(event, "", TOO_DEEP)

    def _place(self, event: Any, path: str) -> Place:
        return Place(self._file, event.start_mark.line + 1, event.start_mark.column + 1, path)

    def _refusal(self, event: Any, path: str, sentence: str) -> SpecError:
        return SpecError([self._place(event, path).problem(sentence)])

    def _say(self, event: Any, path: str, sentence: str) -> None:
        self.problems.append(self._place(event, path).problem(sentence))

    def _node(self, position: int, path: str) -> Node:
        position = self._anchored.get(position, position)
        event = self._events[position]
        self._count += 1
        # Aliases of aliases could fill the memory.
        if self._count > _MOST_NODES:
            sentence = f"the YAML is too large with all its aliases: more than {_MOST_NODES} values"
            raise self._refusal(event, path, sentence)
        if _tag(event) not in _KNOWN_TAGS:
            self._say(event, path, f"the YAML tag {_tag(event)} has no meaning in a specification")
        if isinstance(event, events.ScalarEvent):
            return self._scalar(event, path)
        if position in self._open:
            raise self._refusal(event, path, "a YAML alias that contains itself cannot be read")
        if len(self._open) == MOST_LEVELS:
            raise self._refusal(event, path, TOO_DEEP)
        self._open.add(position)
        build = self._map if isinstance(event, events.MappingStartEvent) else self._list
        node = build(position, path)
        self._open.discard(position)
        return node

    def _inside(self, position: int) -> Iterator[int]:
        """Yield the positions of the values of a list, or of the keys and values of a map."""
        at, end = position + 1, self._ends[position]
        while at < end:
            yield at
            at = self._ends.get(at, at) + 1

    def _map(self, position: int, path: str) -> MapNode:
        entries: dict[str, Entry] = {}
        lines: dict[str, int] = {}
        inside = self._inside(position)
        for at_key, at_value in zip(inside, inside, strict=True):
            key_event = self._events[self._anchored.get(at_key, at_key)]
            if not isinstance(key_event, events.ScalarEvent):
                self._say(key_event, path, "expected a plain key, found a list or map")
                continue
            key = self._scalar(key_event, f"{path}/{key_event.value}")
            # The official compiler compares keys by value: `0x10`, `16` and `"16"` are one.
            name = str(key.value) if type(key.value) is int else key.text
            if name in lines:
                self.problems.append(key.place.problem(f"the key {key.text} is already there on line {lines[name]}"))
            lines[name] = key.place.line
            entries[key.text] = Entry(key, self._node(at_value, key.place.path))
        return MapNode(self._place(self._events[position], path), entries)

    def _list(self, position: int, path: str) -> ListNode:
        items = tuple(self._node(at, f"{path}/{index}") for index, at in enumerate(self._inside(position)))
        return ListNode(self._place(self._events[position], path), items)

    def _scalar(self, event: Any, path: str) -> ScalarNode:
        source = self._text[event.start_mark.index : event.end_mark.index]
        # The key of a value, or of the list that it is an item of.
        above, _, key = path.rpartition("/")
        if key.isdigit():
            key = above.rpartition("/")[2]
        text = _LITERAL.sub(_escaped, event.value) if key in _EXPRESSIONS else event.value
        # Text of `contents` becomes bytes, and is shown as bytes.
        control = _CONTROL.search(text)
        if control and key != "contents":
            self._say(event, path, _without_control(control))
        return ScalarNode(self._place(event, path), _scalar_value(_tag(event), text), text, source)


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
