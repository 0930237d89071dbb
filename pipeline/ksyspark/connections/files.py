"""Write tables of connections as Parquet files to the folder of a job."""

from __future__ import annotations

import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

import pyarrow as pa
import pyarrow.parquet as pq
from pyarrow import fs

from ksyspark.connections.tables import Tables
from ksyspark.destination import Destination
from ksyspark.destination.journal import Move
from ksyspark.errors import SourceError
from ksyspark.io.locations import locate

Compression = Literal["zstd", "snappy", "gzip", "lz4", "none"]
_ROW_GROUP_BYTES = 64 << 20


@dataclass
class TableFiles:
    """Write rows of tables, each to one file where it has rows; each attempt of a task has names of its own."""

    folder: str
    schemas: Mapping[str, pa.Schema]
    compression: Compression
    rows: dict[str, int] = field(default_factory=dict)
    _id: str = field(default_factory=lambda: uuid.uuid4().hex)
    _writers: dict[str, pq.ParquetWriter] = field(default_factory=dict)
    _waiting: dict[str, list[pa.Table]] = field(default_factory=dict)

    def write(self, tables: Tables) -> None:
        """Add rows. Raises SourceError."""
        for name, table in tables.items():
            waiting = self._waiting.setdefault(name, [])
            waiting.append(table)
            self.rows[name] = self.rows.get(name, 0) + table.num_rows
            if sum(one.nbytes for one in waiting) >= _ROW_GROUP_BYTES:
                self._flush(name)

    def close(self) -> dict[str, str]:
        """Finish all files, and return their names by table. Raises SourceError."""
        for name in self._waiting:
            self._flush(name)
        try:
            for writer in self._writers.values():
                writer.close()
        except (OSError, pa.ArrowException) as error:
            raise SourceError(f"{self.folder}: cannot be written: {error}") from error
        return {name: self._file(name) for name in self._writers}

    def write_empty(self, name: str) -> str:
        """Write a file without rows, so that the table has its columns, and return its name. Raises SourceError."""
        self._waiting[name] = [self.schemas[name].empty_table()]
        self._flush(name)
        self._writers.pop(name).close()
        return self._file(name)

    def _flush(self, name: str) -> None:
        if not self._waiting[name]:
            return
        try:
            if name not in self._writers:
                place = locate(self.folder)
                path = f"{place.path}/{self._file(name)}"
                self._writers[name] = pq.ParquetWriter(
                    path, self.schemas[name], filesystem=place.system, compression=self.compression
                )
            self._writers[name].write_table(pa.concat_tables(self._waiting[name]))
        except (OSError, pa.ArrowException) as error:
            raise SourceError(f"{self.folder}: cannot be written: {error}") from error
        self._waiting[name] = []

    def _file(self, name: str) -> str:
        return f"{name}-part-{self._id}.parquet"


def moves_of(files: Mapping[str, list[str]], empty: TableFiles) -> list[Move]:
    """Return the files of all tables and where they belong; `empty` writes one for a table that has none."""
    return [
        (file, f"{name}/{file.partition('-')[2]}")
        for name in empty.schemas
        for file in files.get(name) or [empty.write_empty(name)]
    ]


def check_columns(destination: Destination, schemas: Mapping[str, pa.Schema]) -> None:
    """Check that tables to which rows are appended have their columns. Raises SourceError."""
    for name, schema in schemas.items():
        place = locate(destination.table_address(name))
        try:
            infos = place.system.get_file_info(fs.FileSelector(place.path, allow_not_found=True))
            path = next((info.path for info in infos if info.extension == "parquet"), None)
            there = None if path is None else pq.read_schema(path, filesystem=place.system)
        except (OSError, pa.ArrowException) as error:
            raise SourceError(f"{destination.table(name)}: cannot be read, to append to it: {error}") from error
        if there is not None and there.names != schema.names:
            found = ", ".join(there.names)
            raise SourceError(f"{destination.table(name)}: has other columns than would be appended: {found}")
