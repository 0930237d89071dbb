"""Which part of a rule a message breaks: of `a and (b or c)`, what is false, without what cannot apply."""

from __future__ import annotations

from collections.abc import Callable

from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.expressions.nodes import parts_of

Holds = Callable[[Expression], bool]
"""Whether a condition holds for the message; false too where it has no value."""


def broken_parts(rule: Expression, holds: Holds) -> tuple[Expression, ...]:
    """Return the conditions of a broken rule of which one would have to hold; more than one only of alternatives.

    Of alternatives those are left that lack least, and of these those about the value (`_`) where there are any: of
    `_ == 1 and is_old or _ == 2 and not is_old` the one that speaks of a message of this age.
    """
    match rule:
        case nodes.Binary("and"):
            broken = next((part for part in joined_by(rule, "and") if not holds(part)), None)
            return (rule,) if broken is None else broken_parts(broken, holds)
        case nodes.Binary("or"):
            return _alternatives(joined_by(rule, "or"), holds)
        case nodes.Unary("not", nodes.Binary("or") as denied, column):
            true = next((part for part in joined_by(denied, "or") if holds(part)), None)
            return (rule,) if true is None else broken_parts(nodes.Unary("not", true, column), holds)
        case nodes.Ternary(test, then, otherwise):
            return broken_parts(then if holds(test) else otherwise, holds)
    return (rule,)


def joined_by(tree: Expression, word: str) -> tuple[Expression, ...]:
    """Return what a chain of one operator joins, from left to right."""
    if isinstance(tree, nodes.Binary) and tree.operator == word:
        return (*joined_by(tree.left, word), *joined_by(tree.right, word))
    return (tree,)


def _alternatives(parts: tuple[Expression, ...], holds: Holds) -> tuple[Expression, ...]:
    lacking = [sum(not holds(one) for one in joined_by(part, "and")) for part in parts]
    nearest = [part for part, number in zip(parts, lacking, strict=True) if number == min(lacking)]
    found = [one for part in nearest for one in broken_parts(part, holds)]
    about_value = [one for one in found if mentions_value(one)]
    return tuple(about_value or found[:1])


def mentions_value(tree: Expression) -> bool:
    """Tell whether an expression uses the value that it checks."""
    return (isinstance(tree, nodes.Name) and tree.id == "_") or any(map(mentions_value, parts_of(tree)))
