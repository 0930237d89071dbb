"""`process` on the machine: what messages ask for is made between two runs, and lies behind the batch's bytes."""

from __future__ import annotations

import numpy as np

from ksyspark.compiler.plan import PROCESSES
from ksyspark.interpreter.expressions.processes import CHANGES
from ksyspark.interpreter.problems import ARITHMETIC, Failed
from ksyspark.interpreter.stream import Fuel
from ksyspark.vm.compiled import Bytes, Ints

MOST = 64
"""Most parts of a message that are processed; with more it is left to the reference decoder."""
_REFUSED = -1, 0
NOTHING_MADE, NOTHING_ASKED = np.zeros(1, np.int64), np.empty(0, np.int64)
"""What `run` gets without processes: the width of what was made, and no place for what is asked."""


class Processing:
    """Make what the messages of a batch ask for, in rounds: one part of each message a round.

    `data` are the bytes of the batch with those that were made behind them. What a message may make in all is bounded
    as the reference decoder bounds it.
    """

    def __init__(self, data: Bytes, lengths: Ints, constants: bytes) -> None:
        self.data = data
        self._constants = constants
        self._fuel = [Fuel(length) for length in lengths.tolist()]
        self._spans = np.empty((lengths.size, 0, 2), np.int64)

    @property
    def is_full(self) -> bool:
        return self._spans.shape[1] >= MOST

    def made(self, rows: Ints | slice = slice(None)) -> Ints:
        """Return what was made for some messages, as `run` wants it."""
        spans = self._spans[rows]
        return np.concatenate([[2 * spans.shape[1]], spans.reshape(-1)])

    def make(self, rows: Ints, asked: Ints) -> None:
        """Make what these messages ask for, a row of `asked` each; a part that cannot be made refuses its message."""
        spans = np.full((len(self._fuel), 1, 2), _REFUSED, np.int64)
        parts, end = [self.data], self.data.size
        for row, (start, length, argument, more, process) in zip(rows.tolist(), asked.tolist(), strict=True):
            given = argument if more < 0 else self._octets(argument, more)
            try:
                found = self._change(row, PROCESSES[process], self._octets(start, length), given)
            except (Failed, *ARITHMETIC):
                continue
            spans[row] = end, len(found)
            parts.append(np.frombuffer(found, np.uint8))
            end += len(found)
        self.data = np.concatenate(parts)
        self._spans = np.concatenate([self._spans, spans], axis=1)

    def _octets(self, start: int, length: int) -> bytes:
        """Return bytes of the batch, or of the constants, whose starts are negative."""
        if start < 0:
            return self._constants[-1 - start :][:length]
        return self.data[start : start + length].tobytes()

    def _change(self, row: int, name: str, octets: bytes, given: int | bytes) -> bytes:
        fuel = self._fuel[row]
        found = CHANGES[name](fuel, octets) if name == "zlib" else CHANGES[name](fuel, octets, given)
        fuel.inflate(len(found))
        return found
