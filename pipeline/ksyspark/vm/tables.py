"""Tables of cells, which grow while a plan runs, and the call of `run` that fills them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ksyspark.compiler.opcodes import PROCESS
from ksyspark.compiler.plan import Plan
from ksyspark.vm.charsets import Charsets
from ksyspark.vm.compiled import Bytes, Ints
from ksyspark.vm.jit.runner import Runner
from ksyspark.vm.memory import TooLong
from ksyspark.vm.params import ParamCells
from ksyspark.vm.processing import NOTHING_ASKED, NOTHING_MADE, Processing
from ksyspark.vm.program import LoadedProgram, cell_operands, program_words
from ksyspark.vm.run import ASKED, CAPACITY, FLAGS_END, ROWS_USED, STRIDE, WAITING

_LEAST_CAPACITY = 16
# After so many messages a full table grows in proportion to the rest of the batch, at most by this factor.
_SAMPLE, _MOST_GROWTH = 64, 16
# What is expected of a table is exceeded by an eighth, so that it need not grow again for a little more.
_MARGIN = 1.125
# Cells of a page of memory, and by how many cells a column is moved against the one before: an odd number of lines.
_PAGE, _SHIFT = 512, 72
_UNSET = -1
_NO_CHAIN = np.empty(0, np.int64)
# Most cells of all messages of one run: half a GiB. One message alone may have as many cells as 32-bit words of a
# program can number, and as many rows as Arrow's lists.
SHARED_CELLS, _MOST_CELLS, _MOST_ROWS = 1 << 26, 1 << 32, (1 << 31) - 1

Batch = tuple[Bytes, Ints, Ints]
"""Bytes, and where each message begins and ends in them."""


@dataclass(frozen=True, slots=True)
class Filled:
    """The result of a run: the tables of a plan, indexed by cell and row, and the status of each message it reached.

    `data` are the bytes that the cells name: those of the messages, and behind them what processes made of them.
    """

    tables: tuple[Ints, ...]
    status: Bytes
    data: Bytes


class Tables:
    """Run one plan over batches; memory of earlier batches is used again.

    A table is stored by columns: cell c of row r lies at `first + c * capacity + r`. So the operands of a program that
    name cells are set again whenever the capacity of a table changes.
    """

    def __init__(self, plan: Plan, charsets: Charsets) -> None:
        self._plan = plan
        self._has_processes = any(line[0] == PROCESS for line in plan.program)
        self._charsets = charsets
        self._registers = np.array([0] * plan.registers + [*plan.numbers], np.int64)
        self._flags_at = self._registers.size + len(plan.addresses)
        self._flags = np.array([flag for table in plan.tables for flag in table.flags], np.int64)
        self._tables_at = self._flags_at + self._flags.size
        self._widths = np.array([table.width for table in plan.tables], np.int64)
        self._capacities = np.full(len(plan.tables), _LEAST_CAPACITY, np.int64)
        self._cells = fresh_cells(0)
        self._program = program_words(plan, self._registers.size)
        self._operands = cell_operands(plan, self._program, self._registers.size)
        sizes = plan.registers, plan.numbers, self._flags_at, self._tables_at
        encodings = tuple(charsets.kinds.tolist())
        self._runner = Runner(LoadedProgram(self._program.copy(), self._operands[0], *sizes, encodings))
        self._place_cells()

    def fill(self, data: Bytes, starts: Ints, ends: Ints, params: ParamCells) -> Filled:
        """Read messages, which lie in `data` from `starts` to `ends`, each with its parameters.

        Reads all of them, or as many (at least one) as fit SHARED_CELLS. Raises TooLong for a message that takes more
        than 32 GiB, MemoryError where there is not enough memory.
        """
        status = np.zeros(starts.size, np.uint8)
        try:
            made = NOTHING_MADE
            if self._has_processes:
                data, made = self._process(data, starts, ends, params)
            self._reserve(starts.size)
            state = self._state()
            count = self._run((data, starts, ends), params, state, status, _NO_CHAIN, made)
        except (TooLong, MemoryError):
            self._release()
            raise
        return Filled(tuple(self._views(state)), status[:count], data)

    def _process(self, data: Bytes, starts: Ints, ends: Ints, params: ParamCells) -> tuple[Bytes, Ints]:
        """Return the bytes of the messages with those that processes make of them, and where these lie."""
        processing, rows = Processing(data, ends - starts, params.constants), np.arange(starts.size)
        while rows.size and not processing.is_full:
            status, asked = np.zeros(rows.size, np.uint8), np.zeros(ASKED * rows.size, np.int64)
            batch, given = (processing.data, starts[rows], ends[rows]), params.of(rows)
            self._run(batch, given, self._state(), status, _NO_CHAIN, processing.made(rows), asked)
            waiting = np.flatnonzero(status == WAITING)
            rows = rows[waiting]
            if rows.size:
                processing.make(rows, asked.reshape(-1, ASKED)[waiting])
        return processing.data, processing.made()

    def starts(
        self, data: Bytes, start: int, end: int, params: ParamCells, places: Sequence[tuple[int, int]]
    ) -> tuple[Filled, list[Ints]]:
        """Read one message; return also of some cells, by table and number, how they were set in the first rows.

        The last of them may belong to a row that is not complete. Raises TooLong, MemoryError as `fill` does.
        """
        starts, ends, status = np.array([start], np.int64), np.array([end], np.int64), np.zeros(1, np.uint8)
        # The first run makes the tables large enough, so that nothing moves in the second.
        for _ in range(2):
            firsts = self._firsts
            columns = [
                self._cells[firsts[table] + cell * self._capacities[table] :][: self._capacities[table]]
                for table, cell in places
            ]
            for column in columns:
                column[:] = _UNSET
            state = self._state()
            self._run((data, starts, ends), params, state, status, _NO_CHAIN)
        unset = [np.flatnonzero(column == _UNSET) for column in columns]
        found = [column[: none[0] if none.size else None] for column, none in zip(columns, unset, strict=True)]
        return Filled(tuple(self._views(state)), status, data), found

    def follow(self, data: Bytes, start: int, params: ParamCells, most: int) -> Ints:
        """Return the ends of the messages back to back from `start` on, the first `most` that are complete.

        Raises TooLong as `fill` does.
        """
        self._reserve(1)
        stops = np.zeros(most, np.int64)
        starts, ends = np.array([start], np.int64), np.array([data.size], np.int64)
        found = self._run((data, starts, ends), params, self._state(), np.zeros(1, np.uint8), stops)
        return stops[:found]

    def _run(
        self,
        batch: Batch,
        params: ParamCells,
        state: Ints,
        status: Bytes,
        stops: Ints,
        made: Ints = NOTHING_MADE,
        asked: Ints = NOTHING_ASKED,
    ) -> int:
        """Run the plan, growing full tables; return the number of messages reached."""
        message, starts = 0, batch[1]
        constants = np.frombuffer(params.constants + b"\0", np.uint8)
        while True:
            message, full = self._runner(
                self._program,
                constants,
                *batch,
                message,
                params.cells,
                self._charsets.kinds,
                self._charsets.allowed,
                state,
                state.view(np.float64),
                self._tables_at,
                self._cells,
                status,
                stops,
                made,
                asked,
            )
            factor = min(starts.size / message, _MOST_GROWTH) if message > _SAMPLE else 2
            if full < 0 or not self._grow(full, state, factor, is_alone=message == 0 or stops.size > 0):
                return int(message)

    def _state(self) -> Ints:
        """Return registers, addresses, places of flags, and the descriptions of all tables, which are empty."""
        state = np.zeros(self._tables_at + STRIDE * self._widths.size, np.int64)
        state[: self._registers.size] = self._registers
        self._describe_tables(state)
        if self._cells.size < self._size:
            self._cells = fresh_cells(self._size)
        return state

    def _descriptions(self, state: Ints) -> Ints:
        """Return the part of a state that describes the tables, a row each."""
        return state[self._tables_at :].reshape(-1, STRIDE)

    @property
    def _size(self) -> int:
        return int(self._capacities @ self._widths)

    @property
    def _firsts(self) -> Ints:
        """Where the first cell of each table lies."""
        return np.concatenate([[0], np.cumsum(self._capacities * self._widths)[:-1]]).astype(np.int64)

    def _describe_tables(self, state: Ints) -> None:
        tables, sizes = self._descriptions(state), [len(table.flags) for table in self._plan.tables]
        tables[:, FLAGS_END] = self._flags_at + np.cumsum(sizes)
        tables[:, 0] = tables[:, FLAGS_END] - sizes
        tables[:, CAPACITY] = self._capacities
        owners = np.repeat(np.arange(len(sizes)), sizes)
        state[self._flags_at : self._tables_at] = self._firsts[owners] + self._flags * self._capacities[owners]

    def _place_cells(self) -> None:
        """Set the operands of the program that name cells."""
        if self._size > _MOST_CELLS or self._capacities.max() > _MOST_ROWS:
            raise TooLong
        indices, tables, cells = self._operands
        self._program[indices] = self._firsts[tables] + cells * self._capacities[tables]

    def _reserve(self, messages: int) -> None:
        """Reserve rows for so many messages, and release what an exceptionally long one needed before."""
        if self._size > SHARED_CELLS:
            self._release()
        wanted = min(messages, SHARED_CELLS // 2 // max(int(self._widths[0]), 1))
        if wanted > self._capacities[0]:
            self._capacities[0] = _padded(wanted)
            self._place_cells()

    def _release(self) -> None:
        self._capacities[:] = _LEAST_CAPACITY
        self._cells = fresh_cells(0)
        self._place_cells()

    def _grow(self, full: int, state: Ints, factor: float, *, is_alone: bool) -> bool:
        """Grow one table by a factor, at least to twice its rows; all tables keep their rows.

        Tables that would soon be full too grow along, because all cells are copied. Several messages get no more cells
        than they may share; rows without cells count as one cell. Return False where no memory is left to grow into.
        """
        capacity = _padded(int(self._capacities[full] * max(factor * _MARGIN, 2)))
        if not is_alone:
            used = int(self._capacities @ np.maximum(self._widths, 1))
            left = (SHARED_CELLS - used) // max(int(self._widths[full]), 1)
            if left < self._capacities[full] // 8:
                return False
            capacity = min(capacity, int(self._capacities[full]) + left)
        before = self._views(state)
        self._capacities[full] = capacity
        if not is_alone:
            self._grow_along(self._descriptions(state)[:, ROWS_USED], factor)
        self._cells = fresh_cells(self._size)
        self._place_cells()
        self._describe_tables(state)
        for old, new in zip(before, self._views(state), strict=True):
            new[:] = old
        return True

    def _grow_along(self, used: Ints, factor: float) -> None:
        """Give all tables the capacity that so many times their rows need, unless that is much of what is shared."""
        wanted = [_padded(int(rows * factor * _MARGIN)) for rows in used.tolist()]
        capacities = np.maximum(self._capacities, wanted)
        if capacities @ np.maximum(self._widths, 1) <= SHARED_CELLS // 2:
            self._capacities = capacities

    def _views(self, state: Ints) -> list[Ints]:
        """Return the filled rows of each table, indexed by cell and row."""
        used = self._descriptions(state)[:, [CAPACITY, ROWS_USED]].tolist()
        tables = zip(self._firsts.tolist(), self._widths.tolist(), used, strict=True)
        return [
            self._cells[first : first + capacity * width].reshape(width, capacity)[:, :rows]
            for first, width, (capacity, rows) in tables
        ]


def _padded(rows: int) -> int:
    """Return at least so many rows, such that columns do not lie a power of two apart.

    Columns at such distances share the same few places of the processor's caches and evict one another.
    """
    return -(-rows // _PAGE) * _PAGE + _SHIFT if rows >= _PAGE else rows


def fresh_cells(size: int) -> Ints:
    """Return cells for new rows, uninitialised: `run` sets the flags of a row to 0, others before they are read."""
    return np.empty(size, np.int64)
