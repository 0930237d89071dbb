"""Tables of cells, which grow while a plan runs, and the call of `run` that fills them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import pyarrow as pa

from ksyspark.compiler.instructions import PROCESS, UNFINISHED
from ksyspark.compiler.plan import Plan
from ksyspark.decoder import ParamColumn, Params, ParamValue
from ksyspark.layout import Param
from ksyspark.vm.cell_columns import CellColumns, Filled, Kept, KeptColumns, TooLong
from ksyspark.vm.charsets import Charsets
from ksyspark.vm.compiled import Bytes, Flags, Ints
from ksyspark.vm.jit.runner import runner_of
from ksyspark.vm.program import LoadedProgram, program_words
from ksyspark.vm.run import ASKED, BASE, CAPACITY, ROWS_USED, STRIDE, WAITING

_INT64 = range(-(1 << 63), 1 << 63)
_SPANS = frozenset({"string", "binary"})


@dataclass(frozen=True, slots=True)
class ParamCells:
    """Parameters of a batch: `cells` has a row of numbers a parameter, two rows (start, length) for bytes and text.

    Bytes and text stand behind the constants of the plan in `constants`; their starts are negative, -1 is the first
    byte. `is_missing` flags messages that lack a parameter without default. Also flagged are numbers beyond 64 bits or
    beyond the parameter's own range: the reference decoder rejects them.
    """

    cells: Ints
    constants: bytes
    is_missing: Flags

    def part(self, first: int, stop: int) -> "ParamCells":
        if stop - first == self.is_missing.size:
            return self
        return self.of(slice(first, stop))

    def of(self, rows: Ints | slice) -> "ParamCells":
        return ParamCells(np.ascontiguousarray(self.cells[:, rows]), self.constants, self.is_missing[rows])


def param_cells(declared: Sequence[Param], params: Params, rows: int, constants: bytes = b"") -> ParamCells:
    """Return the parameters of `rows` messages. Text is encoded in UTF-8, as the literals of a plan are."""
    cells: list[Ints] = []
    pool = bytearray(constants)
    is_missing = np.zeros(rows, np.bool_)
    for param in declared:
        value = params.get(param.id)
        column = None if param.type.arrow in _SPANS else _number_column(value)
        if column is not None:
            cells.append(column)
            is_missing |= _is_out_of_range(param, column)
            continue
        values, at = _values(value)
        if None in values:
            values = [param.default if one is None else one for one in values]
        if param.type.arrow in _SPANS:
            *columns, missing = _spans(values, pool)
        else:
            number, missing = _numbers(values)
            columns, missing = [number], missing | _is_out_of_range(param, number)
        cells += [np.full(rows, one[at], np.int64) for one in columns]
        is_missing |= missing[at]
    return ParamCells(np.array(cells or [np.zeros(rows, np.int64)]), bytes(pool), is_missing)


def _number_column(value: ParamValue | Sequence[ParamValue | None] | None) -> Ints | None:
    """Return the numbers of a column in which each message has one of at most 64 signed bits; None for others."""
    if not isinstance(value, ParamColumn) or value.array.null_count:
        return None
    kind = value.array.type
    if not pa.types.is_integer(kind) or pa.types.is_uint64(kind):
        return None
    numbers: Ints = value.array.to_numpy().astype(np.int64, copy=False)
    return numbers


def _values(value: ParamValue | Sequence[ParamValue | None] | None) -> tuple[list[ParamValue | None], Ints | slice]:
    if isinstance(value, ParamColumn):
        encoded = value.array.dictionary_encode()
        values, indices = list(ParamColumn(encoded.dictionary)), encoded.indices
        if indices.null_count:
            indices, values = indices.fill_null(len(values)), [*values, None]
        return values, indices.to_numpy().astype(np.int64)
    if value is None or isinstance(value, int | float | bool | str | bytes):
        return [value], slice(None)
    return list(value), slice(None)


def _numbers(values: Sequence[ParamValue | None]) -> tuple[Ints, Flags]:
    try:
        return np.array(values, np.int64), np.zeros(len(values), np.bool_)
    except (TypeError, ValueError, OverflowError):
        fitting = [one if isinstance(one, int) and one in _INT64 else None for one in values]
        return np.array([one or 0 for one in fitting], np.int64), np.array([one is None for one in fitting])


def _spans(values: Sequence[ParamValue | None], pool: bytearray) -> tuple[Ints, Ints, Flags]:
    """Append each distinct value to the pool once; return starts, lengths, and flags of missing values."""
    distinct = {one: number for number, one in enumerate(dict.fromkeys(values))}
    octets = [_octets(one) for one in distinct]
    starts = np.zeros(len(octets), np.int64)
    for number, text in enumerate(octets):
        if text is not None:
            starts[number] = -1 - len(pool)
            pool += text
    rows = np.fromiter(map(distinct.__getitem__, values), np.int64, len(values))
    lengths = np.array([len(one or b"") for one in octets], np.int64)
    return starts[rows], lengths[rows], np.array([one is None for one in octets], np.bool_)[rows]


def _octets(value: ParamValue | None) -> bytes | None:
    if isinstance(value, str):
        try:
            return value.encode()
        except UnicodeEncodeError:
            return None
    return value if isinstance(value, bytes) else None


def _is_out_of_range(param: Param, numbers: Ints) -> Flags:
    low, high = param.bounds or (_INT64.start, _INT64.stop - 1)
    return (numbers < low) | (numbers > min(high, _INT64.stop - 1))


_NOTHING_ASKED = np.empty(0, np.int64)
NO_PROCESSES = np.zeros(1, np.int64), _NOTHING_ASKED
"""What `run` gets without processes: the width of what was made, and no place for what is asked."""

_LEAST_CAPACITY = 16
_UNSET = -1
_NO_STOPS = np.empty(0, np.int64)
_NO_STATUS = np.empty(0, np.uint8)
# Cells that several messages share before they are copied to columns, so that they stay in the processor's cache.
CHUNK_CELLS = 1 << 17
# After so many messages full columns grow in proportion to the rest of the batch, at most by this factor.
_SAMPLE, _MOST_GROWTH = 64, 16
# What is expected of a table is exceeded by an eighth, so that its columns need not grow for a little more.
_MARGIN = 1.125
# Most cells of all messages of one run: half a GiB. One message alone may have 32 GiB of them, and as many rows as
# Arrow's lists.
SHARED_CELLS, _MOST_CELLS, _MOST_ROWS = 1 << 26, 1 << 32, (1 << 31) - 1

Batch = tuple[Bytes, Ints, Ints]
"""Bytes, and where each message begins and ends in them."""


class Tables:
    """Run one plan over batches; memory of earlier batches is used again.

    The machine writes a table by rows: what a message writes and reads again lies close together, and a cell of a row
    has the same place behind its first one however large the table is. Where a table is full, the rows of all are
    copied to columns and make room for others; a table grows where one message needs that, or where others are much
    larger.
    """

    def __init__(self, plan: Plan, charsets: Charsets) -> None:
        self._charsets = charsets
        self._registers = np.array([0] * plan.registers + [*plan.numbers], np.int64)
        flags_at = self._registers.size + len(plan.addresses)
        tables = tuple((table.width, table.flags) for table in plan.tables)
        self._tables_at = flags_at + sum(len(flags) for _, flags in tables)
        self._widths = np.array([width for width, _ in tables], np.int64)
        self._counted = np.maximum(self._widths, 1)
        self._capacities = np.full(len(tables), _LEAST_CAPACITY, np.int64)
        self._asked: list[set[Kept]] = [set() for _ in tables]
        self._had_rows = np.zeros(len(tables), np.bool_)
        self._rows_each = np.zeros(len(tables), np.float64)
        self._kept, self._known = self._every_cell, (0, 0)
        self._cells = fresh_cells(0)
        self._program = program_words(plan, self._registers.size)
        self._has_processes = bool((self._program[::8] == PROCESS).any())
        sizes = plan.registers, plan.numbers, flags_at, self._tables_at
        loaded = LoadedProgram(self._program, *sizes, tables, tuple(charsets.kinds.tolist()))
        self._runner = runner_of(loaded)
        self._fixed = np.zeros(self._tables_at + STRIDE * len(tables), np.int64)
        self._fixed[: self._registers.size] = self._registers
        self._fixed[list(loaded.fixed)] = list(loaded.fixed.values())

    def fill(
        self, data: Bytes, starts: Ints, ends: Ints, params: ParamCells, *, keeps_every_cell: bool = False
    ) -> Filled:
        """Read messages, which lie in `data` from `starts` to `ends`, each with its parameters.

        Reads all of them, or as many (at least one) as fit SHARED_CELLS. Of a table that had rows before only the cells
        are kept of which columns were asked for, or every cell. Raises TooLong for a message that takes more than
        32 GiB, MemoryError if there is not enough memory.
        """
        status = np.zeros(starts.size, np.uint8)
        try:
            processes = NO_PROCESSES
            if self._has_processes:
                data, made = self._process(data, starts, ends, params)
                processes = made, _NOTHING_ASKED
            self._reserve(starts.size)
            columns = self._columns(data, starts.size, keeps_every_cell=keeps_every_cell)
            count = self._run((data, starts, ends), params, self._state(), status, _NO_STOPS, processes, columns)
        except (TooLong, MemoryError):
            self._release()
            raise
        tables = columns.tables(self._asked)
        rows = np.array([table.rows for table in tables])
        self._had_rows |= rows > 0
        self._rows_each = rows / max(count, 1)
        return Filled(tables, status[:count], data)

    @property
    def knows_columns(self) -> bool:
        """Whether messages were read before, so that of their tables only the cells are kept that are asked for."""
        return bool(self._had_rows.any())

    def _columns(self, data: Bytes, messages: int, *, keeps_every_cell: bool) -> CellColumns:
        expected = np.maximum(self._rows_each * (messages * _MARGIN), _LEAST_CAPACITY).astype(np.int64)
        expected[0] = messages
        kept = self._every_cell if keeps_every_cell else self._kept_cells()
        return CellColumns(kept, np.minimum(expected, SHARED_CELLS // self._counted), data)

    @cached_property
    def _every_cell(self) -> KeptColumns:
        return KeptColumns([range(width) for width in self._widths.tolist()])

    def _kept_cells(self) -> KeptColumns:
        """Return what was asked of tables that had rows, and every cell of others."""
        known = sum(map(len, self._asked)), int(self._had_rows.sum())
        if known != self._known:
            places = zip(self._asked, self._had_rows.tolist(), self._widths.tolist(), strict=True)
            self._kept = KeptColumns([own if had_rows else {*range(width), *own} for own, had_rows, width in places])
            self._known = known
        return self._kept

    def _process(self, data: Bytes, starts: Ints, ends: Ints, params: ParamCells) -> tuple[Bytes, Ints]:
        """Return the bytes of the messages with those that processes make of them, and where these lie."""
        from ksyspark.vm.processing import Processing  # noqa: PLC0415 (few formats process anything)

        processing, rows = Processing(data, ends - starts, params.constants), np.arange(starts.size)
        while rows.size and not processing.is_full:
            status, asked = np.zeros(rows.size, np.uint8), np.zeros(ASKED * rows.size, np.int64)
            batch, own_params = (processing.data, starts[rows], ends[rows]), params.of(rows)
            self._run(batch, own_params, self._state(), status, _NO_STOPS, (processing.made(rows), asked))
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
            firsts, stops = self._firsts, self._firsts + self._capacities * self._widths
            columns = [self._cells[firsts[table] + cell : stops[table] : self._widths[table]] for table, cell in places]
            for column in columns:
                column[:] = _UNSET
            self._run((data, starts, ends), params, state, status, _NO_STOPS)
        unset = [np.flatnonzero(column == _UNSET) for column in columns]
        set_rows = [column[: none[0] if none.size else None] for column, none in zip(columns, unset, strict=True)]
        every_cell = CellColumns(self._every_cell, self._capacities, data)
        every_cell.move(self._cells, state, self._tables_at, 1)
        return Filled(every_cell.tables(self._asked), status, data), set_rows

    def follow(self, data: Bytes, starts: Ints, ends: Ints, params: ParamCells, most: int) -> Ints:
        """Return where messages end that lie back to back in runs of bytes from `starts` up to `ends`.

        Behind the complete ones of each run stands UNFINISHED or BROKEN. At most `most` numbers come, which is more
        than there are runs: behind as many, call again with what is left. Parameters have a column a run. Raises
        TooLong as `fill` does.
        """
        assert most > starts.size
        stops = np.full(most, UNFINISHED, np.int64)
        reached = self._run((data, starts, ends), params, self._state(), _NO_STATUS, stops)
        return stops[:reached]

    def each(self, data: Bytes, starts: Ints, ends: Ints, params: ParamCells) -> Ints:
        """Return where the message at each of `starts` ends, or UNFINISHED or BROKEN up to the end beside it.

        Parameters have a column a message. Raises TooLong as `fill` does.
        """
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
        processes: tuple[Ints, Ints] = NO_PROCESSES,
        columns: CellColumns | None = None,
    ) -> int:
        """Run the plan, with room for more where a table is full; return the number of messages reached.

        Rows are moved to `columns`; without these the tables keep them. Stops before the cells of several messages are
        more than they may share; rows without cells count as one cell.
        """
        program = self._program, np.frombuffer(params.constants + b"\0", np.uint8)
        charsets, at = (self._charsets.kinds, self._charsets.allowed), self._tables_at
        message, taken, cells = 0, 0, None
        while True:
            if cells is not self._cells:
                cells = self._cells
                memory = state, state.view(np.float64), at, cells
                told = *program, *batch, message, params.cells, *charsets, *memory, status, stops, *processes
                run = self._runner.prepared(told)
            before = message
            message, full = run(message)
            factor = min(batch[1].size / message, _MOST_GROWTH) if message > _SAMPLE else 2
            chunk = 0 if columns is None else columns.move(cells, state, at, factor * _MARGIN)
            if full < 0:
                return message
            taken += chunk
            grows = message == before or chunk <= CHUNK_CELLS // 2
            size = cells.size + grows * int(self._capacities[full] * self._counted[full])
            if taken and taken + size > SHARED_CELLS:
                return message
            if grows:
                self._grow(full)
                self._describe_tables(state)

    def _state(self) -> Ints:
        """Return registers, addresses, places of flags, and the descriptions of all tables, which are empty."""
        state = self._fixed.copy()
        self._describe_tables(state)
        if self._cells.size < self._size:
            self._cells = fresh_cells(self._size)
        return state

    @property
    def _firsts(self) -> Ints:
        """Where the first cell of each table lies."""
        firsts: Ints = np.cumsum(self._capacities * self._widths) - self._capacities * self._widths
        return firsts

    def _describe_tables(self, state: Ints) -> None:
        """Describe where the next rows of tables lie, and for how many more there is room."""
        tables = state[self._tables_at :].reshape(-1, STRIDE)
        tables[:, CAPACITY] = tables[:, ROWS_USED] + self._capacities
        tables[:, BASE] = self._firsts - tables[:, ROWS_USED] * self._widths

    def _reserve(self, messages: int) -> None:
        """Reserve rows for so many messages, and release what exceptionally long ones needed before."""
        usual = _LEAST_CAPACITY * int(self._counted.sum()) + 4 * max(CHUNK_CELLS, int(self._rows_each @ self._counted))
        if self._size > min(usual, SHARED_CELLS):
            self._release()
        self._capacities[0] = max(min(messages, CHUNK_CELLS // 4 // int(self._counted[0])), self._capacities[0])

    def _release(self) -> None:
        self._capacities[:] = _LEAST_CAPACITY
        self._cells = fresh_cells(0)

    @property
    def _size(self) -> int:
        """How many cells the tables have; rows without cells count as one."""
        return int(self._capacities @ self._counted)

    def _grow(self, full: int) -> None:
        """Grow one table, while all are empty, to twice its rows."""
        self._capacities[full] *= 2
        if self._size > _MOST_CELLS or self._capacities[full] > _MOST_ROWS:
            raise TooLong
        self._cells = fresh_cells(self._size)


def fresh_cells(size: int) -> Ints:
    """Return cells for new rows, uninitialised: `run` sets the flags of a row to 0, others before they are read."""
    return np.empty(size, np.int64)
