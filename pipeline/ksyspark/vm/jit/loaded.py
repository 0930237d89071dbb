"""A plan's program as the machine has it loaded."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Loaded:
    """A program of eight words an instruction, and the state that it works on.

    The words at `cells` are cells, which have other places as tables grow. Of the state the first `registers` numbers
    change, the `numbers` behind them never do, and addresses follow up to `flags_at`; the tables begin at `tables_at`.
    `encodings` says what to check of each encoding.
    """

    words: NDArray[np.uint32]
    cells: NDArray[np.int64]
    registers: int
    numbers: tuple[int, ...]
    flags_at: int
    tables_at: int
    encodings: tuple[int, ...]

    @property
    def instructions(self) -> int:
        """Return how many instructions there are."""
        return self.words.size // 8

    @cached_property
    def digest(self) -> str:
        """Return what tells this program from all others."""
        still = self.words.copy()
        still[self.cells] = 0
        rest = (self.cells.tolist(), self.registers, self.numbers, self.flags_at, self.tables_at, self.encodings)
        return hashlib.sha256(still.tobytes() + repr(rest).encode()).hexdigest()

    @cached_property
    def program(self) -> tuple[int | None, ...]:
        """Return the words; None for those that change their place."""
        words: list[int | None] = self.words.tolist()
        for at in self.cells.tolist():
            words[at] = None
        return tuple(words)
