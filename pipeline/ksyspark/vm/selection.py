"""Rows of a table, and the cells of each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from ksyspark.compiler.plan import Apply, Source

Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Selection:
    """Rows of a table, in order: all, or those that `chosen` numbers; `valid` tells those that count (None: all).

    `numbers` are columns that were read before, by their source, and comparisons of bytes. `above` gives the number of
    each row's message; None where rows are messages.

    Where not all rows of a table are meant, cells are taken out once: many columns are read from the same one.
    """

    table: Ints
    chosen: Ints | None = None
    valid: Flags | None = None
    numbers: dict[Source | Apply, NDArray[np.generic]] = field(default_factory=dict)
    above: Callable[[], Ints] | None = None
    _taken: dict[int, Ints] = field(default_factory=dict)

    def __len__(self) -> int:
        return self.table.shape[1] if self.chosen is None else self.chosen.size

    def column(self, cell: int) -> Ints:
        """Return one cell of each row, 0 in rows that do not count. The next batch uses the same memory again."""
        if self.chosen is None and self.valid is None:
            whole: Ints = self.table[cell]
            return whole
        if cell not in self._taken:
            self._taken[cell] = self._take(cell)
        return self._taken[cell]

    def _take(self, cell: int) -> Ints:
        cells: Ints = self.table[cell] if self.chosen is None else self.table[cell][self.chosen]
        return cells if self.valid is None else np.where(self.valid, cells, 0)

    def where(self, flags: Flags) -> Selection:
        """Return the same rows, of which fewer count."""
        valid = flags if self.valid is None else self.valid & flags
        return Selection(self.table, self.chosen, valid, above=self.above)

    def messages(self) -> Ints:
        """Return the number of each row's message."""
        return np.arange(len(self)) if self.above is None else self.above()
