"""Texts that are short in every message: of literals and digits of numbers. What they cost need not be counted."""

from __future__ import annotations

from collections.abc import Callable

from ksyspark.spec.expressions.nodes import Binary, Expression, Member, StringLiteral, Ternary

_MOST = 64
# A number of 64 bits has at most so many, with its sign.
_DIGITS = 20


def is_short_text(tree: Expression, is_number: Callable[[Expression], bool]) -> bool:
    """Say whether an expression joins or chooses literals and digits of numbers, and has at most 64 characters."""
    found = _characters(tree, is_number)
    return found is not None and found <= _MOST


def _characters(tree: Expression, is_number: Callable[[Expression], bool]) -> int | None:
    """Return the most characters of a text; None for anything else."""
    match tree:
        case StringLiteral(text):
            return len(text)
        case Member(number, "to_s") if is_number(number):
            return _DIGITS
        case Binary("+", left, right):
            one, other = _characters(left, is_number), _characters(right, is_number)
            return None if one is None or other is None else one + other
        case Ternary(_, then, otherwise):
            one, other = _characters(then, is_number), _characters(otherwise, is_number)
            return None if one is None or other is None else max(one, other)
    return None
