"""Groups out of files, in one process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ksyspark.errors import FormatError, OptionError
from ksyspark.formats import Format, find_format
from ksyspark.io import SourceFile, list_files
from ksyspark.options import ReadOptions
from ksyspark.protocols.ibm_mq.groups import Row, group_messages, groups
from ksyspark.protocols.ibm_mq.segments import COLUMNS, Segment, segment_of
from ksyspark.reader import Part, Split, read_split
from ksyspark.reader.envelope import ERROR, SOURCE


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
    """What was found: rows of `GROUPS` and `GROUP_MESSAGES`, and of rejects with where they were and why.

    `messages` counts all messages, also those that are neither in a group nor a segment.
    """

    messages: int
    groups: Sequence[Row]
    group_messages: Sequence[Row]
    rejects: Sequence[Row] = field(default=())


def open_queue(
    src: str | Sequence[str],
    format: str = "mq_message",  # noqa: A002 (the word of all doors)
    options: Mapping[str, object] | None = None,
    *,
    per_file: bool = False,
) -> Queue:
    """Return files, folders and globs as queues. Raises FormatError, OptionError and SourceError."""
    if format not in COLUMNS:
        raise FormatError(f"Messages of {format} tell no groups; those of {' and '.join(COLUMNS)} do.")
    fmt = find_format(format)
    paths = [src] if isinstance(src, str) else list(src)
    read_options = ReadOptions.from_mapping({**(options or {}), "paths": paths}, fmt.layout)
    if read_options.shaping:
        names = ", ".join(read_options.shaping)
        raise OptionError(f"{names}: groups are made of all messages, whole and with labels; leave it out.")
    return Queue(fmt, read_options, tuple(list_files(read_options.files)), per_file)


def read_groups(
    src: str | Sequence[str],
    format: str = "mq_message",  # noqa: A002
    options: Mapping[str, object] | None = None,
    *,
    per_file: bool = False,
) -> QueueGroups:
    """Return the groups and segmented messages of files, whose messages are all held in memory.

    `options` are those of a read, such as `framing`. All files are one queue, or each is one with `per_file`. Raises
    FormatError, OptionError and SourceError.
    """
    return groups_of(open_queue(src, format, options, per_file=per_file))


def groups_of(queue: Queue) -> QueueGroups:
    """Return the groups of queues. Raises SourceError."""
    columns = COLUMNS[queue.fmt.name]
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
