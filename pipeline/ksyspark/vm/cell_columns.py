"""Move the rows that the machine has filled to columns of the cells and numbers that are asked for."""

from collections.abc import Iterable, Sequence
from itertools import chain

import numpy as np

from ksyspark.compiler.plan import Number
from ksyspark.vm.compiled import Bytes, Ints, Rows, compiled, inlined
from ksyspark.vm.filled import FilledTable, Kept
from ksyspark.vm.integers import read_integer, write_integer
from ksyspark.vm.run import BASE, CAPACITY, ROWS_USED, STRIDE, WIDTH

# Cells of a page of memory, and by how many cells a column is moved against the one before: an odd number of lines.
_PAGE, _SHIFT = 512, 72
# Rows that are copied together, so that they are fetched into cache once.
_TOGETHER = 1024
# Columns of the array that describes tables to `_move`: where its cells in `kept` begin and end, where its columns
# begin in `out`, how long each is, how many rows of it are there, and where its numbers begin and end.
_FIRST, _STOP, _TO, _LENGTH, _DONE, _NUMBER, _LAST, _SIZE = range(8)
# Columns of the array that describes numbers; _AT is where the number's output begins.
_CELL, _ENDIAN, _OFFSET, _WIDTH, _IS_LITTLE, _AT = range(6)
_FULL = -1
# Bytes to which the output of each number is aligned.
_ALIGNED = 8


class KeptCells:
    """The cells and numbers of each table of which columns are kept."""

    def __init__(self, kept: Sequence[Iterable[Kept]]) -> None:
        self.cells = [[one for one in own if isinstance(one, int)] for own in kept]
        self.numbers = [[one for one in own if not isinstance(one, int)] for own in kept]
        self.flat = np.array(list(chain.from_iterable(self.cells)), np.int64)
        self.tables = np.zeros((len(kept), _SIZE), np.int64)
        for counts, first, stop in ((self.cells, _FIRST, _STOP), (self.numbers, _NUMBER, _LAST)):
            stops = np.cumsum(list(map(len, counts)))
            self.tables[:, stop], self.tables[1:, first] = stops, stops[:-1]
        shapes = [
            (one.cell, one.endian, one.offset, one.width, one.order == "le", 0)
            for one in chain.from_iterable(self.numbers)
        ]
        self.shapes = np.array(shapes, np.int64).reshape(-1, 6)
        self.table_of_number = np.repeat(np.arange(len(kept)), list(map(len, self.numbers)))


class CellColumns:
    """Columns of cells and numbers, of all tables of a plan, to which rows are moved bit by bit.

    `rows` of each table are expected. `data` are the bytes that cells name.
    """

    def __init__(self, kept: KeptCells, rows: Ints, data: Bytes) -> None:
        self._kept, self._data = kept, data
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
        sizes = -(-lengths[self._kept.table_of_number] * self._shapes[:, _WIDTH] // _ALIGNED) * _ALIGNED
        self._shapes[:, _AT] = np.cumsum(sizes) - sizes
        self._octets = np.empty(sizes.sum(), np.uint8)

    def move(self, rows: Ints, state: Ints, at: int, growth: float) -> int:
        """Move the rows that a run left in tables, which a state describes from `at` on; return the number of cells.

        The tables are empty then, and the next rows have the numbers behind. Rows without cells count as one cell.
        Where columns have no room, all get room for so many times their rows.
        """
        while True:
            described = self._tables, self._kept.flat, self._shapes
            cells = int(_move(rows, state, at, self._data, *described, self._out, self._octets))
            if cells != _FULL:
                return cells
            before = self.tables()
            needed = (growth * state[at + ROWS_USED :: STRIDE]).astype(np.int64)
            self._reserve(np.maximum(self._tables[:, _LENGTH], needed))
            for old, new in zip(before, self.tables(), strict=True):
                for kept in old.places:
                    if isinstance(kept, Number):
                        size = kept.width * old.rows
                        new.octets[new.places[kept] :][:size] = old.octets[old.places[kept] :][:size]
                    else:
                        new.columns[new.places[kept], : old.rows] = old.columns[old.places[kept], : old.rows]

    def tables(self, asked: Sequence[set[Kept]] = ()) -> list[FilledTable]:
        out, places, at = self._out, self._kept, iter(self._shapes[:, _AT].tolist())
        found = []
        for number, (to, length, rows) in enumerate(self._tables[:, _TO : _DONE + 1].tolist()):
            cells = places.cells[number]
            columns = out[to : to + len(cells) * length].reshape(len(cells), length)
            where: dict[Kept, int] = {cell: place for place, cell in enumerate(cells)}
            for one in places.numbers[number]:
                where[one] = next(at)
            found.append(FilledTable(columns, self._octets, where, rows, asked[number] if asked else set(), self._data))
        return found


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
