"""Data flow: which facts hold at each instruction of a program, joined where its paths meet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ksyspark.compiler.instructions import Instruction, Label, Operand

Places = Mapping[int, int]
"""The position of each label."""


@dataclass(slots=True)
class Facts:
    """The instruction that set each register, the instances already read, and the registers that are not 0."""

    values: dict[Operand, Instruction] = field(default_factory=dict)
    read: set[tuple[Operand, ...]] = field(default_factory=set)
    not_zero: set[Operand] = field(default_factory=set)

    def copy(self) -> Facts:
        return Facts(dict(self.values), set(self.read), set(self.not_zero))

    def intersect(self, other: Facts) -> None:
        """Drop the facts that the other does not have."""
        self.values = {key: value for key, value in self.values.items() if other.values.get(key) == value}
        self.read &= other.read
        self.not_zero &= other.not_zero


class DataFlow:
    """Facts at the labels of a program that is walked once, front to back.

    No facts hold at entries of subroutines and at targets of backward jumps.
    """

    def __init__(self, program: Sequence[Instruction], places: Places) -> None:
        self._targets = [_targets(one, places) for one in program]
        self._labelled = set(places.values())
        self._without_facts = {
            at
            for number, one in enumerate(program)
            for at in self._targets[number]
            if one.operation == "CALL" or at <= number
        }
        self._jumped: dict[int, Facts] = {}

    def enter(self, number: int, before: Facts | None) -> Facts | None:
        """Return the facts at an instruction; `before` holds behind the one in front, None if that jumps away."""
        if number not in self._labelled:
            return before
        if number in self._without_facts:
            return Facts()
        jumped = self._jumped.pop(number, None)
        if before is None or jumped is None:
            return jumped if before is None else before
        before.intersect(jumped)
        return before

    def leave(self, number: int, facts: Facts) -> None:
        """Carry the facts behind an instruction to the targets of its jumps."""
        for at in self._targets[number]:
            if at in self._without_facts:
                continue
            if at in self._jumped:
                self._jumped[at].intersect(facts)
            else:
                self._jumped[at] = facts.copy()


def _targets(one: Instruction, places: Places) -> list[int]:
    return [places[part.number] for part in one.operands if isinstance(part, Label)]
