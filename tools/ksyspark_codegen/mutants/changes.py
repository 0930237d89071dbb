"""Changes of a specification, one statement at a time: a type, size, bound, code, operator, constant is another one."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from ksyspark.spec import model
from ksyspark.spec.expressions.nodes import names_in
from ksyspark.spec.expressions.parse import parse_expression
from ksyspark.spec.yaml import MapNode, scalar

_OTHER_ORDER = {"le": "be", "be": "le"}
_OTHER_ENCODING = {
    "UTF-8": "ISO-8859-1", "ASCII": "ISO-8859-1", "ISO-8859-1": "ASCII", "UTF-16LE": "UTF-16BE",
    "UTF-16BE": "UTF-16LE", "IBM037": "IBM500", "IBM500": "IBM037", "IBM1047": "IBM037", "IBM1140": "IBM037",
    "windows-1252": "ISO-8859-1",
}  # fmt: skip
_OTHER_OPERATOR = {
    "==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "and": "or", "or": "and", "not": "", "+": "-",
    "-": "+", "*": "+", "/": "*", "%": "/", "&": "|", "|": "&", "^": "|", "<<": ">>", ">>": "<<", "true": "false",
    "false": "true",
}  # fmt: skip
_KIND_OF_OPERATOR = {
    **dict.fromkeys(("==", "!=", "<", "<=", ">", ">="), "comparison"),
    **dict.fromkeys(("and", "or", "not"), "and/or"),
    **dict.fromkeys(("true", "false"), "constant"),
}
_TOKEN = re.compile(
    r"""
    (?P<text> '[^']*' | "(?:[^"\\]|\\.)*" ) |
    (?P<label> [a-z_]\w* (?: ::[a-z_]\w* )+ (?![\w>]) ) |
    (?P<name> \.? \s* (?:as\s*<[^>]*> | sizeof\s*<[^>]*> | [A-Za-z_]\w* ) ) |
    (?P<integer> 0[xX][0-9a-fA-F_]+ | 0[bB][01_]+ | \d[\d_]* ) |
    (?P<operator> == | != | <= | >= | << | >> | [<>+\-*/%&|^] )
    """,
    re.VERBOSE,
)
# What is changed as a whole beside its parts, and what else the kind of a number's change is.
_WHOLES = {"size": "size", "pos": "position", "repeat-expr": "repetition", "min": "bound", "max": "bound"}
_KIND_OF_NUMBER = {**_WHOLES, "eq": "bound", "any-of": "bound", "valid": "bound"}
# The parts that are gone through. Of types, the parameters and enums have changes of their own.
_PARTS: Mapping[type, tuple[str, ...]] = {
    model.Spec: ("root",),
    model.TypeSpec: ("params", "seq", "instances", "types", "enums"),
    model.Attribute: ("use", "delimiter", "condition", "pos", "value", "valid", "repeat"),
    model.SwitchUse: ("on", "cases"),
    model.CaseUse: ("when", "use"),
    model.Delimiter: ("size",),
    model.Valid: ("formulas", "any_of"),
    model.Repeat: ("formula",),
}
_NAMED = (model.TypeSpec, model.Attribute, model.Parameter, model.EnumSpec)

Put = Callable[[Any], model.Spec]


@dataclass(frozen=True, slots=True)
class Change:
    """A change of one statement; `spec` makes the changed specification, or raises ValueError.

    `where` names the statement by the ids around it, `line` is that of the file. The change concerns messages with
    objects of the type `owner`, all if None; it shows in fields of the `names`.
    """

    kind: str
    where: str
    line: int
    before: str
    after: str
    owner: tuple[str, ...] | None
    names: frozenset[str]
    spec: Callable[[], model.Spec]

    @property
    def name(self) -> str:
        return f"{self.where}: {self.before} -> {self.after}"

    def __str__(self) -> str:
        if self.kind == "sign":
            return "no sample tells signed from unsigned"
        if not self.after:
            return f"no sample needs `{self.before}`"
        return f"no sample tells `{self.before}` from `{self.after}`"


@dataclass(frozen=True, slots=True)
class _Other:
    """What a part becomes: a value, or what makes it; it concerns all messages, or those with objects of its type."""

    kind: str
    line: int
    before: str
    after: str
    value: Any
    names: frozenset[str] = frozenset()
    is_for_all: bool = False


def changes_of(spec: model.Spec, tree: MapNode) -> Iterator[Change]:
    """Yield all changes of a specification, of which `tree` is the YAML; some may be refused when they are checked."""
    return _Walk(spec, tree).changes(spec, lambda other: other, "", _At(spec.root.path, 0, ""))


@dataclass(frozen=True, slots=True)
class _At:
    """The type around a part, the line of the statement, and the id of the field."""

    owner: tuple[str, ...]
    line: int
    id: str


class _Walk:
    """Go through a specification; `put` makes the whole of it with another part in place of the one at hand."""

    def __init__(self, spec: model.Spec, tree: MapNode) -> None:
        self._tree = tree
        self._types = list(spec.root.with_nested())
        enums = [enum for owner in self._types for enum in owner.enums.values()]
        self._labels = {enum.path[-1]: [value.label for value in enum.values.values()] for enum in enums}

    def changes(self, node: Any, put: Put, where: str, at: _At) -> Iterator[Change]:
        """Yield the changes of a part of the specification and of all inside it."""
        if isinstance(node, model.TypeSpec):
            at = _At(node.path, node.place.line, "")
        elif isinstance(node, model.Attribute):
            at = _At(at.owner, node.place_of("type").line, node.id)
        elif isinstance(node, model.CaseUse):
            at = _At(at.owner, node.place.line, at.id)
        for other in self._others(node, at):
            owner = None if other.is_for_all else at.owner
            yield Change(
                other.kind,
                f"{where}.meta" if isinstance(node, model.TypeSpec) and other.is_for_all else where,
                other.line,
                other.before,
                other.after,
                owner,
                other.names | {at.id},
                partial(_put, put, other.value),
            )
        for name in _PARTS.get(type(node), ()):
            yield from self._inside(getattr(node, name), partial(_put_field, put, node, name), where, at)

    def _inside(self, node: Any, put: Put, where: str, at: _At) -> Iterator[Change]:
        if isinstance(node, tuple):
            for number, part in enumerate(node):
                place = f"{where}.{part.id or number}" if isinstance(part, _NAMED[1:3]) else where
                made = partial(_put_item, put, node, number)
                yield from self.changes(part, made, place, at)
                if isinstance(part, model.Attribute) and number + 1 < len(node):
                    second = node[number + 1]
                    seq, names = (*node[:number], second, part, *node[number + 2 :]), frozenset({part.id, second.id})
                    before, after, line = f"{part.id}, {second.id}", f"{second.id}, {part.id}", part.place.line
                    yield Change("exchange", place, line, before, after, at.owner, names, partial(put, seq))
        elif isinstance(node, Mapping):
            for key, part in node.items():
                place = f"{where}.{key}" if isinstance(part, _NAMED) else where
                yield from self.changes(part, partial(_put_key, put, node, key), place, at)
        elif node is not None:
            yield from self.changes(node, put, where, at)

    def _others(self, node: Any, at: _At) -> Iterator[_Other]:
        match node:
            case model.Formula():
                yield from self._formulas(node)
            case model.IntegerUse() | model.FloatUse() | model.BitsUse():
                for kind, use in _other_uses(node):
                    yield _Other(kind, at.line, model.case_key(node), model.case_key(use), use)
            case model.Attribute():
                yield from _other_attributes(node)
            case model.EnumSpec():
                yield from self._codes(node)
            case model.TypeSpec():
                yield from self._meta(node)
            case model.Parameter():
                default = node.about.extensions.get("-default")
                for number in (default - 1, default + 1) if type(default) is int else ():
                    about = replace(node.about, extensions={**node.about.extensions, "-default": number})
                    line, other = node.place_of("-default").line, replace(node, about=about)
                    yield _Other("constant", line, str(default), str(number), other, frozenset({node.id}), True)

    def _formulas(self, formula: model.Formula) -> Iterator[_Other]:
        for kind, start, before, after, text in self._expressions(formula):
            line, names = formula.node.at(start).line, names_in(formula.tree)
            yield _Other(kind, line, before, after, partial(_formula, formula, text), names)

    def _expressions(self, formula: model.Formula) -> Iterator[tuple[str, int, str, str, str]]:
        """Yield the changes of an expression, whole and each token: kind, position, before, after, the other text."""
        parts = formula.place.path.split("/")
        key = next((part for part in reversed(parts) if not part.isdigit()), "")
        text, shown = formula.text, " ".join(formula.text.split())
        number = formula.node.value
        if type(number) is int:
            for step in (-1, 1):
                yield _KIND_OF_NUMBER.get(key, "constant"), 0, shown, str(number + step), str(number + step)
            return
        for other in [f"({text}) {sign} 1" for sign in "-+" if key in _WHOLES]:
            yield _WHOLES[key], 0, shown, " ".join(other.split()), other
        if key == "repeat-until":
            yield "repetition", 0, shown, f"not ({shown})", f"not ({text})"
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
                encoding = _OTHER_ENCODING.get(part[1:-1])
                yield from [("encoding", f"{part[0]}{encoding}{part[-1]}")] if encoding else ()
            case "text" if len(part) > 2 and "\\" not in part:
                yield "constant", f"{part[:-2]}{chr(ord(part[-2]) ^ 1)}{part[-1]}"
            case "label":
                *_, enum, label = part.split("::")
                listed = self._labels.get(enum, [])
                if label in listed and len(listed) > 1:
                    # The last one becomes the one before it, any other the one behind it.
                    beside = (listed.index(label) + 1) if label != listed[-1] else len(listed) - 2
                    yield "constant", part.removesuffix(label) + listed[beside]
            case _ if part in _OTHER_OPERATOR:
                yield _KIND_OF_OPERATOR.get(part, "arithmetic"), _OTHER_OPERATOR[part]

    def _codes(self, enum: model.EnumSpec) -> Iterator[_Other]:
        """Yield each code with another number: the one beside it, or that of its neighbour, which gets its own."""
        lines = {entry.key.value: entry.key.place.line for entry in self._node(enum.path, "enums")}
        users = (one for owner in self._types for one in owner.attributes())
        names = frozenset(one.id for one in users if one.enum and one.enum[-1] == enum.path[-1])
        for number, value in enum.values.items():
            for other in (number - 1, number + 1):
                neighbour = enum.values.get(other)
                if neighbour is None or other > number:
                    numbers = {number: other, other: number}
                    values = {numbers.get(code, code): label for code, label in enum.values.items()}
                    after = f"{other} {value.label}" + (f", {number} {neighbour.label}" if neighbour else "")
                    made = replace(enum, values=values)
                    before, line = f"{number} {value.label}", lines[number]
                    yield _Other("code", line, before, after, made, names, True)

    def _meta(self, owner: model.TypeSpec) -> Iterator[_Other]:
        """Yield the other byte orders and encodings of a type, which the types inside it have from it."""
        meta = self._node(owner.path, "types").get("meta")
        for key, kind in (("endian", "order"), ("encoding", "encoding")):
            node = meta.get(key) if isinstance(meta, MapNode) else None
            for line, before, after, other in _other_meta(getattr(owner, key), node.place.line) if node else ():
                made = _with_meta(owner, owner, key, other)
                yield _Other(kind, line, before, after, made, is_for_all=True)

    def _node(self, path: tuple[str, ...], last: str) -> MapNode:
        """Return the YAML of a type, or of an enum."""
        node = self._tree
        for depth, name in enumerate(path[1:], 2):
            parts = node.get(last if depth == len(path) else "types")
            part = parts.get(name) if isinstance(parts, MapNode) else None
            assert isinstance(part, MapNode)
            node = part
        return node


def _put(put: Put, value: Any) -> model.Spec:
    return put(value() if callable(value) else value)


def _put_field(put: Put, node: Any, name: str, part: Any) -> model.Spec:
    return put(replace(node, **{name: part}))


def _put_item(put: Put, node: tuple[Any, ...], number: int, part: Any) -> model.Spec:
    return put((*node[:number], part, *node[number + 1 :]))


def _put_key(put: Put, node: Mapping[Any, Any], key: Any, part: Any) -> model.Spec:
    return put({**node, key: part})


def _other_meta(value: object, line: int) -> Iterator[tuple[int, str, str, object]]:
    if isinstance(value, model.CalculatedEndian):
        for at, (when, order) in enumerate(value.cases):
            cases: Any = (*value.cases[:at], (when, _OTHER_ORDER[order]), *value.cases[at + 1 :])
            yield when.place.line if when else line, order, _OTHER_ORDER[order], replace(value, cases=cases)
    elif isinstance(value, str) and (other := _OTHER_ORDER.get(value) or _OTHER_ENCODING.get(value)):
        yield line, value, other, other


def _with_meta(top: model.TypeSpec, owner: model.TypeSpec, key: str, value: object) -> model.TypeSpec:
    """Return a type with another byte order or encoding, which the types inside have too if they have it from it."""
    if owner is not top and (getattr(owner, key) != getattr(top, key) or (key == "endian" and owner.has_own_endian)):
        return owner
    types = {name: _with_meta(top, nested, key, value) for name, nested in owner.types.items()}
    return replace(owner, types=types, **{key: value})  # type: ignore[arg-type]


def widths_beside(use: model.IntegerUse | model.FloatUse) -> list[int]:
    """Return the other widths that a number could have, in bytes, the nearest first."""
    known = (1, 2, 4, 8) if isinstance(use, model.IntegerUse) else (4, 8)
    return sorted({*known} - {use.width}, key=lambda other: (abs(other - use.width), other))


def _other_uses(use: model.IntegerUse | model.FloatUse | model.BitsUse) -> Iterator[tuple[str, Any]]:
    if isinstance(use, model.BitsUse):
        widths = [width for width in (use.width - 1, use.width + 1) if 1 <= width <= 64]
        yield from (("bit width", replace(use, width=width)) for width in widths)
        return
    if isinstance(use, model.IntegerUse):
        yield "sign", replace(use, is_signed=not use.is_signed)
    width = widths_beside(use)[0]
    yield "width", replace(use, width=width, endian=None if width == 1 else use.endian)
    orders: tuple[model.Endian, ...] = ("le", "be") if use.width > 1 else ()
    yield from (("order", replace(use, endian=order)) for order in orders if order != use.endian)


def _other_attributes(part: model.Attribute) -> Iterator[_Other]:
    """Yield a field with other bytes, encoding, terminator or pad, and one without condition or rule."""
    for kind, key, before, after, values in (*_other_octets(part), *_other_ends(part), *_without(part)):
        yield _Other(kind, part.place_of(key).line, str(before), str(after), replace(part, **values))


_Values = tuple[str, str, object, object, dict[str, Any]]


def _other_octets(part: model.Attribute) -> Iterator[_Values]:
    contents = part.contents or b""
    for at in range(len(contents)):
        octets = contents[:at] + bytes([contents[at] ^ 1]) + contents[at + 1 :]
        yield "constant", "contents", _octets(contents), _octets(octets), {"contents": octets}
    if encoding := _OTHER_ENCODING.get(part.encoding or ""):
        yield "encoding", "encoding", part.encoding, encoding, {"encoding": encoding}


def _other_ends(part: model.Attribute) -> Iterator[_Values]:
    cut, pad = part.delimiter, part.delimiter.pad_right
    if "terminator" in part.places and cut.terminator:
        for octet in ((cut.terminator[0] + step) % 256 for step in (-1, 1)):
            other = replace(cut, terminator=bytes([octet]))
            yield "terminator", "terminator", cut.terminator[0], octet, {"delimiter": other}
    for key in ("include", "consume", "eos-error"):
        if key not in part.places:
            continue
        name = key.replace("-", "_")
        is_set = getattr(cut, name)
        other = replace(cut, **{name: not is_set})  # type: ignore[arg-type]
        yield "terminator", key, str(is_set).lower(), str(not is_set).lower(), {"delimiter": other}
    if pad is not None:
        yield "pad", "pad-right", f"pad-right: {pad}", "", {"delimiter": replace(cut, pad_right=None)}
        for octet in ((pad + step) % 256 for step in (-1, 1)):
            yield "pad", "pad-right", pad, octet, {"delimiter": replace(cut, pad_right=octet)}


def _without(part: model.Attribute) -> Iterator[_Values]:
    if part.condition:
        yield "condition", "if", f"if: {' '.join(part.condition.text.split())}", "", {"condition": None}
    if part.valid:
        yield "bound", "valid", f"valid: {_rule(part.valid)}", "", {"valid": None}


def _rule(valid: model.Valid) -> str:
    listed = [f"any-of [{', '.join(one.text for one in valid.any_of)}]"] if valid.any_of else []
    rules = [f"{key} {' '.join(formula.text.split())}" for key, formula in valid.formulas.items()]
    return ", ".join([*rules, *listed, *(["in-enum"] if valid.in_enum else [])])


def _formula(formula: model.Formula, text: str) -> model.Formula:
    return model.Formula(parse_expression(text), scalar(formula.place, text))


def _octets(octets: bytes) -> str:
    text = octets.decode("latin-1")
    return text if text.isascii() and text.isprintable() else f"[{', '.join(f'{ord(sign):#04x}' for sign in text)}]"


def _around(text: str, start: int, length: int) -> str:
    """Return a token with the few words on both sides of it."""
    left = text[:start].split()[-2:] if start and text[start - 1].isspace() else text[:start].split()[-3:]
    left_text = " ".join(left) + (" " if start and text[start - 1].isspace() else "")
    right = text[start + length :]
    right_text = (" " if right[:1].isspace() else "") + " ".join(right.split()[:2])
    return f"{left_text}{text[start : start + length]}{right_text}"
