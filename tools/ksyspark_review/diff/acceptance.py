"""Which values one rule accepts and another one refuses: values near the numbers of both are tried.

A rule is the meaning of `valid`, None where there is none. What it depends on besides the value itself is named by the
text of its meaning, and may have any value near the numbers of the rules, too.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from math import prod
from random import Random
from typing import Any

from ksyspark_review.meaning import Plain

ITEM = repr(["name", "_"])
NUMBER_OF_ITEM = repr(["name", "_index"])
"""The value itself, and its number in a list, counted from 0."""
Run = tuple[Any, Any]
"""Accepted values from the first to the last; both are the same text or bytes where they are no numbers."""

_COMPARISONS: Mapping[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
}  # fmt: skip
_ARITHMETIC: Mapping[str, Callable[..., Any]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.floordiv, "%": operator.mod,
    "&": operator.and_, "|": operator.or_, "^": operator.xor, ">>": operator.rshift, "~": operator.invert,
}  # fmt: skip
_MOST_TRIED = 20_000
# Of a type with so few numbers each one is tried.
_FEW = 256


def accepts(rule: Plain, values: Mapping[str, Any]) -> bool:
    """Tell whether a rule accepts a value; it does not where it cannot be worked out."""
    try:
        return all(_value(tree, values) for tree in _conditions(rule))
    except (ArithmeticError, TypeError, ValueError):
        return False


def domains_of(rules: Sequence[Plain], numbers: range | None) -> dict[str, list[Any]]:
    """Return the values to try of all that some rules depend on; `numbers` are those that the field can hold."""
    domains: dict[str, dict[Any, None]] = {ITEM: {}}
    for rule in rules:
        for tree in _conditions(rule):
            _collect(tree, domains, is_truth=True)
    near = sorted({0, 1, *(one for values in domains.values() for one in values if type(one) is int)})
    for name, values in domains.items():
        if not values or (name == ITEM and all(type(one) is int for one in values)):
            domains[name] = dict.fromkeys(near)
    if numbers is not None:
        is_every = len(numbers) <= _FEW and any(map(_is_worked_on, rules))
        within = numbers if is_every else sorted({numbers[0], *(one for one in near if one in numbers), numbers[-1]})
        domains[ITEM] = dict.fromkeys(within)
    return {name: list(values) for name, values in domains.items()}


def differing(accepting: Plain, refusing: Plain, domains: Mapping[str, Sequence[Any]]) -> Iterator[Mapping[str, Any]]:
    """Yield values that one rule accepts and another one refuses; where there are many to try, some drawn by chance."""
    chance = Random(1)  # noqa: S311 (drawn again alike)
    drawn = (tuple(map(chance.choice, domains.values())) for _ in range(_MOST_TRIED))
    for combination in product(*domains.values()) if _is_small(domains) else drawn:
        values = dict(zip(domains, combination, strict=True))
        if accepts(accepting, values) and not accepts(refusing, values):
            yield values


def runs_between(accepting: Plain, refusing: Plain, numbers: range | None) -> tuple[Run, ...] | None:
    """Return the values that one rule accepts and another one refuses, None if there are none.

    They are empty where they depend on more than whether the rules differ at all.
    """
    domains = domains_of((accepting, refusing), numbers)
    by_rest: dict[tuple[Any, ...], set[Any]] = {}
    for values in differing(accepting, refusing, domains):
        by_rest.setdefault(tuple(one for name, one in values.items() if name != ITEM), set()).add(values[ITEM])
    if not by_rest:
        return None
    first, *others = by_rest.values()
    is_every = len(domains[ITEM]) == len(numbers or ())
    is_exact = _is_small(domains) and (is_every or not (_is_worked_on(accepting) or _is_worked_on(refusing)))
    is_exact = is_exact and NUMBER_OF_ITEM not in domains
    return tuple(_runs(domains[ITEM], first)) if is_exact and all(one == first for one in others) else ()


def nearest(
    accepting: Plain, refusing: Plain, numbers: range | None, own: Mapping[str, Any]
) -> list[Mapping[str, Any]]:
    """Return values that one rule accepts and another one refuses, those first that differ least from a message's."""
    domains = domains_of((accepting, refusing), numbers)
    present = [own[name] for name in domains if name in own]
    tried = {name: list(dict.fromkeys([*present, *each])) if name in own else each for name, each in domains.items()}
    every = differing(accepting, refusing, tried)
    return sorted(every, key=lambda values: sum(own.get(name, value) != value for name, value in values.items()))


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
    """Yield the conditions that a rule consists of."""
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
        case [str(sign), *operands] if sign in _ARITHMETIC or sign in _COMPARISONS:
            return (_ARITHMETIC.get(sign) or _COMPARISONS[sign])(*(_value(one, values) for one in operands))
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


def _collect(tree: Plain, domains: dict[str, dict[Any, None]], *, is_truth: bool = False, near: Any = None) -> None:
    """Put values into the domains of all that a condition depends on; `near` is what it is compared with."""
    if _literal(tree) is not None:
        return
    match tree:
        case ["and" | "or" | "not" | "any", *parts]:
            for part in parts:
                _collect(part, domains, is_truth=True)
        case ["ternary", condition, *branches]:
            _collect(condition, domains, is_truth=True)
            for branch in branches:
                _collect(branch, domains, is_truth=is_truth, near=near)
        case [str(sign), *operands] if sign in _COMPARISONS or sign in _ARITHMETIC:
            for operand, other in zip(operands, reversed(operands), strict=True):
                for one in _literals(other):
                    _collect(operand, domains, near=one)
                _collect(operand, domains)
        case ["member", "to_i", of]:
            _collect(of, domains, near=near)
        case _:
            _add(domains.setdefault(repr(tree), {}), near, is_truth=is_truth)


def _literals(tree: Plain) -> Iterator[Any]:
    """Yield what a part of a comparison may be."""
    literal = _literal(tree)
    if literal is not None:
        yield literal
    elif isinstance(tree, list) and tree[:1] == ["ternary"]:
        yield from (one for branch in tree[2:] for one in _literals(branch))


def _add(domain: dict[Any, None], near: Any, *, is_truth: bool) -> None:
    match near:
        case _ if is_truth or isinstance(near, bool):
            domain |= {False: None, True: None}
        case int():
            domain |= dict.fromkeys((near - 1, near, near + 1))
        case str() | bytes() | float():
            domain |= {near: None, near[:0] if not isinstance(near, float) else -near: None}


def _is_worked_on(rule: Plain) -> bool:
    """Tell whether something is worked out from the value itself, which then is not compared only."""
    waiting = list(_conditions(rule))
    for tree in waiting:
        if isinstance(tree, list):
            if tree and isinstance(tree[0], str) and tree[0] in _ARITHMETIC and ITEM in repr(tree):
                return True
            waiting += tree
    return False
