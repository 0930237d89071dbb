"""Write the rows of a table as Parquet, in the folder of a job."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal

import pyarrow as pa
import pyarrow.parquet as pq

from ksyspark.errors import SourceError
from ksyspark.io.locations import locate

Compression = Literal["zstd", "snappy", "gzip", "lz4", "none"]
_ROW_GROUP_BYTES = 64 << 20
_WRITE_BATCH = 1 << 16
# They grow from row to row: as differences they take a tenth of what they take in a dictionary.
_ASCENDING = frozenset(f"_source.{name}" for name in ("offset", "index", "stream_offset"))


@dataclass
class TableFile:
    """Write one Parquet file if there are rows, in row groups of about 64 MiB, so that memory stays bounded.

    `folder` is an address. Metadata of the schema goes into the file.
    """

    folder: str
    name: str
    schema: pa.Schema
    compression: Compression
    rows: int = 0
    _writer: pq.ParquetWriter | None = field(init=False, default=None)
    _waiting: list[pa.Table] = field(init=False, default_factory=list)

    def write(self, rows: pa.RecordBatch | pa.Table) -> None:
        """Add the columns of the schema, which may differ from it in metadata and names of list items.

        Raises SourceError.
        """
        if not rows.num_rows:
            return
        self.rows += rows.num_rows
        table = rows if isinstance(rows, pa.Table) else pa.Table.from_batches([rows])
        table, wanted = table.select(self.schema.names), self.schema.remove_metadata()
        self._waiting.append(table if table.schema.equals(wanted, check_metadata=True) else table.cast(wanted))
        if sum(one.nbytes for one in self._waiting) >= _ROW_GROUP_BYTES:
            self._flush()

    def close(self) -> str | None:
        """Finish the file and return its name, or None where there were no rows. Raises SourceError."""
        self._flush()
        if self._writer is None:
            return None
        with self._source_errors():
            self._writer.close()
        return self.name

    def write_empty(self) -> str:
        """Write a file without rows, so that the table has its columns, and return its name. Raises SourceError."""
        with self._source_errors():
            self._open().close()
        return self.name

    def _flush(self) -> None:
        if not self._waiting:
            return
        with self._source_errors():
            self._writer = self._writer or self._open()
            self._writer.write_table(pa.concat_tables(self._waiting))
        self._waiting.clear()

    def _open(self) -> pq.ParquetWriter:
        folder = locate(self.folder)
        leaves = dict(leaf for column in self.schema for leaf in _leaves(column.type, column.name))
        return pq.ParquetWriter(
            f"{folder.path}/{self.name}",
            self.schema,
            filesystem=folder.system,
            compression=self.compression,
            coerce_timestamps="us",
            # Arrow's default of 1,024 values costs a twentieth more with many columns.
            write_batch_size=_WRITE_BATCH,
            use_dictionary=[name for name in leaves if name not in _ASCENDING],
            column_encoding={name: "DELTA_BINARY_PACKED" for name in leaves if name in _ASCENDING},
            # Queries do not look for ranges of bytes.
            write_statistics=[name for name, kind in leaves.items() if not pa.types.is_binary(kind)],
        )

    @contextmanager
    def _source_errors(self) -> Iterator[None]:
        """Turn errors of the file system and of Arrow into SourceError."""
        try:
            yield
        except (OSError, pa.ArrowException) as error:
            raise SourceError(f"{self.name}: cannot be written: {error}") from error


def _leaves(kind: pa.DataType, path: str) -> Iterator[tuple[str, pa.DataType]]:
    """Yield the columns that Parquet has for one of a type, and their types."""
    if pa.types.is_struct(kind):
        for field_ in kind:
            yield from _leaves(field_.type, f"{path}.{field_.name}")
    elif pa.types.is_list(kind) or pa.types.is_large_list(kind):
        yield from _leaves(kind.value_type, f"{path}.list.element")
    elif pa.types.is_map(kind):
        yield from _leaves(kind.key_type, f"{path}.key_value.key")
        yield from _leaves(kind.item_type, f"{path}.key_value.value")
    else:
        yield path, kind
