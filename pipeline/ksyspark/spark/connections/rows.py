"""Tables of connections as rows of one DataFrame: the name of the table, and a structure for each table."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import pyarrow as pa
import pyarrow.compute as pc
from pyspark.sql.pandas.types import from_arrow_schema
from pyspark.sql.types import StructType

from ksyspark.connections.files import TableFiles
from ksyspark.connections.messages import MessageSource
from ksyspark.connections.read import Counts, part_tables, together
from ksyspark.connections.tables import table_schemas
from ksyspark.destination.parquet import Compression
from ksyspark.protocols.conversation import Protocol, Tables
from ksyspark.reader import Split
from ksyspark.spark.schema import canonical
from ksyspark.spark.workers import freeze_loaded_modules

TABLE = "table"
MANIFEST = "messages long, counts string, files string"
_ROWS_TOGETHER = 20_000


def rows_schema(protocol: Protocol) -> StructType:
    """Return the columns of rows of all tables."""
    tables = [(name, pa.struct(list(schema))) for name, schema in table_schemas(protocol).items()]
    return from_arrow_schema(pa.schema([(TABLE, pa.string()), *tables]))


@dataclass(frozen=True)
class RowsTask:
    """Make rows of tables of splits of captures (`one_task_each`), inside a worker."""

    source: MessageSource

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        schema = canonical(rows_schema(self.source.protocol))
        for tables in _tables_of_splits(batches, self.source, Counts()):
            yield from rows_of(tables, schema)


@dataclass(frozen=True)
class WriteTask:
    """Write the tables to the folder of a job, inside a worker; what comes out says which files, and how many rows.

    What comes in are splits of captures of a `source`, or without one rows of tables.
    """

    protocol: Protocol
    folder: str
    compression: Compression
    source: MessageSource | None = None

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        counts = Counts()
        schemas = table_schemas(self.protocol)
        files = TableFiles(self.folder, schemas, self.compression)
        given = _tables_in(batches, schemas) if self.source is None else _tables_of_splits(batches, self.source, counts)
        for tables in given:
            files.write(tables)
        done = {"messages": counts.messages, "counts": json.dumps(files.rows), "files": json.dumps(files.close())}
        yield pa.RecordBatch.from_pylist([done])


def _tables_of_splits(batches: Iterable[pa.RecordBatch], source: MessageSource, counts: Counts) -> Iterator[Tables]:
    for batch in batches:
        for pickled in batch.column("parts").to_pylist():
            split: Split = pickle.loads(pickled)  # noqa: S301 (made by our own driver)
            for parts in together(split.parts):
                yield from part_tables(source, parts, counts)


def rows_of(tables: Tables, schema: pa.Schema) -> Iterator[pa.RecordBatch]:
    """Yield the rows of tables in the canonical schema of `rows_schema`."""
    for name, table in tables.items():
        for batch in table.to_batches(max_chunksize=_ROWS_TOGETHER):
            count = len(batch)
            columns = {TABLE: pa.repeat(pa.scalar(name), count), name: batch.to_struct_array()}
            arrays = [
                columns[field.name].cast(field.type) if field.name in columns else pa.nulls(count, field.type)
                for field in schema
            ]
            yield pa.RecordBatch.from_arrays(arrays, schema=schema)


def _tables_in(batches: Iterable[pa.RecordBatch], schemas: dict[str, pa.Schema]) -> Iterator[Tables]:
    """Yield the tables that rows belong to."""
    for batch in batches:
        for name, schema in schemas.items():
            chosen = batch.filter(pc.equal(batch.column(TABLE), name))
            if len(chosen):
                yield {name: pa.Table.from_struct_array(chosen.column(name)).cast(schema)}
