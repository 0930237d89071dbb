"""Attributes and methods of values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ksyspark_codegen.synthesis.charsets import decode


class Undefined(Exception):
    """An expression has no value: the official parser would fail there.

    `needs` is what must be otherwise: an expression, its place, a sign and a value, as a `Demand` has them.
    """

    def __init__(self, words: str, needs: tuple[Any, Any, Any, object] | None = None) -> None:
        super().__init__(words)
        self.needs = needs


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
