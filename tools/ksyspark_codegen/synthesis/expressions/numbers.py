"""Invert arithmetic: operands for a result, numbers near a bound, shares of a sum."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.expressions import Expression, nodes
from ksyspark_codegen.synthesis.expressions.hypotheses import Hypotheses
from ksyspark_codegen.synthesis.expressions.targets import find_target
from ksyspark_codegen.synthesis.message.assignments import AssignedValue, Change, Sign
from ksyspark_codegen.synthesis.message.parts import Scope, Undefined

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


def near(sign: Sign, value: object, numbers: range | None) -> Iterator[AssignedValue]:
    """Yield values for a field that can hold some numbers; they stand in a relation to a value."""
    for one in values_for(sign, value):
        if isinstance(one, int) and numbers is not None and one not in numbers:
            continue
        if isinstance(one, int | bytes | str | float):
            yield one


def inverses(sign: str, target: object, known: object, *, is_left: bool) -> Iterator[object]:
    """Yield what the unknown side of an operator must be; a pair (mask, bits) assigns some bits only.

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


_WIDEST = 32


def terms_of(tree: Expression) -> list[Expression]:
    """Return the terms of a sum, or of an `or` of bits; one term where the expression is neither."""
    if isinstance(tree, nodes.Binary) and tree.operator in ("+", "|"):
        return [*terms_of(tree.left), *terms_of(tree.right)]
    return [tree]


def sides_of(tree: Expression, sign: str) -> list[Expression]:
    """Return what a chain of one operator joins; the expression alone where it is no chain."""
    if isinstance(tree, nodes.Binary) and tree.operator == sign:
        return [*sides_of(tree.left, sign), *sides_of(tree.right, sign)]
    return [tree]


def share_out(
    hypotheses: Hypotheses, terms: list[Expression], scope: Scope, target: int, given: Change
) -> list[tuple[Expression, int]] | None:
    """Return what each term that can be chosen must be; None where the number does not come out."""
    free: list[tuple[int, int, Expression]] = []
    for term in terms:
        if hypotheses.depends(term, scope, given):
            unit, most = _reach(hypotheses, term, scope, given)
            free.append((unit, most, term))
            continue
        try:
            value = hypotheses.value(term, scope, given)
        except Undefined:
            return None
        if not isinstance(value, int):
            return None
        target -= value
    shares = []
    for unit, most, term in sorted(free, key=lambda one: -one[0]):
        share = min(most // unit * unit, target // unit * unit) if unit else 0
        shares.append((term, max(share, 0)))
        target -= max(share, 0)
    return shares if target == 0 else None


def _reach(hypotheses: Hypotheses, tree: Expression, scope: Scope, given: Change) -> tuple[int, int]:
    """Return the step of a term's values and the largest of them; (0, 0) for one that is always 0."""
    match tree:
        case nodes.Binary("*" | "<<" | "&" as sign, left, right):
            for one, other in ((left, right), (right, left)):
                if hypotheses.depends(other, scope, given):
                    continue
                return _scaled(sign, _reach(hypotheses, one, scope, given), hypotheses.value(other, scope, given))
        case nodes.Ternary(condition, then, otherwise):
            try:
                return _reach(
                    hypotheses, then if hypotheses.value(condition, scope, given) else otherwise, scope, given
                )
            except Undefined:
                return 1, 0
        case nodes.IntLiteral(value):
            return (value, value) if value > 0 else (0, 0)
        case nodes.Cast(of):
            return _reach(hypotheses, of, scope, given)
        case nodes.Name() | nodes.Member() | nodes.Subscript():
            return _reach_of_name(hypotheses, tree, scope, given)
    return 1, (1 << _WIDEST) - 1


def _reach_of_name(hypotheses: Hypotheses, tree: Expression, scope: Scope, given: Change) -> tuple[int, int]:
    target = find_target(hypotheses, tree, scope, given)
    if target is not None and target.key is not None:
        found = hypotheses.range(target.key)
        return 1, found[-1] if found else (1 << _WIDEST) - 1
    if target is not None and target.convert is None and target.tree is not None and target.scope is not None:
        return _reach(hypotheses, target.tree, target.scope, given)
    return 1, (1 << _WIDEST) - 1


def _scaled(sign: str, reach: tuple[int, int], factor: object) -> tuple[int, int]:
    unit, most = reach
    if not isinstance(factor, int) or factor <= 0:
        return 0, 0
    if sign == "*":
        return unit * factor, most * factor
    if sign == "<<":
        return unit << factor, most << factor
    return max(unit, factor & -factor), min(most, factor)
