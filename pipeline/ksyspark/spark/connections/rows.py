"""Tables of connections as rows of one DataFrame: the name of the table, and a structure for each table."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import pyarrow as pa
import pyarrow.compute as pc
from pyspark.sql.pandas.types import from_arrow_schema
from pyspark.sql.types import StructType

from ksyspark.connections.files import TableFiles
from ksyspark.connections.keys import in_order
from ksyspark.connections.messages import MessageSource
from ksyspark.connections.read import Counts
from ksyspark.connections.tables import Tables, table_schemas, tables_of
from ksyspark.destination.parquet import Compression
from ksyspark.protocols.conversation import Protocol
from ksyspark.spark.connections.packing import buckets_in
from ksyspark.spark.schema import canonical
from ksyspark.spark.workers import freeze_loaded_modules

TABLE = "table"
MANIFEST = "messages long, counts string, files string"


def rows_schema(protocol: Protocol) -> StructType:
    """Return the columns of rows of all tables."""
    tables = [(name, pa.struct(list(schema))) for name, schema in table_schemas(protocol).items()]
    return from_arrow_schema(pa.schema([(TABLE, pa.string()), *tables]))


@dataclass(frozen=True)
class RowsTask:
    """Make rows of tables of packed messages that are sorted by bucket, inside a worker."""

    source: MessageSource

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        schema = canonical(rows_schema(self.source.protocol))
        for bucket in buckets_in(batches, self.source.schema):
            for tables in tables_of(self.source.protocol, [in_order(bucket)]):
                yield from rows_of(tables, schema)


@dataclass(frozen=True)
class WriteTask:
    """Write the tables to the folder of a job, inside a worker; what comes out says which files, and how many rows.

    What comes in are packed messages of a `source`, sorted by bucket, or without one rows of tables.
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
        for tables in self._tables(batches, counts):
            files.write(tables)
        done = {"messages": counts.messages, "counts": json.dumps(files.rows), "files": json.dumps(files.close())}
        yield pa.RecordBatch.from_pylist([done])

    def _tables(self, batches: Iterator[pa.RecordBatch], counts: Counts) -> Iterator[Tables]:
        if self.source is None:
            yield from _tables_in(batches, table_schemas(self.protocol))
            return
        for bucket in buckets_in(batches, self.source.schema):
            counts.messages += bucket.column("event").null_count
            yield from tables_of(self.protocol, [in_order(bucket)])


def rows_of(tables: Tables, schema: pa.Schema) -> Iterator[pa.RecordBatch]:
    """Yield the rows of tables in the canonical schema of `rows_schema`."""
    for name, table in tables.items():
        for batch in table.to_batches():
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
