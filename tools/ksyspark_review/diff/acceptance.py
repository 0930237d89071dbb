"""Which values one rule accepts and another one refuses: values near the numbers of both are tried.

A rule is the meaning of `valid`, or None if a field has no `valid`. What it depends on besides the value itself is
named by the text of its meaning, and may have any value near the numbers of the rules, too.
"""

import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import chain, product
from math import prod
from random import Random
from typing import Any

from ksyspark_review.meaning import Plain

ITEM = repr(["name", "_"])
NUMBER_OF_ITEM = repr(["name", "_index"])
"""The value itself, and its number in a list, counted from 0."""
Run = tuple[Any, Any]
"""Accepted values from the first to the last; both are the same text or bytes where they are no numbers."""

_OPERATORS: Mapping[str, Callable[..., Any]] = {
    "==": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.floordiv, "%": operator.mod,
    "&": operator.and_, "|": operator.or_, "^": operator.xor, ">>": operator.rshift, "~": operator.invert,
}  # fmt: skip
_COMPARING = ("==", "!=", "<", "<=", ">", ">=")
_TRUTH = (False, True)
_MOST_TRIED = 20_000
# Of a type with so few numbers each one is tried.
_FEW = 256


def runs_between(accepting: Plain, refusing: Plain, numbers: range | None) -> tuple[Run, ...] | None:
    """Return the values that one rule accepts and another one refuses, None if there are none.

    `numbers` are those that the field can hold. The values are empty where they depend on more than whether the rules
    differ at all.
    """
    domains = _domains((accepting, refusing), numbers)
    by_rest: dict[tuple[Any, ...], set[Any]] = {}
    for values in _differing(accepting, refusing, domains):
        by_rest.setdefault(tuple(one for name, one in values.items() if name != ITEM), set()).add(values[ITEM])
    if not by_rest:
        return None
    first, *others = by_rest.values()
    is_compared = len(domains[ITEM]) == len(numbers or ()) or not any(map(_is_worked_on, (accepting, refusing)))
    is_alone = not any(name == NUMBER_OF_ITEM or (ITEM in name and name != ITEM) for name in domains)
    is_exact = is_compared and is_alone and _is_small(domains) and len(first) < len(domains[ITEM])
    return tuple(_runs(domains[ITEM], first)) if is_exact and all(one == first for one in others) else ()


def _domains(rules: Sequence[Plain], numbers: range | None) -> dict[str, list[Any]]:
    """Return the values to try of all that some rules depend on."""
    domains: dict[str, dict[Any, None]] = {ITEM: {}}
    for tree in chain.from_iterable(map(_conditions, rules)):
        _collect(tree, domains, _TRUTH)
    near = sorted({0, 1, *(one for values in domains.values() for one in values if type(one) is int)})
    for name, values in domains.items():
        if not values or (name == ITEM and all(type(one) is int for one in values)):
            domains[name] = dict.fromkeys(near)
    if numbers is not None:
        is_every = len(numbers) <= _FEW and any(map(_is_worked_on, rules))
        within = numbers if is_every else sorted({numbers[0], *(one for one in near if one in numbers), numbers[-1]})
        domains[ITEM] = dict.fromkeys(within)
    return {name: list(values) for name, values in domains.items()}


def _differing(accepting: Plain, refusing: Plain, domains: Mapping[str, Sequence[Any]]) -> Iterator[Mapping[str, Any]]:
    """Yield values that one rule accepts and another one refuses; where there are many to try, some drawn by chance."""
    chance = Random(1)  # noqa: S311 (drawn again alike)
    drawn = (tuple(map(chance.choice, domains.values())) for _ in range(_MOST_TRIED))
    rules = [list(_conditions(rule)) for rule in (accepting, refusing)]
    for combination in product(*domains.values()) if _is_small(domains) else drawn:
        values = dict(zip(domains, combination, strict=True))
        with suppress(ArithmeticError, TypeError, ValueError):
            is_accepted, is_still = (all(_value(tree, values) for tree in rule) for rule in rules)
            if is_accepted and not is_still:
                yield values


def _is_small(domains: Mapping[str, Sequence[Any]]) -> bool:
    return prod(map(len, domains.values())) <= _MOST_TRIED


def _runs(domain: Sequence[Any], among: set[Any]) -> Iterator[Run]:
    first = None
    for value, following in zip(domain, [*domain[1:], None], strict=True):
        if value not in among:
            continue
        first = value if first is None else first
        if following not in among or not isinstance(value, int):
            yield first, value
            first = None


def _conditions(rule: Plain) -> Iterator[Plain]:
    item: Plain = ["name", "_"]
    for key, of in rule.items() if isinstance(rule, dict) else ():
        assert isinstance(of, list)
        match key:
            case "expr":
                yield of[1]
            case "any-of" | "in-enum":
                yield ["any", *(["==", item, one] for one in of)]
            case _:
                yield [{"eq": "==", "min": ">=", "max": "<="}[key], item, of[1]]


def _value(tree: Plain, values: Mapping[str, Any]) -> Any:
    literal = _literal(tree)
    if literal is not None:
        return literal
    match tree:
        case ["any", *parts]:
            return any(_value(part, values) for part in parts)
        case ["and", left, right]:
            return _value(left, values) and _value(right, values)
        case ["or", left, right]:
            return _value(left, values) or _value(right, values)
        case ["not", operand]:
            return not _value(operand, values)
        case ["ternary", condition, then, otherwise]:
            return _value(then if _value(condition, values) else otherwise, values)
        case [str(sign), *operands] if sign in _OPERATORS:
            return _OPERATORS[sign](*(_value(one, values) for one in operands))
        case ["member", "to_i", of]:
            return _value(of, values)
    return values[repr(tree)]


def _literal(tree: Plain) -> Any:
    match tree:
        case bool() | int() | float():
            return tree
        case ["text", str(text)]:
            return text
        case ["code", _, int(code)]:
            return code
        case ["listliteral", *items] if all(type(item) is int and 0 <= item < _FEW for item in items):
            return bytes(items)  # type: ignore[arg-type]
    return None


def _collect(tree: Plain, domains: dict[str, dict[Any, None]], near: Sequence[Any]) -> None:
    """Put values into the domains of all that a condition depends on: those `near` to what it is compared with."""
    match tree:
        case _ if _literal(tree) is not None:
            return
        case ["and" | "or" | "not" | "any", *parts]:
            for part in parts:
                _collect(part, domains, _TRUTH)
        case ["ternary", condition, *branches]:
            _collect(condition, domains, _TRUTH)
            for branch in branches:
                _collect(branch, domains, near)
        case [str(sign), *operands] if sign in _OPERATORS:
            for operand, other in zip(operands, reversed(operands), strict=True):
                _collect(operand, domains, list(_near(other)))
        case ["member", "to_i", of]:
            _collect(of, domains, near)
        case _:
            domains.setdefault(repr(tree), {}).update(dict.fromkeys(near))


def _near(tree: Plain) -> Iterator[Any]:
    """Yield the literals of an expression and values beside them."""
    match _literal(tree):
        case None:
            yield from (one for part in tree for one in _near(part)) if isinstance(tree, list) else ()
        case bool():
            yield from _TRUTH
        case int() | float() as number:
            yield from (number - 1, number, number + 1)
        case text:
            yield from (text, text[:0])


def _is_worked_on(tree: Plain) -> bool:
    """Tell whether a rule works something out from the value itself, in place of comparing it only."""
    match tree:
        case dict():
            return any(map(_is_worked_on, tree.values()))
        case [str(sign), *_] if sign in _OPERATORS and sign not in _COMPARING and ITEM in repr(tree):
            return True
        case list():
            return any(map(_is_worked_on, tree))
    return False
