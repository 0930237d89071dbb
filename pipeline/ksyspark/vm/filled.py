"""What a run of the machine leaves: columns of cells, and selections of rows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ksyspark.compiler.plan import Apply, Source
from ksyspark.vm.cell_columns import FilledTable, Kept
from ksyspark.vm.compiled import Bytes, Flags, Ints, compiled


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
    """Flag the valid rows (no `valid`: all) whose number is not 0; return their count, -1 unless they are 1, 2 ..."""
    count, in_order = 0, True
    for row in range(numbers.size):
        present = numbers[row] != 0 and (not valid.size or valid[row])
        out[row] = present
        if present:
            count += 1
            in_order = in_order and numbers[row] == count
    return count if in_order else -1
