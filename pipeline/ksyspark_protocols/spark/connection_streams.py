"""Connections of captures that arrive: their messages by connection, what a stream holds and when it lets go."""

import json
import pickle
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from pyspark.sql import DataFrame, Row, SparkSession
from pyspark.sql.streaming.readwriter import DataStreamWriter
from pyspark.sql.types import BinaryType, StructField, StructType

from ksyspark.destination import Destination, WriteOptions
from ksyspark.destination.parquet import ParquetOptions
from ksyspark.options.read_options import GivenOptions
from ksyspark.spark import files, versions, workers
from ksyspark.spark.ingestion import WriteTask
from ksyspark.spark.schema import canonical, spark_schema
from ksyspark.spark.source import KsyStreamReader
from ksyspark.spark.table_sets import rows_of, rows_schema
from ksyspark_protocols.connections.messages import MessageSource, connections_of_key, message_source
from ksyspark_protocols.connections.payloads import PayloadOptions, with_payloads
from ksyspark_protocols.connections.read import Running, loose_tables, table_schemas
from ksyspark_protocols.conversation import CLIENT, DIRECTIONS, Connections, Protocol, Tables, protocol_of
from ksyspark_protocols.spark import held_state
from ksyspark_protocols.spark.connections import tables_in
from ksyspark_protocols.spark.held_state import HeldState, PickledValue, batch_writer, timer_milliseconds

if TYPE_CHECKING:
    from pyspark.sql.streaming.stateful_processor import StatefulProcessorHandle, TimerValues

PACKED = pa.schema([("key", pa.string()), ("messages", pa.binary())])


def packed(batch: pa.RecordBatch) -> pa.RecordBatch:
    """Return a batch of messages as packed rows, one for each key."""
    keys = batch.column("key").dictionary_encode()
    groups = keys.indices.to_numpy()
    order = np.argsort(groups, kind="stable")
    ordered = batch.take(pa.array(order))
    numbers, starts = np.unique(groups[order], return_index=True)
    runs = pairwise([*starts.tolist(), len(order)])
    blobs = [bytes(ordered.slice(start, end - start).serialize()) for start, end in runs]
    arrays = [keys.dictionary.take(pa.array(numbers)), pa.array(blobs, pa.binary())]
    return pa.RecordBatch.from_arrays(arrays, schema=PACKED)


class ConnectionMessages(versions.DataSource):
    """Read the messages of connections as captures arrive; options are those of `ksy`, `format` may be a family."""

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(options)
        self._source = source_of(options)

    @classmethod
    def name(cls) -> str:
        return "ksy_connections"

    def schema(self) -> StructType:
        return spark_schema(PACKED)

    def streamReader(self, schema: StructType) -> versions.DataSourceStreamReader:
        return _StreamReader(self._source)


class _StreamReader(KsyStreamReader):
    """Read files of connections as they arrive."""

    def __init__(self, source: MessageSource) -> None:
        super().__init__(files.SplitReader(source.fmt, source.options, StructType()))
        self._source = source

    def read(self, partition: versions.InputPartition) -> Iterator[pa.RecordBatch]:
        """Yield the messages of a split, packed, and what is known of its connections. Raises KsysparkError."""
        workers.freeze_loaded_modules()
        for batch in self._source.read_keyed(partition.value):
            if len(batch):
                yield packed(batch)


def source_of(options: Mapping[str, str]) -> MessageSource:
    """Return how messages are read, by the options of a read. Raises FormatError and OptionError."""
    named = dict(options)
    name = named.pop({name.lower(): name for name in named}["format"])
    return message_source(protocol_of(name), name, named)


_READ_HERE = ["key", "order", "event", "known", "undecided", "sequence", "refused"]
_ORDER = [(name, "ascending") for name in ("order", "direction", "index")]
RELEASED = StructType([StructField("tables", BinaryType())])
"""Tables, pickled."""


@dataclass(frozen=True)
class UnpackTask(workers.Task):
    """Make rows of tables of what the state released, inside a worker."""

    protocol: Protocol

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        schema = canonical(rows_schema(table_schemas(self.protocol)))
        for batch in batches:
            for value in batch.column("tables").to_pylist():
                yield from rows_of(pickle.loads(value), schema)  # noqa: S301 (made by our own workers)


class ConnectionState(HeldState):
    """Hold one connection between two endpoints until it is closed, at most some milliseconds after its last message.

    A connection is closed by RST, by FIN of both sides, or by the SYN of the next one between the same endpoints.
    """

    def __init__(self, source: MessageSource, milliseconds: int | None) -> None:
        super().__init__(milliseconds)
        self._source = source

    def init(self, handle: "StatefulProcessorHandle") -> None:
        super().init(handle)
        self._connection = PickledValue(handle, "connection")

    def handleInputRows(self, key: Any, rows: Iterator[Row], timerValues: "TimerValues") -> Iterator[Row]:
        """Take the messages of a batch; yield what is finished of the connection."""
        schema = self._source.keyed_schema
        batches = [pa.ipc.read_record_batch(pa.py_buffer(bytes(row["messages"])), schema) for row in rows]
        messages = pa.Table.from_batches(batches)
        messages = messages.sort_by(_ORDER)
        running: Running | None = self._connection.get()
        for piece in _connections_in(messages):
            if running is not None and _opens_another(piece, running.connections):
                yield from self._closed(running)
                running = None
            if running is None:
                running = self._begin(str(key[0]), piece)
                if running is None:
                    yield from self._released(loose_tables(piece))
                    continue
            is_event = pc.is_valid(piece.column("event"))
            running.note(piece.filter(is_event))
            said = self._continued(running, piece.filter(pc.invert(is_event)))
            stated = said.column("known").drop_null()
            running.known |= json.loads(stated[0].as_py()) if len(stated) else {}
            said = self._source.decided(said, running.known).sort_by(_ORDER)
            if said.num_rows:
                yield from self._released(running.add(said.drop_columns(_READ_HERE)))
            if running.connections.was_seen("FIN").all() or running.connections.was_seen("RST").any():
                yield from self._closed(running)
                running = None
        self.stop_timer()
        if running is None:
            self._connection.clear()
        else:
            self._connection.update(running)
            self.start_timer(timerValues)

    def release(self) -> Iterator[Row]:
        """Let go of a connection that was silent for too long."""
        running: Running | None = self._connection.get()
        self._connection.clear()
        if running is not None:
            yield from self._closed(running)

    def _closed(self, running: Running) -> Iterator[Row]:
        """Yield what is left of a connection."""
        for end in running.open.values():
            yield from self._released(running.add(end.drop_columns(_READ_HERE)))
        yield from self._released(running.close())

    def _continued(self, running: Running, rows: pa.Table) -> pa.Table:
        """Return rows of a file with messages that began in the one before; hold what may go on in the next one."""
        sides = []
        for direction in DIRECTIONS:
            own = rows.filter(pc.equal(rows.column("direction"), direction))
            if own.num_rows and direction in running.open:
                own = self._source.continued(running.open.pop(direction), own, running.known)
            last = own.take(pa.array(range(own.num_rows)[-1:], pa.int64()))
            if last.num_rows and not any(last.column(name).null_count for name in ("refused", "sequence")):
                running.open[direction], own = last, own.slice(0, own.num_rows - 1)
            sides.append(own)
        return pa.concat_tables(sides)

    def _begin(self, key: str, piece: pa.Table) -> Running | None:
        """Return a new connection; None for what belongs to none, and for late segments behind the end of one."""
        connections = connections_of_key(key, piece.column("path")[0].as_py())
        kinds = pc.unique(piece.column("event")).to_pylist()
        is_late = None not in kinds and "SYN" not in kinds
        if connections is None or is_late:
            return None
        return Running(connections, self._source.protocol.conversations(connections))

    def _released(self, tables: Tables) -> Iterator[Row]:
        if tables:
            yield Row(tables=pickle.dumps(self._source.protocol.checked(tables)))


def _connections_in(messages: pa.Table) -> Iterator[pa.Table]:
    """Yield messages in runs, each of which a SYN of the client begins, but for the first."""
    opens = pc.and_(pc.equal(messages.column("event"), "SYN"), pc.equal(messages.column("direction"), "c2s"))
    starts = np.flatnonzero(np.array(pc.fill_null(opens, False)))
    for start, stop in pairwise([*sorted({0, *starts.tolist()}), messages.num_rows]):
        yield messages.slice(start, stop - start)


def _opens_another(piece: pa.Table, connections: Connections) -> bool:
    """Say whether messages begin with a SYN of the client that is not the one of a connection."""
    first = piece.slice(0, 1).select(["event", "direction", "order"]).to_pylist()[0]
    if (first["event"], first["direction"]) != ("SYN", "c2s"):
        return False
    return not connections.was_seen("SYN")[0, CLIENT] or bool(connections.time_of("SYN")[0, CLIENT] != first["order"])


_INSTEAD = "write_connections with a name as its batch writes captures as they arrive, each connection by file"


def connection_stream(
    spark: SparkSession,
    format: str,
    src: str,
    options: Mapping[str, object] | None = None,
    *,
    timeout_seconds: float | None = None,
) -> DataFrame:
    """Return the rows of tables of connections in captures that arrive in a folder, as they are finished.

    The column `table` names the table, and the structure of that name is its row. A connection that is silent for
    `timeout_seconds` is closed as it is; without them it is held until its packets close it. Sets the session's state
    store to RocksDB, which this needs. `options` are those of a read, and PayloadOptions. Raises FormatError and
    OptionError.
    """
    return _stream(spark, format, src, GivenOptions(options, PayloadOptions), timeout_seconds)[0]


def _stream(
    spark: SparkSession, format_name: str, src: str, chosen: GivenOptions, timeout_seconds: float | None
) -> tuple[DataFrame, Protocol]:
    """Return the rows of `connection_stream`, and the protocol with all tables."""
    held_state.check_state(_INSTEAD)
    milliseconds = timer_milliseconds(timeout_seconds)
    protocol = with_payloads(protocol_of(format_name), chosen[PayloadOptions])
    framing = {} if "framing" in map(str.lower, chosen.rest) else {"framing": "pcap"}
    settings = files.option_texts({**chosen.rest, **framing, "format": format_name, "path": src})
    # Mistakes are reported before the stream starts.
    source = replace(source_of(settings), protocol=protocol)
    files.register_source(spark, ConnectionMessages)
    read = spark.readStream.format(ConnectionMessages.name()).options(**settings).load()
    released = held_state.with_state(read, ["key"], ConnectionState(source, milliseconds), RELEASED, milliseconds)
    return released.mapInArrow(UnpackTask(protocol).function, rows_schema(table_schemas(protocol))), protocol


def write_connection_stream(
    spark: SparkSession,
    format: str,
    src: str,
    dest: str,
    name: str,
    options: Mapping[str, object] | None = None,
    *,
    timeout_seconds: float | None = None,
) -> DataStreamWriter:
    """Return the writer of the tables of connections to `dest/TABLE`, to which checkpoint and trigger are added.

    Rows come as `connection_stream` gives them; each batch is written once, under `name` and its number, whatever
    fails. `options` are those of a read, PayloadOptions and ParquetOptions. Raises FormatError and OptionError.
    """
    chosen = GivenOptions(options, ParquetOptions, PayloadOptions)
    rows, protocol = _stream(spark, format, src, chosen, timeout_seconds)
    compression, schemas = chosen[ParquetOptions].compression, table_schemas(protocol)

    def write(batch: DataFrame, batch_name: str) -> None:
        destination = Destination(dest, tuple(schemas), WriteOptions("append", batch_name))
        destination.write_tables(
            schemas,
            compression,
            lambda folder: WriteTask(folder, schemas, compression, partial(tables_in, schemas)).collect(batch),
            dict,
        )

    return rows.writeStream.foreachBatch(batch_writer(name, write))
