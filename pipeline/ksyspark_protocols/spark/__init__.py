"""Everything of protocols that faces Spark: the only package of `ksyspark_protocols` that imports pyspark."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import pyarrow as pa

from ksyspark.spark.workers import Task, freeze_loaded_modules

_ROWS_AT_ONCE = 256


def pieces(batches: Iterable[pa.RecordBatch], most: int = _ROWS_AT_ONCE) -> Iterator[list[dict[str, Any]]]:
    """Yield the rows of batches, few at a time: as Python objects these are held twice."""
    for batch in batches:
        for start in range(0, len(batch), most):
            yield batch.slice(start, most).to_pylist()


@dataclass(frozen=True)
class RowsTask(Task):
    """Make rows of each row by a function, inside a worker."""

    rows_of: Callable[[dict[str, Any]], Iterable[dict[str, Any]]]
    schema: pa.Schema

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        for rows in pieces(batches):
            yield pa.RecordBatch.from_pylist([made for row in rows for made in self.rows_of(row)], schema=self.schema)
