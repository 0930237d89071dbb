"""Sums whose terms are the digits of a number: how much each term carries, and how a number is shared out to them."""

from __future__ import annotations

from ksyspark.spec.expressions import Expression, nodes
from ksyspark_codegen.synthesis.choices import Change
from ksyspark_codegen.synthesis.methods import Undefined
from ksyspark_codegen.synthesis.parts import Frame
from ksyspark_codegen.synthesis.supposing import Supposing
from ksyspark_codegen.synthesis.targets import find_target

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
    look: Supposing, terms: list[Expression], frame: Frame, target: int, given: Change
) -> list[tuple[Expression, int]] | None:
    """Return what each term that can be chosen must be; None where the number does not come out."""
    free: list[tuple[int, int, Expression]] = []
    for term in terms:
        if look.depends(term, frame, given):
            unit, most = _reach(look, term, frame, given)
            free.append((unit, most, term))
            continue
        try:
            value = look.value(term, frame, given)
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


def _reach(look: Supposing, tree: Expression, frame: Frame, given: Change) -> tuple[int, int]:
    """Return the step of a term's values and the largest of them; (0, 0) for one that is always 0."""
    match tree:
        case nodes.Binary("*" | "<<" | "&" as sign, left, right):
            for one, other in ((left, right), (right, left)):
                if look.depends(other, frame, given):
                    continue
                return _scaled(sign, _reach(look, one, frame, given), look.value(other, frame, given))
        case nodes.Ternary(condition, then, otherwise):
            try:
                return _reach(look, then if look.value(condition, frame, given) else otherwise, frame, given)
            except Undefined:
                return 1, 0
        case nodes.IntLiteral(value):
            return (value, value) if value > 0 else (0, 0)
        case nodes.Cast(of):
            return _reach(look, of, frame, given)
        case nodes.Name() | nodes.Member() | nodes.Subscript():
            return _reach_of_name(look, tree, frame, given)
    return 1, (1 << _WIDEST) - 1


def _reach_of_name(look: Supposing, tree: Expression, frame: Frame, given: Change) -> tuple[int, int]:
    target = find_target(look, tree, frame, given)
    if target is not None and target.key is not None:
        found = look.range(target.key)
        return 1, found[-1] if found else (1 << _WIDEST) - 1
    if target is not None and target.turn is None and target.tree is not None and target.frame is not None:
        return _reach(look, target.tree, target.frame, given)
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
