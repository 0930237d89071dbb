"""Messages that are made to break a rule: all that stands behind the broken value obeys again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ksyspark_codegen.expressions import Expression, nodes
from ksyspark_codegen.making.attempt import Solved
from ksyspark_codegen.making.breaking.breaches import Breach
from ksyspark_codegen.making.solver import Solver

_TRIES = 3
_MOST = 8


def made_to_break(solver: Solver, breach: Breach, holding: Expression | None = None) -> Iterator[Solved]:
    """Yield messages in which the solver chose a value that breaks a rule, the shortest way to the field first.

    Where an expression is to be `holding`, it does.
    """
    goal = breach.kind if holding is None else (breach.kind, holding)
    for goals in solver.goals_to(breach.owner):
        for _ in range(_TRIES):
            made = solver.one({**goals, ("rule", breach.owner, breach.field): goal})
            if made is not None:
                yield made


def turned_conditions(tree: Expression) -> list[Expression]:
    """Return a rule with one of its conditions turned round, for each of them; none where it has only one.

    A message that breaks the rule, but not the one with a condition turned, breaks it for that condition alone.
    """
    found = list(_turned(tree))
    return found[:_MOST] if len(found) > 1 else []


def _turned(tree: Expression) -> Iterator[Expression]:
    match tree:
        case nodes.Binary("and" | "or", left, right):
            yield from (replace(tree, left=one) for one in _turned(left))
            yield from (replace(tree, right=one) for one in _turned(right))
        case nodes.Unary("not", operand):
            yield from (replace(tree, operand=one) for one in _turned(operand))
        case _:
            yield nodes.Unary("not", tree, tree.column)
