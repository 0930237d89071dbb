"""Whether a change to an instruction can be seen at all, as far as that can be worked out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from alike import Alike, Pair
from needed import Needed
from outcomes import Outcomes
from pairs import pair_of
from registers import constant_in

from ksyspark.compiler import opcodes as op
from ksyspark.compiler.plan import Plan
from ksyspark.layout import Layout

_SAME_AS_BEFORE = frozenset({"order", "sign", "constant", "argument", "comparison", "operator", "condition", "check"})
"""Kinds of changes after which an instruction sets the same as before, or leads on: it reads nothing farther away."""


class Seen:
    """The changes of one plan."""

    def __init__(self, plan: Plan, layout: Layout) -> None:
        self._plan, self._layout = plan, layout
        self._outcomes, self._alike = Outcomes(plan), Alike(plan)

    def is_seen(self, line: int, kind: str, altered: Callable[[], Plan], answer: bool | None) -> bool:
        """Tell whether a change to a line may be seen; `answer` is what a changed jump is always answered."""
        if not self._needed.line(line) and self._is_harmless(line, kind):
            return False
        if answer is not None:
            return self._outcomes.always(line) is not answer
        if kind == "sign" and not self._outcomes.shows_sign(line):
            return False
        pair = pair_of(kind, self._plan.program[line], self._copied(line, altered))
        return pair is None or not self._is_unseen(line, pair)

    def is_octet_seen(self, at: int) -> bool:
        """Tell whether anything that matters looks at a constant byte."""
        return at in self._needed.octets

    def _is_harmless(self, line: int, kind: str) -> bool:
        """Tell whether what an instruction does instead is no more than what it did: to set the same, or to lead on."""
        code = self._plan.program[line][0]
        if code == op.JUMP:
            return False
        return kind in _SAME_AS_BEFORE or code == op.FIXED or (code == op.LOAD and kind == "slot")

    def _is_unseen(self, line: int, pair: Pair) -> bool:
        register = self._plan.program[line][1]
        both = (register, register + 1) if self._plan.program[line][0] == op.FIXED else (register,)
        return all(self._alike.is_unseen(line, one, pair) for one in both)

    def _copied(self, line: int, altered: Callable[[], Plan]) -> tuple[int, int] | None:
        """Return the constants that an instruction copies before and after a change."""
        if self._plan.program[line][0] != op.MOVE:
            return None
        found = [constant_in(plan, plan.program[line][2]) for plan in (self._plan, altered())]
        return (found[0], found[1]) if found[0] is not None and found[1] is not None else None

    @cached_property
    def _needed(self) -> Needed:
        return Needed(self._plan, self._layout)
