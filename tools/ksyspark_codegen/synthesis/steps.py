"""One step towards what an expression must give: the condition that now leads elsewhere is turned round."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from ksyspark.spec.expressions import Expression, nodes
from ksyspark_codegen.synthesis.choices import Change
from ksyspark_codegen.synthesis.demand import NEGATED, Demand, Sign
from ksyspark_codegen.synthesis.methods import Undefined
from ksyspark_codegen.synthesis.parts import Frame
from ksyspark_codegen.synthesis.supposing import may_give
from ksyspark_codegen.synthesis.targets import find_target
from ksyspark_codegen.synthesis.terms import sides_of
from ksyspark_codegen.synthesis.ways import Ways

_NOTHING: Change = {}


def steps_to(ways: Ways, demand: Demand) -> Iterator[Change]:
    """Yield changes that bring a demand nearer, without regard to whether they meet it."""
    return _steps(ways, demand.tree, demand.frame, demand.sign, demand.value)


def _steps(ways: Ways, tree: Expression, frame: Frame, sign: Sign, value: object) -> Iterator[Change]:
    look = ways.look
    with contextlib.suppress(Undefined):
        match tree:
            case nodes.Ternary(condition, then, otherwise):
                holds = bool(look.value(condition, frame, _NOTHING))
                branch = then if holds else otherwise
                if may_give(branch, sign, value):
                    yield from _steps(ways, branch, frame, sign, value)
                else:
                    yield from ways.to_condition(condition, frame, wanted=not holds)
            case nodes.Unary("not", operand):
                yield from _steps(ways, operand, frame, "==", bool(value) != (sign == "=="))
            case nodes.Binary("and" | "or" as operator) if (bool(value) == (sign == "==")) == (operator == "and"):
                yield from _to_all(ways, sides_of(tree, operator), frame, wanted=operator == "and")
            case nodes.Binary(comparison, left, right) if comparison in NEGATED:
                wanted = bool(value) == (sign == "==")
                known = look.value(right, frame, _NOTHING)
                yield from _steps(ways, left, frame, comparison if wanted else NEGATED[comparison], known)
            case nodes.Name() | nodes.Member():
                target = find_target(look, tree, frame, _NOTHING)
                if target is not None and target.tree is not None and target.frame is not None and not target.turn:
                    yield from _steps(ways, target.tree, target.frame, sign, value)


def _to_all(ways: Ways, sides: list[Expression], frame: Frame, *, wanted: bool) -> Iterator[Change]:
    """Bring the first of several conditions nearer that is not as all of them must be; those before it stay."""
    held: list[Expression] = []
    for side in sides:
        if ways.look.holds(side, frame, "==", wanted, _NOTHING):
            held.append(side)
            continue
        for change in _to_one(ways, side, frame, wanted=wanted):
            if all(ways.look.holds(one, frame, "==", wanted, change) for one in held):
                yield change
        return


def _to_one(ways: Ways, tree: Expression, frame: Frame, *, wanted: bool) -> Iterator[Change]:
    yield from ways.to_condition(tree, frame, wanted=wanted, is_brief=True)
    yield from _steps(ways, tree, frame, "==", wanted)
