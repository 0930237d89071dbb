"""What no message can show, and why."""

from __future__ import annotations

from typing import Literal

from ksyspark.spec.expressions import Expression, names_in
from ksyspark.spec.expressions.nodes import Binary, IntLiteral, Name, Unary
from ksyspark.spec.model import Attribute, BitsUse, Formula, IntegerUse, SwitchUse
from ksyspark_codegen.synthesis.points import NO_CASE, Point
from ksyspark_codegen.synthesis.proving import Never, Proof
from ksyspark_codegen.synthesis.rules import one_of
from ksyspark_codegen.synthesis.solver import Solver


class Excluded:
    """Prove of points that the rules of a specification exclude them, or parameters as they are told do."""

    def __init__(self, solver: Solver) -> None:
        self._solver = solver
        self._never = Never(solver.library, solver.root)
        told = {name: int(value) for name, value in solver.params.items() if isinstance(value, int)}
        self._as_told = Never(solver.library, solver.root, told)
        self._told = {name: Never(solver.library, solver.root, {name: value}) for name, value in told.items()}

    def why(self, attribute: Attribute | None, point: Point) -> str:
        """Return why no message that obeys shows a point, empty where that is not proven."""
        if plain := why_never(attribute, point):
            return plain
        proof = self._proof(self._never, attribute, point)
        return "" if proof is None else f"no message can show this: {proof}"

    def why_not_so(self, attribute: Attribute | None, point: Point) -> str:
        """Return which parameter must be another than it is told for a point to be shown, empty where none is known."""
        if not self._told or self._proof(self._as_told, attribute, point) is None:
            return ""
        for name, never in self._told.items():
            if self._proof(never, attribute, point) is not None:
                return f"shown only where the parameter {name} is {_other(self._solver.params[name])}"
        return ""

    def _proof(self, never: Never, attribute: Attribute | None, point: Point) -> Proof | None:
        shown = _expression(attribute, point) if attribute is not None else None
        if attribute is None or shown is None:
            return None
        is_behind = point.kind == "label" and attribute.value is None
        is_absent = point.kind == "if" and not point.value
        owner = self._solver.spec_of(point.owner)
        return never.proof_that_not(owner, attribute, shown, is_behind=is_behind, is_absent=is_absent)


def _other(value: object) -> str:
    """Return for people what a parameter is if not this value."""
    return str(not value).lower() if isinstance(value, bool) else f"not {value}"


def _expression(attribute: Attribute, point: Point) -> Expression | None:
    """Return what is true where a point is shown; None where no expression tells so."""
    match point.kind:
        case "label":
            own = attribute.value.tree if attribute.value is not None else Name("_", 0)
            return Binary("==", own, IntLiteral(point.value, 0), 0)
        case "if" if attribute.condition is not None:
            condition = attribute.condition.tree
            return condition if point.value else Unary("not", condition, 0)
        case "case" if isinstance(attribute.use, SwitchUse):
            return _case(attribute.use, point.value)
        case "count" if attribute.repeat is not None and attribute.repeat.kind == "expr":
            return _count(attribute.repeat.formula, point.value)
    return None


def _count(told: Formula | None, number: int) -> Expression | None:
    """Return what is true where a repeat has no item, one, or more; a count below zero is as none."""
    sign: Literal["<=", "==", ">="] = "<=" if number == 0 else "==" if number == 1 else ">="
    return None if told is None else Binary(sign, told.tree, IntLiteral(number, 0), 0)


def _case(use: SwitchUse, number: int) -> Expression | None:
    when = use.cases[number].when if number != NO_CASE else None
    if when is not None:
        return Binary("==", use.on.tree, when.tree, 0)
    listed = [case.when.tree for case in use.cases if case.when is not None]
    return Unary("not", one_of(listed, use.on.tree), 0) if listed else None


def why_never(attribute: Attribute | None, point: Point) -> str:
    """Return why a point cannot be shown by any message, empty where nothing says so."""
    repeat = attribute.repeat if attribute else None
    if point.kind == "label" and attribute is not None and not _holds(attribute, point.value):
        return f"the field cannot hold {point.value}"
    if point.kind != "count" or repeat is None:
        return ""
    if repeat.kind == "until" and point.value == 0:
        return "a repeat with a condition at its end reads one item at least"
    if repeat.kind == "expr" and repeat.formula is not None and not names_in(repeat.formula.tree):
        number = repeat.formula.text
        if number.isdecimal() and min(int(number), 2) != point.value:
            return f"the count is always {number}"
    return ""


def _holds(attribute: Attribute, code: int) -> bool:
    match attribute.use:
        case IntegerUse(is_signed, width):
            return -(1 << 8 * width - 1) * is_signed <= code < 1 << 8 * width - is_signed
        case BitsUse(width):
            return 0 <= code < 1 << width
    return True
