"""Changes of a specification, one statement at a time: a type, size, bound, code, operator, constant is another one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from ksyspark.spec.yaml import Entry, ListNode, MapNode, Node, ScalarNode, replaced, scalar

NUMBER = re.compile(r"(?P<sign>[us])(?P<width>[1248])(?P<order>le|be|)")
FLOAT = re.compile(r"f(?P<width>[48])(?P<order>le|be|)")
BITS = re.compile(r"b(?P<width>\d+)(?P<order>le|be|)")
OTHER_WIDTH = {"1": "2", "2": "4", "4": "2", "8": "4"}
OTHER_ORDER = {"le": "be", "be": "le"}
OTHER_ENCODING = {
    "UTF-8": "ISO-8859-1", "ASCII": "ISO-8859-1", "ISO-8859-1": "ASCII", "UTF-16LE": "UTF-16BE",
    "UTF-16BE": "UTF-16LE", "IBM037": "IBM500", "IBM500": "IBM037", "IBM1047": "IBM037", "IBM1140": "IBM037",
    "windows-1252": "ISO-8859-1",
}  # fmt: skip
OTHER_OPERATOR = {
    "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "and": "or", "or": "and", "+": "-", "-": "+",
    "*": "+", "/": "*", "%": "/", "&": "|", "|": "&", "^": "|", "<<": ">>", ">>": "<<", "true": "false",
    "false": "true",
}  # fmt: skip
KIND_OF_OPERATOR = {
    **dict.fromkeys(("==", "!=", "<", "<=", ">", ">="), "comparison"),
    **dict.fromkeys(("and", "or", "not"), "and/or"),
    **dict.fromkeys(("true", "false"), "constant"),
}
TOKEN = re.compile(
    r"""
    (?P<text> '[^']*' | "(?:[^"\\]|\\.)*" ) |
    (?P<label> [a-z_]\w* (?: ::[a-z_]\w* )+ (?![\w>]) ) |
    (?P<name> \.? \s* (?:as\s*<[^>]*> | sizeof\s*<[^>]*> | [A-Za-z_]\w* ) ) |
    (?P<integer> 0[xX][0-9a-fA-F_]+ | 0[bB][01_]+ | \d[\d_]* ) |
    (?P<operator> == | != | <= | >= | << | >> | [<>+\-*/%&|^] )
    """,
    re.VERBOSE,
)
EXPRESSIONS = frozenset("value if size pos switch-on repeat-expr repeat-until expr eq min max valid".split())
# What is changed as a whole beside its parts.
WHOLES = {"size": "size", "pos": "position", "repeat-expr": "repetition", "min": "bound", "max": "bound"}
FLAGS = {"include": "terminator", "consume": "terminator", "eos-error": "terminator"}
WHOLE_KEYS = {"if": "condition", "valid": "bound", "pad-right": "pad"}
BYTES = {"terminator": "terminator", "pad-right": "pad"}
KINDS = (
    "sign", "width", "order", "bit width", "size", "position", "bound", "code", "comparison", "and/or", "constant",
    "arithmetic", "encoding", "terminator", "pad", "repetition", "condition", "exchange",
)  # fmt: skip

Put = Callable[[Node], MapNode]


@dataclass(frozen=True)
class Change:
    """A change of one statement; `tree` makes the changed specification.

    `where` names the statement by the ids around it, `line` is that of the file.
    """

    kind: str
    where: str
    line: int
    before: str
    after: str
    tree: Callable[[], MapNode]

    @property
    def name(self) -> str:
        return f"{self.where}: {self.before} -> {self.after}"

    def __str__(self) -> str:
        if self.kind == "sign":
            return "no sample tells signed from unsigned"
        if not self.after:
            return f"no sample needs `{self.before}`"
        return f"no sample tells `{self.before}` from `{self.after}`"


def changes_of(tree: MapNode) -> Iterator[Change]:
    """Yield all changes of a specification; some may be refused when they are read."""
    return _Walk(_labels(tree)).type(tree, lambda node: node, "")


def _labels(node: Node) -> dict[str, list[str]]:
    """Return the labels of the enums of a specification, by the names of the enums."""
    labels: dict[str, list[str]] = {}
    if isinstance(node, MapNode):
        for entry in node:
            if entry.key.text == "enums" and isinstance(entry.value, MapNode):
                for enum in entry.value:
                    labels[enum.key.text] = [text for _, text in _codes(enum.value)]
            elif entry.key.text == "types" and isinstance(entry.value, MapNode):
                for nested in entry.value:
                    labels |= _labels(nested.value)
    return labels


def _codes(enum: Node) -> list[tuple[int, str]]:
    """Return the numbers and labels of an enum."""
    listed = []
    for entry in enum if isinstance(enum, MapNode) else ():
        label = entry.value.get("id") if isinstance(entry.value, MapNode) else entry.value
        if isinstance(entry.key.value, int) and isinstance(label, ScalarNode):
            listed.append((entry.key.value, label.text))
    return listed


class _Walk:
    """Go through a specification; `put` makes the whole tree with another node in place of the one at hand."""

    def __init__(self, labels: Mapping[str, list[str]]) -> None:
        self._labels = labels

    def type(self, node: MapNode, put: Put, where: str) -> Iterator[Change]:
        """Yield the changes of a type: its fields, instances, nested types and enums."""
        for key, entry in node.entries.items():
            inside = _inside(node, key, put)
            if isinstance(entry.value, ListNode):
                yield from self._list(key, entry.value, inside, where)
            elif key == "meta" and isinstance(entry.value, MapNode):
                yield from self._meta(entry.value, inside, f"{where}.meta")
            elif isinstance(entry.value, MapNode):
                for name, part in entry.value.entries.items():
                    if isinstance(part.value, MapNode):
                        walk = {"instances": self._field, "types": self.type, "enums": _enum}.get(key, _nothing)
                        yield from walk(part.value, _inside(entry.value, name, inside), f"{where}.{name}")

    def _list(self, key: str, node: ListNode, put: Put, where: str) -> Iterator[Change]:
        if key == "seq":
            yield from self._seq(node, put, where)
        elif key == "params":
            for at, param in enumerate(node.items):
                assert isinstance(param, MapNode)
                yield from self._parameter(param, _item(node, at, put), f"{where}.{_id(param)}")

    def _meta(self, meta: MapNode, put: Put, where: str) -> Iterator[Change]:
        for key, kind, others in (("endian", "order", OTHER_ORDER), ("encoding", "encoding", OTHER_ENCODING)):
            node = meta.get(key)
            if isinstance(node, ScalarNode) and node.text in others:
                yield _scalar(kind, where, node, others[node.text], _inside(meta, key, put))
            elif isinstance(node, MapNode) and isinstance(cases := node.get("cases"), MapNode):
                for case, entry in cases.entries.items():
                    inside = _inside(cases, case, _inside(node, "cases", _inside(meta, key, put)))
                    if isinstance(entry.value, ScalarNode) and entry.value.text in OTHER_ORDER:
                        yield _scalar("order", where, entry.value, OTHER_ORDER[entry.value.text], inside)

    def _parameter(self, param: MapNode, put: Put, where: str) -> Iterator[Change]:
        default = param.get("-default")
        if isinstance(default, ScalarNode) and type(default.value) is int:
            for other in (default.value - 1, default.value + 1):
                yield _scalar("constant", where, default, other, _inside(param, "-default", put))

    def _seq(self, seq: ListNode, put: Put, where: str) -> Iterator[Change]:
        for at, node in enumerate(seq.items):
            assert isinstance(node, MapNode)
            place = f"{where}.{_id(node) or at}"
            yield from self._field(node, _item(seq, at, put), place)
            if at + 1 < len(seq.items):
                following = seq.items[at + 1]
                assert isinstance(following, MapNode)
                items = (*seq.items[:at], following, node, *seq.items[at + 2 :])
                before, after = (f"{_id(one)}, {_id(other)}" for one, other in ((node, following), (following, node)))
                tree = _later(put, ListNode(seq.place, items))
                yield Change("exchange", place, node.place.line, before, after, tree)

    def _field(self, node: MapNode, put: Put, where: str) -> Iterator[Change]:
        """Yield the changes of a field or instance."""
        for key, entry in node.entries.items():
            inside = _inside(node, key, put)
            if isinstance(entry.value, ScalarNode):
                yield from self._value(key, entry.value, inside, where)
            elif key == "type":
                yield from self._types(entry.value, inside, where)
            elif key == "contents":
                yield from _contents(entry.value, inside, where)
            elif key == "valid" and isinstance(entry.value, MapNode):
                yield from self._rule(entry.value, inside, where)
            if key in WHOLE_KEYS:
                tree = _later(put, replaced(node, **{key: None}))
                before = f"{key}: {_shown(entry.value)}"
                yield Change(WHOLE_KEYS[key], where, entry.key.place.line, before, "", tree)

    def _value(self, key: str, node: ScalarNode, put: Put, where: str) -> Iterator[Change]:
        """Yield the changes of a key with a single value."""
        if key in EXPRESSIONS:
            yield from self._expression(key, node, put, where)
        elif key == "type":
            yield from _data_type(node, put, where)
        elif key == "contents":
            yield from _contents(node, put, where)
        elif key == "encoding" and node.text in OTHER_ENCODING:
            yield _scalar("encoding", where, node, OTHER_ENCODING[node.text], put)
        elif key in BYTES and isinstance(node.value, int):
            for other in (node.value - 1, node.value + 1):
                yield _scalar(BYTES[key], where, node, other % 256, put)
        elif key in FLAGS and isinstance(node.value, bool):
            yield _scalar(FLAGS[key], where, node, not node.value, put)

    def _rule(self, node: MapNode, put: Put, where: str) -> Iterator[Change]:
        for key, entry in node.entries.items():
            inside = _inside(node, key, put)
            if key in EXPRESSIONS and isinstance(entry.value, ScalarNode):
                yield from self._expression(key, entry.value, inside, where)
            elif key == "any-of" and isinstance(entry.value, ListNode):
                for at, item in enumerate(entry.value.items):
                    assert isinstance(item, ScalarNode)
                    yield from self._expression("any-of", item, _item(entry.value, at, inside), where)

    def _types(self, node: Node, put: Put, where: str) -> Iterator[Change]:
        if isinstance(node, ScalarNode):
            yield from _data_type(node, put, where)
        elif isinstance(node, MapNode):
            switch, cases = node.get("switch-on"), node.get("cases")
            if isinstance(switch, ScalarNode):
                yield from self._expression("switch-on", switch, _inside(node, "switch-on", put), where)
            assert isinstance(cases, MapNode)
            for key, entry in cases.entries.items():
                inside = _inside(cases, key, _inside(node, "cases", put))
                yield from self._types(entry.value, inside, where)
                for kind, other in self._others(key):
                    if other not in cases.entries:
                        renamed = MapNode(cases.place, dict(_renamed(cases, key, other)))
                        tree = _later(_inside(node, "cases", put), renamed)
                        yield Change(kind, where, entry.key.place.line, key, other, tree)

    def _others(self, case: str) -> Iterator[tuple[str, str]]:
        """Yield what else the key of a case may be."""
        if case.isdigit():
            yield from (("constant", str(int(case) + step)) for step in (-1, 1) if int(case) + step >= 0)
        elif "::" in case and (label := self._other_label(case)):
            yield "constant", label

    def _other_label(self, text: str) -> str | None:
        """Return the label that stands behind another one in its enum, or before the last one."""
        *_, enum, label = text.split("::")
        listed = self._labels.get(enum, [])
        if label not in listed or len(listed) < 2:
            return None
        at = listed.index(label)
        return text.removesuffix(label) + listed[at + 1 if at + 1 < len(listed) else at - 1]

    def _expression(self, key: str, node: ScalarNode, put: Put, where: str) -> Iterator[Change]:
        """Yield the changes of an expression: of its whole, and of each of its tokens."""
        kind = WHOLES.get(key, "bound" if key in ("eq", "any-of", "valid") else "constant")
        if type(node.value) is int:
            for step in (-1, 1):
                yield _scalar(kind, where, node, node.value + step, put)
            return
        if key in WHOLES:
            for sign in "-+":
                yield _scalar(kind, where, node, f"({node.text}) {sign} 1", put)
        if key == "repeat-until":
            yield _scalar("repetition", where, node, f"not ({node.text})", put)
        for match in TOKEN.finditer(node.text):
            for token_kind, other in self._tokens(node.text, match):
                text = node.text[: match.start()] + other + node.text[match.end() :]
                # A line of an expression that is folded says more than the token alone.
                before, after = (
                    _around(text_, match.start(), len(token))
                    for text_, token in ((node.text, match.group()), (text, other))
                )
                line = node.at(match.start()).line
                yield Change(token_kind, where, line, before, after, _later(put, scalar(node.place, text)))

    def _tokens(self, text: str, match: re.Match[str]) -> Iterator[tuple[str, str]]:
        """Yield what else a token of an expression may be, with the kind of the change."""
        token = match.group()
        match match.lastgroup:
            case "integer":
                number = int(token.replace("_", ""), 0)
                # Not a length in bits, as of `.to_i(10)`.
                yield from (("constant", str(number + step)) for step in (-1, 1) if number + step >= 0)
            case "text" if len(token) > 2:
                yield from _text(text, match)
            case "label":
                if label := self._other_label(token):
                    yield "constant", label
            case "name" if token == "not":
                yield "and/or", ""
            case _ if token in OTHER_OPERATOR:
                yield KIND_OF_OPERATOR.get(token, "arithmetic"), OTHER_OPERATOR[token]


def _text(text: str, match: re.Match[str]) -> Iterator[tuple[str, str]]:
    token = match.group()
    if text[: match.start()].rstrip().endswith("to_s("):
        encoding = OTHER_ENCODING.get(token[1:-1])
        if encoding:
            yield "encoding", f"{token[0]}{encoding}{token[-1]}"
    elif "\\" not in token:
        yield "constant", f"{token[:-2]}{chr(ord(token[-2]) ^ 1)}{token[-1]}"


def _nothing(_node: MapNode, _put: Put, _where: str) -> Iterator[Change]:
    yield from ()


def _data_type(node: ScalarNode, put: Put, where: str) -> Iterator[Change]:
    """Yield the changes of a type of numbers or bits."""
    if number := NUMBER.fullmatch(node.text):
        sign, width, order = number["sign"], number["width"], number["order"]
        yield _scalar("sign", where, node, f"{'us'.replace(sign, '')}{width}{order}", put)
        yield _scalar("width", where, node, f"{sign}{OTHER_WIDTH[width]}{order}", put)
        for other in ("le", "be") if width != "1" else ():
            if other != order:
                yield _scalar("order", where, node, f"{sign}{width}{other}", put)
    elif number := FLOAT.fullmatch(node.text):
        yield _scalar("width", where, node, f"f{12 - int(number['width'])}{number['order']}", put)
        for other in ("le", "be"):
            if other != number["order"]:
                yield _scalar("order", where, node, f"f{number['width']}{other}", put)
    elif number := BITS.fullmatch(node.text):
        for width in (int(number["width"]) - 1, int(number["width"]) + 1):
            if 1 <= width <= 64:
                yield _scalar("bit width", where, node, f"b{width}{number['order']}", put)


def _contents(node: Node, put: Put, where: str) -> Iterator[Change]:
    """Yield the changes of fixed bytes: the first and the last of them."""
    if isinstance(node, ScalarNode) and node.text:
        for at in dict.fromkeys((0, len(node.text) - 1)):
            other = node.text[:at] + chr(ord(node.text[at]) ^ 1) + node.text[at + 1 :]
            yield _scalar("constant", where, node, other, put)
    elif isinstance(node, ListNode):
        for at, item in enumerate(node.items):
            if isinstance(item, ScalarNode) and isinstance(item.value, int):
                yield _scalar("constant", where, item, item.value ^ 1, _item(node, at, put))
            else:
                yield from _contents(item, _item(node, at, put), where)


def _enum(enum: MapNode, put: Put, where: str) -> Iterator[Change]:
    """Yield each code with another number: the one below or above it, or that of its neighbour, which gets its own."""
    labels = dict(_codes(enum))
    by_number = {entry.key.value: key for key, entry in enum.entries.items()}
    for number, label in labels.items():
        for other in (number - 1, number + 1):
            if other in labels and other < number:
                continue
            names = {by_number[number]: str(other)}
            if other in labels:
                names[by_number[other]] = str(number)
            entries = {
                names.get(key, key): Entry(scalar(entry.key.place, int(names[key])), entry.value)
                if key in names else entry
                for key, entry in enum.entries.items()
            }  # fmt: skip
            line = enum.entries[by_number[number]].key.place.line
            after = f"{other} {label}" + (f", {number} {labels[other]}" if other in labels else "")
            yield Change("code", where, line, f"{number} {label}", after, _later(put, MapNode(enum.place, entries)))


def _scalar(kind: str, where: str, node: ScalarNode, other: str | int | bool, put: Put) -> Change:
    after = str(other).lower() if isinstance(other, bool) else str(other)
    return Change(kind, where, node.place.line, _shown(node), after, _later(put, scalar(node.place, other)))


def _later(put: Put, node: Node) -> Callable[[], MapNode]:
    return lambda: put(node)


def _inside(node: MapNode, key: str, put: Put) -> Put:
    return lambda part: put(MapNode(node.place, {**node.entries, key: Entry(node.entries[key].key, part)}))


def _item(node: ListNode, at: int, put: Put) -> Put:
    return lambda part: put(ListNode(node.place, (*node.items[:at], part, *node.items[at + 1 :])))


def _renamed(cases: MapNode, key: str, other: str) -> Iterator[tuple[str, Entry]]:
    for name, entry in cases.entries.items():
        if name != key:
            yield name, entry
        else:
            node = scalar(entry.key.place, int(other) if other.isdigit() else other)
            yield other, Entry(node, entry.value)


def _id(node: MapNode) -> str:
    name = node.get("id")
    return name.text if isinstance(name, ScalarNode) else ""


def _shown(node: Node) -> str:
    if isinstance(node, ScalarNode):
        return " ".join(node.text.split())
    if isinstance(node, MapNode):
        return ", ".join(f"{key} {_shown(entry.value)}" for key, entry in node.entries.items() if key[0] != "-")
    return f"[{', '.join(map(_shown, node.items))}]"


def _around(text: str, start: int, length: int) -> str:
    """Return a token with the few words on both sides of it."""
    left = text[:start].split()[-2:] if start and text[start - 1].isspace() else text[:start].split()[-3:]
    left_text = " ".join(left) + (" " if start and text[start - 1].isspace() else "")
    right = text[start + length :]
    right_text = (" " if right[:1].isspace() else "") + " ".join(right.split()[:2])
    return f"{left_text}{text[start : start + length]}{right_text}"
