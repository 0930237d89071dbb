"""Search where an expression cannot be inverted at once: one condition on the way to it, or guessed numbers."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from random import Random

from ksyspark.spec.expressions import Expression, nodes
from ksyspark_codegen.synthesis.expressions.hypotheses import Hypotheses, may_give
from ksyspark_codegen.synthesis.expressions.inversion import Inversion
from ksyspark_codegen.synthesis.expressions.numbers import sides_of
from ksyspark_codegen.synthesis.expressions.targets import find_target
from ksyspark_codegen.synthesis.message.assignments import NEGATED, Change, Constraint, Sign, exactly
from ksyspark_codegen.synthesis.message.parts import Key, Scope, Undefined

_NOTHING: Change = {}


def steps_to(inversion: Inversion, constraint: Constraint) -> Iterator[Change]:
    """Yield changes that bring a constraint nearer, without regard to whether they meet it."""
    return _steps(inversion, constraint.tree, constraint.scope, constraint.sign, constraint.value)


def _steps(inversion: Inversion, tree: Expression, scope: Scope, sign: Sign, value: object) -> Iterator[Change]:
    hypotheses = inversion.hypotheses
    with contextlib.suppress(Undefined):
        match tree:
            case nodes.Ternary(condition, then, otherwise):
                holds = bool(hypotheses.value(condition, scope, _NOTHING))
                branch = then if holds else otherwise
                if may_give(branch, sign, value):
                    yield from _steps(inversion, branch, scope, sign, value)
                else:
                    yield from inversion.to_condition(condition, scope, wanted=not holds)
            case nodes.Unary("not", operand):
                yield from _steps(inversion, operand, scope, "==", bool(value) != (sign == "=="))
            case nodes.Binary("and" | "or" as operator) if (bool(value) == (sign == "==")) == (operator == "and"):
                yield from _to_all(inversion, sides_of(tree, operator), scope, wanted=operator == "and")
            case nodes.Binary(comparison, left, right) if comparison in NEGATED:
                wanted = bool(value) == (sign == "==")
                known = hypotheses.value(right, scope, _NOTHING)
                yield from _steps(inversion, left, scope, comparison if wanted else NEGATED[comparison], known)
            case nodes.Name() | nodes.Member():
                target = find_target(hypotheses, tree, scope, _NOTHING)
                if target is not None and target.tree is not None and target.scope is not None and not target.convert:
                    yield from _steps(inversion, target.tree, target.scope, sign, value)


def _to_all(inversion: Inversion, sides: list[Expression], scope: Scope, *, wanted: bool) -> Iterator[Change]:
    """Bring the first of several conditions nearer that is not as all of them must be; those before it stay."""
    held: list[Expression] = []
    for side in sides:
        if inversion.hypotheses.holds(side, scope, "==", wanted, _NOTHING):
            held.append(side)
            continue
        for change in _to_one(inversion, side, scope, wanted=wanted):
            if all(inversion.hypotheses.holds(one, scope, "==", wanted, change) for one in held):
                yield change
        return


def _to_one(inversion: Inversion, tree: Expression, scope: Scope, *, wanted: bool) -> Iterator[Change]:
    yield from inversion.to_condition(tree, scope, wanted=wanted, is_brief=True)
    yield from _steps(inversion, tree, scope, "==", wanted)


_GUESSES = 150
_USUAL_SIZE = 256


def guesses(hypotheses: Hypotheses, constraint: Constraint, chance: Random) -> Iterator[Change]:
    """Yield changes that meet a constraint: numbers of all kinds for the assignments that its expression asks for."""
    keys = [key for key in hypotheses.evaluator.uses(constraint.tree, constraint.scope) if hypotheses.range(key)]
    if constraint.scope.item_key in keys:
        keys.remove(constraint.scope.item_key)
        keys.append(constraint.scope.item_key)
    for _ in range(_GUESSES if keys else 0):
        some = chance.sample(keys, chance.randint(1, min(len(keys), 3)))
        change: Change = {key: exactly(_guessed(hypotheses, key, chance)) for key in some}
        if hypotheses.holds(constraint.tree, constraint.scope, constraint.sign, constraint.value, change):
            yield change


def _guessed(hypotheses: Hypotheses, key: Key, chance: Random) -> int:
    numbers = hypotheses.range(key)
    assert numbers
    if key[-1] == "#size":
        return chance.randrange(_USUAL_SIZE)
    small = range(max(numbers[0], -2), min(numbers[-1], 12) + 1)
    return chance.choice(
        (chance.choice(small or numbers), numbers[0], numbers[-1], chance.randint(numbers[0], numbers[-1]))
    )
