"""A plan's program in the form that the machine runs: eight 32-bit words an instruction."""

import hashlib
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from ksyspark.compiler import instructions as op
from ksyspark.compiler.plan import Plan
from ksyspark.vm.compiled import Words
from ksyspark.vm.run import FLAGS_END, STRIDE, WIDTH

# The operand of an operation that names a table, and the word that gets how many cells a row of it has.
_WIDTHS = {op.ROW: (0, 4), op.ROWAT: (1, 4), op.ITEM: (1, 6)}


@dataclass(frozen=True)
class LoadedProgram:
    """A program and the layout of the state that it works on.

    The first `registers` numbers of the state are variables, the `numbers` behind them constants, then addresses follow
    up to `flags_at`, then the flags of all tables; the descriptions of the tables begin at `tables_at`. `tables` gives
    the width and the flags of each. `encodings` says how text of each encoding is validated.
    """

    words: Words
    registers: int
    numbers: tuple[int, ...]
    flags_at: int
    tables_at: int
    tables: tuple[tuple[int, tuple[int, ...]], ...]
    encodings: tuple[int, ...]

    @property
    def instructions(self) -> int:
        """The number of instructions without those at which the program ends: truncated plans have many of them."""
        return int((self.words[::8] != op.DONE).sum())

    @cached_property
    def digest(self) -> str:
        """Return a digest by which equal programs are recognised."""
        rest = (self.registers, self.numbers, self.flags_at, self.tables_at, self.tables, self.encodings)
        return hashlib.sha256(self.words.tobytes() + repr(rest).encode()).hexdigest()

    @cached_property
    def program(self) -> tuple[int, ...]:
        return tuple(self.words.tolist())

    @cached_property
    def fixed(self) -> dict[int, int]:
        """Return the numbers of the state, by their index, that describe the tables and never change."""
        numbers, flag = dict[int, int](), self.flags_at
        for number, (width, flags) in enumerate(self.tables):
            first = self.tables_at + STRIDE * number
            numbers |= {first: flag, first + FLAGS_END: flag + len(flags), first + WIDTH: width}
            numbers |= dict(enumerate(flags, flag))
            flag += len(flags)
        return numbers


def program_words(plan: Plan, addresses_at: int) -> Words:
    """Return the instructions of a plan, with its addresses placed from `addresses_at` on, behind the registers.

    Operations that find a row get the number of cells in a row of its table, those on two adjacent cells in their last
    word the number of the second one.
    """
    program = np.zeros((len(plan.program), 8), np.uint32)
    for number, instruction in enumerate(plan.program):
        program[number, : len(instruction)] = instruction
    for operation, operands in op.ADDRESSES.items():
        for operand in operands:
            program[program[:, 0] == operation, 1 + operand] += addresses_at
    widths = np.array([table.width for table in plan.tables], np.uint32)
    for operation, (table, word) in _WIDTHS.items():
        at = np.flatnonzero(program[:, 0] == operation)
        program[at, word] = widths[program[at, 1 + table]]
    for operation in op.SPANS:
        ((_, cell),) = op.CELLS[operation]
        at = np.flatnonzero(program[:, 0] == operation)
        program[at, 7] = program[at, 1 + cell] + 1
    return program.reshape(-1)
