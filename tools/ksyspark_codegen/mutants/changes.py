"""Changes of a specification's YAML, one statement at a time: a type, size, bound, code, operator is another one."""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from ksyspark.spec.yaml import Entry, ListNode, MapNode, Node, ScalarNode, scalar
from ksyspark_codegen.style import fields_of, items_of, text_of, types_of

_OTHER_WORDS = {
    "le": ("be",), "be": ("le",), "true": ("false",), "false": ("true",), "UTF-8": ("ISO-8859-1",),
    "ASCII": ("ISO-8859-1",), "ISO-8859-1": ("ASCII", "windows-1252"), "UTF-16LE": ("UTF-16BE",),
    "UTF-16BE": ("UTF-16LE",), "IBM037": ("IBM500", "IBM273"), "IBM500": ("IBM037",), "IBM1047": ("IBM037",),
    "IBM1140": ("IBM037",), "windows-1252": ("ISO-8859-1",),
}  # fmt: skip
_OTHER_TOKEN = {
    "comparison": {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">"},
    "and/or": {"and": "or", "or": "and", "not": ""},
    "constant": {"true": "false", "false": "true"},
    "arithmetic": {
        "+": "-", "-": "+", "*": "+", "/": "*", "%": "/", "&": "|", "|": "&", "^": "|", "<<": ">>", ">>": "<<",
    },
}  # fmt: skip
_TOKEN = re.compile(
    r"""
    (?P<text> '[^']*' | "(?:[^"\\]|\\.)*" ) |
    (?P<label> [a-z_]\w* (?: ::[a-z_]\w* )+ (?![\w>]) ) |
    (?P<name> (?: \. \s* )? (?:as\s*<[^>]*> | sizeof\s*<[^>]*> | [A-Za-z_]\w* ) ) |
    (?P<integer> 0[xX][0-9a-fA-F_]+ | 0[bB][01_]+ | \d[\d_]* ) |
    (?P<operator> == | != | <= | >= | << | >> | [<>+\-*/%&|^] )
    """,
    re.VERBOSE,
)
_NUMBER_TYPE = re.compile(r"(?P<kind>[usf])(?P<width>[1248])(?P<order>le|be)?")
_BIT_TYPE = re.compile(r"b(?P<width>\d+)(?P<order>le|be)?")
_WHOLES = {"size": "size", "pos": "position", "repeat-expr": "repetition", "min": "bound", "max": "bound"}
"""The expressions that are also changed as a whole, by one, with the kind of the change."""
_EXPRESSIONS = {
    **_WHOLES,
    **dict.fromkeys(("eq", "any-of", "valid"), "bound"),
    **dict.fromkeys(("if", "value", "expr", "switch-on", "repeat-until", "-default"), "constant"),
}
"""What holds an expression, and the kind of the change of a number that stands there alone."""
_WORDS = {
    "endian": "order", "encoding": "encoding", "include": "terminator", "consume": "terminator",
    "eos-error": "terminator",
}  # fmt: skip
_OCTETS = {"terminator": "terminator", "pad-right": "pad"}
_DROPPED = {"if": "condition", "valid": "bound", "pad-right": "pad"}

_NUMBERS = {**_OCTETS, **_EXPRESSIONS}

_Other = tuple[str, int, str, str, str | int | bool]
"""Another value of a scalar: kind of the change, its position in the text, the words before and after, the value."""


@dataclass(frozen=True, slots=True)
class At:
    """Where a statement stands: the ids around it, its type (None: of all), the id of its field, and its key."""

    where: str
    owner: tuple[str, ...] | None
    id: str = ""
    key: str = ""

    def named(self, id_: str) -> "At":
        return replace(self, where=f"{self.where}.{id_}", id=id_)


@dataclass(frozen=True, slots=True)
class Change:
    """A change of one statement: the line of the file, and what stands there before and after.

    It concerns messages with objects of the type where it stands, and shows there or in fields of the `names`.
    """

    kind: str
    at: At
    line: int
    before: str
    after: str
    old: Node
    new: Node | None
    names: Collection[str] = ()

    @property
    def name(self) -> str:
        return f"{self.at.where}: {self.before} -> {self.after}"

    @property
    def statement(self) -> str:
        """The name of what is changed: types, field and key, or enum and label; `order` of two fields."""
        return f"{self.at.where.removeprefix('.')} {self.at.key or 'order'}"

    @property
    def concerned(self) -> tuple[tuple[str, ...] | None, frozenset[str]]:
        """The type of the objects that messages need to notice the change, None: any, and the names of their fields."""
        return self.at.owner, frozenset({self.at.id, *self.names})

    def within(self, node: MapNode) -> MapNode:
        """Return a part of the tree with the change."""
        changed = _with(node, self.old, self.new)
        assert isinstance(changed, MapNode)
        return changed

    def __str__(self) -> str:
        if self.kind == "sign":
            return "no sample tells signed from unsigned"
        if not self.after:
            return f"no sample needs `{self.before}`"
        return f"no sample tells `{self.before}` from `{self.after}`"


def _with(node: Node, old: Node, new: Node | None) -> Node | None:
    """Return a tree with another part in place of an old one; None leaves it out. Other parts stay the same objects."""
    if node is old:
        return new
    if not old.place.path.startswith(node.place.path):
        return node
    if isinstance(node, ListNode):
        return ListNode(node.place, tuple(part for item in node if (part := _with(item, old, new))))
    if isinstance(node, MapNode):
        return _map(node, [Entry(entry.key, part) for entry in node if (part := _with(entry.value, old, new))])
    return node


def changes_of(tree: MapNode, name: str) -> Iterator[Change]:
    """Yield all changes of the specification `name`; some may be refused when they are checked."""
    return _Walk(tree).of_type(tree, At("", (name,)))


def changes_of_field(tree: MapNode, path: tuple[str, ...], id_: str) -> Iterator[tuple[Change, MapNode]]:
    """Yield the changes of a field or an instance, each with what is written of the field then."""
    owner: Node | None = tree
    for name in path[1:]:
        owner = _get(_get(owner, "types"), name)
    fields = [one for one in items_of(_get(owner, "seq")) if _label(one) == id_]
    fields += [entry.value for entry in _entries(_get(owner, "instances")) if entry.key.text == id_]
    for field in fields:
        if isinstance(field, MapNode):
            yield from ((one, one.within(field)) for one in _Walk(tree).of_field(field, At("", path, id_)))


class _Walk:
    """Go through a specification and yield what else each part may be."""

    def __init__(self, tree: MapNode) -> None:
        self._tree = tree
        enums = [entry for owner in types_of(tree) for entry in _entries(owner.get("enums"))]
        self._labels = {enum.key.text: [_label(code.value) for code in _entries(enum.value)] for enum in enums}

    def of_type(self, node: Node, at: At) -> Iterator[Change]:
        """Yield the changes of a type and of all inside it."""
        for entry in _entries(node):
            key, part = entry.key.text, entry.value
            if key in ("seq", "params"):
                yield from self._of_fields(key, part, at)
            for inner in _entries(part):
                own = at.named(inner.key.text)
                if key == "meta" and inner.key.text in ("endian", "encoding"):
                    meta = At(f"{at.where}.meta", None)
                    yield from self._of_value(inner.key.text, inner.value, meta)
                elif key == "instances":
                    yield from self.of_field(inner.value, own)
                elif key == "types":
                    yield from self.of_type(inner.value, At(own.where, (*(at.owner or ()), inner.key.text)))
                elif key == "enums" and isinstance(inner.value, MapNode):
                    yield from self._codes(inner.value, replace(own, owner=None))

    def _of_fields(self, key: str, fields: Node, at: At) -> Iterator[Change]:
        items = items_of(fields)
        ids = [_label(field) or str(number) for number, field in enumerate(items)]
        for number, field in enumerate(items):
            here = at.named(ids[number])
            default = field.get("-default") if isinstance(field, MapNode) else None
            if key == "seq":
                yield from self.of_field(field, here)
            elif default:
                yield from self._of_value("-default", default, replace(here, owner=None))
            if key == "seq" and number + 1 < len(items):
                first, second = ids[number : number + 2]
                others = (*items[:number], items[number + 1], field, *items[number + 2 :])
                exchanged, line = ListNode(fields.place, others), field.place.line
                told = f"{first}, {second}", f"{second}, {first}"
                yield Change("exchange", here, line, *told, fields, exchanged, {second})

    def of_field(self, field: Node, at: At) -> Iterator[Change]:
        """Yield the changes of a field or an instance."""
        for entry in _entries(field):
            key, part = entry.key.text, entry.value
            if kind := _DROPPED.get(key):
                told = f"{key}: {_shown(part)}", ""
                yield Change(kind, replace(at, key=key), part.place.line, *told, part, None)
            yield from self._of_value(key, part, at)

    def _of_value(self, key: str, node: Node, at: At) -> Iterator[Change]:
        """Yield the changes of what stands under a key of a field, in lists and maps as well."""
        at = replace(at, key=key)
        if isinstance(node, ScalarNode):
            for kind, start, before, after, value in self._others(key, node):
                names = set(re.findall(r"[a-z_]\w*", node.text)) if key in _EXPRESSIONS else set()
                yield Change(kind, at, node.at(start).line, before, after, node, scalar(node.place, value), names)
        for item in items_of(node):
            yield from self._of_value(key, item, at)
        for entry in _entries(node):
            if key in ("type", "endian", "valid"):
                yield from self._of_value(entry.key.text, entry.value, at)
            elif key == "cases":
                yield from self._of_value("type" if at.id else "endian", entry.value, at)
                for kind, _, before, after, value in self._others("switch-on", entry.key):
                    cases = [_renamed(one, value) if one is entry else one for one in _entries(node)]
                    yield Change(kind, at, entry.key.place.line, before, after, node, _map(node, cases))

    def _others(self, key: str, node: ScalarNode) -> Iterator[_Other]:
        """Yield what else a scalar may be."""
        value, text = node.value, node.text
        if key == "type":
            yield from ((kind, 0, text, other, other) for kind, other in _other_types(text))
        elif key == "contents":
            letters = (f"{text[:at]}{chr(ord(sign) ^ 1)}{text[at + 1 :]}" for at, sign in enumerate(text))
            parts = [value ^ 1] if type(value) is int else letters
            yield from (("constant", 0, text, str(part), part) for part in parts)
        elif key in _WORDS:
            for word in _OTHER_WORDS.get(text, ()):
                yield _WORDS[key], 0, text, word, word == "true" if type(value) is bool else word
        elif type(value) is bool and key == "-default":
            yield "constant", 0, text, str(not value).lower(), not value
        elif type(value) is int and key in _NUMBERS:
            # A digit too few or too many is what people write by mistake.
            digits = (value // 10, value * 10 + 9) if key in ("min", "max") and value >= 10 else ()
            for other in (*digits, value - 1, value + 1):
                octet = other % 256 if key in _OCTETS else other
                yield _NUMBERS[key], 0, text, str(octet), octet
        elif key in _EXPRESSIONS and text != "_":
            yield from self._expressions(key, text)

    def _expressions(self, key: str, text: str) -> Iterator[_Other]:
        """Yield what else an expression may be, as a whole and in each token."""
        shown = " ".join(text.split())
        for sign in "-+" if key in _WHOLES else "":
            yield _WHOLES[key], 0, shown, f"({shown}) {sign} 1", f"({text}) {sign} 1"
        if key in ("repeat-until", "if"):
            yield "repetition" if key == "repeat-until" else "condition", 0, shown, f"not ({shown})", f"not ({text})"
        for match in _TOKEN.finditer(text):
            for kind, token in self._tokens(text, match):
                other = text[: match.start()] + token + text[match.end() :]
                # A line of an expression that is folded says more than the token alone.
                before, after = _around(text, match.start(), len(match[0])), _around(other, match.start(), len(token))
                yield kind, match.start(), before, after, other

    def _tokens(self, text: str, match: re.Match[str]) -> Iterator[tuple[str, str]]:
        """Yield what else a token of an expression may be, with the kind of the change."""
        part = match[0]
        match match.lastgroup:
            case "integer":
                number = int(part.replace("_", ""), 0)
                yield from (("constant", str(number + step)) for step in (-1, 1) if number + step >= 0)
            case "text" if text[: match.start()].rstrip().endswith("to_s("):
                others = _OTHER_WORDS.get(part[1:-1], ())
                yield from (("encoding", f"{part[0]}{encoding}{part[-1]}") for encoding in others)
            case "text" if len(part) > 2 and "\\" not in part:
                yield "constant", f"{part[:-2]}{chr(ord(part[-2]) ^ 1)}{part[-1]}"
            case "label":
                *_, enum, label = part.split("::")
                listed = self._labels.get(enum, [])
                if label in listed and len(listed) > 1:
                    # The last one becomes the one before it, any other the one behind it.
                    beside = (listed.index(label) + 1) if label != listed[-1] else len(listed) - 2
                    yield "constant", part.removesuffix(label) + listed[beside]
            case _:
                yield from ((kind, tokens[part]) for kind, tokens in _OTHER_TOKEN.items() if part in tokens)

    def _codes(self, enum: MapNode, at: At) -> Iterator[Change]:
        """Yield each code with another number: the one beside it, or that of its neighbour, which gets its own."""
        users = {field.id for field in fields_of(self._tree) if field.text("enum").rpartition("::")[2] == at.id}
        codes = {entry.key.value: entry for entry in enum if type(entry.key.value) is int}
        for number, entry in codes.items():
            assert type(number) is int
            for other in (number - 1, number + 1):
                neighbour = codes.get(other)
                if neighbour is None or other > number:
                    numbers = {number: other, other: number}
                    made = [_renamed(one, numbers.get(one.key.value, one.key.value)) for one in enum]  # type: ignore[arg-type]
                    after = f"{other} {_label(entry.value)}"
                    after += f", {number} {_label(neighbour.value)}" if neighbour else ""
                    told = f"{number} {_label(entry.value)}", after
                    code = replace(at, key=_label(entry.value))
                    yield Change("code", code, entry.key.place.line, *told, enum, _map(enum, made), users)


def _entries(node: Node | None) -> Iterator[Entry]:
    return iter(node if isinstance(node, MapNode) else ())


def _get(node: Node | None, key: str) -> Node | None:
    return node.get(key) if isinstance(node, MapNode) else None


def _label(value: Node) -> str:
    return text_of(value.get("id") if isinstance(value, MapNode) else value)


def _renamed(entry: Entry, key: str | int | bool) -> Entry:
    return Entry(scalar(entry.key.place, key), entry.value)


def _map(node: Node, entries: list[Entry]) -> MapNode:
    return MapNode(node.place, {entry.key.text: entry for entry in entries})


def _other_types(text: str) -> Iterator[tuple[str, str]]:
    if match := _BIT_TYPE.fullmatch(text):
        widths = [int(match["width"]) + step for step in (-1, 1)]
        yield from (("bit width", f"b{width}{match['order'] or ''}") for width in widths if 1 <= width <= 64)
    elif match := _NUMBER_TYPE.fullmatch(text):
        kind, width, order = match["kind"], int(match["width"]), match["order"] or ""
        if kind != "f":
            yield "sign", f"{'u' if kind == 's' else 's'}{width}{order}"
        known = {4, 8} if kind == "f" else {1, 2, 4, 8}
        for other in sorted(known - {width}, key=lambda other: (max(other, width) // min(other, width), other))[:2]:
            yield "width", f"{kind}{other}{order if other > 1 else ''}"
        yield from (("order", f"{kind}{width}{end}") for end in ("le", "be") if width > 1 and end != order)


def _shown(node: Node) -> str:
    match node:
        case ScalarNode():
            return " ".join(node.text.split())
        case ListNode():
            return f"[{', '.join(map(_shown, node))}]"
        case MapNode():
            return ", ".join(f"{entry.key.text} {_shown(entry.value)}" for entry in node)


def _around(text: str, start: int, length: int) -> str:
    """Return a token with the few words on both sides of it."""
    left, right = text[:start], text[start + length :]
    before, behind = " " * left[-1:].isspace(), " " * right[:1].isspace()
    words = left.split()[-2 if before else -3 :], right.split()[:2]
    return f"{' '.join(words[0])}{before}{text[start : start + length]}{behind}{' '.join(words[1])}"
