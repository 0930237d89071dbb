"""What a run of the machine leaves: rows of cells, and columns of them."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numba import types

from ksyspark.vm.compiled import INTS_READ, ROWS_READ, Bytes, Ints, compiled

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
        """Return one cell of each row."""
        if cell not in self._columns:
            self.asked.add(cell)
            cells = sorted(self.asked - self._columns.keys())
            made = np.empty((len(cells), _padded(len(self))), np.int64)
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


def _padded(rows: int) -> int:
    """Return at least so many rows, such that columns do not lie a power of two apart.

    Columns at such distances share the same few places of the processor's caches and evict one another.
    """
    return -(-rows // _PAGE) * _PAGE + _SHIFT if rows >= _PAGE else rows


@compiled(types.void(ROWS_READ, INTS_READ, types.int64[:, ::1]))
def transpose(rows: Ints, cells: Ints, out: Ints) -> None:
    """Copy some cells of rows to a column each."""
    for row in range(rows.shape[0]):
        for number in range(cells.size):
            out[number, row] = rows[row, np.uint64(cells[number])]
