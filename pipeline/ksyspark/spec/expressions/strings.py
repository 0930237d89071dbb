"""String literals of the expression language: escapes of double-quoted strings, parts of interpolated ones."""

from __future__ import annotations

import re
from collections.abc import Iterator

_ESCAPE = re.compile(r"\\(u[0-9a-fA-F]{4}|[0-7]{1,3}|.)", re.DOTALL)
# An expression in braces may hold strings, and these may hold braces.
_PART = re.compile(r"""\{((?:[^}'"]|'[^']*'|"(?:[^"\\]|\\.)*")*)\}|((?:[^\\{]|\\.)+)""", re.DOTALL)
_SIMPLE = dict(zip("abtnvfre\"'\\", "\a\b\t\n\v\f\r\x1b\"'\\", strict=True))


class BadEscape(ValueError):
    """A backslash is followed by something that has no meaning; `column` counts from 0."""

    def __init__(self, sentence: str, column: int) -> None:
        self.column = column
        super().__init__(sentence)


def unescape(text: str) -> str:
    r"""Return the value of the inside of a double-quoted string: `\n`, `\e` (escape), octal `\101`, `\u20ac` ..."""
    return _ESCAPE.sub(_escape, text)


def _escape(match: re.Match[str]) -> str:
    code = match.group(1)
    if code[0] == "u" and len(code) > 1:
        return chr(int(code[1:], 16))
    if code[0] in "01234567":
        return chr(int(code, 8))
    if code not in _SIMPLE:
        raise BadEscape(f"unknown escape `\\{code}`", match.start())
    return _SIMPLE[code]


def format_parts(text: str) -> Iterator[tuple[bool, str, int]]:
    """Split the inside of an `f"..."` string into (is an expression, text, position)."""
    for match in _PART.finditer(text):
        is_expression = match.group(1) is not None
        yield is_expression, match.group(1) if is_expression else match.group(2), match.start(1 if is_expression else 2)
