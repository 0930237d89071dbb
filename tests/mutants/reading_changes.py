"""Changes to how a parser reads bytes: width, order, sign, size, terminator, padding, character set, stream."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from source_text import Found, Source

_NUMBER = re.compile(r"read_([usf])(\d)(le|be)?")
WIDER = {"1": "2", "2": "4", "4": "8", "8": "4"}
ORDERS = {"le": "be", "be": "le"}
CHARSETS = {
    "UTF-8": "ISO-8859-1", "ASCII": "IBM037", "ISO-8859-1": "windows-1252", "windows-1252": "ISO-8859-1",
    "IBM037": "IBM500", "IBM500": "IBM037", "IBM1047": "IBM037", "IBM1140": "IBM037", "IBM273": "IBM037",
    "UTF-16LE": "UTF-16BE", "UTF-16BE": "UTF-16LE", "IBM437": "IBM850", "IBM850": "IBM437",
}  # fmt: skip


_ONE_OFF = ("({}) - 1", "({}) + 1")
ARGUMENTS = {
    "read_bytes": ("size", {0: _ONE_OFF}),
    "read_bits_int_be": ("width", {0: _ONE_OFF}),
    "read_bits_int_le": ("width", {0: _ONE_OFF}),
    "read_bytes_term": ("terminator", {0: ("{} ^ 1",), 1: ("not {}",), 2: ("not {}",), 3: ("not {}",)}),
    "bytes_terminate": ("terminator", {1: ("{} ^ 1",), 2: ("not {}",)}),
    "bytes_strip_right": ("padding", {1: ("{} ^ 1",)}),
}
"""What is told to a call that reads, by its place, and what is told instead."""


def reading_changes(source: Source, node: ast.expr) -> Iterator[Found]:
    """Yield every change to an expression that reads bytes, or makes something of those that were read."""
    match node:
        case ast.Call(func=ast.Attribute(attr=name)) if found := _NUMBER.fullmatch(name):
            yield from _number(source, node, *found.groups())
        case ast.Call(func=ast.Attribute(attr=name), args=[]) if name == "read_bytes_full":
            stream = source.text_of(node.func.value)  # type: ignore[attr-defined]
            left = f"{stream}.read_bytes(max({stream}.size() - {stream}._io.tell() - 1, 0))"
            yield Found("size", "one byte less", node, [(node, left)])
        case ast.Call(func=ast.Attribute(attr=name), args=arguments):
            yield from _arguments(source, node, name, arguments)
            if name.startswith("read_bits_int_"):
                yield _renamed(source, node, "order", f"{name[:-2]}{ORDERS[name[-2:]]}")
            elif name in ("bytes_terminate", "bytes_strip_right"):
                kind = "padding" if name == "bytes_strip_right" else "terminator"
                yield Found(kind, "left out", node, [(node, source.text_of(arguments[0]))])
        case ast.Call(func=ast.Name(id="KaitaiStream"), args=[ast.Call()]):
            yield Found("window", "the stream of the whole", node, [(node, "self._io")])


def _number(source: Source, node: ast.Call, sign: str, width: str, order: str | None) -> Iterator[Found]:
    yield _renamed(source, node, "width", f"read_{sign}{WIDER[width]}{order or 'be'}")
    if order:
        yield _renamed(source, node, "order", f"read_{sign}{width}{ORDERS[order]}")
    if sign != "f":
        yield _renamed(source, node, "sign", f"read_{'u' if sign == 's' else 's'}{width}{order or ''}")


def _renamed(source: Source, node: ast.Call, kind: str, new: str) -> Found:
    func = node.func
    assert isinstance(func, ast.Attribute)
    return Found(kind, f"{func.attr} is {new}", node, [(func, f"{source.text_of(func.value)}.{new}")])


def _arguments(source: Source, node: ast.Call, name: str, arguments: list[ast.expr]) -> Iterator[Found]:
    kind, changes = ARGUMENTS.get(name, ("", {}))
    for at, forms in changes.items():
        for form in forms:
            old = source.text_of(arguments[at])
            new = form.format(old)
            yield Found(kind, f"{old} is {new}", node, [(arguments[at], new)])
    if name == "decode" and isinstance(arguments[0], ast.Constant):
        old, new = arguments[0].value, CHARSETS.get(arguments[0].value, "ISO-8859-1")
        yield Found("charset", f"{old} is {new}", node, [(arguments[0], f'u"{new}"')])
