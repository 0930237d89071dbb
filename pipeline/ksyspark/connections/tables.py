"""The tables of connections: conversations are run over messages that come connection by connection."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.connections.keys import connection_of
from ksyspark.decoder import ParamValue
from ksyspark.protocols.conversation import REJECT_SCHEMA, REJECTS, Connection, Conversation, Event, Protocol

CONNECTION = "connection"
CONNECTION_TYPE = pa.struct(
    [
        ("path", pa.string()),
        ("number", pa.int64()),
        ("transport", pa.string()),
        ("client_address", pa.string()),
        ("client_port", pa.int32()),
        ("server_address", pa.string()),
        ("server_port", pa.int32()),
    ]
)
"""The first column of every table: file and number of the connection (null for plain streams), and both ends."""

# Rows of many small connections are handed on together.
_ROWS_TOGETHER = 20_000
_BYTES_TOGETHER = 8 << 20

Tables = Mapping[str, pa.Table]


def table_schemas(protocol: Protocol) -> dict[str, pa.Schema]:
    """Return the schemas of all tables of a protocol, by name."""
    own = {**protocol.tables, REJECTS: REJECT_SCHEMA}
    return {name: pa.schema([(CONNECTION, CONNECTION_TYPE), *schema]) for name, schema in own.items()}


@dataclass(slots=True)
class Running:
    """A connection that is being read: its conversation, and what its packets say of its ends. It pickles.

    `known` are the parameters that its messages told, such as the level of MQTT.
    """

    connection: Connection
    conversation: Conversation
    known: dict[str, ParamValue] = field(default_factory=dict)

    def add(self, rows: pa.Table) -> Tables:
        """Take rows of `MessageSource.schema`, without `key`, `order`; return the rows of tables that are finished."""
        is_event = pc.is_valid(rows.column("event"))
        if pc.any(is_event).as_py():
            events = rows.filter(is_event).select(["event", "direction", "time"]).to_pylist()
            self.connection.events += [Event(one["event"], one["direction"], one["time"]) for one in events]
            rows = rows.filter(pc.invert(is_event))
        if not rows.num_rows:
            return {}
        rejects = rejects_of(rows)
        found = dict(self.conversation.add(rows.drop_columns(["event", "bytes", "known", "undecided"])))
        if rejects.num_rows:
            more = found.get(REJECTS)
            found[REJECTS] = rejects if more is None else pa.concat_tables([rejects, more])
        return self._named(found)

    def close(self) -> Tables:
        """Return the remaining rows."""
        return self._named(self.conversation.close())

    def _named(self, tables: Tables) -> Tables:
        return {name: named(table, self.connection) for name, table in tables.items() if table.num_rows}


def begin(protocol: Protocol, connection: Connection) -> Running:
    """Return a connection of which nothing was read."""
    return Running(connection, protocol.conversation(connection))


def rejects_of(rows: pa.Table) -> pa.Table:
    """Return the rows of messages that could not be decoded."""
    return rows.filter(pc.is_valid(rows.column("error"))).select(REJECT_SCHEMA.names).cast(REJECT_SCHEMA)


def named(table: pa.Table, connection: Connection | None) -> pa.Table:
    """Return a table with the connection in front; null for what belongs to none."""
    value = None
    if connection is not None:
        client, server = connection.client, connection.server
        value = {
            "path": connection.path,
            "number": connection.number,
            "transport": connection.transport,
            "client_address": client and client.address,
            "client_port": client and client.port,
            "server_address": server and server.address,
            "server_port": server and server.port,
        }
    column = pa.repeat(pa.scalar(value, CONNECTION_TYPE), table.num_rows)
    return table.add_column(0, pa.field(CONNECTION, CONNECTION_TYPE), column)


def tables_of(protocol: Protocol, batches: Iterable[pa.RecordBatch | pa.Table]) -> Iterator[Tables]:
    """Yield the tables of connections, of rows that are in order, some rows of each at a time."""
    collected = Collected()
    key, running = None, None
    for batch in batches:
        rows = pa.Table.from_batches([batch]) if isinstance(batch, pa.RecordBatch) else batch
        for this, piece in _runs(rows):
            if this != key:
                yield from collected.add(running.close() if running else {})
                connection = connection_of(this, piece.column("path")[0].as_py())
                key, running = this, None if connection is None else begin(protocol, connection)
            if running is not None:
                yield from collected.add(running.add(piece.drop_columns(["key", "order"])))
            else:
                yield from collected.add({REJECTS: named(rejects_of(piece), None)})
    yield from collected.add(running.close() if running else {})
    yield from collected.rest()


@dataclass(slots=True)
class Collected:
    """Rows of tables that wait for more, so that tables come in pieces of some size."""

    _tables: dict[str, list[pa.Table]] = field(default_factory=dict)
    _rows: int = 0
    _bytes: int = 0

    def add(self, tables: Tables) -> Iterator[Tables]:
        """Take rows; yield all that wait where they are many."""
        for name, table in tables.items():
            self._tables.setdefault(name, []).append(table)
            self._rows += table.num_rows
            self._bytes += table.nbytes
        if self._rows >= _ROWS_TOGETHER or self._bytes >= _BYTES_TOGETHER:
            yield from self.rest()

    def rest(self) -> Iterator[Tables]:
        """Yield all that wait."""
        if self._tables:
            yield {name: pa.concat_tables(tables) for name, tables in self._tables.items()}
        self._tables, self._rows, self._bytes = {}, 0, 0


def _runs(rows: pa.Table) -> Iterator[tuple[str, pa.Table]]:
    """Yield runs of rows with the same key."""
    if not rows.num_rows:
        return
    codes = rows.column("key").combine_chunks().dictionary_encode()
    numbers = codes.indices.to_numpy()
    borders = [0, *(np.flatnonzero(np.diff(numbers)) + 1).tolist(), len(numbers)]
    for start, end in pairwise(borders):
        yield codes.dictionary[int(numbers[start])].as_py(), rows.slice(start, end - start)
