"""Decode messages in the values of a binary column: one a value, or as many as the framing finds in it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.decoder import Params, ParamValue
from ksyspark.formats import Format
from ksyspark.options import ReadOptions
from ksyspark.reader.batches import BatchDecoder
from ksyspark.reader.messages import Messages, regroup
from ksyspark.reader.stream_reader import StreamReader

_Numbers = npt.NDArray[np.int64]


class ColumnDecoder:
    """Decode the messages in the values of a binary column. A null value is a null message."""

    def __init__(self, fmt: Format, options: ReadOptions) -> None:
        fmt = options.shape(fmt)
        self._options = options
        self._streams = StreamReader(fmt, options)
        self._batches = BatchDecoder(fmt, options, fmt.decoder(options.decode_options()))

    def decode(self, values: pa.Array, params: Params) -> Iterator[tuple[pa.RecordBatch, pa.Array]]:
        """Yield decoded rows, and for each row the number of the value that held it.

        `params` are parameters by id, one for each value or one for all. Raises DecodeError with mode FAILFAST.
        """
        numbers: deque[_Numbers] = deque()
        messages = _collecting(self._messages(values, params), numbers)
        rows = pa.array([], pa.int64())
        for group in regroup(messages, self._options.batch_rows, self._options.batch_bytes):
            for read in self._batches.decode(group):
                if not read.goes_on:
                    rows = pa.array(_take_first(numbers, read.messages))
                yield read.batch, rows if read.rows is None else rows.take(read.rows)

    def _messages(self, values: pa.Array, params: Params) -> Iterator[tuple[Messages, _Numbers]]:
        """Yield messages with the numbers of their values."""
        if self._options.framing.kind == "file":
            yield _one_each(values, {**self._options.params, **params}), np.arange(len(values))
            return
        for number in range(len(values)):
            value = values[number].as_py()
            if value is None:
                yield _one_each(pa.nulls(1, pa.binary()), {}), np.full(1, number)
                continue
            for messages in self._streams.value(value, _params_of(params, number)):
                yield messages, np.full(len(messages), number)


def _collecting(parts: Iterable[tuple[Messages, _Numbers]], numbers: deque[_Numbers]) -> Iterator[Messages]:
    for messages, of_values in parts:
        numbers.append(of_values)
        yield messages


def _one_each(values: pa.Array, params: Params) -> Messages:
    count = len(values)
    lengths = pc.fill_null(pc.binary_length(values), 0).cast(pa.int64()).to_numpy()
    zeros = np.zeros(count, np.int64)
    return Messages(values, ((None, count),), zeros, lengths, zeros, params=params)


def _params_of(params: Params, number: int) -> dict[str, ParamValue]:
    """Return the parameters of one value; a null is no value of a parameter."""
    row = {name: column[number] for name, column in params.items() if isinstance(column, Sequence)}
    return {name: value for name, value in row.items() if value is not None}


def _take_first(numbers: deque[_Numbers], count: int) -> _Numbers:
    """Take the first `count` numbers out of the queue."""
    taken = [np.empty(0, np.int64)]
    while count:
        piece = numbers.popleft()
        taken.append(piece[:count])
        if len(piece) > count:
            numbers.appendleft(piece[count:])
        count -= len(taken[-1])
    return np.concatenate(taken)
