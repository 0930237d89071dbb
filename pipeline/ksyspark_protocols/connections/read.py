"""Read the connections of whole sources in this process: hold what a capture needs, run conversations and queries.

Queries run by DuckDB. Spark runs the same ones: they keep to what both understand.
"""

import re
import tempfile
import uuid
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from types import TracebackType

import duckdb
import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.decoder import ParamValue
from ksyspark.destination import Destination, WriteOptions, Written
from ksyspark.destination.parquet import Files, ParquetOptions, TableFiles
from ksyspark.errors import SourceError
from ksyspark.formats import find_format
from ksyspark.io.files import SourceFile, list_files
from ksyspark.io.spans import Positions
from ksyspark.options.read_options import GivenOptions, ReadOptions
from ksyspark.reader import Part, parts_of
from ksyspark.reader.capture.streams import EVENT_KINDS
from ksyspark.reader.stream_reader import direction_of, kind_of_capture
from ksyspark_protocols import conversation
from ksyspark_protocols.connections.messages import MessageSource, Origins, message_source
from ksyspark_protocols.connections.payloads import PayloadOptions, with_payloads
from ksyspark_protocols.conversation import Connections, Protocol, Tables, protocol_of


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
    which = (conversation.WHICH, conversation.CONNECTION_TYPE)
    return {name: pa.schema([which, *schema]) for name, schema in own.items()}


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


MOST_HELD_BYTES = 64 << 20
"""Bytes of messages that are held in memory."""
HELD_GROUPS = 64
"""Groups in which connections are read, one after the other, when they do not fit in memory."""


@dataclass(slots=True)
class HeldMessages:
    """Messages with the position of their connection in the column `which`, in any order."""

    schema: pa.Schema
    _batches: list[pa.RecordBatch] = field(default_factory=list)
    _bytes: int = 0
    _folder: tempfile.TemporaryDirectory[str] | None = None
    _files: list[pa.RecordBatchStreamWriter] = field(default_factory=list)

    def __enter__(self) -> "HeldMessages":
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        if self._folder is not None:
            self._folder.cleanup()

    def add(self, batch: pa.RecordBatch) -> None:
        """Take messages. Raises SourceError where temporary files cannot be written."""
        self._batches.append(batch)
        self._bytes += batch.nbytes
        if self._bytes >= MOST_HELD_BYTES:
            self._write()

    def groups(self, connections: Connections) -> Iterator[tuple[Connections, pa.Table]]:
        """Yield groups of connections with all their messages, positions counted in the group. Raises SourceError."""
        if self._folder is None:
            yield connections, self._taken()
            return
        self._write()
        for writer in self._files:
            writer.close()
        for number in range(HELD_GROUPS):
            with pa.memory_map(str(self._path(number))) as file:
                rows = pa.ipc.open_stream(file).read_all()
            own = pa.array(np.array(rows.column("which")) // HELD_GROUPS)
            place = rows.schema.get_field_index("which")
            yield connections.every(HELD_GROUPS, number), rows.set_column(place, "which", own)

    def _taken(self) -> pa.Table:
        batches, self._batches, self._bytes = self._batches, [], 0
        return pa.Table.from_batches(batches, self.schema)

    def _write(self) -> None:
        rows = self._taken()
        groups = np.array(rows.column("which")) % HELD_GROUPS
        order = np.argsort(groups, kind="stable")
        borders = np.searchsorted(groups[order], np.arange(HELD_GROUPS + 1)).tolist()
        rows = rows.take(pa.array(order))
        try:
            if self._folder is None:
                self._folder = tempfile.TemporaryDirectory(prefix="ksyspark-")
                self._files = [pa.ipc.new_stream(str(self._path(number)), self.schema) for number in range(HELD_GROUPS)]
            for number, writer in enumerate(self._files):
                writer.write_table(rows.slice(borders[number], borders[number + 1] - borders[number]))
        except OSError as error:
            raise SourceError(f"temporary files for the messages of connections cannot be written: {error}") from error

    def _path(self, number: int) -> Path:
        assert self._folder is not None
        return Path(self._folder.name) / str(number)


@dataclass(frozen=True, slots=True)
class Source:
    """A checked source: the protocol, how its messages are read, and the files."""

    messages: MessageSource
    files: tuple[SourceFile, ...]

    @property
    def protocol(self) -> Protocol:
        return self.messages.protocol

    @property
    def num_bytes(self) -> int:
        return sum(file.size for file in self.files)

    @property
    def schemas(self) -> dict[str, pa.Schema]:
        return {**table_schemas(self.protocol), **query_schemas(self.protocol)}


def open_source(
    format: str, src: str | Sequence[str], options: Mapping[str, object] | GivenOptions | None = None
) -> Source:
    """Return a source of connections: captures, or files NAME.c2s and NAME.s2c with one direction each.

    `format` is that of the messages, or one for several of a protocol (`mqtt`), `options` those of a read and
    PayloadOptions. Raises FormatError, OptionError and
    SourceError.
    """
    protocol = protocol_of(format)
    chosen = options if isinstance(options, GivenOptions) else GivenOptions(options, PayloadOptions)
    named = {**chosen.rest, "paths": [src] if isinstance(src, str) else list(src)}
    if not any(name.lower() == "framing" for name in named):
        layout = find_format(protocol.family(format).first).layout
        # Options of captures need their framing; files are listed with either.
        listing = "pcap" if layout.ports else "stream"
        listed = list_files(ReadOptions.from_mapping({**named, "framing": listing}, layout).files)
        named["framing"] = "pcap" if direction_of(listed[0].path) is None else "stream"
        is_only = named["framing"] == "pcap" and len(listed) == 1 and not listed[0].is_pipe
        if is_only and kind_of_capture(listed[0]) is None:
            raise SourceError(
                f"{listed[0].path}: is neither a capture (pcap, pcapng) nor a direction of a connection, whose files "
                "are named NAME.c2s and NAME.s2c."
            )
    messages = message_source(protocol, format, named)
    files = tuple(list_files(messages.options.files))

    def sample() -> Iterator[pa.RecordBatch]:
        for parts in together(parts_of(messages.options, files)):
            yield from messages.read(parts, Origins(parts[0].file.path))

    is_read_once = any(file.is_pipe for file in files)
    protocol = with_payloads(protocol, chosen[PayloadOptions], None if is_read_once else sample)
    return Source(replace(messages, protocol=protocol), files)


def connection_tables(source: Source, counts: Counts | None = None) -> Iterator[Tables]:
    """Yield rows of the tables by name, a capture (or a pair of streams) after the other.

    The messages of a capture are held up to 64 MiB, with the columns that the protocol needs; beyond that they wait in
    temporary files, and the connections are read in groups. The rows of queries come last. Raises SourceError.
    """
    counts = counts or Counts()
    with Queries(source.protocol.queries, needed(source.protocol)) as queries:
        for parts in together(parts_of(source.messages.options, source.files)):
            for tables in part_tables(source.messages, parts, counts):
                queries.add(tables)
                yield tables
        for tables in queries.tables():
            counts.add(tables)
            yield tables


def part_tables(messages: MessageSource, parts: Sequence[Part], counts: Counts) -> Iterator[Tables]:
    """Yield rows of the tables of a capture, of some connections, or of a pair of streams. Raises SourceError."""
    origins = Origins(parts[0].file.path)
    with HeldMessages(messages.schema) as held:
        for batch in messages.read(parts, origins):
            counts.messages += len(batch)
            held.add(batch)
        for connections, rows in held.groups(origins.connections()):
            tables = tables_of(messages.protocol, connections, rows)
            counts.add(tables)
            yield tables


def write_connections(
    format: str, src: str | Sequence[str], dest: str, options: Mapping[str, object] | None = None
) -> Written[Counts]:
    """Write the tables of connections to the folders `dest/TABLE`, in this process.

    The folder is as it was before until everything is written. `options` are those of a read, PayloadOptions,
    WriteOptions and ParquetOptions. `ksyspark_protocols.spark.connections` does the same with Spark, for captures
    of any size. Raises FormatError, OptionError and SourceError.
    """
    chosen = GivenOptions(options, WriteOptions, ParquetOptions, PayloadOptions)
    source = open_source(format, src, chosen)
    compression = chosen[ParquetOptions].compression

    def write(folder: str) -> tuple[Files, Mapping[str, int]]:
        counts, files = Counts(), TableFiles(folder, source.schemas, compression)
        for rows in connection_tables(source, counts):
            files.write(rows)
        return files.close(), counts.by_name()

    destination = Destination(dest, tuple(source.schemas), chosen[WriteOptions])
    return destination.write_tables(source.schemas, compression, write, Counts.of)


def together(parts: Sequence[Part]) -> list[list[Part]]:
    """Return parts of files in groups: the two directions of a connection are one, each other part stands alone."""
    groups: dict[str, list[Part]] = {}
    for number, part in enumerate(parts):
        direction = direction_of(part.file.path)
        groups.setdefault(f"/{number}" if direction is None else direction[0], []).append(part)
    return list(groups.values())
