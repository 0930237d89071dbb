"""The tables of connections: conversations run together, and the queries of a protocol over all connections.

Queries run in this process by DuckDB. Spark runs the same ones: they keep to what both understand.
"""

import re
import tempfile
import uuid
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import TracebackType

import duckdb
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.decoder import ParamValue
from ksyspark.errors import SourceError
from ksyspark.io.spans import Positions
from ksyspark.reader.capture.streams import EVENT_KINDS
from ksyspark_protocols import conversation


@dataclass(slots=True)
class Counts:
    """How many messages were read, and how many rows each table has."""

    messages: int = 0
    rows: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, messages: int = 0, **rows: int) -> "Counts":
        """Return counts that `by_name` gave, as a batch keeps them."""
        return cls(messages, rows)

    def by_name(self) -> dict[str, int]:
        """Return the number of messages and of rows, by table."""
        return {"messages": self.messages, **self.rows}

    @property
    def rejects(self) -> int:
        return self.rows.get(conversation.REJECTS, 0)

    def add(self, tables: conversation.Tables) -> None:
        for name, table in tables.items():
            self.rows[name] = self.rows.get(name, 0) + table.num_rows


_SIDES = pa.array(["c2s", "s2c"])


def table_schemas(protocol: conversation.Protocol) -> dict[str, pa.Schema]:
    """Return the schemas of all tables of a protocol, by name."""
    own = {**protocol.tables, conversation.REJECTS: conversation.REJECT_SCHEMA}
    return {
        name: pa.schema([(conversation.WHICH, conversation.CONNECTION_TYPE), *schema]) for name, schema in own.items()
    }


def tables_of(
    protocol: conversation.Protocol, connections: conversation.Connections, messages: pa.Table
) -> conversation.Tables:
    """Return the tables of whole connections, each by connection. `messages` have columns of `MessageSource.schema`."""
    numbers = {name: np.array(messages.column(name)) for name in ("which", "order", "index")}
    sides = np.array(pc.fill_null(pc.index_in(messages.column("direction"), _SIDES), 0))
    order = np.lexsort((numbers["index"], sides, numbers["order"], numbers["which"]))
    rows = messages.drop_columns(["which", "order"]).take(pa.array(order))
    loose = int(np.count_nonzero(numbers["which"] < 0))
    which, of_connections = numbers["which"][order[loose:]], rows.slice(loose)
    conversations = protocol.conversations(connections)
    pieces = [
        {conversation.REJECTS: _rejects_of(of_connections, which)},
        protocol.checked(conversations.add(of_connections.drop_columns(["bytes"]), which, is_whole=True)),
        protocol.checked(conversations.close()),
    ]
    tables = {}
    for name in table_schemas(protocol):
        parts = [one[name] for one in pieces if name in one and one[name].num_rows]
        if parts:
            tables[name] = named(_by_connection(pa.concat_tables(parts)), connections)
    return {**tables, **loose_tables(rows.slice(0, loose), tables.get(conversation.REJECTS))}


def loose_tables(rows: pa.Table, rejects: pa.Table | None = None) -> conversation.Tables:
    """Return the rejects among messages of no connection, and `rejects` behind them; no table if there are none."""
    parts = [named(_rejects_of(rows)), *([] if rejects is None else [rejects])]
    table = pa.concat_tables(parts)
    return {conversation.REJECTS: table} if table.num_rows else {}


def _by_connection(table: pa.Table) -> pa.Table:
    which = np.array(table.column(conversation.WHICH))
    return table if (which[1:] >= which[:-1]).all() else table.take(pa.array(np.argsort(which, kind="stable")))


@dataclass(slots=True)
class Running:
    """One connection that is being read: its conversation, and what its packets say of its ends. It pickles.

    `known` are the parameters that its messages state, such as the level of MQTT. `open` are bytes that were refused at
    the end of a file, by direction, each as a row of `MessageSource.keyed_schema`.
    """

    connections: conversation.Connections
    conversations: conversation.Conversations
    known: dict[str, ParamValue] = field(default_factory=dict)
    open: dict[str, pa.Table] = field(default_factory=dict)

    def add(self, rows: pa.Table) -> conversation.Tables:
        """Take messages with the columns PLACE, `bytes` and the protocol's; return the rows that are finished."""
        which = np.zeros(rows.num_rows, np.int64)
        rejects = _rejects_of(rows, which)
        tables = dict(self.conversations.add(rows.drop_columns(["bytes"]), which))
        more = tables.get(conversation.REJECTS)
        tables[conversation.REJECTS] = rejects if more is None else pa.concat_tables([rejects, more])
        return self._named(tables)

    def note(self, events: pa.Table) -> None:
        """Take rows of `MessageSource.keyed_schema` that are events of the only connection."""
        kinds, sides = (
            np.array(pc.index_in(events.column(name), pa.array(values)), np.int64)
            for name, values in (("event", EVENT_KINDS), ("direction", _SIDES))
        )
        times, offsets = (np.array(events.column(name)) for name in ("order", "offset"))
        self.connections.note(np.zeros(len(kinds), np.int64), kinds, sides, times, offsets)

    def close(self) -> conversation.Tables:
        return self._named(self.conversations.close())

    def _named(self, tables: conversation.Tables) -> conversation.Tables:
        return {name: named(table, self.connections) for name, table in tables.items() if table.num_rows}


def named(table: pa.Table, connections: conversation.Connections | None = None) -> pa.Table:
    """Return a table with connections in place of their positions; without any, null for what belongs to none."""
    which = pa.field(conversation.WHICH, conversation.CONNECTION_TYPE)
    if connections is None:
        return table.add_column(0, which, pa.nulls(table.num_rows, which.type))
    return table.set_column(0, which, connections.ends.take(table.column(0)))


def _rejects_of(rows: pa.Table, which: Positions | None = None) -> pa.Table:
    """Return the rows of messages that could not be decoded, behind the positions of their connections if any."""
    bad = np.flatnonzero(np.array(rows.column("error").is_valid(), np.bool_))
    rejects = rows.select(conversation.REJECT_SCHEMA.names).take(pa.array(bad)).cast(conversation.REJECT_SCHEMA)
    return rejects if which is None else rejects.add_column(0, conversation.WHICH, pa.array(which[bad]))


# Bytes of rows that are held as they are; more is given to DuckDB, which has so much memory, and temporary files.
MOST_HELD_BYTES = 64 << 20
_MEMORY = "1GB"
# Functions that Spark knows, by the names that it has for them.
_FUNCTIONS = (
    "array_join(items, mark) AS array_to_string(items, mark)",
    "explode(items) AS unnest(items)",
    "regexp_like(text, pattern) AS regexp_matches(text, pattern, 's')",
    "sequence(first, last) AS generate_series(first, last)",
    "size(items) AS len(items)",
    "slice(items, first, count) AS list_slice(items, first, first + count - 1)",
    "unix_micros(time) AS epoch_us(time)",
    "xxhash64(first, second) AS hash(first, second)",
)


def query_schemas(protocol: conversation.Protocol) -> dict[str, pa.Schema]:
    """Return the schemas of the tables that a protocol's queries make, by name."""
    return _schemas(tuple(protocol.queries.items()), tuple(needed(protocol).items()))


@cache
def _schemas(queries: tuple[tuple[str, str], ...], tables: tuple[tuple[str, pa.Schema], ...]) -> dict[str, pa.Schema]:
    with Queries(dict(queries), dict(tables)) as empty:
        return {name: reader.schema for name, reader in empty.results()}


def needed(protocol: conversation.Protocol) -> dict[str, pa.Schema]:
    """Return the columns that queries need, by table."""
    words = set(re.findall(r"\w+", " ".join(protocol.queries.values())))
    schemas = {name: schema for name, schema in table_schemas(protocol).items() if name in words}
    return {name: pa.schema([one for one in schema if one.name in words]) for name, schema in schemas.items()}


class Queries:
    """Take rows of tables, hold those columns that queries need, and run the queries when all rows are there."""

    def __init__(self, queries: Mapping[str, str], tables: Mapping[str, pa.Schema]) -> None:
        self._queries, self._tables = queries, tables
        # DuckDB makes the folder when it needs one, and deletes it in the end.
        folder = Path(tempfile.gettempdir()) / f"ksyspark-{uuid.uuid4().hex}"
        self._database = duckdb.connect(config={"temp_directory": str(folder), "memory_limit": _MEMORY})
        try:
            self._database.execute("SET TimeZone = 'UTC'")
            for function in _FUNCTIONS:
                self._database.execute(f"CREATE MACRO {function}")
        except duckdb.Error as error:
            raise SourceError(f"the tables of all connections cannot be made: {error}") from error
        self._held = {name: [schema.empty_table()] for name, schema in tables.items()}
        self._num_bytes = 0
        self._is_stored = False

    def __enter__(self) -> "Queries":
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._database.close()

    def add(self, tables: conversation.Tables) -> None:
        """Take rows. Raises SourceError where temporary files cannot be written."""
        for name in self._tables.keys() & tables.keys():
            rows = tables[name].select(self._tables[name].names)
            self._held[name].append(rows)
            self._num_bytes += rows.nbytes
        if self._num_bytes > MOST_HELD_BYTES:
            self._store()

    def tables(self) -> Iterator[conversation.Tables]:
        """Yield the rows of all queries. Raises SourceError where temporary files cannot be written."""
        try:
            for name, reader in self.results():
                for batch in reader:
                    yield {name: pa.Table.from_batches([batch])}
        except (duckdb.Error, pa.ArrowException) as error:
            raise SourceError(f"the tables of all connections cannot be made: {error}") from error

    def results(self) -> Iterator[tuple[str, pa.RecordBatchReader]]:
        """Yield the names of all queries with their rows."""
        if self._is_stored:
            self._store()
        else:
            for name, rows in self._held.items():
                self._database.register(name, pa.concat_tables(rows))
        for name, query in self._queries.items():
            relation = self._database.sql(query.format(**{table: table for table in self._tables}))
            yield name, pa.RecordBatchReader.from_stream(relation)

    def _store(self) -> None:
        """Give what is held to the database, which writes it to temporary files where it is too much."""
        statement = "INSERT INTO {} SELECT * FROM arrived" if self._is_stored else "CREATE TABLE {} AS FROM arrived"
        for name, rows in self._held.items():
            self._database.register("arrived", pa.concat_tables(rows))
            try:
                self._database.execute(statement.format(name))
            except duckdb.Error as error:
                raise SourceError(f"rows of connections cannot be held: {error}") from error
            rows.clear()
            rows.append(self._tables[name].empty_table())
        self._database.unregister("arrived")
        self._num_bytes, self._is_stored = 0, True
