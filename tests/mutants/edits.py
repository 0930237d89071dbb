"""A plan with other instructions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ksyspark.compiler import opcodes as op
from ksyspark.compiler.plan import Plan

Instruction = tuple[int, ...]


@dataclass(frozen=True)
class Draft:
    """A plan under change. Lines keep their numbers: what does not fit on one line is done behind the last one."""

    plan: Plan

    def with_lines(self, lines: Mapping[int, Instruction]) -> Plan:
        """Return the plan with other instructions on some lines."""
        program = list(self.plan.program)
        for number, instruction in lines.items():
            program[number] = instruction
        return replace(self.plan, program=tuple(program))

    def without(self, number: int) -> Plan:
        """Return the plan with a line that does nothing."""
        return self.with_lines({number: (op.JUMP, number + 1)})

    def with_number(self, number: int, operand: int, value: int) -> Plan:
        """Return the plan whose line reads another constant."""
        changed = replace(self.plan, numbers=(*self.plan.numbers, value))
        return Draft(changed).with_lines({number: self._register(number, operand, self._free)})

    def with_sum(self, number: int, operand: int, more: int) -> Plan:
        """Return the plan whose line reads a register and adds to it."""
        changed = replace(self.plan, numbers=(*self.plan.numbers, more, 0))
        read = self.plan.program[number][1 + operand]
        behind = (
            (op.ADD, self._free + 1, read, self._free),
            self._register(number, operand, self._free + 1),
            (op.JUMP, number + 1),
        )
        end = len(changed.program)
        changed = replace(changed, program=(*changed.program, *behind))
        return Draft(changed).with_lines({number: (op.JUMP, end)})

    @property
    def _free(self) -> int:
        """The first register behind all constants."""
        return self.plan.registers + len(self.plan.numbers)

    def _register(self, number: int, operand: int, register: int) -> Instruction:
        before = self.plan.program[number]
        return (*before[: 1 + operand], register, *before[2 + operand :])
