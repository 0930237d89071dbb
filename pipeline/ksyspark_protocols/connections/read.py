"""Read the connections of whole sources in this process, hold what a capture needs, and write their tables."""

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import TracebackType

import numpy as np
import pyarrow as pa

from ksyspark.destination import Destination, WriteOptions, Written
from ksyspark.destination.parquet import Files, ParquetOptions, TableFiles
from ksyspark.errors import SourceError
from ksyspark.formats import find_format
from ksyspark.io.files import SourceFile, list_files
from ksyspark.options.read_options import GivenOptions, ReadOptions
from ksyspark.reader import Part, parts_of
from ksyspark.reader.stream_reader import direction_of, kind_of_capture
from ksyspark_protocols.connections.messages import MessageSource, Origins, message_source
from ksyspark_protocols.connections.payloads import PayloadOptions, with_payloads
from ksyspark_protocols.connections.tables import Counts, Queries, needed, query_schemas, table_schemas, tables_of
from ksyspark_protocols.conversation import Connections, Protocol, Tables, protocol_of

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
