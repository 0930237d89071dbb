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


def reading_changes(source: Source, node: ast.expr) -> Iterator[Found]:
    """Yield every change to an expression that reads bytes, or makes something of those that were read."""
    match node:
        case ast.Call(func=ast.Attribute(attr=name), args=arguments):
            yield from _of_call(source, node, node.func, name, arguments)  # type: ignore[arg-type]
        case ast.Call(func=ast.Name(id="KaitaiStream"), args=[ast.Call()]):
            yield Found("window", "the stream of the whole", node, [(node, "self._io")])


def _of_call(source: Source, node: ast.Call, func: ast.Attribute, name: str, arguments: list[ast.expr]) -> Iterator[Found]:
    def renamed(kind: str, words: str, new: str) -> Found:
        return Found(kind, words, node, [(func, f"{source.text_of(func.value)}.{new}")])

    def other(kind: str, at: int, new: str) -> Found:
        return Found(kind, f"{source.text_of(arguments[at])} is {new}", node, [(arguments[at], new)])

    if found := _NUMBER.fullmatch(name):
        sign, width, order = found.groups()
        yield renamed("width", f"of {WIDER[width]} bytes", f"read_{sign}{WIDER[width]}{order or 'be'}")
        if order:
            yield renamed("order", f"is {ORDERS[order]}", f"read_{sign}{width}{ORDERS[order]}")
        if sign != "f":
            yield renamed("sign", "is the other", f"read_{'u' if sign == 's' else 's'}{width}{order or ''}")
    elif name.startswith("read_bits_int_"):
        new = ORDERS[name[-2:]]
        yield renamed("order", f"is {new}", f"read_bits_int_{new}")
        for more in ("- 1", "+ 1"):
            yield other("width", 0, f"{source.text_of(arguments[0])} {more}")
    elif name == "read_bytes":
        for more in ("- 1", "+ 1"):
            yield other("size", 0, f"({source.text_of(arguments[0])}) {more}")
    elif name == "read_bytes_full":
        stream = source.text_of(func.value)
        left = f"{stream}.read_bytes(max({stream}.size() - {stream}._io.tell() - 1, 0))"
        yield Found("size", "one byte less", node, [(node, left)])
    elif name == "read_bytes_term":
        yield other("terminator", 0, f"{source.text_of(arguments[0])} ^ 1")
        for at in (1, 2, 3):
            yield other("terminator", at, f"not {source.text_of(arguments[at])}")
    elif name == "bytes_terminate":
        yield Found("terminator", "left out", node, [(node, source.text_of(arguments[0]))])
        yield other("terminator", 1, f"{source.text_of(arguments[1])} ^ 1")
        yield other("terminator", 2, f"not {source.text_of(arguments[2])}")
    elif name == "bytes_strip_right":
        yield Found("padding", "left out", node, [(node, source.text_of(arguments[0]))])
        yield other("padding", 1, f"{source.text_of(arguments[1])} ^ 1")
    elif name == "decode" and isinstance(arguments[0], ast.Constant):
        new = CHARSETS.get(arguments[0].value, "ISO-8859-1")
        yield other("charset", 0, f'u"{new}"')
