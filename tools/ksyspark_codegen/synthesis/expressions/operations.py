"""Operators, attributes and methods of values, with the arithmetic of the official parsers for Python."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from ksyspark_codegen.synthesis.message.parts import Undefined
from ksyspark_codegen.synthesis.message.text import decode


def call_method(of: object, name: str, arguments: tuple[object, ...]) -> object:
    """Return `of.name` or `of.name(arguments)`. Raises Undefined where it has no value."""
    try:
        return _METHODS[name](of, *arguments)
    except (KeyError, ValueError, IndexError, TypeError, OverflowError) as error:
        raise Undefined(f"`{name}` of {str(of)[:40]!r}") from error


def _to_s(of: Any, encoding: str = "") -> object:
    return decode(of, encoding) if isinstance(of, bytes) else str(of)


_METHODS: dict[str, Callable[..., object]] = {
    "length": len,
    "size": len,
    "first": lambda of: of[0],
    "last": lambda of: of[-1],
    "min": min,
    "max": max,
    "reverse": lambda of: of[::-1],
    "substring": lambda of, start, end: of[start:end],
    "to_i": lambda of, base=10: int(of, base) if isinstance(of, str) else int(of),
    "to_s": _to_s,
}


_MOST_SHIFT = 4096

_BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "%": operator.mod,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_UNARY: dict[str, Callable[[Any], Any]] = {
    "-": operator.neg,
    "+": operator.pos,
    "~": operator.invert,
    "not": operator.not_,
}


def apply_unary(sign: str, value: object) -> object:
    """Return `-x`, `+x`, `~x` or `not x`."""
    try:
        return _UNARY[sign](value)
    except TypeError as error:
        raise Undefined(str(error)) from error


def apply_binary(sign: str, left: object, right: object) -> object:
    """Return the value of an operator other than `and` and `or`. Raises Undefined where it has none."""
    if sign in ("<<", ">>"):
        return _shift(sign, left, right)
    try:
        if sign == "/":
            return _divide(left, right)
        return _BINARY[sign](left, right)
    except (ZeroDivisionError, OverflowError, TypeError) as error:
        raise Undefined(str(error)) from error


def _divide(left: Any, right: Any) -> object:
    return left // right if isinstance(left, int) and isinstance(right, int) else left / right


def _shift(sign: str, left: Any, right: Any) -> object:
    if not isinstance(left, int) or not isinstance(right, int) or not 0 <= right <= _MOST_SHIFT:
        raise Undefined(f"a shift by {right} bits")
    return left << right if sign == "<<" else left >> right
