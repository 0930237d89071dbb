"""Messages of which a changed plan makes something else: only those need be checked, all others are as before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pyarrow as pa

from ksyspark.conformance.decoders import decoders_of
from ksyspark.conformance.made import Made, octets_of, params_of
from ksyspark.decoder import Decoded
from ksyspark.format import Format


class Suspects:
    """Messages, and what the machine alone makes of them by the unchanged plan."""

    def __init__(self, fmt: Format, messages: Sequence[Made]) -> None:
        self._messages, self._params = octets_of(messages), params_of(fmt, messages)
        self._before = self._decoded(fmt)

    def of(self, fmt: Format) -> Iterator[int]:
        """Yield the numbers of the messages that are not as before."""
        after = self._decoded(fmt)
        yield from self._between(after, 0, len(self._messages))

    def _decoded(self, fmt: Format) -> Decoded:
        return decoders_of(fmt)["machine"].decode(self._messages, self._params)

    def _between(self, after: Decoded, start: int, end: int) -> Iterator[int]:
        """Look at half of the messages where not all are as before."""
        if self._are_equal(after, start, end):
            return
        if end - start == 1:
            yield start
            return
        middle = (start + end) // 2
        yield from self._between(after, start, middle)
        yield from self._between(after, middle, end)

    def _are_equal(self, after: Decoded, start: int, end: int) -> bool:
        if any((row in self._before.failures) != (row in after.failures) for row in range(start, end)):
            return False
        one, other = (found.columns.slice(start, end - start) for found in (self._before, after))
        return one.equals(other) or _are_same(one, other)


def _are_same(one: pa.RecordBatch, other: pa.RecordBatch) -> bool:
    """Tell whether batches are equal where a floating-point number that is none equals itself."""
    return one.num_rows == 1 and repr(one.to_pylist()) == repr(other.to_pylist())
