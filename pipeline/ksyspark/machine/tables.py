"""Tables of cells that grow, and the call that fills them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ksyspark.machine.characters import Characters
from ksyspark.machine.plan import Plan
from ksyspark.machine.run import run

Ints = NDArray[np.int64]
FUEL = 1 << 16


@dataclass(frozen=True, slots=True)
class Filled:
    """What a run left: the tables of a plan (rows, cells), and which messages the machine did not finish."""

    tables: tuple[Ints, ...]
    status: NDArray[np.uint8]


class Tables:
    """Run one plan over batches; keeps the room that earlier batches needed."""

    def __init__(self, plan: Plan, characters: Characters) -> None:
        self._plan = plan
        self._characters = characters
        self._program = _program(plan)
        self._constants = np.frombuffer(plan.constants + b"\0", np.uint8)
        self._widths = np.array(plan.tables, np.int64)
        self._rows = np.zeros(len(plan.tables), np.int64)
        self._cells = np.empty(0, np.int64)

    def fill(
        self, data: NDArray[np.uint8], starts: Ints, ends: Ints, params: Ints, status: NDArray[np.uint8]
    ) -> Filled:
        """Read all messages; `status` says which to skip (SKIPPED) and gets what became of the others."""
        self._rows[0] = max(self._rows[0], starts.size)
        np.maximum(self._rows, 16, out=self._rows)
        counts = np.zeros_like(self._rows)
        bases = self._bases()
        cells = self._room(int(bases[-1]))
        registers = np.array([0] * self._plan.registers + [*self._plan.numbers, 0], np.int64)
        addresses = np.zeros(max(self._plan.addresses, 1), np.uint64)
        message = 0
        while True:
            message, full = run(
                self._program,
                self._constants,
                data,
                starts,
                ends,
                message,
                params,
                self._widths,
                bases,
                self._rows,
                counts,
                cells,
                status,
                registers,
                addresses,
                self._characters.kinds,
                self._characters.allowed,
                FUEL,
            )
            if full < 0:
                return Filled(tuple(self._views(cells, bases, counts)), status)
            bases, cells = self._grow(full, bases, counts, cells)

    def _room(self, size: int) -> Ints:
        """Return cells; those of the batch before are used again, nobody looks at them any more."""
        if self._cells.size < size:
            self._cells = np.empty(size, np.int64)
        return self._cells

    def _bases(self) -> Ints:
        return np.concatenate([[0], np.cumsum(self._rows * np.maximum(self._widths, 1))]).astype(np.int64)

    def _grow(self, full: int, bases: Ints, counts: Ints, cells: Ints) -> tuple[Ints, Ints]:
        """Double one table; all others keep their rows."""
        self._rows[full] *= 2
        grown = self._bases()
        room = self._cells = np.empty(int(grown[-1]), np.int64)
        for number, (count, width) in enumerate(zip(counts, self._widths, strict=True)):
            used = int(count * width)
            room[grown[number] : grown[number] + used] = cells[bases[number] : bases[number] + used]
        return grown, room

    def _views(self, cells: Ints, bases: Ints, counts: Ints) -> list[Ints]:
        return [
            cells[base : base + count * width].reshape(count, width)
            for base, count, width in zip(bases.tolist(), counts.tolist(), self._widths.tolist(), strict=False)
        ]


def _program(plan: Plan) -> NDArray[np.uint32]:
    program = np.zeros((len(plan.program), 8), np.uint32)
    for number, instruction in enumerate(plan.program):
        program[number, : len(instruction)] = instruction
    return program.reshape(-1)
