"""Evaluate expressions under other assignments than those that were made."""

from __future__ import annotations

from collections.abc import Mapping
from operator import ne

from ksyspark.spec.expressions import Expression, nodes
from ksyspark_codegen.synthesis.expressions.evaluate import Evaluator
from ksyspark_codegen.synthesis.expressions.operations import apply_binary
from ksyspark_codegen.synthesis.message.assignments import AssignedValue, Assignments, Bits, Change, Sign, exactly
from ksyspark_codegen.synthesis.message.parts import Hypothesis, Key, Scope, Undefined

_SIZES = range(1 << 16)


def merged(change: Change, key: Key, value: object) -> Change | None:
    """Return a change with one more choice assigned, None where it contradicts. A pair is (mask, bits)."""
    assigned = _assigned(value)
    before = change.get(key)
    if before is None:
        return {**change, key: assigned}
    if isinstance(before, Bits) and isinstance(assigned, Bits):
        both = before.mask & assigned.mask
        if before.value & both != assigned.value & both:
            return None
        return {**change, key: Bits(before.mask | assigned.mask, before.value | assigned.value)}
    if isinstance(before, bytes) and isinstance(assigned, bytes) and _is_one_more(before, assigned):
        return {**change, key: assigned}
    return change if before == assigned else None


def _is_one_more(before: bytes, after: bytes) -> bool:
    """Tell whether one byte is assigned in addition to others."""
    return len(before) == len(after) and sum(map(ne, before, after)) == 1


def _assigned(value: object) -> AssignedValue:
    match value:
        case (int() as mask, int() as bits):
            return Bits(mask, bits)
        case bool() | int():
            return exactly(int(value))
        case bytes() | str() | float() | Bits():
            return value
    raise AssertionError(f"no choice can be {value!r}")


def may_give(tree: Expression, sign: Sign, value: object) -> bool:
    """Tell whether an expression may stand in a relation to a value: not, where all it can be is known and does not."""
    match tree:
        case nodes.Ternary(_, then, otherwise):
            return may_give(then, sign, value) or may_give(otherwise, sign, value)
        case nodes.IntLiteral(known) | nodes.BoolLiteral(known) | nodes.StringLiteral(known):
            try:
                return bool(apply_binary(sign, known, value))
            except Undefined:
                return False
    return True


class Hypotheses:
    """The evaluator, the assignments as they are, and the numbers that fields can hold."""

    def __init__(self, evaluator: Evaluator, assignments: Assignments, ranges: Mapping[Key, range]) -> None:
        self.evaluator = evaluator
        self._choices = assignments
        self._ranges = ranges
        self._kept: dict[int, tuple[Change, Hypothesis]] = {}

    def value(self, tree: Expression, scope: Scope, given: Change) -> object:
        """Return the value of an expression. Raises Undefined where it has none."""
        return self.evaluator.assuming(self._hypothesis(given), tree, scope)

    def holds(self, tree: Expression, scope: Scope, sign: Sign, value: object, given: Change) -> bool:
        """Tell whether an expression stands in a relation to a value."""
        try:
            return bool(apply_binary(sign, self.value(tree, scope, given), value))
        except Undefined:
            return False

    def depends(self, tree: Expression, scope: Scope, given: Change) -> bool:
        """Tell whether an expression depends on a choice at all; one without value may."""
        with self.evaluator.under(self._hypothesis(given)):
            return bool(self.evaluator.uses(tree, scope)) or self._is_undefined(tree, scope)

    def range(self, key: Key) -> range | None:
        """Return the numbers that a field can hold, where that is known; items can hold those of their field."""
        if key[-1:] == ("#size",):
            return _SIZES
        return self._ranges.get(key) or (self._ranges.get(key[:-1]) if key and isinstance(key[-1], int) else None)

    def _is_undefined(self, tree: Expression, scope: Scope) -> bool:
        try:
            self.evaluator.value(tree, scope)
        except Undefined:
            return True
        return False

    def _hypothesis(self, change: Change) -> Hypothesis:
        """Return the assignments of a change, with the values that were computed under them, for the next time."""
        if id(change) not in self._kept:
            values = {key: self._one(key, assigned) for key, assigned in change.items()}
            self._kept[id(change)] = (change, Hypothesis(values))
        return self._kept[id(change)][1]

    def _one(self, key: Key, assigned: AssignedValue) -> object:
        if not isinstance(assigned, Bits):
            return assigned
        now = self._choices.drawn.get(key, 0)
        if isinstance(now, bool):
            return bool(assigned.onto(int(now)))
        return assigned.onto(now if isinstance(now, int) else 0)
