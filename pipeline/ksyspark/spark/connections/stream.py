"""Connections of captures that arrive: one that goes on in a later file is the same connection.

State is held for each pair of endpoints. What comes out are rows that are finished, and the row of a connection when it
is closed; each batch of the stream writes them as a batch of its own, so that one that is repeated changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.streaming.readwriter import DataStreamWriter

from ksyspark.connections.protocols import protocol_of
from ksyspark.connections.tables import table_schemas
from ksyspark.destination import Destination
from ksyspark.destination.parquet import Compression
from ksyspark.errors import OptionError
from ksyspark.protocols.conversation import Protocol
from ksyspark.spark.connections.batch import written
from ksyspark.spark.connections.rows import MANIFEST, WriteTask, rows_schema
from ksyspark.spark.connections.source import NAME, option_texts, register, source_of
from ksyspark.spark.connections.state import RELEASED, ConnectionState, UnpackTask

_STATE_STORE = "spark.sql.streaming.stateStore.providerClass"
_ROCKS_DB = "org.apache.spark.sql.execution.streaming.state.RocksDBStateStoreProvider"


def connection_stream(
    spark: SparkSession,
    format: str,  # noqa: A002 (the word of all doors)
    src: str,
    options: Mapping[str, object] | None = None,
    *,
    timeout_seconds: float | None = None,
) -> DataFrame:
    """Return the rows of tables of connections in captures that arrive in a folder, as they are finished.

    The column `table` names the table, and the structure of that name is its row. A connection that is silent for
    `timeout_seconds` is closed as it is; without them it is held until its packets close it. Sets the session's state
    store to RocksDB, which this needs. Raises FormatError and OptionError.
    """
    if timeout_seconds is not None and timeout_seconds <= 0:
        raise OptionError(f"timeout_seconds: expected more than 0, found {timeout_seconds}.")
    milliseconds = None if timeout_seconds is None else int(timeout_seconds * 1000)
    protocol = protocol_of(format)
    named = {name.lower() for name in options or {}}
    framing = {} if "framing" in named else {"framing": "pcap"}
    settings = option_texts({**(options or {}), **framing, "format": format, "path": src})
    # Mistakes are reported before the stream starts.
    source = source_of(settings)
    register(spark)
    spark.conf.set(_STATE_STORE, _ROCKS_DB)
    read = spark.readStream.format(NAME).options(**settings).load()
    released = read.groupBy("key").transformWithState(
        statefulProcessor=ConnectionState(source, milliseconds),
        outputStructType=RELEASED,
        outputMode="Append",
        timeMode="None" if milliseconds is None else "ProcessingTime",
    )
    return released.mapInArrow(UnpackTask(protocol).run, rows_schema(protocol))


def write_connection_stream(  # noqa: PLR0913 (the keyword arguments are settings)
    spark: SparkSession,
    format: str,  # noqa: A002
    src: str,
    dest: str,
    name: str,
    options: Mapping[str, object] | None = None,
    *,
    timeout_seconds: float | None = None,
    compression: Compression = "zstd",
) -> DataStreamWriter:
    """Return the writer of the tables of connections to `dest/TABLE`, to which checkpoint and trigger are added.

    Rows come as `connection_stream` gives them; each batch is written once, under `name` and its number, whatever
    fails. Raises FormatError and OptionError.
    """
    rows = connection_stream(spark, format, src, options, timeout_seconds=timeout_seconds)
    return rows.writeStream.foreachBatch(_batch_writer(dest, name, protocol_of(format), compression))


def _batch_writer(
    dest: str, name: str, protocol: Protocol, compression: Compression
) -> Callable[[DataFrame, int], None]:
    def write(batch: DataFrame, number: int) -> None:
        # Computed again, the batch would change the state again; computed in part, Spark waits for the rest.
        kept = batch.persist()
        try:
            if kept.count():
                destination = Destination(dest, tuple(table_schemas(protocol)), "append", f"{name} {number}")
                written(
                    destination,
                    protocol,
                    lambda folder: kept.mapInArrow(WriteTask(protocol, folder, compression).run, MANIFEST),
                    compression,
                )
        finally:
            kept.unpersist()

    return write
