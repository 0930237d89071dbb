"""Which part of a rule a message breaks: of `a and (b or c)`, what is false, without what cannot apply."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.expressions.nodes import parts_of

# Where a part stands in its expression.
_COLUMN = re.compile(r"column=\d+")
Holds = Callable[[Expression], bool]
"""Whether a condition holds for the message; false too where it has no value."""


def broken_parts(rule: Expression, holds: Holds) -> tuple[Expression, ...]:
    """Return the conditions of a broken rule of which one would have to hold; more than one only of alternatives.

    Of alternatives those are left that are about the value (`_`), where there are any, and of these those that lack
    least: of `_ == 1 and is_old or _ == 2 and not is_old` the one that speaks of a message of this age.
    """
    match rule:
        case nodes.Binary("and"):
            broken = next((part for part in joined_by(rule, "and") if not holds(part)), None)
            return (rule,) if broken is None else broken_parts(broken, holds)
        case nodes.Binary("or"):
            return _alternatives(rule, holds)
        case nodes.Unary("not", nodes.Binary("or") as denied, column):
            true = next((part for part in joined_by(denied, "or") if holds(part)), None)
            return (rule,) if true is None else broken_parts(nodes.Unary("not", true, column), holds)
        case nodes.Ternary(test, then, otherwise):
            return broken_parts(then if holds(test) else otherwise, holds)
        case nodes.Binary(right=nodes.Ternary(test, then, otherwise)):
            return broken_parts(replace(rule, right=then if holds(test) else otherwise), holds)
    return (rule,)


def joined_by(tree: Expression, word: str) -> tuple[Expression, ...]:
    """Return what a chain of one operator joins, from left to right."""
    if isinstance(tree, nodes.Binary) and tree.operator == word:
        return (*joined_by(tree.left, word), *joined_by(tree.right, word))
    return (tree,)


def subject_of(tree: Expression) -> str | None:
    """Return the field of the same object that a condition is about: `dup` of `not dup`, `qos` of `qos == 1`."""
    match tree:
        case nodes.Name(name) | nodes.Binary("==" | "!=" | "<" | "<=" | ">" | ">=", nodes.Name(name)):
            return None if name == "_" else name
        case nodes.Unary("not", nodes.Name() as denied):
            return subject_of(denied)
        case nodes.Binary("or"):
            names = {subject_of(part) for part in joined_by(tree, "or")}
            return names.pop() if len(names) == 1 else None
    return None


def _alternatives(rule: Expression, holds: Holds) -> tuple[Expression, ...]:
    parts = joined_by(rule, "or")
    if _same_value(parts):
        return parts if mentions_value(rule) else (rule,)
    found = [(part, broken_parts(part, holds)) for part in parts]
    sound = [one for one in found if not all(map(is_exclusion, one[1]))]
    about_value = [one for one in sound if any(map(mentions_value, one[1]))]
    if about_value:
        lacking = [sum(not holds(one) for one in joined_by(part, "and")) for part, _ in about_value]
        nearest = [one for one, number in zip(about_value, lacking, strict=True) if number == min(lacking)]
        return tuple(leaf for _, leaves in nearest for leaf in leaves if mentions_value(leaf))
    excluding = [leaves for _, leaves in found if any(map(mentions_value, leaves))]
    # Conditions under which a rule does not apply usually stand in front of it.
    return sound[-1][1] if sound else excluding[0] if excluding else found[-1][1]


def _same_value(parts: tuple[Expression, ...]) -> bool:
    """Tell whether one value is compared with several: `a == 1 or a == 2`."""
    lefts = {_COLUMN.sub("", repr(part.left)) for part in parts if isinstance(part, nodes.Binary)}
    return len(lefts) == 1 and all(isinstance(part, nodes.Binary) and part.operator == "==" for part in parts)


def is_exclusion(tree: Expression) -> bool:
    """Tell whether a condition only excludes a value: `a != 1`."""
    return isinstance(tree, nodes.Binary) and tree.operator == "!="


def mentions_value(tree: Expression) -> bool:
    """Tell whether an expression uses the value that it checks."""
    return (isinstance(tree, nodes.Name) and tree.id == "_") or any(map(mentions_value, parts_of(tree)))
