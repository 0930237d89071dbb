"""The tables of connections in captures of any size: DataFrames, or Parquet in a folder."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence

from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.functions import col

from ksyspark.connections.files import TableFiles, moves_of
from ksyspark.connections.read import ConnectionsResult, Counts, Source, counts_of, kept_counts, open_source
from ksyspark.connections.tables import table_schemas
from ksyspark.destination import Destination, SaveMode
from ksyspark.destination.parquet import Compression
from ksyspark.protocols.conversation import Protocol
from ksyspark.spark.connections.rows import MANIFEST, TABLE, RowsTask, WriteTask, rows_schema
from ksyspark.spark.connections.source import BUCKETS, NAME, option_texts, register
from ksyspark.spark.tasks import for_all_cores, num_partitions
from ksyspark.spark.workers import worker_errors

# A worker holds the messages of a bucket, with the columns that the protocol needs.
_BUCKET_BYTES = 64 << 20
_SET_HERE = frozenset({"framing", "path", "paths", "partitionbytes"})


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
    task = RowsTask(source.messages)
    rows = _conversations(spark, source, format, options or {}).mapInArrow(task.run, rows_schema(source.protocol))
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
        return _conversations(spark, source, format, options or {}).mapInArrow(task.run, MANIFEST)

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


def _conversations(spark: SparkSession, source: Source, format_name: str, given: Mapping[str, object]) -> DataFrame:
    """Return the packed messages of all connections, sorted by bucket: each connection lies in one."""
    register(spark)
    options = for_all_cores(spark, source.messages.options, source.files, given)
    buckets = max(num_partitions(spark), -(-source.num_bytes // _BUCKET_BYTES))
    settings = {
        "format": format_name,
        "framing": options.framing.kind,
        "paths": json.dumps([file.address for file in source.files]),
        "partitionBytes": options.partition_bytes,
        BUCKETS: buckets,
    }
    others = {name: value for name, value in given.items() if name.lower() not in _SET_HERE}
    read = spark.read.format(NAME).options(**option_texts({**others, **settings})).load()
    return read.repartitionById(buckets, "bucket").sortWithinPartitions("bucket")
