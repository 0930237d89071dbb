"""Compose YAML text, read by libyaml in C, into PyYAML's nodes; plain scalars are resolved as YAML 1.2 says."""

from __future__ import annotations

import re
from typing import TypeVar, cast

import yaml
from yaml.error import Mark, MarkedYAMLError, YAMLError
from yaml.events import (
    AliasEvent,
    CollectionStartEvent,
    DocumentStartEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    NodeEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
)
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from ksyspark.spec.problems import Problem, SpecError
from ksyspark.spec.yaml.nodes import YamlScalar

_Kind = TypeVar("_Kind", bound=Node)
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


def compose(text: str, file: str) -> Node | None:
    """Return the top node of the one document of a text, None for an empty text.

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
        self._anchors: dict[str, Node] = {}
        self._events = yaml.parse(text, Loader=_LOADER)
        self._level = 0

    def document(self) -> Node | None:
        next(self._events)
        if isinstance(next(self._events), StreamEndEvent):
            return None
        node = self._node(next(self._events))
        next(self._events)
        following = next(self._events)
        if isinstance(following, DocumentStartEvent):
            raise self._refusal(following, "broken YAML: expected a single document in the stream")
        return node

    def _node(self, event: Event) -> Node:
        match event:
            case ScalarEvent():
                scalar = ScalarNode(_scalar_tag(event), event.value, _start(event), cast(Mark, event.end_mark))
                return self._anchored(event, scalar)
            case MappingStartEvent():
                return self._mapping(event)
            case SequenceStartEvent():
                return self._sequence(event)
            case AliasEvent() if event.anchor in self._anchors:
                return self._anchors[event.anchor]
            case AliasEvent():
                raise self._refusal(event, f"broken YAML: found undefined alias '{event.anchor}'")
            case _:
                raise AssertionError(f"unknown YAML event {event}")

    def _mapping(self, start: MappingStartEvent) -> MappingNode:
        node = self._anchored(start, MappingNode(_tag(start, "map"), [], _start(start)))
        self._descend(start)
        while not isinstance(event := next(self._events), MappingEndEvent):
            node.value.append((self._node(event), self._node(next(self._events))))
        self._level -= 1
        return node

    def _sequence(self, start: SequenceStartEvent) -> SequenceNode:
        node = self._anchored(start, SequenceNode(_tag(start, "seq"), [], _start(start)))
        self._descend(start)
        while not isinstance(event := next(self._events), SequenceEndEvent):
            node.value.append(self._node(event))
        self._level -= 1
        return node

    def _anchored(self, event: NodeEvent, node: _Kind) -> _Kind:
        if event.anchor is not None:
            self._anchors[event.anchor] = node
        return node

    def _descend(self, event: Event) -> None:
        self._level += 1
        if self._level > MOST_LEVELS:
            raise self._refusal(event, TOO_DEEP)

    def _refusal(self, event: Event, sentence: str) -> SpecError:
        start = _start(event)
        return SpecError([Problem(self._file, start.line + 1, start.column + 1, "", sentence)])


def _start(event: Event) -> Mark:
    """Return where an event begins: every event that is read has a place."""
    return cast(Mark, event.start_mark)


def _tag(event: CollectionStartEvent, of_none: str) -> str:
    return of_none if event.tag in (None, "!") else _short(event.tag)


def _scalar_tag(event: ScalarEvent) -> str:
    if event.tag not in (None, "!"):
        return _short(event.tag)
    if not event.implicit[0]:
        return "str"
    found = _PLAIN.fullmatch(event.value)
    return found.lastgroup or "str" if found else "str"


def _short(tag: str) -> str:
    """Return the short name of a tag of YAML's own schemas, any other tag as it is."""
    return tag.removeprefix(_TAGS)


def scalar_value(tag: str, text: str) -> YamlScalar:
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
                return _float(text)
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


def _float(text: str) -> float:
    """Read a float; YAML spells the special ones `.inf` and `.nan`."""
    return float(text.replace("_", "").lower().replace(".inf", "inf").replace(".nan", "nan"))
