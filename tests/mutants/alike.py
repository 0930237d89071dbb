"""Whether a register may hold another number and no instruction behind it does anything else for that."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from operands import COMPARING_JUMPS
from program_shapes import is_judged
from ranges import OTHERWISE, Range
from registers import constant_in, read_by, set_by

from ksyspark.compiler import opcodes as op
from ksyspark.compiler.plan import Plan
from ksyspark.vm.flow import led_to, ways_back

_FAILS = -1
_STEPS, _ALONE = 40_000, 40
_LONGEST = 1 << 31
"""More bytes than one message has."""
_JUMPS = {op.JZ: op.JEQ, op.JNZ: op.JNE, **{code: code for code in COMPARING_JUMPS}}
_VALUES = {op.EQ: op.JEQ, op.NE: op.JNE, op.LT: op.JLT, op.LE: op.JLE, op.GT: op.JGT, op.GE: op.JGE}
_MIRRORED = {op.JLT: op.JGT, op.JGT: op.JLT, op.JLE: op.JGE, op.JGE: op.JLE, op.JEQ: op.JEQ, op.JNE: op.JNE}


@dataclass(frozen=True)
class Pair:
    """What a register holds, and what it holds after a change; None for a number at which the machine gives up.

    In the lowest `bits` both are the same.
    """

    own: Range | None
    other: Range | None
    bits: int = 0


@dataclass(frozen=True)
class Alike:
    """The instructions of one plan."""

    plan: Plan

    def is_unseen(self, line: int, register: int, pair: Pair) -> bool:
        """Tell whether nothing is done otherwise behind a line that sets a register, for all that is known.

        Both numbers are followed through the instructions that ask for them, and through copies, until there is none
        left that could ask. Where they are answered otherwise, the ways must meet without having done anything.
        """
        if pair.own is None or pair.other is None:
            alone = pair.other if pair.own is None else pair.own
            return alone is not None and _FAILS in self._alone(line + 1, alone, frozenset([register]))
        waiting, seen = [(line + 1, frozenset([register]))], set[tuple[int, frozenset[int]]]()
        while waiting:
            spot = waiting.pop()
            if spot in seen or not spot[1]:
                continue
            seen.add(spot)
            behind = self._behind(*spot, pair)
            if behind is None or len(seen) > _STEPS:
                return False
            waiting += behind
        return True

    def _behind(self, line: int, holders: frozenset[int], pair: Pair) -> list[tuple[int, frozenset[int]]] | None:
        """Return the lines that come behind a line, each with what holds other numbers; None where one may be seen."""
        instruction = self.plan.program[line]
        code = instruction[0]
        left = holders - set(set_by(instruction))
        if holders.isdisjoint(read_by(instruction)) or self._is_never_judged(instruction):
            return [(one, left) for one in led_to(self.plan.program, line, self._ways_back)]
        if code == op.MOVE:
            return [(line + 1, left | {instruction[1]})]
        if code == op.AND and self._mask(instruction, holders) in range(1 << pair.bits):
            return [(line + 1, left)]
        if code in _VALUES:
            answers = [self._value(instruction, holders, one) for one in (pair.own, pair.other)]
            return [(line + 1, left)] if answers[0] is not None and answers[0] == answers[1] else None
        ways = [list(self._alone(line, one, holders)) for one in (pair.own, pair.other) if one is not None]
        meeting = next((one for one in ways[0][1:] if one in ways[1][1:]), None)
        if meeting is None:
            return None
        return [] if meeting == _FAILS else [(meeting, holders)]

    def _is_never_judged(self, instruction: tuple[int, ...]) -> bool:
        """Tell whether an instruction judges a text that has no wrong bytes; where it lies is never negative."""
        return instruction[0] == op.TEXT and not is_judged(self.plan, instruction)

    def _mask(self, instruction: tuple[int, ...], holders: frozenset[int]) -> int | None:
        others = [constant_in(self.plan, one) for one in instruction[2:4] if one not in holders]
        return others[0] if len(others) == 1 else None

    def _alone(self, line: int, number: Range, holders: frozenset[int]) -> Iterator[int]:
        """Yield the lines that are come by with a number, as long as nothing is done but asking for it."""
        for _ in range(_ALONE):
            yield line
            if line == _FAILS:
                return
            instruction = self.plan.program[line]
            follower = self._alone_behind(line, instruction, number, holders)
            if follower is None:
                return
            line = follower

    def _alone_behind(
        self, line: int, instruction: tuple[int, ...], number: Range, holders: frozenset[int]
    ) -> int | None:
        code = instruction[0]
        if code == op.FAIL:
            return _FAILS
        if code == op.JUMP:
            return instruction[1]
        if code in _JUMPS:
            answer = self._answer(_JUMPS[code], instruction[1 : 1 + op.TARGETS[code]], number, holders)
            return None if answer is None else instruction[1 + op.TARGETS[code]] if answer else line + 1
        if code == op.SWITCH and instruction[1] in holders:
            return self._chosen(line, instruction, number)
        if code == op.BYTES and instruction[3] in holders and (number.high < 0 or number.low >= _LONGEST):
            return _FAILS
        return None

    def _chosen(self, line: int, instruction: tuple[int, ...], number: Range) -> int | None:
        first, count = instruction[2:4]
        if number.high < first or number.low >= first + count:
            return line + 1 + count
        return line + 1 + number.low - first if number.low == number.high else None

    def _value(self, instruction: tuple[int, ...], holders: frozenset[int], number: Range | None) -> bool | None:
        return None if number is None else self._answer(_VALUES[instruction[0]], instruction[2:4], number, holders)

    def _answer(self, code: int, registers: tuple[int, ...], number: Range, holders: frozenset[int]) -> bool | None:
        """Return how a comparison of a number with a constant is answered; None where that may differ."""
        if len(registers) == 1:
            registers = (*registers, -1)
        first, second = registers
        told = 0 if second < 0 else constant_in(self.plan, second if first in holders else first)
        if told is None or (first in holders) == (second in holders):
            return None
        code = code if first in holders else _MIRRORED[code]
        holds, fails = number.where(code, told) is not None, number.where(OTHERWISE[code], told) is not None
        return holds if holds != fails else None

    @cached_property
    def _ways_back(self) -> Mapping[int, list[int]]:
        return ways_back(self.plan.program)
