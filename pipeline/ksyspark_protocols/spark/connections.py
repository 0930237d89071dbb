"""The tables of connections in captures of any size: DataFrames, rows of one statement, or Parquet in a folder."""

import pickle
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
from pyspark.sql import Column, DataFrame, SparkSession
from pyspark.sql.functions import col, lit, make_dt_interval, split, struct, unhex

from ksyspark.destination import Destination, WriteOptions, Written
from ksyspark.destination.parquet import Files, ParquetOptions
from ksyspark.io.files import locate
from ksyspark.options.read_options import GivenOptions
from ksyspark.reader import Part, Split, plan_splits, splits_of
from ksyspark.spark.ingestion import WriteTask
from ksyspark.spark.schema import canonical, spark_schema
from ksyspark.spark.table_sets import TABLE, KeptTables, rows_of, rows_schema
from ksyspark.spark.versions import dataframe_of
from ksyspark.spark.workers import Task, for_all_cores, freeze_loaded_modules, kept, one_task_each
from ksyspark_protocols.connections import messages, read
from ksyspark_protocols.connections.payloads import PayloadOptions
from ksyspark_protocols.connections.read import Counts, needed, table_schemas
from ksyspark_protocols.conversation import Protocol, Tables, protocol_of
from ksyspark_protocols.maxdb.rows import types_of_all

_ROWS_READ = 20_000


@dataclass(frozen=True)
class RowsTask(Task):
    """Make rows of tables of splits of captures (`one_task_each`), inside a worker."""

    source: messages.MessageSource

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        schema = canonical(rows_schema(table_schemas(self.source.protocol)))
        for tables in _tables_of_splits(self.source, batches, Counter()):
            yield from rows_of(tables, schema)


def _tables_of_splits(
    source: messages.MessageSource, batches: Iterable[pa.RecordBatch], counts: Counter[str]
) -> Iterator[Tables]:
    """Yield rows of the tables of splits of captures, and count messages and rows."""
    for batch in batches:
        for pickled in batch.column("parts").to_pylist():
            split: Split = pickle.loads(pickled)  # noqa: S301 (made by our own driver)
            own = Counts()
            for parts in read.together(split.parts):
                yield from read.part_tables(source, parts, own)
            counts.update(own.by_name())


def tables_in(
    schemas: Mapping[str, pa.Schema], batches: Iterable[pa.RecordBatch], counts: Counter[str]
) -> Iterator[Tables]:
    """Yield the rows of tables out of rows of the only one, or of all (`rows_schema`), and count them."""
    for batch in batches:
        for name, schema in schemas.items():
            if len(schemas) == 1:
                table = pa.Table.from_batches([batch])
            else:
                chosen = batch.filter(pc.equal(batch.column(TABLE), name))
                table = pa.Table.from_struct_array(chosen.column(name)).cast(schema)
            if len(table):
                counts[name] += len(table)
                yield {name: table}


class ConnectionTables(KeptTables):
    """The tables of connections by name. They are read once and kept by Spark (`persist`) until `unpersist`."""

    def __init__(self, rows: DataFrame, protocol: Protocol) -> None:
        super().__init__(rows, (*table_schemas(protocol), *protocol.queries))
        self._protocol = protocol

    def __getitem__(self, name: str) -> DataFrame:
        if name in self._protocol.queries:
            return _queried(self._rows.sparkSession, self._protocol, self)[name]
        return super().__getitem__(name)


def query_tables(spark: SparkSession, format: str, tables: Mapping[str, DataFrame]) -> dict[str, DataFrame]:
    """Return the tables that queries make of others, such as those that a stream has written. Raises FormatError."""
    return _queried(spark, protocol_of(format), tables)


def _queried(spark: SparkSession, protocol: Protocol, tables: Mapping[str, DataFrame]) -> dict[str, DataFrame]:
    frames: dict[str, Any] = {name: tables[name] for name in needed(protocol)}
    # The order of rows is for those who read them in one piece.
    return {name: spark.sql(query.rpartition("\nORDER BY")[0], **frames) for name, query in protocol.queries.items()}


def connections(
    spark: SparkSession, format: str, src: str | Sequence[str], options: Mapping[str, object] | None = None
) -> ConnectionTables:
    """Return the tables of the connections in captures, or in files NAME.c2s and NAME.s2c, as DataFrames by name.

    `format` is that of the messages; `mqtt` is `mqtt_v3` or `mqtt_v5`, by connection. `options` are those of a read,
    and PayloadOptions. Raises FormatError, OptionError and SourceError.
    """
    chosen = GivenOptions(options, PayloadOptions)
    source = read.open_source(format, src, chosen)
    splits = _splits(spark, source, chosen.rest)
    rows = one_task_each(spark, splits).mapInArrow(
        RowsTask(source.messages).function, rows_schema(table_schemas(source.protocol))
    )
    return ConnectionTables(rows, source.protocol)


def write_connections(
    spark: SparkSession, format: str, src: str | Sequence[str], dest: str, options: Mapping[str, object] | None = None
) -> Written[Counts]:
    """Write the tables of connections to the folders `dest/TABLE`, as is done in one process, with the same options.

    Raises FormatError, OptionError and SourceError.
    """
    chosen = GivenOptions(options, WriteOptions, ParquetOptions, PayloadOptions)
    compression = chosen[ParquetOptions].compression
    source = read.open_source(format, src, chosen)
    own = table_schemas(source.protocol)

    def write(folder: str) -> tuple[Files, Counter[str]]:
        splits = one_task_each(spark, _splits(spark, source, chosen.rest))
        of_splits = partial(_tables_of_splits, source.messages)
        files, counts = WriteTask(folder, own, compression, of_splits).collect(splits)
        tables = {
            name: kept(_read_back(spark, folder, files.get(name, []), schema))
            for name, schema in needed(source.protocol).items()
        }
        for name, rows in _queried(spark, source.protocol, tables).items():
            schemas = {name: source.schemas[name]}
            more, own_counts = WriteTask(folder, schemas, compression, partial(tables_in, schemas)).collect(rows)
            files |= more
            counts.update(own_counts)
        for rows in tables.values():
            rows.unpersist()
        return files, counts

    destination = Destination(dest, tuple(source.schemas), chosen[WriteOptions])
    return destination.write_tables(source.schemas, compression, write, Counts.of)


@dataclass(frozen=True)
class _ReadTask(Task):
    """Read files of a job's folder, inside a worker: Spark itself may have no access to the file system."""

    folder: str
    schema: pa.Schema

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        freeze_loaded_modules()
        location = locate(self.folder)
        for name in (name for batch in batches for name in batch.column("file").to_pylist()):
            with pq.ParquetFile(f"{location.path}/{name}", filesystem=location.system) as file:
                for rows in file.iter_batches(_ROWS_READ, columns=self.schema.names):
                    columns = [rows.column(one.name).cast(one.type) for one in self.schema]
                    yield pa.RecordBatch.from_arrays(columns, schema=self.schema)


def _read_back(spark: SparkSession, folder: str, names: Sequence[str], schema: pa.Schema) -> DataFrame:
    """Return the columns of a table that queries need, out of the files of a job's folder."""
    kind = spark_schema(schema)
    files = dataframe_of(spark, pa.table({"file": pa.array(names, pa.string())}))
    return files.repartition(max(len(names), 1), "file").mapInArrow(_ReadTask(folder, canonical(kind)).function, kind)


def _splits(spark: SparkSession, source: read.Source, named: Mapping[str, object]) -> list[Split]:
    """Return the captures in splits of about `partitionBytes`; each connection, of both directions, lies in one."""
    options = for_all_cores(spark, source.messages.options, source.files, named)
    if options.framing.kind == "pcap":
        return plan_splits(source.messages.fmt, options, source.files)
    return splits_of(read.together([Part(file) for file in source.files]), options.partition_bytes)


def statement_rows(rows: DataFrame, statement: str) -> DataFrame:
    """Return the rows of one statement, out of the table `results` or `inputs`, with a typed column for each value.

    `_source` has their connection, command and number. The kinds of the columns are looked up at once, the rows are
    not read before they are needed. Raises OptionError if there are no rows, or if they are described in several
    ways.
    """
    chosen = rows.where(col("statement") == statement)
    types = types_of_all([row["types"] for row in chosen.select("types").distinct().collect()], statement)
    columns = [_typed(col("values")[name], kind).alias(name) for name, kind in types.items()]
    return chosen.select(struct("connection", "command", "row").alias("_source"), *columns)


def _typed(text: Column, kind: str) -> Column:
    if kind == "binary":
        return unhex(text)
    if kind == "interval day to second":
        parts = [split(text, ":")[index].cast("int") for index in range(3)]
        return make_dt_interval(lit(0), parts[0], parts[1], parts[2].cast("decimal(18,6)"))
    return text.cast(kind)
