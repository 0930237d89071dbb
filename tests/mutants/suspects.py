"""Messages of which a changed format makes something else: only those need be checked, all others are as before."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pyarrow as pa

from ksyspark.decoder import Decoded, Decoder
from ksyspark.format import Format
from ksyspark_codegen.checks.decoders import decoders_of
from ksyspark_codegen.checks.made import Made, octets_of, params_of


def machine_alone(fmt: Format) -> Decoder:
    """Return the machine of a format without a decoder behind it."""
    return decoders_of(fmt)["machine"]


class Suspects:
    """Messages, and what a decoder of the unchanged format makes of them."""

    def __init__(self, fmt: Format, messages: Sequence[Made], decoder_of: Callable[[Format], Decoder]) -> None:
        self._decoder_of = decoder_of
        self._messages, self._params = octets_of(messages), params_of(fmt, messages)
        self._before = self._decoded(fmt)

    def of(self, fmt: Format) -> Iterator[int]:
        """Yield the numbers of the messages that are not as before."""
        after = self._decoded(fmt)
        yield from self._between(after, 0, len(self._messages))

    def _decoded(self, fmt: Format) -> Decoded:
        return self._decoder_of(fmt).decode(self._messages, self._params)

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
        if any(self._before.failures.get(row) != after.failures.get(row) for row in range(start, end)):
            return False
        one, other = (found.columns.slice(start, end - start) for found in (self._before, after))
        return one.equals(other) or _are_same(one, other)


def _are_same(one: pa.RecordBatch, other: pa.RecordBatch) -> bool:
    """Tell whether batches are equal where a floating-point number that is none equals itself."""
    return one.num_rows == 1 and repr(one.to_pylist()) == repr(other.to_pylist())
