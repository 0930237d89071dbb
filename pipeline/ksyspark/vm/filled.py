"""What a run of the machine leaves: columns of cells, and selections of rows."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from ksyspark.compiler.plan import Apply, Source
from ksyspark.vm.compiled import Bytes, Flags, Ints, Rows, compiled
from ksyspark.vm.run import BASE, CAPACITY, ROWS_USED, STRIDE, WIDTH

# Cells of a page of memory, and by how many cells a column is moved against the one before: an odd number of lines.
_PAGE, _SHIFT = 512, 72
# Rows that are copied together, so that they are fetched into cache once.
_TOGETHER = 64


class Unread(LookupError):
    """A column is asked for of a cell that was not kept: fill the tables again, and keep every cell."""


@dataclass(slots=True)
class FilledTable:
    """Columns of cells, of all rows of a table: `columns[places[cell]]`, at most longer than there are rows.

    `asked` are the cells of which columns were asked for, also of earlier batches: only these are kept of a table that
    had rows before. Raises Unread for others.
    """

    columns: Rows
    places: Mapping[int, int]
    rows: int
    asked: set[int]

    def __len__(self) -> int:
        return self.rows

    def place(self, cell: int) -> int:
        """Return which of `columns` is that of a cell."""
        self.asked.add(cell)
        try:
            return self.places[cell]
        except KeyError:
            raise Unread from None

    def column(self, cell: int) -> Ints:
        return self.columns[self.place(cell), : self.rows]


# Columns of the array that describes tables to `_move`: where the numbers of its cells in `kept` begin and end, where
# its columns begin in `out`, how long each is, and how many rows of it are there.
_FIRST, _STOP, _TO, _LENGTH, _DONE, _SIZE = range(6)
_FULL = -1


class KeptCells:
    """The cells of each table of which columns are kept."""

    def __init__(self, cells: Sequence[Sequence[int]]) -> None:
        self.places = [dict(zip(own, range(len(own)), strict=True)) for own in cells]
        self.cells = np.array(list(chain.from_iterable(cells)), np.int64)
        self.tables = np.zeros((len(cells), _SIZE), np.int64)
        stops = np.cumsum(list(map(len, cells)))
        self.tables[:, _STOP], self.tables[1:, _FIRST] = stops, stops[:-1]


class CellColumns:
    """Columns of cells, of all tables of a plan, to which rows are moved bit by bit; `rows` of each are expected."""

    def __init__(self, kept: KeptCells, rows: Ints) -> None:
        self._kept, self._tables = kept, kept.tables.copy()
        self._out = self._fresh(rows)

    def _fresh(self, rows: Ints) -> Ints:
        """Return memory for columns of so many rows.

        Long columns a power of two apart share few places of the processor's caches, and evict one another.
        """
        lengths = np.where(rows < _PAGE, rows, -(-rows // _PAGE) * _PAGE + _SHIFT)
        sizes = lengths * (self._tables[:, _STOP] - self._tables[:, _FIRST])
        self._tables[:, _LENGTH], self._tables[:, _TO] = lengths, np.cumsum(sizes) - sizes
        return np.empty(sizes.sum(), np.int64)

    def move(self, rows: Ints, state: Ints, at: int, growth: float) -> int:
        """Move the rows that a run left in tables, which a state describes from `at` on; return the number of cells.

        The tables are empty then, and the next rows have the numbers behind. Rows without cells count as one cell.
        Where columns have no room, all get room for so many times their rows.
        """
        while (cells := int(_move(rows, state, at, self._tables, self._kept.cells, self._out))) == _FULL:
            before = self.tables()
            self._out = self._fresh(
                np.maximum(self._tables[:, _LENGTH], (growth * state[at + ROWS_USED :: STRIDE]).astype(np.int64))
            )
            for old, new in zip(before, self.tables(), strict=True):
                if old.places:
                    new.columns[:, : old.rows] = old.columns[:, : old.rows]
        return cells

    def tables(self, asked: Sequence[set[int]] = ()) -> list[FilledTable]:
        out, own_asked = self._out, asked or [set[int]()] * len(self._tables)
        return [
            FilledTable(out[to : to + len(places) * length].reshape(len(places), length), places, rows, own)
            for places, own, (to, length, rows) in zip(
                self._kept.places, own_asked, self._tables[:, _TO : _DONE + 1].tolist(), strict=True
            )
        ]


@compiled("state", "tables", "out")
def _move(rows: Ints, state: Ints, at: int, tables: Rows, kept: Ints, out: Ints) -> np.int64:
    moved = np.int64(0)
    for number in range(tables.shape[0]):
        table, cells = at + STRIDE * number, tables[number, _STOP] - tables[number, _FIRST]
        if cells > 0 and state[table + ROWS_USED] > tables[number, _LENGTH]:
            return np.int64(_FULL)
        moved += (state[table + ROWS_USED] - tables[number, _DONE]) * max(state[table + WIDTH], 1)
    for number in range(tables.shape[0]):
        table = at + STRIDE * number
        first, stop = tables[number, _DONE], state[table + ROWS_USED]
        begin, width, base = tables[number, _FIRST], state[table + WIDTH], state[table + BASE]
        for done in range(first, stop, _TOGETHER):
            until = min(done + _TOGETHER, stop)
            for column in range(tables[number, _STOP] - begin):
                to = tables[number, _TO] + column * tables[number, _LENGTH]
                cell = base + kept[np.uint64(begin + column)]
                for row in range(done, until):
                    out[np.uint64(to + row)] = rows[np.uint64(cell + row * width)]
        state[table + BASE] -= (stop - first) * width
        state[table + CAPACITY] += stop - first
        tables[number, _DONE] = stop
    return moved


@dataclass(frozen=True, slots=True)
class Filled:
    """The result of a run: the tables of a plan, and the status of each message that it reached.

    `data` are the bytes that the cells name: those of the messages, and behind them what processes made of them.
    """

    tables: Sequence[FilledTable]
    status: Bytes
    data: Bytes


@dataclass(slots=True)
class Selection:
    """Rows of a table in order: all, or those numbered by `chosen`; `valid` flags the valid ones (None: all).

    `numbers` caches number columns and byte comparisons by their source. `above` returns the number of each row's
    message, or is None if rows are messages. Cells of chosen rows are gathered once, because many columns read the same
    cell.
    """

    table: FilledTable
    chosen: Ints | None = None
    valid: Flags | None = None
    numbers: dict[Source | Apply, NDArray[np.generic]] = field(default_factory=dict)
    above: Callable[[], Ints] | None = None
    _gathered: dict[int, Ints] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.table) if self.chosen is None else self.chosen.size

    def column(self, cell: int) -> Ints:
        """Return one cell of each row, 0 in invalid rows."""
        if self.chosen is None and self.valid is None:
            return self.table.column(cell)
        if cell not in self._gathered:
            cells = self.table.column(cell)
            cells = cells if self.chosen is None else cells.take(self.chosen)
            self._gathered[cell] = cells if self.valid is None else np.where(self.valid, cells, 0)
        return self._gathered[cell]

    def where(self, flags: Flags) -> "Selection":
        """Return the same rows, of which only those also flagged are valid."""
        valid = flags if self.valid is None else self.valid & flags
        return Selection(self.table, self.chosen, valid, above=self.above)

    def messages(self) -> Ints:
        """Return the number of each row's message."""
        return np.arange(len(self)) if self.above is None else self.above()


@compiled("out")
def find_present(numbers: Ints, valid: Flags, out: Flags) -> int:
    """Flag the valid rows whose number is not 0; return how many there are, or -1 where these are not 1, 2, 3 ...

    `valid` is empty if all rows are valid.
    """
    count, in_order = 0, True
    for row in range(numbers.size):
        present = numbers[row] != 0 and (not valid.size or valid[row])
        out[row] = present
        if present:
            count += 1
            in_order = in_order and numbers[row] == count
    return count if in_order else -1
