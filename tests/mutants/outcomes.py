"""What a question of a plan is answered on every way to it, told from what the ways there ask and set.

A presence that is asked for under the condition under which it was set: the ways on which the condition held are kept
apart from the others. Only what has to do with the question is followed, so there are few kinds of ways.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from held import SETTING, Term, term_of, width_of
from plan_ways import PlanWays

from ksyspark.compiler import opcodes as op
from ksyspark.compiler.plan import Plan
from ksyspark.vm.flow import written

_BEFORE, _DEFINED, _FOLLOWED = 120, 60, 4


@dataclass(frozen=True)
class Outcomes:
    """The questions of one plan."""

    plan: Plan

    def always(self, line: int) -> bool | None:
        """Return whether a jump is always taken (True), or never (False); None where that is not known."""
        terms = self._followed(line)
        answers = PlanWays(self.plan, terms).answers(line) if terms else set()
        instruction = self.plan.program[line]
        return answers == {instruction[1 + op.TARGETS[instruction[0]]]} if len(answers) == 1 else None

    def shows_sign(self, line: int) -> bool:
        """Tell whether a number that an instruction reads may be another one with its other sign."""
        term = term_of(self.plan.program[line])
        if term is None or term[0] not in ("bits", "number"):
            return True
        ranges = PlanWays(self.plan, frozenset([term])).ranges(line, term)
        most = 1 << (width_of(term) if term[0] == "number" else 8) - 1
        return not ranges or not all(one.low >= 0 and one.high < most for one in ranges)

    def _asked(self, line: int) -> Term | None:
        """Return what a jump asks about, as far as the lines in front of it tell."""
        instruction = self.plan.program[line]
        if instruction[0] in (op.JBITS, op.JBITSN):
            return ("bits", *instruction[1:5])
        for before in range(line - 1, max(line - _DEFINED, -1), -1):
            setting = self.plan.program[before]
            if setting[0] in SETTING and setting[1] == instruction[1]:
                return term_of(setting)
        return None

    def _followed(self, line: int) -> frozenset[Term]:
        """Return what is followed for a question: what it asks about, and what is asked where that is set, and here."""
        own = self._asked(line)
        if own is None or own[0] != "cell":
            return frozenset()
        place = (self.plan.addresses[own[1]], own[2])
        here = dict.fromkeys(self._asked_before(line))
        told = [
            term
            for number, one in enumerate(self.plan.program)
            if one[0] == op.STORE and place in written(self.plan, one)
            for term in self._asked_before(number)
            if term in here
        ]
        return frozenset([own, *list(dict.fromkeys(told))[:_FOLLOWED]])

    def _asked_before(self, line: int) -> Iterator[Term]:
        for before in range(line - 1, max(line - _BEFORE, -1), -1):
            if self.plan.program[before][0] in op.TARGETS and self.plan.program[before][0] != op.JUMP:
                term = self._asked(before)
                if term is not None:
                    yield term
