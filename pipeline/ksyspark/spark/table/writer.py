"""Write the rows of one split as Parquet, inside a worker: good messages and rejects to separate files."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
from pyspark.sql.types import StructType

from ksyspark.errors import SourceError
from ksyspark.io.locations import locate
from ksyspark.layout.arrow import SPARK_SCHEMA
from ksyspark.reader.envelope import ERROR, SOURCE
from ksyspark.spark.schema import canonical, conform

_ROW_GROUP_BYTES = 64 << 20
# They grow from row to row: as differences they take a tenth of what they take in a dictionary.
_ASCENDING = frozenset(f"{SOURCE}.{name}" for name in ("offset", "index", "stream_offset"))


@dataclass
class TableWriter:
    """Write one Parquet file if there are rows, in row groups of about 64 MiB, so that memory stays bounded."""

    folder: str
    name: str
    schema: StructType
    compression: str
    rows: int = 0
    _writer: pq.ParquetWriter | None = field(init=False, default=None)
    _waiting: list[pa.RecordBatch] = field(init=False, default_factory=list)

    def write(self, batch: pa.RecordBatch) -> None:
        """Add the columns of the table's schema. Raises SourceError."""
        if not batch.num_rows:
            return
        self.rows += batch.num_rows
        self._waiting.append(conform(batch.select(self.schema.names), canonical(self.schema)))
        if sum(one.nbytes for one in self._waiting) >= _ROW_GROUP_BYTES:
            self._flush()

    def close(self) -> str | None:
        """Finish the file and return its name, or None where there were no rows. Raises SourceError."""
        self._flush()
        if self._writer is None:
            return None
        with _source_errors(self.name):
            self._writer.close()
        return self.name

    def write_empty(self) -> str:
        """Write a file without rows, so that the table has its columns."""
        with _source_errors(self.name):
            self._open().close()
        return self.name

    def _flush(self) -> None:
        if not self._waiting:
            return
        with _source_errors(self.name):
            self._writer = self._writer or self._open()
            self._writer.write_table(pa.Table.from_batches(self._waiting))
        self._waiting.clear()

    def _open(self) -> pq.ParquetWriter:
        folder = locate(self.folder)
        schema = canonical(self.schema).with_metadata({SPARK_SCHEMA: self.schema.json()})
        path = f"{folder.path}/{self.name}"
        names = [name for column in schema for name in _leaves(column.type, column.name)]
        return pq.ParquetWriter(
            path,
            schema,
            filesystem=folder.system,
            compression=self.compression,
            coerce_timestamps="us",
            use_dictionary=[name for name in names if name not in _ASCENDING],
            column_encoding={name: "DELTA_BINARY_PACKED" for name in names if name in _ASCENDING},
        )


def _leaves(kind: pa.DataType, path: str) -> Iterator[str]:
    """Yield the columns that Parquet has for one of a type."""
    if pa.types.is_struct(kind):
        for field_ in kind:
            yield from _leaves(field_.type, f"{path}.{field_.name}")
    elif pa.types.is_list(kind) or pa.types.is_large_list(kind):
        yield from _leaves(kind.value_type, f"{path}.list.element")
    else:
        yield path


@dataclass
class SplitWriter:
    """Write the rows of one split to two tables; each attempt of a task has names of its own."""

    folder: str
    number: int
    schema: StructType
    corrupt_column: str
    compression: str

    def __post_init__(self) -> None:
        name = f"part-{self.number:05d}-{uuid.uuid4()}.parquet"
        self.records = TableWriter(
            self.folder, f"records-{name}", records_schema(self.schema, self.corrupt_column), self.compression
        )
        self.rejects = TableWriter(self.folder, f"rejects-{name}", self.schema, self.compression)

    def write(self, batch: pa.RecordBatch, rejects: int) -> None:
        """Add rows with all columns of the format and the envelope. Raises SourceError."""
        if not rejects:
            self.records.write(batch)
            return
        bad = pc.is_valid(batch.column(ERROR))
        self.records.write(batch.filter(pc.invert(bad)))
        self.rejects.write(batch.filter(bad))


def records_schema(schema: StructType, corrupt_column: str) -> StructType:
    """Return the columns of good messages: they have no error and no undecodable bytes."""
    return StructType([field for field in schema.fields if field.name not in (ERROR, corrupt_column)])


@contextmanager
def _source_errors(name: str) -> Iterator[None]:
    """Turn errors of the file system and of Arrow into SourceError."""
    try:
        yield
    except (OSError, pa.ArrowException) as error:
        raise SourceError(f"{name}: cannot be written: {error}") from error
