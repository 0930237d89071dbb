"""Fallback: put the rows that the reference decoder decoded into the columns that the machine filled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np
import pyarrow as pa

from ksyspark.decoder import Decoded
from ksyspark.errors import Failure
from ksyspark.vm.compiled import Ints

_TOO_LONG = Failure("", 0, "its columns take more memory than there is for one message")


def merge_fallback(batch: pa.RecordBatch, count: int, rows: Ints, pieces: Iterable[Decoded]) -> Iterator[Decoded]:
    """Yield a batch of `count` messages with its `rows` replaced by what the reference decoder makes of them.

    `pieces` are consumed only where there are such rows; the batch is then cut where they are.
    """
    if not rows.size:
        yield Decoded(batch, count)
        return
    first = 0
    for piece in pieces:
        replaced, rows = rows[: piece.messages] - first, rows[piece.messages :]
        stop = int(replaced[-1]) + 1 if rows.size else count - first
        numbers = replaced.tolist()
        yield Decoded(
            _with_rows(batch.slice(first, stop), replaced, piece.columns),
            stop,
            {numbers[row]: failure for row, failure in piece.failures.items()},
            {numbers[row]: hidden for row, hidden in piece.hidden.items()},
        )
        first += stop


def too_long(schema: pa.Schema, length: int, *, is_hidden: bool) -> Decoded:
    """Return the failure of one message, `length` bytes long, whose columns exceed the memory budget."""
    nulls = pa.RecordBatch.from_arrays([pa.nulls(1, field.type) for field in schema], schema=schema)
    return Decoded(nulls, 1, {0: _TOO_LONG}, {0: ((0, length),)} if is_hidden else {})


def _with_rows(batch: pa.RecordBatch, rows: Ints, other: pa.RecordBatch) -> pa.RecordBatch:
    """Return a batch with `rows` taken from another one, in order. A batch without columns has no rows."""
    if not batch.num_columns:
        return batch
    order = np.arange(batch.num_rows)
    order[rows] = batch.num_rows + np.arange(rows.size)
    return pa.concat_batches([batch, other]).take(pa.array(order))
