"""How many items a list may have at most, and how much work a message of so many may be."""

from __future__ import annotations

from collections.abc import Mapping

from ksyspark.spec.expressions import Expression, names_in
from ksyspark.spec.expressions.nodes import Binary, IntLiteral, Name
from ksyspark.spec.model import Attribute, TypeSpec
from ksyspark_codegen.synthesis.choices import Goal
from ksyspark_codegen.synthesis.terms import sides_of

# More items make a message so large that it takes too long.
_MOST = 256
_EFFORT, _EFFORT_OF_ITEM, _FEW = 20_000, 300, 2


def most_effort(goals: Mapping[Goal, object]) -> int:
    """Return how many steps of the solver a message may take that shows what goals ask for."""
    counts = [number for (kind, *_), number in goals.items() if kind == "count"]
    return _EFFORT + _EFFORT_OF_ITEM * sum(one for one in counts if isinstance(one, int) and one > _FEW)


def full_lists(owner: TypeSpec, tree: Expression) -> dict[Goal, object]:
    """Return the goals under which the lists that an expression names have as many items as they may."""
    found: dict[Goal, object] = {}
    for name in sorted(names_in(tree)):
        one = next((one for one in owner.attributes() if one.id == name), None)
        most = most_items(one) if one is not None else None
        if one is not None and most is not None:
            found["count", owner.path, one.id] = most
            found |= {("if", owner.path, one.id): 1} if one.condition is not None else {}
    return found


def most_items(attribute: Attribute) -> int | None:
    """Return how many items a list has at most whose repeat ends at `_index == n` or beyond; None for other lists."""
    repeat = attribute.repeat
    if repeat is None or repeat.kind != "until" or repeat.formula is None:
        return None
    for side in sides_of(repeat.formula.tree, "or"):
        match side:
            case Binary("==" | ">=" | ">" as sign, Name("_index"), IntLiteral(last)) if 0 <= last < _MOST:
                return last + 1 + (sign == ">")
    return None
