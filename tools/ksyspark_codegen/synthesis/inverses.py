"""Arithmetic turned round, and values near a bound."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark_codegen.synthesis.choices import Settled
from ksyspark_codegen.synthesis.demand import Sign

_MOST_WIDTH = 64


def values_for(sign: Sign, value: object) -> Iterator[object]:
    """Yield values that stand in a relation to another."""
    if sign == "==" or (sign in ("<=", ">=") and not isinstance(value, int)):
        yield value
        return
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from _numbers(sign, value)
    elif isinstance(value, float):
        yield value + 1 if sign in (">", "!=") else value - 1
    elif isinstance(value, bytes):
        yield value + b"\0" if sign in (">", "!=") else value[:-1]
    elif isinstance(value, str):
        yield value + "x" if sign in (">", "!=") else value[:-1]


def _numbers(sign: Sign, value: int) -> Iterator[int]:
    match sign:
        case "!=":
            yield from (value + 1, value - 1, 0 if value else 2)
        case "<":
            yield from (value - 1, 0 if value > 0 else value - 2, value // 2 if value > 1 else value - 3)
        case "<=":
            yield from (value, value - 1, value // 64)
        case ">":
            yield from (value + 1, value + 2, value * 2 + 2, value + 24)
        case _:
            yield from (value, value + 1, value + 24)


def near(sign: Sign, value: object, numbers: range | None) -> Iterator[Settled]:
    """Yield values for a field that can hold some numbers; they stand in a relation to a value."""
    for one in values_for(sign, value):
        if isinstance(one, int) and numbers is not None and one not in numbers:
            continue
        if isinstance(one, int | bytes | str | float):
            yield one


def inverses(sign: str, target: object, known: object, *, is_left: bool) -> Iterator[object]:
    """Yield what the unknown side of an operator must be; a pair (mask, bits) settles some bits only.

    `is_left` tells that the unknown side is the left one.
    """
    if isinstance(target, str) and isinstance(known, str):
        yield from _of_text(target, known, is_left=is_left)
    elif isinstance(target, float) or isinstance(known, float):
        yield from _of_floats(sign, target, known, is_left=is_left)
    elif isinstance(target, int) and isinstance(known, int):
        yield from _of_numbers(sign, target, known, is_left=is_left)


def _of_text(target: str, known: str, *, is_left: bool) -> Iterator[str]:
    if is_left and target.endswith(known):
        yield target[: len(target) - len(known)]
    if not is_left and target.startswith(known):
        yield target[len(known) :]


def _of_floats(sign: str, target: object, known: object, *, is_left: bool) -> Iterator[float]:
    if not isinstance(target, int | float) or not isinstance(known, int | float):
        return
    match sign:
        case "+":
            yield target - known
        case "-":
            yield target + known if is_left else known - target
        case "*" if known:
            yield target / known
        case "/":
            yield target * known if is_left else (known / target if target else 0.0)


def _of_numbers(sign: str, target: int, known: int, *, is_left: bool) -> Iterator[object]:
    match sign:
        case "+":
            yield target - known
        case "-":
            yield target + known if is_left else known - target
        case "*" if known and target % known == 0:
            yield target // known
        case "*" if target == 0:
            yield 0
        case "/":
            yield from _quotient(target, known, is_left=is_left)
        case "%":
            yield from _remainder(target, known, is_left=is_left)
        case "&" | "|" | "^":
            yield from _of_bits(sign, target, known)
        case "<<" | ">>":
            yield from _shifted(sign, target, known, is_left=is_left)


def _of_bits(sign: str, target: int, known: int) -> Iterator[object]:
    if sign == "^":
        yield target ^ known
    elif sign == "&" and target & ~known == 0:
        yield (known, target)
    elif sign == "|" and known & ~target == 0:
        yield (~known, target & ~known)


def _quotient(target: int, known: int, *, is_left: bool) -> Iterator[int]:
    if is_left and known:
        yield target * known
    elif not is_left and target:
        yield known // target


def _remainder(target: int, known: int, *, is_left: bool) -> Iterator[int]:
    if is_left and known and target % known == target:
        yield from (target, target + known)
    elif not is_left and known - target > target:
        yield known - target


def _shifted(sign: str, target: int, known: int, *, is_left: bool) -> Iterator[int]:
    if not is_left:
        yield from range(9)
    elif 0 <= known <= _MOST_WIDTH:
        if sign == ">>":
            yield target << known
        elif target >> known << known == target:
            yield target >> known
