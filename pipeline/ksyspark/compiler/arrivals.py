"""What is known where a program's ways meet: what was known on each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ksyspark.compiler.instructions import Instruction, Label, Operand

Places = Mapping[int, int]


@dataclass(slots=True)
class Knowledge:
    """Which instruction gave the value that a register holds, which instances were read, which registers are not 0."""

    values: dict[Operand, Instruction] = field(default_factory=dict)
    read: set[tuple[Operand, ...]] = field(default_factory=set)
    not_zero: set[Operand] = field(default_factory=set)

    def copy(self) -> Knowledge:
        return Knowledge(dict(self.values), set(self.read), set(self.not_zero))

    def keep(self, other: Knowledge) -> None:
        """Forget what the other does not know."""
        self.values = {key: value for key, value in self.values.items() if other.values.get(key) == value}
        self.read &= other.read
        self.not_zero &= other.not_zero


class Arrivals:
    """The knowledge that jumps bring to their labels; where a call or a later jump leads to, nothing is known."""

    def __init__(self, program: Sequence[Instruction], places: Places) -> None:
        self._targets = [_targets(one, places) for one in program]
        self._labelled = set(places.values())
        self._unknown = {
            at
            for number, one in enumerate(program)
            for at in self._targets[number]
            if one.operation == "CALL" or at <= number
        }
        self._brought: dict[int, Knowledge] = {}

    def at(self, number: int, before: Knowledge | None) -> Knowledge | None:
        """Return what is known at an instruction; `before` is what the one in front leaves, None if it jumps away."""
        if number not in self._labelled:
            return before
        if number in self._unknown:
            return Knowledge()
        brought = self._brought.pop(number, None)
        if before is None or brought is None:
            return brought if before is None else before
        before.keep(brought)
        return before

    def leave(self, number: int, now: Knowledge) -> None:
        """Let an instruction bring what is known to where it may jump."""
        for at in self._targets[number]:
            if at in self._unknown:
                continue
            if at in self._brought:
                self._brought[at].keep(now)
            else:
                self._brought[at] = now.copy()


def _targets(one: Instruction, places: Places) -> list[int]:
    return [places[part.number] for part in one.operands if isinstance(part, Label)]
