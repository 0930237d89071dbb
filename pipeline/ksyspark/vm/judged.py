"""Put together what the machine read and what the judge says of the messages that were left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ksyspark.decoder import Decoded
from ksyspark.errors import Failure

_TOO_LONG = Failure("", 0, "its columns take more memory than there is for one message")


def completed(
    batch: pa.RecordBatch, count: int, left: NDArray[np.int64], pieces: Iterable[Decoded]
) -> Iterator[Decoded]:
    """Put what the judge says in the rows of messages that were left; where that has pieces, so has the batch.

    Where none is left, the judge is not asked.
    """
    if not left.size:
        yield Decoded(batch, count)
        return
    first = 0
    for judged in pieces:
        rows, left = left[: judged.messages] - first, left[judged.messages :]
        stop = int(rows[-1]) + 1 if left.size else count - first
        numbers = rows.tolist()
        yield Decoded(
            _replaced(batch.slice(first, stop), rows, judged.columns),
            stop,
            {numbers[row]: failure for row, failure in judged.failures.items()},
            {numbers[row]: hidden for row, hidden in judged.hidden.items()},
        )
        first += stop


def refused(schema: pa.Schema, length: int, *, is_hidden: bool) -> Decoded:
    """Return one message of so many bytes that has no columns because they are too long."""
    nulls = pa.RecordBatch.from_arrays([pa.nulls(1, field.type) for field in schema], schema=schema)
    return Decoded(nulls, 1, {0: _TOO_LONG}, {0: ((0, length),)} if is_hidden else {})


def _replaced(batch: pa.RecordBatch, rows: NDArray[np.int64], other: pa.RecordBatch) -> pa.RecordBatch:
    """Return a batch with some rows taken from another one, in order. A batch without columns has no rows."""
    if not batch.num_columns:
        return batch
    order = np.arange(batch.num_rows)
    order[rows] = batch.num_rows + np.arange(rows.size)
    return pa.concat_batches([batch, other]).take(pa.array(order))
