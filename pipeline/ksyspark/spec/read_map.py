"""Typed look-ups in a YAML map, and the keys that may stand in each. Problems are collected, not raised."""

import re
from collections.abc import Collection
from dataclasses import dataclass, field
from math import isfinite

from ksyspark.spec.expressions import Expression
from ksyspark.spec.expressions.nodes import BoolLiteral, FloatLiteral, IntLiteral, Unary
from ksyspark.spec.expressions.parse import BadExpression, parse_expression
from ksyspark.spec.model import Documentation, Formula, shorten
from ksyspark.spec.problems import Problem, did_you_mean
from ksyspark.spec.yaml import ListNode, MapNode, Node, Place, ScalarNode, plain

META_ORDER = (
    "id title application file-extension xref tags license ks-version imports encoding endian bit-endian".split()
)
META = frozenset(META_ORDER) | frozenset("ks-debug ks-opaque-types ks-zero-copy-substream".split())
INNER_META = frozenset("encoding endian bit-endian".split())
TYPE_ORDER = "meta doc doc-ref to-string params seq instances types enums".split()
TYPE = frozenset(TYPE_ORDER)
_DOC = frozenset("doc doc-ref".split())
PARAM = frozenset("id type enum".split()) | _DOC
_READ = (
    frozenset(
        "type size size-eos enum terminator include consume eos-error pad-right encoding process valid contents".split()
        + "repeat repeat-expr repeat-until if parent".split()
    )
    | _DOC
)
SEQ = _READ | {"id"}
PARSE_INSTANCE = _READ | {"io", "pos"}
VALUE_INSTANCE = frozenset("value enum if".split()) | _DOC
VALID = frozenset("eq min max any-of in-enum expr".split())
CHECKSUM = frozenset("type of".split())
SWITCH = frozenset("switch-on cases".split())
ENUM_VALUE = frozenset("id doc doc-ref".split())
RECURSION_DEPTH = "-max-recursion-depth"
PORTS = "-ports"
UNREAD_PORTS = "-unread-ports"
INSTANCE_ERRORS = "-instance-errors"
PIECES = "-pieces"
PIECES_KEYS = ("len-header", "length", "whole", "rest", "param")

_ID = re.compile(r"[a-z][a-z0-9_]*\Z")


@dataclass(frozen=True, slots=True)
class Reader:
    """Read values from maps; mistakes are noted in `problems`, names that no Python parser can have in `no_parser`."""

    problems: list[Problem] = field(default_factory=list)
    no_parser: list[Problem] = field(default_factory=list)

    def say(self, place: Place, sentence: str) -> None:
        self.problems.append(place.problem(sentence))

    def keys(self, node: MapNode, allowed: Collection[str], what: str) -> None:
        """Report keys that have no meaning in this map, with the likely correction."""
        for key, entry in node.entries.items():
            if key in allowed or key.startswith("-"):
                continue
            hint = did_you_mean(key, allowed, f"expected one of {', '.join(sorted(allowed))}")
            if key in PARSE_INSTANCE | VALUE_INSTANCE and allowed == SEQ:
                hint = "; an instance can have it"
            self.say(entry.key.place, f"`{key}` has no meaning in {what}{hint}")

    def text(self, node: MapNode, key: str) -> str:
        """Return the text of a key, or "" where it is missing."""
        value = node.get(key)
        if value is None:
            return ""
        if isinstance(value, ScalarNode) and isinstance(value.value, str):
            return value.value
        if isinstance(value, ScalarNode) and value.value is not None:
            return value.text
        self.say(value.place, f"expected text for `{key}`, found {displayed(value)}")
        return ""

    def truth(self, node: MapNode, key: str, default: bool) -> bool:
        value = node.get(key)
        if value is None:
            return default
        if isinstance(value, ScalarNode) and isinstance(value.value, bool):
            return value.value
        self.say(value.place, f"expected true or false for `{key}`")
        return default

    def byte(self, node: MapNode, key: str) -> int | None:
        value = node.get(key)
        if value is None:
            return None
        if isinstance(value, ScalarNode) and type(value.value) is int and 0 <= value.value <= 255:
            return value.value
        self.say(value.place, f"expected a byte (0 to 255) for `{key}`, found {displayed(value)}")
        return None

    def id(self, value: Node, what: str) -> str:
        """Return an id; only lower-case letters, digits and `_`, not starting with a digit or `_`."""
        if isinstance(value, ScalarNode) and value.value is not None and _ID.match(value.text):
            return value.text
        self.say(value.place, f"expected a lower_snake_case name for {what}, found {displayed(value)}")
        return ""

    def map(self, node: MapNode, key: str) -> MapNode | None:
        value = node.get(key)
        if value is None or isinstance(value, MapNode):
            return value
        self.say(value.place, f"expected a map for `{key}`, found {displayed(value)}")
        return None

    def maps(self, node: MapNode, key: str) -> list[MapNode]:
        value = node.get(key)
        if value is None:
            return []
        if not isinstance(value, ListNode):
            self.say(value.place, f"expected a list for `{key}`, found {displayed(value)}")
            return []
        for item in value:
            if not isinstance(item, MapNode):
                self.say(item.place, f"expected a map in `{key}`, found {displayed(item)}")
        return [item for item in value if isinstance(item, MapNode)]

    def formula(self, value: Node | None) -> Formula | None:
        """Parse an expression (a YAML number or boolean is one too)."""
        if value is None:
            return None
        if not isinstance(value, ScalarNode) or value.value is None:
            self.say(value.place, f"expected an expression, found {displayed(value)}")
            return None
        try:
            return Formula(_expression(value), value)
        except BadExpression as error:
            self.problems.append(value.at(error.column).problem(f"{error} in the expression `{shorten(value.text)}`"))
            return None

    def about(self, node: MapNode) -> Documentation:
        """Return `doc`, `doc-ref` and the keys that start with `-`."""
        extensions = {key: plain(entry.value) for key, entry in node.entries.items() if key.startswith("-")}
        doc, listed, references = self.text(node, "doc").strip(), node.get("doc-ref"), []
        for item in listed.items if isinstance(listed, ListNode) else (listed,) if listed else ():
            if isinstance(item, ScalarNode) and item.value is not None:
                references.append(item.text)
            else:
                self.say(item.place, f"expected text or a list of texts for `doc-ref`, found {displayed(item)}")
        return Documentation(doc, tuple(references), extensions)


def _expression(node: ScalarNode) -> Expression:
    """Parse text. YAML numbers and booleans are taken by value: YAML has spellings of them that no expression has."""
    match node.value:
        case bool() as value:
            return BoolLiteral(value, 0)
        case int() as value:
            return IntLiteral(value, 0) if value >= 0 else Unary("-", IntLiteral(-value, 0), 0)
        case float() as value if isfinite(value) and value >= 0:
            return FloatLiteral(value, 0)
        case _:
            return parse_expression(node.text)


def displayed(node: Node) -> str:
    """Name a value as problems do: a text in quotes, else what it is."""
    match node:
        case ScalarNode():
            return f"`{node.text}`" if node.text else "nothing"
        case ListNode():
            return "a list"
        case MapNode():
            return "a map"
