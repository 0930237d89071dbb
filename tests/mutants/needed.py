"""Which instructions of a plan matter: what the others work out goes nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from columns_asked import cells_asked
from post_dominators import post_dominators
from registers import cells_read_by, constant_in, read_by, set_by

from ksyspark.compiler import opcodes as op
from ksyspark.compiler.plan import Plan
from ksyspark.layout import Layout
from ksyspark.vm.flow import Place, following, led_to, ways_back, written

Instruction = tuple[int, ...]

_FLOAT, _SIGNED = 64, 16
_HARMLESS = frozenset(
    {op.MOVE, op.LOAD, op.U1, op.U2BE, op.BYTEBITS, op.FIXED, op.FCONST, op.PARAM, op.EOF, op.POSITION, op.ROOTSIZE,
     op.ROOTSTART, op.AND, op.OR, op.XOR, op.NOT, op.INV, op.SAME, op.ORDER, op.EQ, op.NE, op.LT, op.LE, op.GT, op.GE,
     op.FEQ, op.FNE, op.FLT, op.FLE, op.FGT, op.FGE, op.FADD, op.FSUB, op.FMUL, op.FNEG, op.ROWS, op.JUMP, op.SWITCH,
     *op.TARGETS}
)  # fmt: skip
"""Instructions that cannot fail, and do nothing but set registers, or lead on."""


@dataclass
class Needed:
    """The instructions of one plan that matter: they may fail, move the position, or write what is looked at.

    So do those that work out what such a one reads, and those that decide whether it is run.
    """

    plan: Plan
    layout: Layout
    _live: set[int] = field(default_factory=set)
    _wanted: dict[int, frozenset[int]] = field(default_factory=dict)
    _cells: set[Place] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._cells |= set(cells_asked(self.plan, self.layout))
        program = range(len(self.plan.program))
        waiting = [line for line in program if self._matters(line)]
        self._live |= set(waiting)
        waiting += program
        while waiting:
            self._follow(waiting)
            waiting = [line for line in program if line not in self._live and self._decides(line)]
            self._live |= set(waiting)

    def line(self, number: int) -> bool:
        """Tell whether an instruction matters."""
        return number in self._live

    @cached_property
    def octets(self) -> frozenset[int]:
        """The constant bytes that instructions that matter look at, and columns."""
        found = {at for number in self._live for at in self._octets_of(self.plan.program[number])}
        return frozenset(found)

    def _octets_of(self, line: Instruction) -> Iterator[int]:
        if line[0] in (op.JSAME, op.JSAMEN):
            yield from range(line[4], line[4] + line[5])
        elif line[0] == op.FCONST:
            yield from range(line[2], line[2] + 8)
        for register in read_by(line):
            start, length = constant_in(self.plan, register), constant_in(self.plan, register + 1)
            if start is not None and start < 0:
                yield from range(-1 - start, -1 - start + max(length or 0, 0))

    def _matters(self, line: int) -> bool:
        """Tell whether an instruction matters whatever its registers are good for."""
        instruction = self.plan.program[line]
        code = instruction[0]
        if code in (op.NUMBER, op.NUMBER2):
            return instruction[5] & 15 == 8 and not instruction[5] & (_FLOAT | _SIGNED)
        return code != op.STORE and code not in _HARMLESS

    def _follow(self, waiting: list[int]) -> None:
        """Follow what is wanted back from instructions that matter to those that work it out."""
        while waiting:
            line = waiting.pop()
            instruction = self.plan.program[line]
            after = frozenset[int]().union(*(self._wanted.get(one, ()) for one in self._behind[line]))
            own = set_by(instruction)
            if self._is_looked_at(instruction) or not after.isdisjoint(own):
                self._live.add(line)
            before = after
            if line in self._live:
                before = (after - set(own)) | set(read_by(instruction))
                waiting += self._stores_of(instruction)
            if before != self._wanted.get(line, frozenset()):
                self._wanted[line] = before
                waiting += self._in_front[line]

    def _is_looked_at(self, instruction: Instruction) -> bool:
        return instruction[0] == op.STORE and not self._cells.isdisjoint(written(self.plan, instruction))

    def _stores_of(self, instruction: Instruction) -> Iterator[int]:
        """Yield the instructions that write what is looked at now, and was not before."""
        for place in set(cells_read_by(self.plan, instruction)) - self._cells:
            self._cells.add(place)
            yield from self._stores.get(place, ())

    def _decides(self, line: int) -> bool:
        """Tell whether it depends on a jump that something is run that matters."""
        if self.plan.program[line][0] not in (op.SWITCH, *op.TARGETS):
            return False
        return any(
            one in self._live for first in self._behind[line] for one in self._up_to(first, self._meetings[line])
        )

    def _up_to(self, line: int, meeting: int) -> Iterator[int]:
        while line != meeting:
            yield line
            line = self._meetings[line]

    @cached_property
    def _behind(self) -> list[list[int]]:
        calls = ways_back(self.plan.program)
        return [list(led_to(self.plan.program, line, calls)) for line in range(len(self.plan.program))]

    @cached_property
    def _in_front(self) -> list[list[int]]:
        found: list[list[int]] = [[] for _ in self.plan.program]
        for line, behind in enumerate(self._behind):
            for one in behind:
                found[one].append(line)
        return found

    @cached_property
    def _stores(self) -> dict[Place, list[int]]:
        found: dict[Place, list[int]] = {}
        for number, line in enumerate(self.plan.program):
            for place in written(self.plan, line) if line[0] == op.STORE else ():
                found.setdefault(place, []).append(number)
        return found

    @cached_property
    def _meetings(self) -> list[int]:
        """Return for each line where all ways behind it meet again; the number behind the last line for the end."""
        program = self.plan.program
        return post_dominators([list(following(program, line)) for line in range(len(program))])
