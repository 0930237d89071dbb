"""Groups and segmented messages of IBM MQ read out of files in one process, and written as tables."""

import uuid
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field

import pyarrow as pa

from ksyspark.destination import Destination, WriteOptions, Written
from ksyspark.destination.folder import Move
from ksyspark.destination.parquet import TableFile
from ksyspark.errors import FormatError, OptionError
from ksyspark.formats import Format, find_format
from ksyspark.io.files import SourceFile, list_files
from ksyspark.options.read_options import GivenOptions, ReadOptions
from ksyspark.options.table import boolean, option
from ksyspark.reader import Part, Split, envelope_schema, read_split
from ksyspark.reader.envelope import ERROR, SOURCE
from ksyspark_protocols.ibm_mq import (
    GROUP_MESSAGES,
    GROUPS,
    SEGMENT_COLUMNS,
    Row,
    Segment,
    group_messages,
    groups,
    segment_of,
)


@dataclass(frozen=True, slots=True)
class GroupOptions:
    """Which messages are of one queue."""

    per_file: bool = option("perFile", False, boolean, "each file is a queue of its own, else all are one")


@dataclass(frozen=True, slots=True)
class Queue:
    """Files with messages of queues. `is_per_file`: each file is a queue of its own, else all are one."""

    fmt: Format
    options: ReadOptions
    files: tuple[SourceFile, ...]
    is_per_file: bool

    @property
    def num_bytes(self) -> int:
        return sum(file.size for file in self.files)


@dataclass(frozen=True, slots=True)
class QueueGroups:
    """The groups of queues: rows of `GROUPS` and `GROUP_MESSAGES`, and of rejects with where they were and why.

    `messages` counts all messages, also those that are neither in a group nor a segment.
    """

    messages: int
    groups: Sequence[Row]
    group_messages: Sequence[Row]
    rejects: Sequence[Row] = field(default=())


def open_queue(src: str | Sequence[str], format: str, chosen: GivenOptions) -> Queue:  # noqa: A002 (the word of all doors)
    """Return files, folders and globs as queues, by the options of a read and GroupOptions.

    Raises FormatError, OptionError and SourceError.
    """
    if format not in SEGMENT_COLUMNS:
        raise FormatError(f"Messages of {format} tell no groups; those of {' and '.join(SEGMENT_COLUMNS)} do.")
    fmt = find_format(format)
    paths = [src] if isinstance(src, str) else list(src)
    read_options = ReadOptions.from_mapping({**chosen.rest, "paths": paths}, fmt.layout)
    if read_options.shaping:
        names = ", ".join(read_options.shaping)
        raise OptionError(f"{names}: groups are made of all messages, whole and with labels; leave it out.")
    return Queue(fmt, read_options, tuple(list_files(read_options.files)), chosen[GroupOptions].per_file)


def read_groups(
    src: str | Sequence[str],
    format: str = "mq_message",  # noqa: A002
    options: Mapping[str, object] | None = None,
) -> QueueGroups:
    """Return the groups and segmented messages of files, whose messages are all held in memory.

    `options` are those of a read, such as `framing`, and GroupOptions. Raises FormatError, OptionError and SourceError.
    """
    return groups_of(open_queue(src, format, GivenOptions(options, GroupOptions)))


def groups_of(queue: Queue) -> QueueGroups:
    """Return the groups of queues. Raises SourceError."""
    columns = SEGMENT_COLUMNS[queue.fmt.name]
    decoder = queue.fmt.decoder(queue.options.decode_options(columns))
    names = [*decoder.schema.names, SOURCE, ERROR, queue.options.corrupt_column]
    messages = 0
    segments: list[Segment] = []
    rejects: list[Row] = []
    split = Split(tuple(map(Part, queue.files)))
    for read in read_split(queue.fmt, queue.options, split, decoder, names):
        messages += read.messages
        for row in read.batch.to_pylist():
            if row[ERROR] is not None:
                rejects.append({column: row[column] for column in names[-3:]})
                continue
            segment = segment_of(row, queue.fmt.name, row[SOURCE]["path"] if queue.is_per_file else None)
            if segment is not None:
                segments.append(segment)
    logical = group_messages(segments)
    return QueueGroups(messages, groups(logical), logical, rejects)


TABLES = ("groups", "group_messages", "rejects")


@dataclass(frozen=True, slots=True)
class Counts:
    """Counts of a run: each message is in a row of `group_messages`, a reject, or `alone`: in no group and whole."""

    messages: int = 0
    rejects: int = 0
    alone: int = 0
    groups: int = 0
    complete: int = 0
    logical_messages: int = 0
    duplicates: int = 0

    @classmethod
    def of(cls, messages: int, rejects: int, groups: Sequence[Row]) -> "Counts":
        """Count rows of `GROUPS`."""
        return cls(
            messages=messages,
            rejects=rejects,
            alone=messages - rejects - sum(row["messages"] for row in groups),
            groups=len(groups),
            complete=sum(row["complete"] for row in groups),
            logical_messages=sum(row["logical_messages"] for row in groups),
            duplicates=sum(row["duplicates"] for row in groups),
        )


def write_groups(
    src: str | Sequence[str],
    dest: str,
    format: str = "mq_message",  # noqa: A002 (the word of all doors)
    options: Mapping[str, object] | None = None,
) -> Written[Counts]:
    """Write the Parquet tables `groups`, `group_messages` and `rejects` of files to a folder, in this process.

    The folder is as it was before until everything is written. `options` are those of a read, GroupOptions and
    WriteOptions. `ksyspark_protocols.spark.groups` does the same with Spark, for files of any size. Raises FormatError,
    OptionError and SourceError.
    """
    chosen = GivenOptions(options, WriteOptions, GroupOptions)
    queue = open_queue(src, format, chosen)
    with Destination(dest, TABLES, chosen[WriteOptions]).job(schemas_of(queue)) as job:
        if not job.is_repeated:
            result = groups_of(queue)
            moves = list(_moves(result, queue, job.address))
            job.commit(lambda: moves, asdict(Counts.of(result.messages, len(result.rejects), result.groups)))
    return job.written(Counts)


def _moves(result: QueueGroups, queue: Queue, folder: str) -> Iterator[Move]:
    """Write the tables to a job's folder, and yield their moves."""
    for table, schema in schemas_of(queue).items():
        name = f"part-00000-{uuid.uuid4()}.parquet"
        file = TableFile(folder, f"{table}-{name}", schema, "zstd")
        file.write(pa.Table.from_pylist(list(getattr(result, table)), schema=schema))
        yield file.close() or file.write_empty(), f"{table}/{name}"


def schemas_of(queue: Queue) -> dict[str, pa.Schema]:
    """Return the schemas of all tables, by name."""
    rejects = pa.schema(envelope_schema(queue.fmt, queue.options))
    return {"groups": GROUPS, "group_messages": GROUP_MESSAGES, "rejects": rejects}
