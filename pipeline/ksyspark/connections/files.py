"""Write tables of connections as Parquet files to the folder of a job."""

from __future__ import annotations

import uuid
from collections.abc import Mapping
from dataclasses import dataclass, field

import pyarrow as pa

from ksyspark.destination.journal import Move
from ksyspark.destination.parquet import Compression, TableFile
from ksyspark.protocols.conversation import Tables


@dataclass
class TableFiles:
    """Write rows of tables, each to one file where it has rows; each attempt of a task has names of its own."""

    folder: str
    schemas: Mapping[str, pa.Schema]
    compression: Compression
    _files: dict[str, TableFile] = field(init=False)

    def __post_init__(self) -> None:
        own = uuid.uuid4().hex
        self._files = {
            name: TableFile(self.folder, f"{name}-part-{own}.parquet", schema, self.compression)
            for name, schema in self.schemas.items()
        }

    @property
    def rows(self) -> dict[str, int]:
        """The number of rows by table, of those that have any."""
        return {name: file.rows for name, file in self._files.items() if file.rows}

    def write(self, tables: Tables) -> None:
        """Add rows. Raises SourceError."""
        for name, table in tables.items():
            self._files[name].write(table)

    def close(self) -> dict[str, str]:
        """Finish all files, and return their names by table. Raises SourceError."""
        names = {name: file.close() for name, file in self._files.items()}
        return {table: name for table, name in names.items() if name is not None}

    def write_empty(self, name: str) -> str:
        """Write a file without rows, so that the table has its columns, and return its name. Raises SourceError."""
        return self._files[name].write_empty()


def moves_of(files: Mapping[str, list[str]], empty: TableFiles) -> list[Move]:
    """Return the files of all tables and where they belong; `empty` writes one for a table that has none."""
    return [
        (file, f"{name}/{file.partition('-')[2]}")
        for name in empty.schemas
        for file in files.get(name) or [empty.write_empty(name)]
    ]
