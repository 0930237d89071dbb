"""Write the rows of a table as Parquet, in the folder of a job."""

from __future__ import annotations

from base64 import b64encode
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
# Under this key Arrow keeps its own schema in a Parquet file.
_ARROW_SCHEMA = "ARROW:schema"
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
    _waiting_bytes: int = field(init=False, default=0)

    def write(self, rows: pa.RecordBatch | pa.Table) -> None:
        """Add the columns of the schema, which may differ from it in metadata and names of list items.

        The same columns may be dictionary arrays in all calls; the file has their texts. Raises SourceError.
        """
        if not rows.num_rows:
            return
        self.rows += rows.num_rows
        table = rows if isinstance(rows, pa.Table) else pa.Table.from_batches([rows])
        table = table.select(self.schema.names)
        wanted = _with_dictionaries(self.schema, table.schema)
        self._waiting.append(table if table.schema.equals(wanted, check_metadata=True) else table.cast(wanted))
        self._waiting_bytes += self._waiting[-1].nbytes
        if self._waiting_bytes >= _ROW_GROUP_BYTES:
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
            self._open(self.schema).close()
        return self.name

    def _flush(self) -> None:
        if not self._waiting:
            return
        with self._source_errors():
            # Parquet takes a dictionary as it is where all rows of a row group share it.
            table = pa.concat_tables(self._waiting).unify_dictionaries()
            self._writer = self._writer or self._open(table.schema)
            self._writer.write_table(table)
        self._waiting.clear()
        self._waiting_bytes = 0

    def _open(self, schema: pa.Schema) -> pq.ParquetWriter:
        """Open the file for tables of a schema: the file's own, or one with dictionaries for some of its texts."""
        folder = locate(self.folder)
        leaves = dict(leaf for column in self.schema for leaf in _leaves(column.type, column.name))
        writer = pq.ParquetWriter(
            f"{folder.path}/{self.name}",
            schema,
            store_schema=False,
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
        # What Arrow itself would store is the schema with dictionaries, and its readers would get these.
        stored = {_ARROW_SCHEMA: b64encode(self.schema.serialize())}
        writer.add_key_value_metadata({**(self.schema.metadata or {}), **stored})
        return writer

    @contextmanager
    def _source_errors(self) -> Iterator[None]:
        """Turn errors of the file system and of Arrow into SourceError."""
        try:
            yield
        except (OSError, pa.ArrowException) as error:
            raise SourceError(f"{self.name}: cannot be written: {error}") from error


def _with_dictionaries(schema: pa.Schema, like: pa.Schema) -> pa.Schema:
    """Return the fields of a schema, with dictionaries where columns of another one are dictionary arrays."""
    return pa.schema([one.with_type(_typed(one.type, like.field(one.name).type)) for one in schema])


def _typed(kind: pa.DataType, like: pa.DataType) -> pa.DataType:
    if pa.types.is_dictionary(like):
        return like
    if pa.types.is_struct(kind):
        return pa.struct([one.with_type(_typed(one.type, like.field(one.name).type)) for one in kind])
    return kind


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
