"""Move the rows that the machine has filled to columns of the cells and numbers that are asked for."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ksyspark.compiler.plan import Number
from ksyspark.vm.compiled import Bytes, Ints, Rows, compiled, inlined
from ksyspark.vm.integers import read_integer, write_integer
from ksyspark.vm.run import BASE, CAPACITY, ROWS_USED, STRIDE, WIDTH

# Cells of a page of memory, and by how many cells a column is moved against the one before: an odd number of lines.
_PAGE, _SHIFT = 512, 72
# Rows that are copied together, so that they are fetched into cache once.
_TOGETHER = 1024
# Columns of the array that describes tables to `_move`: where its cells in `kept` begin and end, where its columns
# begin in `out`, how long each is, how many rows of it are there, and where its numbers begin and end.
_FIRST, _STOP, _TO, _LENGTH, _DONE, _NUMBER, _LAST, _SIZE = range(8)
# Columns of the array that describes numbers; _AT is where the number's output begins, aligned to as many bytes.
_CELL, _ENDIAN, _OFFSET, _WIDTH, _IS_LITTLE, _AT = range(6)
_ALIGNED = 8
_FULL = -1

Kept = int | Number
"""What columns are kept of: a cell, or a number in the message."""


class Unread(LookupError):
    """A column is asked for of a cell that was not kept: fill the tables again, and keep every cell."""


class KeptColumns:
    """The cells and numbers of each table of which columns are kept."""

    def __init__(self, kept: Sequence[Iterable[Kept]]) -> None:
        cells = [[one for one in own if isinstance(one, int)] for own in kept]
        numbers = [[one for one in own if not isinstance(one, int)] for own in kept]
        shapes = [(one.cell, one.endian, one.offset, one.width, one.order == "le", 0) for own in numbers for one in own]
        self.cells, self.shapes = (
            np.array(list(chain.from_iterable(cells)), np.int64),
            np.array(shapes, np.int64).reshape(-1, _AT + 1),
        )
        self.tables = np.zeros((len(kept), _SIZE), np.int64)
        self.places: list[dict[Kept, int]] = []
        first = place = 0
        for table, own_cells, own_numbers in zip(self.tables, cells, numbers, strict=True):
            table[[_FIRST, _STOP, _NUMBER, _LAST]] = first, first + len(own_cells), place, place + len(own_numbers)
            places: dict[Kept, int] = {cell: number for number, cell in enumerate(own_cells)}
            self.places.append(places | {number: at for at, number in enumerate(own_numbers, place)})
            first, place = first + len(own_cells), place + len(own_numbers)


class CellColumns:
    """Columns of cells and numbers, of all tables of a plan, to which rows are moved bit by bit.

    `rows` of each table are expected. `data` are the bytes that cells name.
    """

    def __init__(self, kept: KeptColumns, rows: Ints, data: Bytes) -> None:
        self.kept, self.data = kept, data
        self._tables, self._shapes = kept.tables.copy(), kept.shapes.copy()
        self._reserve(rows)

    def _reserve(self, rows: Ints) -> None:
        """Reserve memory for columns of so many rows.

        Long columns a power of two apart share few places of the processor's caches, and evict one another.
        """
        lengths = np.where(rows < _PAGE, rows, -(-rows // _PAGE) * _PAGE + _SHIFT)
        sizes = lengths * (self._tables[:, _STOP] - self._tables[:, _FIRST])
        self._tables[:, _LENGTH], self._tables[:, _TO] = lengths, np.cumsum(sizes) - sizes
        self._out = np.empty(sizes.sum(), np.int64)
        lengths = np.repeat(lengths, self._tables[:, _LAST] - self._tables[:, _NUMBER])
        sizes = -(-lengths * self._shapes[:, _WIDTH] // _ALIGNED) * _ALIGNED
        self._shapes[:, _AT] = np.cumsum(sizes) - sizes
        self._octets = np.empty(sizes.sum(), np.uint8)

    def move(self, rows: Ints, state: Ints, at: int, growth: float) -> int:
        """Move the rows that a run left in tables, which a state describes from `at` on; return the number of cells.

        The tables are empty then, and the next rows have the numbers behind. Rows without cells count as one cell.
        Where columns have no room, all get room for so many times their rows.
        """
        while True:
            described = self._tables, self.kept.cells, self._shapes
            cells = int(_move(rows, state, at, self.data, *described, self._out, self._octets))
            if cells != _FULL:
                return cells
            places = [(table, kept) for table, own in enumerate(self.kept.places) for kept in own]
            before = [self.column(*place) for place in places]
            needed = (growth * state[at + ROWS_USED :: STRIDE]).astype(np.int64)
            self._reserve(np.maximum(self._tables[:, _LENGTH], needed))
            for place, column in zip(places, before, strict=True):
                self.column(*place)[:] = column

    def column(self, table: int, kept: Kept) -> NDArray[Any]:
        """Return a cell of each row, or the bytes of a number in little-endian order."""
        place, rows = self.kept.places[table][kept], self._tables[table, _DONE]
        if isinstance(kept, int):
            first = self._tables[table, _TO] + place * self._tables[table, _LENGTH]
            return self._out[first : first + rows]
        return self._octets[self._shapes[place, _AT] :][: rows * kept.width]

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
        values = self._made.get(kept)
        if values is None:
            self.asked.add(kept)
            values = self._made[kept] = self._cell(kept) if isinstance(kept, int) else self._number(kept)
        return values

    def _cell(self, cell: int) -> Ints:
        if cell not in self.columns.kept.places[self.table]:
            raise Unread
        return self.columns.column(self.table, cell)

    def _number(self, number: Number) -> NDArray[Any]:
        is_kept = number in self.columns.kept.places[self.table]
        octets = self.columns.column(self.table, number) if is_kept else self._octets(number)
        kind = "f" if number.is_float else "i" if number.is_signed else "u"
        values = octets.view(f"<{kind}{number.width}")
        # Unsigned numbers of two or four bytes are widened to a signed type.
        return values.astype(f"i{2 * number.width}") if kind == "u" and number.width in {2, 4} else values

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


@inlined
def _number(
    data: Bytes, rows: Ints, base: int, cells: int, done: int, stop: int, shape: Ints, width: int, octets: Bytes
) -> None:
    """Read a number of some rows; positions are checked, because they are undefined in rows that lack the field."""
    place, endian, is_little = base + shape[_CELL], base + shape[_ENDIAN], shape[_IS_LITTLE] != 0
    has_endian, last, offset, to = shape[_ENDIAN] >= 0, data.size - width, shape[_OFFSET], shape[_AT]
    for row in range(done, stop):
        first = rows[np.uint64(place + row * cells)] + offset
        if has_endian:
            is_little = rows[np.uint64(endian + row * cells)] != 0
        bits = 0
        if 0 <= first <= last:
            bits = read_integer(data, first, width, is_little)
        write_integer(octets, to + row * width, width, bits)


@inlined
def _read(data: Bytes, rows: Ints, base: int, cells: int, done: int, stop: int, shape: Ints, octets: Bytes) -> None:
    # Called with a constant, the width costs nothing inside the loop over rows.
    if shape[_WIDTH] == 1:
        _number(data, rows, base, cells, done, stop, shape, 1, octets)
    elif shape[_WIDTH] == 2:
        _number(data, rows, base, cells, done, stop, shape, 2, octets)
    elif shape[_WIDTH] == 4:
        _number(data, rows, base, cells, done, stop, shape, 4, octets)
    else:
        _number(data, rows, base, cells, done, stop, shape, 8, octets)


@inlined
def _copy(rows: Ints, base: int, cells: int, done: int, stop: int, kept: Ints, out: Ints, to: int, length: int) -> None:
    for column in range(kept.size):
        cell, place = base + kept[column], to + column * length
        for row in range(done, stop):
            out[np.uint64(place + row)] = rows[np.uint64(cell + row * cells)]


@compiled("state", "tables", "out", "octets")
def _move(
    rows: Ints, state: Ints, at: int, data: Bytes, tables: Rows, kept: Ints, shapes: Rows, out: Ints, octets: Bytes
) -> np.int64:
    moved = np.int64(0)
    for number in range(tables.shape[0]):
        table, columns = at + STRIDE * number, tables[number, _STOP] - tables[number, _FIRST]
        columns += tables[number, _LAST] - tables[number, _NUMBER]
        if columns > 0 and state[table + ROWS_USED] > tables[number, _LENGTH]:
            return np.int64(_FULL)
        moved += (state[table + ROWS_USED] - tables[number, _DONE]) * max(state[table + WIDTH], 1)
    for number in range(tables.shape[0]):
        table = at + STRIDE * number
        first, stop = tables[number, _DONE], state[table + ROWS_USED]
        begin, width, base = tables[number, _FIRST], state[table + WIDTH], state[table + BASE]
        for done in range(first, stop, _TOGETHER):
            until = min(done + _TOGETHER, stop)
            own, to = kept[begin : tables[number, _STOP]], tables[number, _TO]
            _copy(rows, base, width, done, until, own, out, to, tables[number, _LENGTH])
            for column in range(tables[number, _NUMBER], tables[number, _LAST]):
                _read(data, rows, base, width, done, until, shapes[column], octets)
        state[table + BASE] -= (stop - first) * width
        state[table + CAPACITY] += stop - first
        tables[number, _DONE] = stop
    return moved
