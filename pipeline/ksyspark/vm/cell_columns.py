"""Move rows that the machine has filled to columns of the cells and numbers asked for; selections of rows."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ksyspark.compiler.plan import Apply, Number, Source
from ksyspark.errors import OptionError
from ksyspark.vm.compiled import Bytes, Flags, Ints, Rows, compiled, inlined
from ksyspark.vm.integers import read_integer, write_integer
from ksyspark.vm.run import BASE, CAPACITY, ROWS_USED, STRIDE, WIDTH

# Most bytes of the columns of several messages, and of one message alone. Arrow limits each column to 2 GiB.
SHARED_BYTES, ALONE_BYTES = 1 << 30, 1 << 35
# The largest piece that glibc learns to take from its own heap (DEFAULT_MMAP_THRESHOLD_MAX), and its margin.
_LARGEST, _MARGIN = 32 << 20, 64 << 10


class TooLong(OptionError):
    """The rows or columns of these messages exceed the memory budget; a smaller batch may fit."""

    def __init__(self) -> None:
        super().__init__("The messages of one batch take too much memory: take fewer (batchRows, batchBytes).")


def bytes_of_batch(messages: int) -> int:
    """Return how many bytes the columns of so many messages may take."""
    return SHARED_BYTES if messages > 1 else ALONE_BYTES


@cache
def keep_freed_memory() -> None:
    """Have the C library of this process keep the memory of freed columns for the next batch.

    glibc maps large blocks one by one and unmaps each when it is freed, so that every page of every column costs a page
    fault. Once such a block was freed, glibc raises its threshold: blocks up to that size come from the heap, whose end
    is returned only when twice that size (here 64 MiB) is free. Freeing this block raises the threshold to its maximum
    at once; it is never written to and so takes no memory. Other C libraries ignore this.
    """
    np.empty(_LARGEST - _MARGIN, np.uint8)


# Cells of a page of memory, and by how many cells a column is moved against the one before: an odd number of lines.
_PAGE, _SHIFT = 512, 72
# Rows that are copied together, so that they are fetched into cache once.
_TOGETHER = 1024
# Columns of the array that describes tables to `_move`: where its columns begin and end in that of columns, how long
# each is, and how many rows of it are there.
_FIRST, _STOP, _LENGTH, _DONE, _SIZE = range(5)
# Columns of the array that describes columns: of a cell, whose width is 0, or of a number. Each has so many BYTES in a
# row; _AT is where its output begins, aligned to eight bytes.
_CELL, _ENDIAN, _OFFSET, _WIDTH, _IS_LITTLE, _BYTES, _AT = range(7)
_WORD = 8
_FULL = -1

Kept = int | Number
"""What columns are kept of: a cell, or a number in the message."""


class Unread(LookupError):
    """A column is asked for of a cell that was not kept: fill the tables again, and keep every cell."""


class KeptColumns:
    """The cells and numbers of each table of which columns are kept."""

    def __init__(self, kept: Sequence[Collection[Kept]]) -> None:
        self.shapes = np.array([_shape(one) for own in kept for one in own], np.int64).reshape(-1, _AT + 1)
        self.tables = np.zeros((len(kept), _SIZE), np.int64)
        self.tables[:, _STOP] = np.cumsum(list(map(len, kept)))
        self.tables[1:, _FIRST] = self.tables[:-1, _STOP]
        self.places = [
            dict(zip(own, range(first, first + len(own)), strict=True))
            for own, first in zip(kept, self.tables[:, _FIRST].tolist(), strict=True)
        ]


def _shape(kept: Kept) -> tuple[int, ...]:
    if isinstance(kept, int):
        return kept, -1, 0, 0, 0, _WORD, 0
    return kept.cell, kept.endian, kept.offset, kept.width, kept.order == "le", kept.width, 0


class CellColumns:
    """Columns of cells and numbers, of all tables of a plan, to which rows are moved bit by bit.

    `rows` of each table are expected. `data` are the bytes that cells name.
    """

    def __init__(self, kept: KeptColumns, rows: Ints, data: Bytes) -> None:
        self.places, self.data = kept.places, data
        self._tables, self._shapes = kept.tables.copy(), kept.shapes.copy()
        self._reserve(rows)

    def _reserve(self, rows: Ints) -> None:
        """Reserve memory for columns of rows; long ones a power of two apart would evict one another from caches."""
        self._tables[:, _LENGTH] = np.where(rows < _PAGE, rows, -(-rows // _PAGE) * _PAGE + _SHIFT)
        lengths = np.repeat(self._tables[:, _LENGTH], self._tables[:, _STOP] - self._tables[:, _FIRST])
        sizes = -(-lengths * self._shapes[:, _BYTES] // _WORD) * _WORD
        self._shapes[:, _AT] = np.cumsum(sizes) - sizes
        self._out = np.empty(sizes.sum(), np.uint8)

    def move(self, rows: Ints, state: Ints, at: int, growth: float) -> int:
        """Move the rows that a run left in tables, which a state describes from `at` on; return the number of cells.

        The tables are empty then, and the next rows have the numbers behind. Rows without cells count as one cell.
        Where columns have no room, all get room for so many times their rows.
        """
        while (cells := int(_move(rows, state, at, self.data, self._tables, self._shapes, self._out))) == _FULL:
            places = [(table, kept) for table, own in enumerate(self.places) for kept in own]
            before = [self.octets(*place) for place in places]
            needed = (growth * state[at + ROWS_USED :: STRIDE]).astype(np.int64)
            self._reserve(np.maximum(self._tables[:, _LENGTH], needed))
            for place, octets in zip(places, before, strict=True):
                self.octets(*place)[:] = octets
        return cells

    def octets(self, table: int, kept: Kept) -> Bytes:
        """Return the bytes of a column, in little-endian order."""
        shape = self._shapes[self.places[table][kept]]
        return self._out[shape[_AT] :][: self._tables[table, _DONE] * shape[_BYTES]]

    def tables(self, asked: Sequence[set[Kept]]) -> list["FilledTable"]:
        rows = self._tables[:, _DONE].tolist()
        return [FilledTable(self, table, *filled) for table, filled in enumerate(zip(rows, asked, strict=True))]


@dataclass(slots=True)
class FilledTable:
    """Columns of a table of so many rows.

    `asked` are the cells and numbers of which columns were asked for, also of earlier batches: only these are kept of a
    table that had rows before.
    """

    columns: CellColumns
    table: int
    rows: int
    asked: set[Kept]
    _made: dict[Kept, NDArray[Any]] = field(default_factory=dict)

    def __len__(self) -> int:
        return self.rows

    def column(self, kept: Kept) -> NDArray[Any]:
        """Return a cell or a number of each row, undefined where the row lacks it. Raises Unread for a cell."""
        if kept not in self._made:
            self.asked.add(kept)
            is_kept = kept in self.columns.places[self.table]
            if isinstance(kept, Number):
                octets = self.columns.octets(self.table, kept) if is_kept else self._octets(kept)
                self._made[kept] = _numbers(kept, octets)
            elif is_kept:
                self._made[kept] = self.columns.octets(self.table, kept).view(np.int64)
            else:
                raise Unread
        return self._made[kept]

    def _octets(self, number: Number) -> Bytes:
        """Return the bytes, in little-endian order, of a number that was not kept."""
        data = self.columns.data
        if data.size < number.width:
            return np.zeros(self.rows * number.width, np.uint8)
        at = np.clip(self.column(number.cell) + number.offset, 0, data.size - number.width)
        octets = data[at[:, None] + np.arange(number.width)]
        is_little = self.column(number.endian)[:, None] != 0 if number.endian >= 0 else number.order == "le"
        ordered: Bytes = np.where(is_little, octets, octets[:, ::-1]).reshape(-1)
        return ordered


def _numbers(number: Number, octets: Bytes) -> NDArray[Any]:
    """Return numbers; unsigned ones of two or four bytes are widened to a signed type."""
    kind = "f" if number.is_float else "i" if number.is_signed else "u"
    values = octets.view(f"<{kind}{number.width}")
    return values.astype(f"i{2 * number.width}") if kind == "u" and number.width in {2, 4} else values


@inlined
def _copy(
    data: Bytes, rows: Ints, base: int, cells: int, first_row: int, stop: int, shape: Ints, width: int, out: Bytes
) -> None:
    """Copy a cell of some rows, or read a number: its position is checked, because a row may lack the field."""
    place, endian, is_little = base + shape[_CELL], base + shape[_ENDIAN], shape[_IS_LITTLE] != 0
    has_endian, last, offset, to = shape[_ENDIAN] >= 0, data.size - width, shape[_OFFSET], shape[_AT]
    for row in range(first_row, stop):
        first = rows[np.uint64(place + row * cells)] + offset
        if width == 0:
            write_integer(out, to + row * _WORD, _WORD, first)
        else:
            if has_endian:
                is_little = rows[np.uint64(endian + row * cells)] != 0
            bits = 0
            if 0 <= first <= last:
                bits = read_integer(data, first, width, is_little)
            write_integer(out, to + row * width, width, bits)


@compiled("state", "tables", "out")
def _move(rows: Ints, state: Ints, at: int, data: Bytes, tables: Rows, shapes: Rows, out: Bytes) -> np.int64:
    moved = np.int64(0)
    for number in range(tables.shape[0]):
        table, used = at + STRIDE * number, state[at + STRIDE * number + ROWS_USED]
        if tables[number, _STOP] > tables[number, _FIRST] and used > tables[number, _LENGTH]:
            return np.int64(_FULL)
        moved += (used - tables[number, _DONE]) * max(state[table + WIDTH], 1)
    for number in range(tables.shape[0]):
        table = at + STRIDE * number
        first, stop = tables[number, _DONE], state[table + ROWS_USED]
        cells, base = state[table + WIDTH], state[table + BASE]
        for done in range(first, stop, _TOGETHER):
            until = min(done + _TOGETHER, stop)
            for column in range(tables[number, _FIRST], tables[number, _STOP]):
                shape = shapes[column]
                # Called with a constant, the width costs nothing inside the loop over rows.
                if shape[_WIDTH] == 0:
                    _copy(data, rows, base, cells, done, until, shape, 0, out)
                elif shape[_WIDTH] == 1:
                    _copy(data, rows, base, cells, done, until, shape, 1, out)
                elif shape[_WIDTH] == 2:
                    _copy(data, rows, base, cells, done, until, shape, 2, out)
                elif shape[_WIDTH] == 4:
                    _copy(data, rows, base, cells, done, until, shape, 4, out)
                else:
                    _copy(data, rows, base, cells, done, until, shape, 8, out)
        state[table + BASE] -= (stop - first) * cells
        state[table + CAPACITY] += stop - first
        tables[number, _DONE] = stop
    return moved


@dataclass(frozen=True, slots=True)
class Filled:
    """The tables of a run, the status of each message that it reached, and the bytes that cells name."""

    tables: Sequence[FilledTable]
    status: Bytes
    data: Bytes


@dataclass(slots=True)
class Selection:
    """Rows of a table in order: all, or those numbered by `chosen`; `valid` flags the valid ones (None: all).

    `numbers` caches bit fields by their source. `above` returns the number of each row's message, or is None if rows
    are messages. Cells of chosen rows are gathered once, because many columns read the same cell.
    """

    table: FilledTable
    chosen: Ints | None = None
    valid: Flags | None = None
    numbers: dict[Source | Apply, NDArray[np.generic]] = field(default_factory=dict)
    above: Callable[[], Ints] | None = None
    _gathered: dict[Kept, NDArray[Any]] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.table) if self.chosen is None else self.chosen.size

    def column(self, cell: Kept) -> NDArray[Any]:
        """Return a cell or a number of each row, 0 in invalid rows."""
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
