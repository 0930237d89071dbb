"""`process` between runs of the machine: what messages ask for is made by the reference decoder's functions."""

import numpy as np

from ksyspark.compiler.plan import PROCESSES
from ksyspark.interpreter.problems import ARITHMETIC, Failed
from ksyspark.interpreter.processes import CHANGES
from ksyspark.interpreter.stream import Fuel
from ksyspark.vm.compiled import Bytes, Ints

MOST_PROCESSES = 64
"""Most parts of a message that are processed; with more it is left to the reference decoder."""
_REFUSED = -1, 0


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
        return self._spans.shape[1] >= MOST_PROCESSES

    def made(self, rows: Ints | slice = slice(None)) -> Ints:
        """Return what was made for some messages, as `run` wants it."""
        spans = self._spans[rows]
        return np.concatenate([[2 * spans.shape[1]], spans.reshape(-1)])

    def make(self, rows: Ints, asked: Ints) -> None:
        """Make what these messages ask for, a row of `asked` each; a part that cannot be made refuses its message."""
        spans = np.full((len(self._fuel), 1, 2), _REFUSED, np.int64)
        parts, end = [self.data], self.data.size
        for row, (start, length, argument, more, process) in zip(rows.tolist(), asked.tolist(), strict=True):
            second = argument if more < 0 else self._octets(argument, more)
            try:
                changed = self._change(row, PROCESSES[process], self._octets(start, length), second)
            except (Failed, *ARITHMETIC):
                continue
            spans[row] = end, len(changed)
            parts.append(np.frombuffer(changed, np.uint8))
            end += len(changed)
        self.data = np.concatenate(parts)
        self._spans = np.concatenate([self._spans, spans], axis=1)

    def _octets(self, start: int, length: int) -> bytes:
        """Return bytes of the batch, or of the constants, whose starts are negative."""
        if start < 0:
            return self._constants[-1 - start :][:length]
        return self.data[start : start + length].tobytes()

    def _change(self, row: int, name: str, octets: bytes, argument: int | bytes) -> bytes:
        fuel = self._fuel[row]
        changed = CHANGES[name](fuel, octets) if name == "zlib" else CHANGES[name](fuel, octets, argument)
        fuel.inflate(len(changed))
        return changed
