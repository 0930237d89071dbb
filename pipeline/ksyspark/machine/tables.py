"""Tables of cells that grow, and the call that fills them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ksyspark.machine.characters import Characters
from ksyspark.machine.opcodes import ADDRESSES
from ksyspark.machine.plan import Plan
from ksyspark.machine.run import ROOM, ROWS_USED, WIDTH, run

Ints = NDArray[np.int64]
_LEAST_ROOM = 16
_NO_CHAIN = np.empty(0, np.int64)


@dataclass(frozen=True, slots=True)
class Filled:
    """What a run left: the tables of a plan (rows, cells), and which messages the machine did not finish (status 1)."""

    tables: tuple[Ints, ...]
    status: NDArray[np.uint8]


class Tables:
    """Run one plan over batches; keeps the room that earlier batches needed, and uses it again."""

    def __init__(self, plan: Plan, characters: Characters) -> None:
        self._characters = characters
        self._registers = np.array([0] * plan.registers + [*plan.numbers], np.int64)
        self._tables_at = self._registers.size + plan.addresses
        self._program = _program(plan, self._registers.size)
        self._constants = np.frombuffer(plan.constants + b"\0", np.uint8)
        self._widths = np.array(plan.tables, np.int64)
        self._room = np.full(len(plan.tables), _LEAST_ROOM, np.int64)
        self._cells = np.empty(0, np.int64)

    def fill(self, data: NDArray[np.uint8], starts: Ints, ends: Ints, params: Ints) -> Filled:
        """Read all messages, which lie in `data` from `starts` to `ends`; `params` has a row a parameter."""
        self._room[0] = max(self._room[0], starts.size)
        status = np.zeros(starts.size, np.uint8)
        state = self._state()
        self._run(data, starts, ends, params, state, status, _NO_CHAIN)
        return Filled(tuple(self._views(state)), status)

    def follow(self, data: NDArray[np.uint8], start: int, params: Ints, most: int) -> Ints:
        """Return where messages stop that lie back to back from `start` on: the first `most` that are whole."""
        stops = np.zeros(most, np.int64)
        starts, ends = np.array([start], np.int64), np.array([data.size], np.int64)
        found = self._run(data, starts, ends, params, self._state(), np.zeros(1, np.uint8), stops)
        return stops[:found]

    def _run(
        self,
        data: NDArray[np.uint8],
        starts: Ints,
        ends: Ints,
        params: Ints,
        state: Ints,
        status: NDArray[np.uint8],
        stops: Ints,
    ) -> int:
        """Run the plan, making room where a table is full; return the number of messages that were looked at."""
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
                self._characters.kinds,
                self._characters.allowed,
                state,
                self._tables_at,
                self._widths.size,
                self._cells,
                status,
                stops,
            )
            if full < 0:
                return int(message)
            self._grow(full, state)

    def _state(self) -> Ints:
        """Return registers, addresses and the tables, all empty."""
        state = np.zeros(self._tables_at + 4 * self._widths.size, np.int64)
        state[: self._registers.size] = self._registers
        tables = self._tables(state)
        tables[:, WIDTH] = self._widths
        self._lay_out(tables)
        if self._cells.size < self._size:
            self._cells = np.empty(self._size, np.int64)
        return state

    def _tables(self, state: Ints) -> Ints:
        """Return the part of a state that tells of the tables, a row each."""
        return state[self._tables_at :].reshape(-1, 4)

    @property
    def _size(self) -> int:
        return int(self._room @ self._widths)

    def _lay_out(self, tables: Ints) -> None:
        tables[:, ROOM] = self._room
        tables[0, 0] = 0
        tables[1:, 0] = np.cumsum(self._room * self._widths)[:-1]

    def _grow(self, full: int, state: Ints) -> None:
        """Double the room of one table; all keep their rows."""
        tables = self._tables(state)
        before, cells = tables.copy(), self._cells
        self._room[full] *= 2
        self._lay_out(tables)
        self._cells = np.empty(self._size, np.int64)
        for old, new in zip(before.tolist(), tables[:, 0].tolist(), strict=True):
            used = old[ROWS_USED] * old[WIDTH]
            self._cells[new : new + used] = cells[old[0] : old[0] + used]

    def _views(self, state: Ints) -> list[Ints]:
        return [
            self._cells[first : first + rows * width].reshape(rows, width)
            for first, width, _, rows in self._tables(state).tolist()
        ]


def _program(plan: Plan, addresses_at: int) -> NDArray[np.uint32]:
    """Return the program as the machine takes it: eight numbers an instruction, addresses behind the registers."""
    program = np.zeros((len(plan.program), 8), np.uint32)
    for number, instruction in enumerate(plan.program):
        program[number, : len(instruction)] = instruction
    for operation, operands in ADDRESSES.items():
        for operand in operands:
            program[program[:, 0] == operation, 1 + operand] += addresses_at
    return program.reshape(-1)
