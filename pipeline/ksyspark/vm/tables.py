"""Tables of cells, which grow while a plan runs, the call of `run` that fills them, and `process` between runs."""

from collections.abc import Sequence

import numpy as np

from ksyspark.compiler.instructions import PROCESS, UNFINISHED
from ksyspark.compiler.plan import PROCESSES, Plan
from ksyspark.interpreter.problems import ARITHMETIC, Failed
from ksyspark.interpreter.processes import CHANGES
from ksyspark.interpreter.stream import Fuel
from ksyspark.vm.charsets import Charsets
from ksyspark.vm.compiled import Bytes, Ints
from ksyspark.vm.filled import Filled, FilledTable
from ksyspark.vm.jit.runner import runner_of
from ksyspark.vm.memory import TooLong
from ksyspark.vm.params import ParamCells
from ksyspark.vm.program import LoadedProgram, program_words
from ksyspark.vm.run import ASKED, BASE, CAPACITY, ROWS_USED, STRIDE, WAITING

MOST_PROCESSES = 64
"""Most parts of a message that are processed; with more it is left to the reference decoder."""
_REFUSED = -1, 0
NOTHING_MADE, NOTHING_ASKED = np.zeros(1, np.int64), np.empty(0, np.int64)
"""What `run` gets without processes: the width of what was made, and no place for what is asked."""


class Processing:
    """Make what the messages of a batch ask for, in rounds: one part of each message a round.

    `data` are the bytes of the batch with those that were made behind them. What a message may make in all is bounded
    as the reference decoder bounds it.
    """

    def __init__(self, data: Bytes, lengths: Ints, constants: bytes) -> None:
        self.data = data
        self._constants = constants
        self._fuel = [Fuel(length) for length in lengths.tolist()]
        self._spans = np.empty((lengths.size, 0, 2), np.int64)

    @property
    def is_full(self) -> bool:
        return self._spans.shape[1] >= MOST_PROCESSES

    def made(self, rows: Ints | slice = slice(None)) -> Ints:
        """Return what was made for some messages, as `run` wants it."""
        spans = self._spans[rows]
        return np.concatenate([[2 * spans.shape[1]], spans.reshape(-1)])

    def make(self, rows: Ints, asked: Ints) -> None:
        """Make what these messages ask for, a row of `asked` each; a part that cannot be made refuses its message."""
        spans = np.full((len(self._fuel), 1, 2), _REFUSED, np.int64)
        parts, end = [self.data], self.data.size
        for row, (start, length, argument, more, process) in zip(rows.tolist(), asked.tolist(), strict=True):
            second = argument if more < 0 else self._octets(argument, more)
            try:
                changed = self._change(row, PROCESSES[process], self._octets(start, length), second)
            except (Failed, *ARITHMETIC):
                continue
            spans[row] = end, len(changed)
            parts.append(np.frombuffer(changed, np.uint8))
            end += len(changed)
        self.data = np.concatenate(parts)
        self._spans = np.concatenate([self._spans, spans], axis=1)

    def _octets(self, start: int, length: int) -> bytes:
        """Return bytes of the batch, or of the constants, whose starts are negative."""
        if start < 0:
            return self._constants[-1 - start :][:length]
        return self.data[start : start + length].tobytes()

    def _change(self, row: int, name: str, octets: bytes, argument: int | bytes) -> bytes:
        fuel = self._fuel[row]
        changed = CHANGES[name](fuel, octets) if name == "zlib" else CHANGES[name](fuel, octets, argument)
        fuel.inflate(len(changed))
        return changed


_LEAST_CAPACITY = 16
# After so many messages a full table grows in proportion to the rest of the batch, at most by this factor.
_SAMPLE, _MOST_GROWTH = 64, 16
# What is expected of a table is exceeded by an eighth, so that it need not grow again for a little more.
_MARGIN = 1.125
_UNSET = -1
_NO_STOPS = np.empty(0, np.int64)
_NO_STATUS = np.empty(0, np.uint8)
# Most cells of all messages of one run: half a GiB. One message alone may have 32 GiB of them, and as many rows as
# Arrow's lists.
SHARED_CELLS, _MOST_CELLS, _MOST_ROWS = 1 << 26, 1 << 32, (1 << 31) - 1

Batch = tuple[Bytes, Ints, Ints]
"""Bytes, and where each message begins and ends in them."""


class Tables:
    """Run one plan over batches; memory of earlier batches is used again.

    A table is stored by rows: what a message writes and reads again lies close together, and a cell of a row has the
    same place behind its first one however large the table is.
    """

    def __init__(self, plan: Plan, charsets: Charsets) -> None:
        self._charsets = charsets
        self._registers = np.array([0] * plan.registers + [*plan.numbers], np.int64)
        flags_at = self._registers.size + len(plan.addresses)
        tables = tuple((table.width, table.flags) for table in plan.tables)
        self._tables_at = flags_at + sum(len(flags) for _, flags in tables)
        self._widths = np.array([width for width, _ in tables], np.int64)
        self._capacities = np.full(len(tables), _LEAST_CAPACITY, np.int64)
        self._asked: list[set[int]] = [set() for _ in tables]
        self._cells = fresh_cells(0)
        self._program = program_words(plan, self._registers.size)
        self._has_processes = bool((self._program[::8] == PROCESS).any())
        sizes = plan.registers, plan.numbers, flags_at, self._tables_at
        loaded = LoadedProgram(self._program, *sizes, tables, tuple(charsets.kinds.tolist()))
        self._runner = runner_of(loaded)
        self._fixed = np.zeros(self._tables_at + STRIDE * len(tables), np.int64)
        self._fixed[: self._registers.size] = self._registers
        self._fixed[list(loaded.fixed)] = list(loaded.fixed.values())

    def fill(self, data: Bytes, starts: Ints, ends: Ints, params: ParamCells) -> Filled:
        """Read messages, which lie in `data` from `starts` to `ends`, each with its parameters.

        Reads all of them, or as many (at least one) as fit SHARED_CELLS. Raises TooLong for a message that takes more
        than 32 GiB, MemoryError if there is not enough memory.
        """
        status = np.zeros(starts.size, np.uint8)
        try:
            made = NOTHING_MADE
            if self._has_processes:
                data, made = self._process(data, starts, ends, params)
            self._reserve(starts.size)
            state = self._state()
            count = self._run((data, starts, ends), params, state, status, _NO_STOPS, made)
        except (TooLong, MemoryError):
            self._release()
            raise
        return Filled(self._filled(state), status[:count], data)

    def _process(self, data: Bytes, starts: Ints, ends: Ints, params: ParamCells) -> tuple[Bytes, Ints]:
        """Return the bytes of the messages with those that processes make of them, and where these lie."""
        processing, rows = Processing(data, ends - starts, params.constants), np.arange(starts.size)
        while rows.size and not processing.is_full:
            status, asked = np.zeros(rows.size, np.uint8), np.zeros(ASKED * rows.size, np.int64)
            batch, own_params = (processing.data, starts[rows], ends[rows]), params.of(rows)
            self._run(batch, own_params, self._state(), status, _NO_STOPS, processing.made(rows), asked)
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
            state = self._state()
            rows = self._rows(self._capacities.tolist())
            columns = [rows[table][:, cell] for table, cell in places]
            for column in columns:
                column[:] = _UNSET
            self._run((data, starts, ends), params, state, status, _NO_STOPS)
        unset = [np.flatnonzero(column == _UNSET) for column in columns]
        set_rows = [column[: none[0] if none.size else None] for column, none in zip(columns, unset, strict=True)]
        return Filled(self._filled(state), status, data), set_rows

    def follow(self, data: Bytes, starts: Ints, ends: Ints, params: ParamCells, most: int) -> Ints:
        """Return where messages end that lie back to back in runs of bytes from `starts` up to `ends`.

        Behind the complete ones of each run stands UNFINISHED or BROKEN. At most `most` numbers come, which is more
        than there are runs: behind as many, call again with what is left. Parameters have a column a run. Raises
        TooLong as `fill` does.
        """
        assert most > starts.size
        self._reserve(1)
        stops = np.full(most, UNFINISHED, np.int64)
        reached = self._run((data, starts, ends), params, self._state(), _NO_STATUS, stops)
        return stops[:reached]

    def each(self, data: Bytes, starts: Ints, ends: Ints, params: ParamCells) -> Ints:
        """Return where the message at each of `starts` ends, or UNFINISHED or BROKEN up to the end beside it.

        Parameters have a column a message. Raises TooLong as `fill` does.
        """
        self._reserve(1)
        stops = np.full(starts.size, UNFINISHED, np.int64)
        if starts.size:
            self._run((data, starts, ends), params, self._state(), _NO_STATUS, stops)
        return stops

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
        state = self._fixed.copy()
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
        tables = self._descriptions(state)
        tables[:, CAPACITY] = self._capacities
        tables[:, BASE] = self._firsts

    def _reserve(self, messages: int) -> None:
        """Reserve rows for so many messages, and release what an exceptionally long one needed before."""
        if self._size > SHARED_CELLS:
            self._release()
        rows = min(messages, SHARED_CELLS // 2 // max(int(self._widths[0]), 1))
        self._capacities[0] = max(rows, self._capacities[0])

    def _release(self) -> None:
        self._capacities[:] = _LEAST_CAPACITY
        self._cells = fresh_cells(0)

    def _grow(self, full: int, state: Ints, factor: float, *, is_alone: bool) -> bool:
        """Grow one table by a factor, at least to twice its rows; all tables keep their rows.

        Tables that would soon be full too grow along, because all cells are copied. Several messages get no more cells
        than they may share; rows without cells count as one cell. Return False where no memory is left to grow into.
        """
        capacity = int(self._capacities[full] * max(factor * _MARGIN, 2))
        if not is_alone:
            taken = int(self._capacities @ np.maximum(self._widths, 1))
            left = (SHARED_CELLS - taken) // max(int(self._widths[full]), 1)
            if left < self._capacities[full] // 8:
                return False
            capacity = min(capacity, int(self._capacities[full]) + left)
        used = self._descriptions(state)[:, ROWS_USED].tolist()
        before = self._rows(used)
        self._capacities[full] = capacity
        if not is_alone:
            self._grow_along(used, factor)
        if self._size > _MOST_CELLS or capacity > _MOST_ROWS:
            raise TooLong
        self._cells = fresh_cells(self._size)
        self._describe_tables(state)
        for old, new in zip(before, self._rows(used), strict=True):
            new[:] = old
        return True

    def _grow_along(self, used: list[int], factor: float) -> None:
        """Give all tables the capacity that so many times their rows need, unless that is much of what is shared."""
        rows_needed = [int(rows * factor * _MARGIN) for rows in used]
        capacities = np.maximum(self._capacities, rows_needed)
        if capacities @ np.maximum(self._widths, 1) <= SHARED_CELLS // 2:
            self._capacities = capacities

    def _rows(self, counts: Sequence[int]) -> list[Ints]:
        """Return the first rows of each table, indexed by row and cell."""
        tables = zip(self._firsts.tolist(), counts, self._widths.tolist(), strict=True)
        return [self._cells[first : first + rows * width].reshape(rows, width) for first, rows, width in tables]

    def _filled(self, state: Ints) -> tuple[FilledTable, ...]:
        return tuple(map(FilledTable, self._rows(self._descriptions(state)[:, ROWS_USED].tolist()), self._asked))


def fresh_cells(size: int) -> Ints:
    """Return cells for new rows, uninitialised: `run` sets the flags of a row to 0, others before they are read."""
    return np.empty(size, np.int64)
