"""Tables as Parquet in a job's folder: their rows written, and their columns against those of a table that is there."""

import uuid
from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal, get_args

import pyarrow as pa
import pyarrow.parquet as pq
from pyarrow import fs

from ksyspark.errors import SourceError
from ksyspark.io.files import locate
from ksyspark.options.table import OneOf, option

_MOST_DIFFERENCES = 5
_SMALL = {pa.large_string(): pa.string(), pa.large_binary(): pa.binary()}


def check_columns(table: str, schema: pa.Schema) -> None:
    """Raise SourceError where a table at a path or address has other columns than `wanted`, and name them.

    Names and types count; order, comments, units of time and what may be null do not. A table without files fits.
    """
    there = _columns_of(table)
    if there is None:
        return
    differences = list(_differences("", pa.struct(list(there)), pa.struct(list(schema))))
    if differences:
        more = len(differences) - _MOST_DIFFERENCES
        named = "; ".join(differences[:_MOST_DIFFERENCES]) + (f"; and {more} more" if more > 0 else "")
        raise SourceError(f"{table}: has other columns than would be appended: {named}")


def _columns_of(table: str) -> pa.Schema | None:
    location = locate(table)
    try:
        infos = location.system.get_file_info(fs.FileSelector(location.path, allow_not_found=True, recursive=True))
        paths = sorted(info.path for info in infos if info.type == fs.FileType.File and info.base_name[0] not in "_.")
        return pq.read_schema(paths[0], filesystem=location.system) if paths else None
    except (OSError, pa.ArrowException) as error:
        raise SourceError(f"{table}: cannot be read, to append to it: {error}") from error


def _differences(path: str, there: pa.DataType, would_be: pa.DataType) -> Iterator[str]:
    if pa.types.is_struct(there) and pa.types.is_struct(would_be):
        prefix = f"{path}." if path else ""
        own, new = ({field.name: field.type for field in kind} for kind in (there, would_be))
        for name in dict.fromkeys([*own, *new]):
            if name not in new:
                yield f"{prefix}{name} would be missing"
            elif name not in own:
                yield f"{prefix}{name} is new"
            else:
                yield from _differences(prefix + name, own[name], new[name])
    elif is_list(there) and is_list(would_be):
        yield from _differences(f"{path}[]", there.value_type, would_be.value_type)
    elif pa.types.is_map(there) and pa.types.is_map(would_be):
        yield from _differences(f"{path}[key]", there.key_type, would_be.key_type)
        yield from _differences(f"{path}[]", there.item_type, would_be.item_type)
    elif not _is_same(there, would_be):
        yield f"{path} is {there} there and would be {would_be}"


def is_list(kind: pa.DataType) -> bool:
    """Tell whether a type is that of lists."""
    return bool(pa.types.is_list(kind) or pa.types.is_large_list(kind))


def _is_same(there: pa.DataType, new: pa.DataType) -> bool:
    """Say whether columns of two types without parts are the same for Spark."""
    if pa.types.is_timestamp(there) and pa.types.is_timestamp(new):
        return (there.tz is None) == (new.tz is None)
    return bool(_SMALL.get(there, there) == _SMALL.get(new, new))


Compression = Literal["zstd", "snappy", "gzip", "lz4", "none"]


@dataclass(frozen=True, slots=True)
class ParquetOptions:
    """How Parquet files are written."""

    compression: Compression = option(
        "parquetCompression",
        "zstd",
        OneOf(*get_args(Compression)),
        "compression of the Parquet files that are written: " + ", ".join(get_args(Compression)),
    )


_ROW_GROUP_BYTES = 24 << 20
# A writer holds the metadata of its row groups, some 4 KB a column, until its file is finished.
_ROW_GROUPS = 64
_WRITE_BATCH = 1 << 16
# Under this key Arrow keeps its own schema in a Parquet file.
_ARROW_SCHEMA = "ARROW:schema"
# Since pyarrow 16; before, the metadata of a file is that of the schema that Arrow stores.
_ADDS_METADATA = hasattr(pq.ParquetWriter, "add_key_value_metadata")
# They grow from row to row: as differences they take a tenth of what they take in a dictionary.
_ASCENDING = frozenset(f"_source.{name}" for name in ("offset", "index", "stream_offset"))


@dataclass
class TableFile:
    """Write a Parquet file if there are rows, in row groups of up to 24 MiB, and another one behind `most` of them.

    `folder` is an address; names of further files have a number behind `name`. Metadata of the schema goes into each.
    """

    folder: str
    name: str
    schema: pa.Schema
    compression: Compression
    most: int | None = None
    rows: int = 0
    _writer: pq.ParquetWriter | None = field(init=False, default=None)
    _row_groups: int = field(init=False, default=0)
    _names: list[str] = field(init=False, default_factory=list)
    _waiting: list[pa.Table] = field(init=False, default_factory=list)
    waiting_bytes: int = field(init=False, default=0)

    def write(self, rows: pa.RecordBatch | pa.Table) -> None:
        """Add the columns of the schema, which may differ from it in metadata and names of list items.

        The same columns may be dictionary arrays in all calls; the file has their texts. Raises SourceError.
        """
        if not rows.num_rows:
            return
        self.rows += rows.num_rows
        table = rows if isinstance(rows, pa.Table) else pa.Table.from_batches([rows])
        table = table.select(self.schema.names)
        schema = self.schema
        if _ADDS_METADATA:
            schema = pa.schema(list(_typed(pa.struct(list(schema)), pa.struct(list(table.schema)))))
        self._waiting.append(table if table.schema.equals(schema, check_metadata=True) else table.cast(schema))
        self.waiting_bytes += self._waiting[-1].nbytes
        if self.waiting_bytes >= _ROW_GROUP_BYTES:
            self.flush()

    def close(self) -> list[str]:
        """Finish the last file and return the names of all, none without rows. Raises SourceError."""
        self.flush(is_last=True)
        return self._names

    def write_empty(self) -> str:
        """Write a file without rows, so that the table has its columns, and return its name. Raises SourceError."""
        with self._source_errors():
            self._open(self.schema).close()
        return self._names[-1]

    def flush(self, *, is_last: bool = False) -> None:
        """Write the waiting rows as a row group, and finish the file if it has many. Raises SourceError."""
        with self._source_errors():
            if self._waiting:
                # Parquet takes a dictionary as it is where all rows of a row group share it.
                table = pa.concat_tables(self._waiting).unify_dictionaries()
                self._writer = self._writer or self._open(table.schema)
                self._writer.write_table(table)
                self._row_groups += 1
            if self._writer and (is_last or self._row_groups == self.most):
                self._writer.close()
                self._writer, self._row_groups = None, 0
        self._waiting.clear()
        self.waiting_bytes = 0

    def _open(self, schema: pa.Schema) -> pq.ParquetWriter:
        """Open the file for tables of a schema: the file's own, or one with dictionaries for some of its texts."""
        folder, number = locate(self.folder), f"_{len(self._names):03}" if self._names else ""
        self._names.append(f"{self.name}{number}.parquet")
        leaves = dict(leaf for column in self.schema for leaf in _leaves(column.type, column.name))
        writer = pq.ParquetWriter(
            f"{folder.path}/{self._names[-1]}",
            schema,
            store_schema=not _ADDS_METADATA,
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
        if not _ADDS_METADATA:
            return writer
        # What Arrow itself would store is the schema with dictionaries, and its readers would get these.
        stored = {_ARROW_SCHEMA: b64encode(self.schema.serialize())}
        writer.add_key_value_metadata({**(self.schema.metadata or {}), **stored})
        return writer

    @contextmanager
    def _source_errors(self) -> Iterator[None]:
        try:
            yield
        except (OSError, pa.ArrowException) as error:
            raise SourceError(f"{self.name}: cannot be written: {error}") from error


def _typed(kind: pa.DataType, like: pa.DataType) -> pa.DataType:
    """Return a type with dictionaries where another one has them."""
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
    elif is_list(kind):
        yield from _leaves(kind.value_type, f"{path}.list.element")
    elif pa.types.is_map(kind):
        yield from _leaves(kind.key_type, f"{path}.key_value.key")
        yield from _leaves(kind.item_type, f"{path}.key_value.value")
    else:
        yield path, kind


@dataclass
class TableFiles:
    """Write rows of tables, each that has rows to files of its own; each attempt of a task has names of its own."""

    folder: str
    schemas: Mapping[str, pa.Schema]
    compression: Compression
    part: str = field(default_factory=lambda: f"00000-{uuid.uuid4()}")
    _files: dict[str, TableFile] = field(init=False)

    def __post_init__(self) -> None:
        self._files = {
            name: TableFile(self.folder, f"{name}-part-{self.part}", schema, self.compression, _ROW_GROUPS)
            for name, schema in self.schemas.items()
        }

    @property
    def rows(self) -> dict[str, int]:
        return {name: file.rows for name, file in self._files.items() if file.rows}

    def write(self, tables: Mapping[str, pa.Table | pa.RecordBatch]) -> None:
        """Add rows. Raises SourceError."""
        for name, table in tables.items():
            self._files[name].write(table)
        while sum(file.waiting_bytes for file in self._files.values()) >= _ROW_GROUP_BYTES:
            max(self._files.values(), key=lambda file: file.waiting_bytes).flush()

    def close(self) -> dict[str, list[str]]:
        """Finish all files, and return their names by table. Raises SourceError."""
        return {table: names for table, file in self._files.items() if (names := file.close())}

    def write_empty(self, name: str) -> str:
        """Write a file without rows, so that the table has its columns, and return its name. Raises SourceError."""
        return self._files[name].write_empty()


Files = Mapping[str, Sequence[str]]
"""Names of files in a job's folder, by table."""


def moves_of(files: Files, empty: TableFiles) -> list[tuple[str, str]]:
    """Return the files of all tables and where they belong; `empty` writes the file of a table that has no rows."""
    return [
        (file, f"{name}/{file.partition('-')[2]}")
        for name in empty.schemas
        for file in files.get(name) or [empty.write_empty(name)]
    ]
