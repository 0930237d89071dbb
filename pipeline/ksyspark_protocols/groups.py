"""Groups and segmented messages of IBM MQ read out of files in one process, and written as tables."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.destination import Destination, WriteOptions, Written
from ksyspark.destination.parquet import TableFiles, moves_of
from ksyspark.errors import FormatError, OptionError
from ksyspark.formats import Format, find_format
from ksyspark.io.files import SourceFile, list_files
from ksyspark.options.read_options import GivenOptions, ReadOptions
from ksyspark.options.table import boolean, option, text
from ksyspark.reader import ColumnDecoder, Part, Split, envelope_schema, read_split
from ksyspark.reader.envelope import ERROR, SOURCE
from ksyspark_protocols import ibm_mq


@dataclass(frozen=True, slots=True)
class GroupOptions:
    """Which messages are of one queue, and what becomes of those that are put together."""

    per_file: bool = option("perFile", False, boolean, "each file is a queue of its own, else all are one")
    decode: str = option("decode", "", text, "format by which complete logical messages are decoded: table `decoded`")


_IDS = pa.struct([ibm_mq.GROUP_MESSAGES.field(name) for name in ("queue", "group_id", "msg_seq_number")])
# Parameters of formats, by what the descriptor in front of a message tells.
_TOLD = {"encoding": "encoding", "ccsid": "ccsid", "format": "format", "md_format": "format"}


@dataclass(frozen=True, slots=True)
class LogicalDecoder:
    """Decode the data of complete logical messages by a format, whose parameters their descriptors tell."""

    fmt: Format

    @property
    def schema(self) -> pa.Schema:
        """Return `_source` with queue, group and number, the columns of the format, and what is wrong (`_error`)."""
        own = (field for field in _column_decoder(self.fmt).schema if field.name != SOURCE)
        return pa.schema([(SOURCE, _IDS), *own])

    def table(self, rows: Sequence[ibm_mq.Row]) -> pa.Table:
        """Return the rows of `schema` for those of `GROUP_MESSAGES` that are complete, each one row."""
        whole = [row for row in rows if row["complete"]]
        known = {param.id for param in self.fmt.layout.params}
        params: dict[str, Any] = {name: [row[of] for row in whole] for name, of in _TOLD.items() if name in known}
        # The descriptor is no part of the data.
        params |= {"has_md": False} if "has_md" in known else {}
        source = pa.array([{field.name: row[field.name] for field in _IDS} for row in whole], _IDS)
        data = pa.array([row["data"] for row in whole], pa.binary())
        schema, batches = self.schema, []
        for batch, numbers in _column_decoder(self.fmt).decode(data, params):
            own = [batch.column(name) for name in schema.names[1:]]
            batches.append(pa.RecordBatch.from_arrays([source.take(numbers), *own], schema=schema))
        return pa.Table.from_batches(batches, schema)


@cache
def _column_decoder(fmt: Format) -> ColumnDecoder:
    return ColumnDecoder(fmt, ReadOptions.from_mapping({}, fmt.layout))


@dataclass(frozen=True, slots=True)
class Queue:
    """Files with messages of queues. `is_per_file`: each file is a queue of its own, else all are one."""

    fmt: Format
    options: ReadOptions
    files: tuple[SourceFile, ...]
    is_per_file: bool
    decode: LogicalDecoder | None = None

    @property
    def num_bytes(self) -> int:
        return sum(file.size for file in self.files)


@dataclass(frozen=True, slots=True)
class QueueGroups:
    """The groups of queues: rows of `GROUPS` and `GROUP_MESSAGES`, and of rejects with where they were and why.

    `messages` counts all messages, also those that are neither in a group nor a segment.
    """

    messages: int
    groups: Sequence[ibm_mq.Row]
    group_messages: Sequence[ibm_mq.Row]
    rejects: Sequence[ibm_mq.Row] = field(default=())


def open_queue(src: str | Sequence[str], format: str, chosen: GivenOptions) -> Queue:  # noqa: A002 (the word of all doors)
    """Return files, folders and globs as queues, by the options of a read and GroupOptions.

    Raises FormatError, OptionError and SourceError.
    """
    if format not in ibm_mq.SEGMENT_COLUMNS:
        raise FormatError(f"Messages of {format} tell no groups; those of {' and '.join(ibm_mq.SEGMENT_COLUMNS)} do.")
    fmt = find_format(format)
    paths = [src] if isinstance(src, str) else list(src)
    read_options = ReadOptions.from_mapping({**chosen.rest, "paths": paths}, fmt.layout)
    if read_options.shaping:
        names = ", ".join(read_options.shaping)
        raise OptionError(f"{names}: groups are made of all messages, whole and with labels; leave it out.")
    own = chosen[GroupOptions]
    decode = LogicalDecoder(find_format(own.decode)) if own.decode else None
    return Queue(fmt, read_options, tuple(list_files(read_options.files)), own.per_file, decode)


def groups_of(queue: Queue) -> QueueGroups:
    """Return the groups of queues, whose messages are all held in memory. Raises SourceError."""
    decoder = queue.fmt.decoder(queue.options.decode_options(ibm_mq.SEGMENT_COLUMNS[queue.fmt.name]))
    names = [*decoder.schema.names, SOURCE, ERROR, queue.options.corrupt_column]
    messages = 0
    segments: list[ibm_mq.Segment] = []
    rejects: list[ibm_mq.Row] = []
    split = Split(tuple(map(Part, queue.files)))
    for read in read_split(queue.fmt, queue.options, split, decoder, names):
        messages += read.messages
        for row in read.batch.to_pylist():
            if row[ERROR] is not None:
                rejects.append({column: row[column] for column in names[-3:]})
                continue
            segment = ibm_mq.segment_of(row, queue.fmt.name, row[SOURCE]["path"] if queue.is_per_file else None)
            if segment is not None:
                segments.append(segment)
    logical = ibm_mq.group_messages(segments)
    return QueueGroups(messages, ibm_mq.groups(logical), logical, rejects)


TABLES = ("groups", "group_messages", "decoded", "rejects")


@dataclass(frozen=True, slots=True)
class Counts:
    """Counts of a run: each message is in a row of `group_messages`, a reject, or `alone`: in no group and whole.

    `undecoded` are rows of the table `decoded` with an error.
    """

    messages: int = 0
    rejects: int = 0
    alone: int = 0
    groups: int = 0
    complete: int = 0
    logical_messages: int = 0
    duplicates: int = 0
    undecoded: int = 0

    @classmethod
    def of(cls, messages: int, rejects: int, written: Mapping[str, int]) -> "Counts":
        """Return the counts of a run out of sums of `counts_in`."""
        own = {name: count for name, count in written.items() if name != "messages"}
        return cls(messages, rejects, messages - rejects - written.get("messages", 0), **own)


def counts_in(table: str, rows: pa.Table | pa.RecordBatch) -> dict[str, int]:
    """Count what rows of a table tell: groups and the messages in them, or what could not be decoded."""
    if table == "decoded":
        return {"undecoded": rows.num_rows - rows.column(ERROR).null_count}
    if table != "groups":
        return {}
    summed = ("complete", "messages", "logical_messages", "duplicates")
    return {"groups": rows.num_rows, **{name: pc.sum(rows.column(name)).as_py() or 0 for name in summed}}


def tables_of(result: "QueueGroups", queue: Queue) -> dict[str, pa.Table]:
    """Return the tables of a result, by name."""
    schemas = schemas_of(queue)
    decoded = {} if queue.decode is None else {"decoded": queue.decode.table(result.group_messages)}
    listed = {name: list(getattr(result, name)) for name in TABLES if name != "decoded"}
    return {**{name: pa.Table.from_pylist(rows, schema=schemas[name]) for name, rows in listed.items()}, **decoded}


def counts_of(result: "QueueGroups", tables: Mapping[str, pa.Table]) -> Counts:
    """Count the tables of a result."""
    written = {name: count for table, rows in tables.items() for name, count in counts_in(table, rows).items()}
    return Counts.of(result.messages, len(result.rejects), written)


def write_groups(
    src: str | Sequence[str],
    dest: str,
    format: str = "mq_message",  # noqa: A002 (the word of all doors)
    options: Mapping[str, object] | None = None,
) -> Written[Counts]:
    """Write the Parquet tables of TABLES of files to a folder, in this process; `decoded` by the option `decode`.

    The folder is as it was before until everything is written. `options` are those of a read, GroupOptions and
    WriteOptions. `ksyspark_protocols.spark.groups` does the same with Spark, for files of any size. Raises FormatError,
    OptionError and SourceError.
    """
    chosen = GivenOptions(options, WriteOptions, GroupOptions)
    queue = open_queue(src, format, chosen)
    with Destination(dest, TABLES, chosen[WriteOptions]).job(schemas_of(queue)) as job:
        if not job.is_repeated:
            result = groups_of(queue)
            tables, files = tables_of(result, queue), TableFiles(job.address, schemas_of(queue), "zstd")
            files.write(tables)
            names = {name: [file] for name, file in files.close().items()}
            job.commit(lambda: moves_of(names, files), asdict(counts_of(result, tables)))
    return job.written(Counts, absent=() if queue.decode else ("decoded",))


def schemas_of(queue: Queue) -> dict[str, pa.Schema]:
    """Return the schemas of all tables, by name."""
    envelope = envelope_schema(queue.fmt, queue.options)
    rejects = pa.schema([envelope.field(name) for name in (SOURCE, ERROR, queue.options.corrupt_column)])
    decoded = {} if queue.decode is None else {"decoded": queue.decode.schema}
    return {"groups": ibm_mq.GROUPS, "group_messages": ibm_mq.GROUP_MESSAGES, **decoded, "rejects": rejects}
