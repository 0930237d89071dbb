"""Tables of cells that grow, and the call that fills them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ksyspark.compiler.opcodes import ADDRESSES, CELLS, SPANS
from ksyspark.compiler.plan import Plan
from ksyspark.vm.characters import Characters
from ksyspark.vm.jit import Loaded, Runner
from ksyspark.vm.params import ParamCells
from ksyspark.vm.room import TooLong
from ksyspark.vm.run import FLAGS_END, ROOM, ROWS_USED, STRIDE

Ints = NDArray[np.int64]
_LEAST_ROOM = 16
# After so many messages a batch is known: a table gets room for the rest of it, within bounds.
_SOME, _MOST_TIMES = 64, 16
# Cells of a page of memory, and by how many cells a column is moved against the one before: an odd number of lines.
_PAGE, _SHIFT = 512, 72
_NO_CHAIN = np.empty(0, np.int64)
# Cells that the messages of one run share: half a GiB. One alone may have as many cells as programs number, and as
# many rows as Arrow's lists.
SHARED_CELLS, _MOST_CELLS, _MOST_ROWS = 1 << 26, 1 << 32, (1 << 31) - 1


@dataclass(frozen=True, slots=True)
class Filled:
    """What a run left: the tables of a plan (cells, rows), and which messages the machine did not finish (status 1).

    There is a status for each message that the run came to.
    """

    tables: tuple[Ints, ...]
    status: NDArray[np.uint8]


class Tables:
    """Run one plan over batches; keeps the room that earlier batches needed, and uses it again.

    A table lies column by column: cell c of row r is `first + c * room + r`. So the cells that a program names are
    put in their places anew when the room of a table changes.
    """

    def __init__(self, plan: Plan, characters: Characters) -> None:
        self._plan = plan
        self._characters = characters
        self._registers = np.array([0] * plan.registers + [*plan.numbers], np.int64)
        self._flags_at = self._registers.size + len(plan.addresses)
        self._flags = np.array([flag for table in plan.tables for flag in table.flags], np.int64)
        self._tables_at = self._flags_at + self._flags.size
        self._widths = np.array([table.width for table in plan.tables], np.int64)
        self._room = np.full(len(plan.tables), _LEAST_ROOM, np.int64)
        self._cells = fresh_cells(0)
        self._program = _program(plan, self._registers.size)
        self._operands = _cell_operands(plan, self._program, self._registers.size)
        self._runner = self._make_runner()
        self._place()

    def _make_runner(self) -> Runner:
        plan, encodings = self._plan, tuple(self._characters.kinds.tolist())
        sizes = plan.registers, plan.numbers, self._flags_at, self._tables_at
        return Runner(Loaded(self._program.copy(), self._operands[0], *sizes, encodings))

    def fill(self, data: NDArray[np.uint8], starts: Ints, ends: Ints, params: ParamCells) -> Filled:
        """Read messages, which lie in `data` from `starts` to `ends`, each with its parameters.

        All, unless their rows take more than SHARED_CELLS cells: then the first ones, at least one. Raises TooLong for
        one that takes more than 32 GiB, MemoryError for one that takes more than there is.
        """
        self._make_room(starts.size)
        status = np.zeros(starts.size, np.uint8)
        state = self._state()
        try:
            count = self._run(data, starts, ends, params, state, status, _NO_CHAIN)
        except (TooLong, MemoryError):
            self._give_back()
            raise
        return Filled(tuple(self._views(state)), status[:count])

    def follow(self, data: NDArray[np.uint8], start: int, params: ParamCells, most: int) -> Ints:
        """Return where messages stop that lie back to back from `start` on: the first `most` that are whole.

        Raises TooLong as `fill` does.
        """
        self._make_room(1)
        stops = np.zeros(most, np.int64)
        starts, ends = np.array([start], np.int64), np.array([data.size], np.int64)
        found = self._run(data, starts, ends, params, self._state(), np.zeros(1, np.uint8), stops)
        return stops[:found]

    def _run(
        self,
        data: NDArray[np.uint8],
        starts: Ints,
        ends: Ints,
        params: ParamCells,
        state: Ints,
        status: NDArray[np.uint8],
        stops: Ints,
    ) -> int:
        """Run the plan, making room where a table is full; return the number of messages that were looked at."""
        message = 0
        constants = np.frombuffer(params.constants + b"\0", np.uint8)
        while True:
            message, full = self._runner(
                self._program,
                constants,
                data,
                starts,
                ends,
                message,
                params.cells,
                self._characters.kinds,
                self._characters.allowed,
                state,
                state.view(np.float64),
                self._tables_at,
                self._cells,
                status,
                stops,
            )
            times = min(starts.size / message, _MOST_TIMES) if message > _SOME else 2
            is_over = full < 0 or not self._grow(full, state, times, is_alone=message == 0 or stops.size > 0)
            if is_over:
                return int(message)

    def _state(self) -> Ints:
        """Return registers, addresses, the places of flags, and the tables, all empty."""
        state = np.zeros(self._tables_at + STRIDE * self._widths.size, np.int64)
        state[: self._registers.size] = self._registers
        self._lay_out(state)
        if self._cells.size < self._size:
            self._cells = fresh_cells(self._size)
        return state

    def _tables(self, state: Ints) -> Ints:
        """Return the part of a state that tells of the tables, a row each."""
        return state[self._tables_at :].reshape(-1, STRIDE)

    @property
    def _size(self) -> int:
        return int(self._room @ self._widths)

    @property
    def _firsts(self) -> Ints:
        """Where the first cell of each table lies."""
        return np.concatenate([[0], np.cumsum(self._room * self._widths)[:-1]]).astype(np.int64)

    def _lay_out(self, state: Ints) -> None:
        tables, sizes = self._tables(state), [len(table.flags) for table in self._plan.tables]
        tables[:, FLAGS_END] = self._flags_at + np.cumsum(sizes)
        tables[:, 0] = tables[:, FLAGS_END] - sizes
        tables[:, ROOM] = self._room
        owners = np.repeat(np.arange(len(sizes)), sizes)
        state[self._flags_at : self._tables_at] = self._firsts[owners] + self._flags * self._room[owners]

    def _place(self) -> None:
        """Put all cells of the program in their places."""
        if self._size > _MOST_CELLS or self._room.max() > _MOST_ROWS:
            raise TooLong
        operands, tables, cells = self._operands
        self._program[operands] = self._firsts[tables] + cells * self._room[tables]

    def _make_room(self, messages: int) -> None:
        """Make room for the rows of so many messages, and give back what a single one needed."""
        if self._size > SHARED_CELLS:
            self._give_back()
        wanted = min(messages, SHARED_CELLS // 2 // max(int(self._widths[0]), 1))
        if wanted > self._room[0]:
            self._room[0] = _apart(wanted)
            self._place()

    def _give_back(self) -> None:
        self._room[:] = _LEAST_ROOM
        self._cells = fresh_cells(0)
        self._place()

    def _grow(self, full: int, state: Ints, times: float, *, is_alone: bool) -> bool:
        """Make room for so many times the rows in one table, for twice at least; all tables keep their rows.

        Messages that are not alone get no more than they may share. Return whether there is room now. Rows without
        cells count as if they had one.
        """
        room = _apart(int(self._room[full] * max(times * 1.125, 2)))
        if not is_alone:
            left = (SHARED_CELLS - int(self._room @ np.maximum(self._widths, 1))) // max(int(self._widths[full]), 1)
            if left < self._room[full] // 8:
                return False
            room = min(room, int(self._room[full]) + left)
        before = self._views(state)
        self._room[full] = room
        self._cells = fresh_cells(self._size)
        self._place()
        self._lay_out(state)
        for old, new in zip(before, self._views(state), strict=True):
            new[:] = old
        return True

    def _views(self, state: Ints) -> list[Ints]:
        """Return the rows that are filled: a table each, a column a row of the array."""
        used = self._tables(state)[:, [ROOM, ROWS_USED]].tolist()
        tables = zip(self._firsts.tolist(), self._widths.tolist(), used, strict=True)
        return [
            self._cells[first : first + room * width].reshape(width, room)[:, :rows]
            for first, width, (room, rows) in tables
        ]


def _apart(rows: int) -> int:
    """Return room for at least so many rows, with which columns do not lie a power of two apart.

    The processor's caches would keep such columns in the same few places, and forget one for the other.
    """
    return -(-rows // _PAGE) * _PAGE + _SHIFT if rows >= _PAGE else rows


def fresh_cells(size: int) -> Ints:
    """Return cells for new rows; only their flags are set to 0, all others hold anything until they are written."""
    return np.empty(size, np.int64)


def _program(plan: Plan, addresses_at: int) -> NDArray[np.uint32]:
    """Return the program with eight numbers an instruction one behind the other, addresses behind the registers."""
    program = np.zeros((len(plan.program), 8), np.uint32)
    for number, instruction in enumerate(plan.program):
        program[number, : len(instruction)] = instruction
    for operation, operands in ADDRESSES.items():
        for operand in operands:
            program[program[:, 0] == operation, 1 + operand] += addresses_at
    return program.reshape(-1)


def _cell_operands(plan: Plan, program: NDArray[np.uint32], addresses_at: int) -> tuple[Ints, Ints, Ints]:
    """Return where in a program cells stand, in which table each is, and its number there."""
    lines, found = program.reshape(-1, 8).astype(np.int64), [np.empty((3, 0), np.int64)]
    tables = np.array([*plan.addresses, 0], np.int64)
    for operation, pairs in CELLS.items():
        at = np.flatnonzero(lines[:, 0] == operation)
        for address, cell in pairs:
            table = tables[lines[at, 1 + address] - addresses_at]
            found.append(np.stack([8 * at + 1 + cell, table, lines[at, 1 + cell]]))
            if operation in SPANS:
                found.append(np.stack([8 * at + 7, table, lines[at, 1 + cell] + 1]))
    operands, owners, cells = np.concatenate(found, axis=1)
    return operands, owners, cells
