"""Read the connections of whole sources in this process, and write their tables to a folder."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import pyarrow as pa

from ksyspark.connections.files import TableFiles, moves_of
from ksyspark.connections.held import HeldMessages
from ksyspark.connections.keys import Origins
from ksyspark.connections.messages import MessageSource, framing_of, message_source
from ksyspark.connections.protocols import protocol_of
from ksyspark.connections.tables import table_schemas, tables_of
from ksyspark.destination import Destination, SaveMode
from ksyspark.destination.parquet import Compression
from ksyspark.errors import SourceError
from ksyspark.formats import find_format
from ksyspark.io import SourceFile, list_files, open_file
from ksyspark.options import ReadOptions
from ksyspark.protocols.conversation import REJECTS, Protocol, Tables
from ksyspark.reader import Part
from ksyspark.reader.capture.packets import begins_capture
from ksyspark.reader.directions import direction_of


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
        """The schemas of all tables, by name."""
        return table_schemas(self.protocol)


@dataclass(slots=True)
class Counts:
    """How many messages were read, and how many rows each table has."""

    messages: int = 0
    rows: dict[str, int] = field(default_factory=dict)

    @property
    def rejects(self) -> int:
        return self.rows.get(REJECTS, 0)

    def add(self, tables: Tables) -> None:
        """Count rows of tables."""
        for name, table in tables.items():
            self.rows[name] = self.rows.get(name, 0) + table.num_rows


@dataclass(frozen=True, slots=True)
class ConnectionsResult:
    """The counts of a run, and the paths of its tables.

    `is_repeated` says that an earlier run has written this batch: nothing was done, and the counts are those of that
    run.
    """

    counts: Counts
    tables: Mapping[str, str]
    seconds: float
    is_repeated: bool = False


def open_source(format: str, src: str | Sequence[str], options: Mapping[str, object] | None = None) -> Source:  # noqa: A002
    """Return a source of connections: captures, or files NAME.c2s and NAME.s2c with one direction each.

    `format` is that of the messages, or one for several of a protocol (`mqtt`). Raises FormatError, OptionError and
    SourceError.
    """
    protocol = protocol_of(format)
    given = {**(options or {}), "paths": [src] if isinstance(src, str) else list(src)}
    if not any(name.lower() == "framing" for name in given):
        layout = find_format(protocol.family(format).first).layout
        # Options of captures need their framing; files are listed with either.
        listing = "pcap" if layout.ports else "stream"
        listed = list_files(ReadOptions.from_mapping({**given, "framing": listing}, layout).files)
        given["framing"] = framing_of(listed[0])
        if given["framing"] == "pcap" and len(listed) == 1:
            _check_capture(listed[0])
    messages = message_source(protocol, format, given)
    return Source(messages, tuple(list_files(messages.options.files)))


def connection_tables(source: Source, counts: Counts | None = None) -> Iterator[Tables]:
    """Yield rows of the tables by name, a capture (or a pair of streams) after the other.

    The messages of a capture are held up to 64 MiB, with the columns that the protocol needs; beyond that they wait in
    temporary files, and the connections are read in groups. Raises SourceError.
    """
    for parts in together([Part(file) for file in source.files]):
        yield from part_tables(source.messages, parts, counts or Counts())


def part_tables(messages: MessageSource, parts: Sequence[Part], counts: Counts) -> Iterator[Tables]:
    """Yield rows of the tables of one capture, of some of its connections, or of a pair of streams.

    Raises SourceError.
    """
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
    source: Source,
    dest: str,
    *,
    save_mode: SaveMode = "error",
    batch: str | None = None,
    compression: Compression = "zstd",
) -> ConnectionsResult:
    """Write the tables of connections to the folders `dest/TABLE`, in this process.

    The folder is as it was before until everything is written. `ksyspark.spark.write_connections` does the same with
    Spark, for captures of any size. Raises OptionError and SourceError.
    """
    began = time.monotonic()
    destination = Destination(dest, tuple(source.schemas), save_mode, batch)
    tables = {name: destination.table(name) for name in source.schemas}
    earlier = destination.prepare()
    if earlier is not None:
        return ConnectionsResult(counts_of(earlier), tables, time.monotonic() - began, is_repeated=True)
    counts = Counts()
    with destination.abandon_on_error():
        destination.check_columns(source.schemas)
        files = TableFiles(destination.job_address, source.schemas, compression)
        for rows in connection_tables(source, counts):
            files.write(rows)
        written = {name: [file] for name, file in files.close().items()}
        moves = moves_of(written, TableFiles(destination.job_address, source.schemas, compression))
        destination.commit(lambda: moves, kept_counts(counts))
    return ConnectionsResult(counts, tables, time.monotonic() - began)


def kept_counts(counts: Counts) -> dict[str, int]:
    """Return counts as a batch keeps them."""
    return {"messages": counts.messages, **counts.rows}


def counts_of(kept: Mapping[str, int]) -> Counts:
    """Return the counts that a batch keeps."""
    return Counts(kept["messages"], {name: count for name, count in kept.items() if name != "messages"})


def _check_capture(file: SourceFile) -> None:
    """Raise SourceError for the only file of a source, where it is nothing that has connections."""
    if not file.is_pipe and not begins_capture(open_file(file)):
        raise SourceError(
            f"{file.path}: is neither a capture (pcap, pcapng) nor a direction of a connection, whose files are named "
            "NAME.c2s and NAME.s2c."
        )


def together(parts: Sequence[Part]) -> list[list[Part]]:
    """Return parts of files in groups: the two directions of a connection are one, each other part stands alone."""
    groups: dict[str, list[Part]] = {}
    for number, part in enumerate(parts):
        found = direction_of(part.file.path)
        groups.setdefault(f"/{number}" if found is None else found[0], []).append(part)
    return list(groups.values())
