"""A plan's program in the form that the machine runs: eight 32-bit words an instruction."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from ksyspark.compiler.opcodes import ADDRESSES, CELLS, SPANS
from ksyspark.compiler.plan import Plan
from ksyspark.vm.compiled import Ints, Words


@dataclass(frozen=True)
class LoadedProgram:
    """A program and the layout of the state that it works on.

    The words at `cells` name cells, whose places change as tables grow. The first `registers` numbers of the state
    are variables, the `numbers` behind them constants, then addresses follow up to `flags_at`; the tables begin at
    `tables_at`. `encodings` says how text of each encoding is validated.
    """

    words: Words
    cells: Ints
    registers: int
    numbers: tuple[int, ...]
    flags_at: int
    tables_at: int
    encodings: tuple[int, ...]

    @property
    def instructions(self) -> int:
        """Return the number of instructions."""
        return self.words.size // 8

    @cached_property
    def digest(self) -> str:
        """Return a digest by which equal programs are recognised, wherever their tables lie."""
        fixed = self.words.copy()
        fixed[self.cells] = 0
        rest = (self.cells.tolist(), self.registers, self.numbers, self.flags_at, self.tables_at, self.encodings)
        return hashlib.sha256(fixed.tobytes() + repr(rest).encode()).hexdigest()

    @cached_property
    def program(self) -> tuple[int | None, ...]:
        """Return the words; None for cells, whose places change."""
        words: list[int | None] = self.words.tolist()
        for at in self.cells.tolist():
            words[at] = None
        return tuple(words)


def program_words(plan: Plan, addresses_at: int) -> Words:
    """Return the instructions of a plan, with its addresses placed from `addresses_at` on, behind the registers."""
    program = np.zeros((len(plan.program), 8), np.uint32)
    for number, instruction in enumerate(plan.program):
        program[number, : len(instruction)] = instruction
    for operation, operands in ADDRESSES.items():
        for operand in operands:
            program[program[:, 0] == operation, 1 + operand] += addresses_at
    return program.reshape(-1)


def cell_operands(plan: Plan, program: Words, addresses_at: int) -> tuple[Ints, Ints, Ints]:
    """Return the indices of the words that name cells, and of each the table and the cell's number in it.

    The last word of an operation on two adjacent cells names the second one.
    """
    lines, found = program.reshape(-1, 8).astype(np.int64), [np.empty((3, 0), np.int64)]
    tables = np.array([*plan.addresses, 0], np.int64)
    for operation, pairs in CELLS.items():
        at = np.flatnonzero(lines[:, 0] == operation)
        for address, cell in pairs:
            table = tables[lines[at, 1 + address] - addresses_at]
            found.append(np.stack([8 * at + 1 + cell, table, lines[at, 1 + cell]]))
            if operation in SPANS:
                found.append(np.stack([8 * at + 7, table, lines[at, 1 + cell] + 1]))
    indices, owners, cells = np.concatenate(found, axis=1)
    return indices, owners, cells
