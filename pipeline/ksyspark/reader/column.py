"""Read messages out of a binary column: one a value, or as many as the framing finds in it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.decoder import Params, ParamValue
from ksyspark.decoding import make_decoder
from ksyspark.format import Format
from ksyspark.io.files import WindowReader
from ksyspark.options import ReadOptions
from ksyspark.reader.batch_decoder import BatchDecoder
from ksyspark.reader.cutting import cut_stream
from ksyspark.reader.messages import Messages, regroup
from ksyspark.reader.stream_params import StreamParams

# How many values are looked at before the first of their messages is decoded, and how many bytes they have.
_MOST_TOGETHER, _HELD_TOGETHER = 1_000, 1 << 20


class ColumnDecoder:
    """Decode the messages in the values of a binary column. A null value is a null message."""

    def __init__(self, fmt: Format, options: ReadOptions) -> None:
        fmt = fmt.to_depth(options.max_recursion_depth)
        self._fmt = fmt
        self._options = options
        self._asked = StreamParams(fmt, options)
        self._batches = BatchDecoder(fmt, options, make_decoder(fmt, options.decode_options()))

    def decode(self, values: pa.Array, told: Params) -> Iterator[tuple[pa.RecordBatch, pa.Array]]:
        """Yield decoded rows, and for each row the number of the value that held it; `told` are parameters by value.

        Raises DecodeError with mode FAILFAST.
        """
        numbers: deque[npt.NDArray[np.int64]] = deque()
        messages = self._noting(self._messages(values, told), numbers)
        for group in regroup(messages, self._options.batch_rows, self._options.batch_bytes):
            for read in self._batches.decode(group):
                rows = pa.array(_first(numbers, read.messages))
                yield read.batch, rows if read.rows is None else rows.take(read.rows)

    def _messages(self, values: pa.Array, told: Params) -> Iterator[tuple[Messages, npt.NDArray[np.int64]]]:
        if self._options.framing.kind == "file":
            yield _one_each(values, {**self._options.params, **told}), np.arange(len(values))
            return
        for start, stop in _together(values):
            within = values.slice(start, stop - start).to_pylist()
            for number, (value, of_stream) in enumerate(zip(within, self._asked_of(within), strict=True), start):
                for messages in self._within(value, {**self._options.params, **of_stream, **_of_row(told, number)}):
                    yield messages, np.full(len(messages), number)

    def _asked_of(self, values: list[bytes | None]) -> list[dict[str, ParamValue]]:
        """Return what the first message of each value tells; mostly nothing is asked, and no value read for it."""
        if not self._asked.open:
            return [{} for _ in values]
        return self._asked.of_readers(_reader(value or b"") for value in values)

    @staticmethod
    def _noting(
        parts: Iterable[tuple[Messages, npt.NDArray[np.int64]]], numbers: deque[npt.NDArray[np.int64]]
    ) -> Iterator[Messages]:
        for messages, number in parts:
            numbers.append(number)
            yield messages

    def _within(self, value: bytes | None, params: dict[str, ParamValue]) -> Iterator[Messages]:
        if value is None:
            yield _one_each(pa.nulls(1, pa.binary()), {})
            return
        most = self._options.framing.max_message_bytes
        yield from cut_stream(_reader(value), self._asked.framing(params), most, None, 0, params)


def _together(values: pa.Array) -> Iterator[tuple[int, int]]:
    """Yield runs of values whose first messages are asked in one go: many short ones, or one that is long."""
    start = held = 0
    for number, length in enumerate(pc.fill_null(pc.binary_length(values), 0).to_pylist()):
        if number - start == _MOST_TOGETHER or (number > start and held + length > _HELD_TOGETHER):
            yield start, number
            start, held = number, 0
        held += length
    if start < len(values):
        yield start, len(values)


def _reader(value: bytes) -> WindowReader:
    return WindowReader(BytesIO(value), "the value", len(value) + 1)


def _one_each(values: pa.Array, params: Params) -> Messages:
    count = len(values)
    lengths = pc.fill_null(pc.binary_length(values), 0).cast(pa.int64()).to_numpy()
    zeros = np.zeros(count, np.int64)
    return Messages(values, ((None, count),), zeros, lengths, zeros, params=params)


def _of_row(told: Params, number: int) -> dict[str, ParamValue]:
    """Return the parameters of one value; a null leaves the parameter open."""
    row = {name: column[number] for name, column in told.items() if isinstance(column, Sequence)}
    return {name: value for name, value in row.items() if value is not None}


def _first(numbers: deque[npt.NDArray[np.int64]], count: int) -> npt.NDArray[np.int64]:
    """Take the first `count` numbers out of the queue."""
    taken = [np.empty(0, np.int64)]
    while count:
        piece = numbers.popleft()
        taken.append(piece[:count])
        if len(piece) > count:
            numbers.appendleft(piece[count:])
        count -= len(taken[-1])
    return np.concatenate(taken)
