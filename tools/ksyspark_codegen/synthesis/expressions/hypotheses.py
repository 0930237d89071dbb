"""Look at expressions as if some choices were settled."""

from __future__ import annotations

from collections.abc import Mapping
from operator import ne

from ksyspark.spec.expressions import Expression, nodes
from ksyspark_codegen.synthesis.expressions.evaluate import Evaluator
from ksyspark_codegen.synthesis.expressions.operations import apply_binary
from ksyspark_codegen.synthesis.message.assignments import Assignments, Bits, Change, Settled, Sign, exactly
from ksyspark_codegen.synthesis.message.parts import Frame, Hypothesis, Key, Undefined

_SIZES = range(1 << 16)


def merged(change: Change, key: Key, value: object) -> Change | None:
    """Return a change with one more choice settled, None where it contradicts. A pair is (mask, bits)."""
    settled = _settled(value)
    before = change.get(key)
    if before is None:
        return {**change, key: settled}
    if isinstance(before, Bits) and isinstance(settled, Bits):
        both = before.mask & settled.mask
        if before.value & both != settled.value & both:
            return None
        return {**change, key: Bits(before.mask | settled.mask, before.value | settled.value)}
    if isinstance(before, bytes) and isinstance(settled, bytes) and _is_one_more(before, settled):
        return {**change, key: settled}
    return change if before == settled else None


def _is_one_more(before: bytes, after: bytes) -> bool:
    """Tell whether one byte is settled in addition to others."""
    return len(before) == len(after) and sum(map(ne, before, after)) == 1


def _settled(value: object) -> Settled:
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
    """The evaluator, the choices as they are, and the numbers that fields can hold."""

    def __init__(self, evaluator: Evaluator, choices: Assignments, ranges: Mapping[Key, range]) -> None:
        self.evaluator = evaluator
        self._choices = choices
        self._ranges = ranges
        self._kept: dict[int, tuple[Change, Hypothesis]] = {}

    def value(self, tree: Expression, frame: Frame, given: Change) -> object:
        """Return the value of an expression. Raises Undefined where it has none."""
        return self.evaluator.assuming(self._hypothesis(given), tree, frame)

    def holds(self, tree: Expression, frame: Frame, sign: Sign, value: object, given: Change) -> bool:
        """Tell whether an expression stands in a relation to a value."""
        try:
            return bool(apply_binary(sign, self.value(tree, frame, given), value))
        except Undefined:
            return False

    def depends(self, tree: Expression, frame: Frame, given: Change) -> bool:
        """Tell whether an expression depends on a choice at all; one without value may."""
        with self.evaluator.under(self._hypothesis(given)):
            return bool(self.evaluator.uses(tree, frame)) or self._is_undefined(tree, frame)

    def range(self, key: Key) -> range | None:
        """Return the numbers that a field can hold, where that is known; items can hold those of their field."""
        if key[-1:] == ("#size",):
            return _SIZES
        return self._ranges.get(key) or (self._ranges.get(key[:-1]) if key and isinstance(key[-1], int) else None)

    def _is_undefined(self, tree: Expression, frame: Frame) -> bool:
        try:
            self.evaluator.value(tree, frame)
        except Undefined:
            return True
        return False

    def _hypothesis(self, change: Change) -> Hypothesis:
        """Return the choices of a change, with what was worked out under them: one change is looked at many times."""
        if id(change) not in self._kept:
            values = {key: self._one(key, settled) for key, settled in change.items()}
            self._kept[id(change)] = (change, Hypothesis(values))
        return self._kept[id(change)][1]

    def _one(self, key: Key, settled: Settled) -> object:
        if not isinstance(settled, Bits):
            return settled
        now = self._choices.drawn.get(key, 0)
        if isinstance(now, bool):
            return bool(settled.onto(int(now)))
        return settled.onto(now if isinstance(now, int) else 0)
