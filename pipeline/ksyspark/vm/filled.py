"""What a run of the machine leaves: rows of cells, columns of them, and selections of rows."""

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from ksyspark.compiler.plan import Apply, Source
from ksyspark.vm.compiled import Bytes, Flags, Ints, Rows, compiled

# Cells of a page of memory, and by how many cells a column is moved against the one before: an odd number of lines.
_PAGE, _SHIFT = 512, 72


@dataclass(frozen=True, slots=True)
class FilledTable:
    """The rows of a table, indexed by row and cell; the next batch overwrites them.

    `asked` are the cells of which columns were asked for, also of earlier batches: they are made together, so that each
    row is fetched into cache once.
    """

    rows: Ints
    asked: set[int]
    _columns: dict[int, Ints] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.rows)

    def column(self, cell: int) -> Ints:
        if cell not in self._columns:
            self.asked.add(cell)
            cells = sorted(self.asked - self._columns.keys())
            rows = len(self)
            if rows >= _PAGE:
                # Columns a power of two apart share few places of the processor's caches, and evict one another.
                rows = -(-rows // _PAGE) * _PAGE + _SHIFT
            made = np.empty((len(cells), rows), np.int64)
            transpose(self.rows, np.array(cells, np.int64), made)
            self._columns.update(zip(cells, made[:, : len(self)], strict=True))
        return self._columns[cell]


@dataclass(frozen=True, slots=True)
class Filled:
    """The result of a run: the tables of a plan, and the status of each message that it reached.

    `data` are the bytes that the cells name: those of the messages, and behind them what processes made of them.
    """

    tables: tuple[FilledTable, ...]
    status: Bytes
    data: Bytes


@compiled("out")
def transpose(rows: Rows, cells: Ints, out: Rows) -> None:
    """Copy some cells of rows to a column each."""
    for row in range(rows.shape[0]):
        for number in range(cells.size):
            out[number, row] = rows[row, np.uint64(cells[number])]


@dataclass(frozen=True, slots=True)
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
