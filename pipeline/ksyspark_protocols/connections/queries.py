"""Tables that queries make of the tables of all connections of a source: in this process by DuckDB.

Spark runs the same queries (`ksyspark_protocols.spark.connections`): they keep to what both understand.
"""

import re
import tempfile
import uuid
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import TracebackType

import duckdb
import pyarrow as pa

from ksyspark.errors import SourceError
from ksyspark_protocols.connections.tables import table_schemas
from ksyspark_protocols.conversation import Protocol, Tables

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


def query_schemas(protocol: Protocol) -> dict[str, pa.Schema]:
    """Return the schemas of the tables that a protocol's queries make, by name."""
    return _schemas(tuple(protocol.queries.items()), tuple(needed(protocol).items()))


@cache
def _schemas(queries: tuple[tuple[str, str], ...], tables: tuple[tuple[str, pa.Schema], ...]) -> dict[str, pa.Schema]:
    with Queries(dict(queries), dict(tables)) as empty:
        return {name: reader.schema for name, reader in empty.results()}


def needed(protocol: Protocol) -> dict[str, pa.Schema]:
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

    def add(self, tables: Tables) -> None:
        """Take rows. Raises SourceError where temporary files cannot be written."""
        for name in self._tables.keys() & tables.keys():
            rows = tables[name].select(self._tables[name].names)
            self._held[name].append(rows)
            self._num_bytes += rows.nbytes
        if self._num_bytes > MOST_HELD_BYTES:
            self._store()

    def tables(self) -> Iterator[Tables]:
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
