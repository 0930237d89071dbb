"""The tables of connections in captures of any size: DataFrames, or Parquet in a folder."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence

from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.functions import col

from ksyspark.connections.files import TableFiles, moves_of
from ksyspark.connections.read import (
    ConnectionsResult,
    Counts,
    Source,
    counts_of,
    kept_counts,
    open_source,
    together,
)
from ksyspark.connections.tables import table_schemas
from ksyspark.destination import Destination, SaveMode
from ksyspark.destination.parquet import Compression
from ksyspark.protocols.conversation import Protocol
from ksyspark.reader import OPENING, Part, Split, plan_splits
from ksyspark.spark.connections.rows import MANIFEST, TABLE, RowsTask, WriteTask, rows_schema
from ksyspark.spark.tasks import for_all_cores, one_task_each
from ksyspark.spark.workers import worker_errors


class ConnectionTables(Mapping[str, DataFrame]):
    """The tables of connections by name. They are read once and kept by Spark (`persist`) until `unpersist`."""

    def __init__(self, rows: DataFrame, protocol: Protocol) -> None:
        self._rows = rows.persist()
        self._names = tuple(table_schemas(protocol))

    def __getitem__(self, name: str) -> DataFrame:
        if name not in self._names:
            raise KeyError(f"{name}: there are {', '.join(self._names)}")
        return self._rows.where(col(TABLE) == name).select(f"{name}.*")

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def unpersist(self) -> None:
        """Free what Spark keeps of the tables; they can still be read, which decodes anew."""
        self._rows.unpersist()


def connections(
    spark: SparkSession,
    format: str,  # noqa: A002 (the word of all doors)
    src: str | Sequence[str],
    options: Mapping[str, object] | None = None,
) -> ConnectionTables:
    """Return the tables of the connections in captures, or in files NAME.c2s and NAME.s2c, as DataFrames by name.

    `format` is that of the messages; `mqtt` is `mqtt_v3` or `mqtt_v5`, by connection. `options` are those of a read.
    Raises FormatError, OptionError and SourceError.
    """
    source = open_source(format, src, options)
    splits = _splits(spark, source, options or {})
    rows = one_task_each(spark, splits).mapInArrow(RowsTask(source.messages).run, rows_schema(source.protocol))
    return ConnectionTables(rows, source.protocol)


def write_connections(  # noqa: PLR0913 (the keyword arguments are settings)
    spark: SparkSession,
    format: str,  # noqa: A002
    src: str | Sequence[str],
    dest: str,
    options: Mapping[str, object] | None = None,
    *,
    save_mode: SaveMode = "error",
    batch: str | None = None,
    compression: Compression = "zstd",
) -> ConnectionsResult:
    """Write the tables of connections to the folders `dest/TABLE`, as `ksyspark.connections.write_connections` does.

    Raises FormatError, OptionError and SourceError.
    """
    source = open_source(format, src, options)

    def manifest(folder: str) -> DataFrame:
        task = WriteTask(source.protocol, folder, compression, source.messages)
        return one_task_each(spark, _splits(spark, source, options or {})).mapInArrow(task.run, MANIFEST)

    destination = Destination(dest, tuple(source.schemas), save_mode, batch)
    return written(destination, source.protocol, manifest, compression)


def written(
    destination: Destination,
    protocol: Protocol,
    manifest: Callable[[str], DataFrame],
    compression: Compression,
) -> ConnectionsResult:
    """Commit the files that the tasks of `manifest` write to the folder of a job. Raises SourceError."""
    began = time.monotonic()
    schemas = table_schemas(protocol)
    tables = {name: destination.table(name) for name in schemas}
    earlier = destination.prepare()
    if earlier is not None:
        return ConnectionsResult(counts_of(earlier), tables, time.monotonic() - began, is_repeated=True)
    with destination.abandon_on_error(), worker_errors():
        destination.check_columns(schemas)
        counts, files = Counts(), dict[str, list[str]]()
        for row in manifest(destination.job_address).collect():
            counts.messages += row["messages"]
            for name, count in json.loads(row["counts"]).items():
                counts.rows[name] = counts.rows.get(name, 0) + count
            for name, file in json.loads(row["files"]).items():
                files.setdefault(name, []).append(file)
        moves = moves_of(files, TableFiles(destination.job_address, schemas, compression))
        destination.commit(lambda: moves, kept_counts(counts))
    return ConnectionsResult(counts, tables, time.monotonic() - began)


def _splits(spark: SparkSession, source: Source, given: Mapping[str, object]) -> list[Split]:
    """Return the captures in splits of about `partitionBytes`; each connection, of both directions, lies in one."""
    options = for_all_cores(spark, source.messages.options, source.files, given)
    if options.framing.kind == "pcap":
        return plan_splits(source.messages.fmt, options, source.files)
    splits: list[list[Part]] = [[]]
    weight = 0
    for parts in together([Part(file) for file in source.files]):
        cost = sum(part.size + OPENING for part in parts)
        if splits[-1] and weight + cost > options.partition_bytes:
            splits.append([])
            weight = 0
        splits[-1] += parts
        weight += cost
    return [Split(tuple(parts)) for parts in splits]
