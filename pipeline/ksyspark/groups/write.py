"""Tables of groups, written in one process."""

from __future__ import annotations

import time
import uuid
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass

import pyarrow as pa

from ksyspark.destination import Destination, SaveMode
from ksyspark.destination.journal import Move
from ksyspark.destination.parquet import TableFile
from ksyspark.groups.read import Queue, QueueGroups, groups_of, open_queue
from ksyspark.protocols.ibm_mq.groups import GROUP_MESSAGES, GROUPS, Row
from ksyspark.reader import envelope_schema

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
    def of(cls, messages: int, rejects: int, groups: Sequence[Row]) -> Counts:
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


@dataclass(frozen=True, slots=True)
class GroupsResult:
    """The counts of a run and the paths of its tables.

    `is_repeated` says that an earlier run has written this batch: nothing was done, and the counts are those of that
    run.
    """

    counts: Counts
    tables: Mapping[str, str]
    seconds: float
    is_repeated: bool = False


def write_groups(
    src: str | Sequence[str],
    dest: str,
    format: str = "mq_message",  # noqa: A002 (the word of all doors)
    options: Mapping[str, object] | None = None,
    *,
    per_file: bool = False,
    save_mode: SaveMode = "error",
    batch: str | None = None,
) -> GroupsResult:
    """Write the Parquet tables `groups`, `group_messages` and `rejects` of files to a folder, in this process.

    The folder is as it was before until everything is written. `ksyspark.spark.write_groups` does the same with Spark,
    for files of any size. Raises FormatError, OptionError and SourceError.
    """
    began = time.monotonic()
    queue = open_queue(src, format, options, per_file=per_file)
    destination = Destination(dest, TABLES, save_mode, batch)
    tables = {name: destination.table(name) for name in TABLES}
    earlier = destination.prepare()
    if earlier is not None:
        return GroupsResult(Counts(**earlier), tables, time.monotonic() - began, is_repeated=True)
    with destination.abandon_on_error():
        destination.check_columns(schemas_of(queue))
        found = groups_of(queue)
        counts = Counts.of(found.messages, len(found.rejects), found.groups)
        moves = list(_written(found, queue, destination.job_address))
        destination.commit(lambda: moves, asdict(counts))
    return GroupsResult(counts, tables, time.monotonic() - began)


def _written(found: QueueGroups, queue: Queue, folder: str) -> Iterator[Move]:
    """Write the tables to a job's folder, and yield their moves."""
    for table, schema in schemas_of(queue).items():
        name = f"part-00000-{uuid.uuid4()}.parquet"
        file = TableFile(folder, f"{table}-{name}", schema, "zstd")
        file.write(pa.Table.from_pylist(list(getattr(found, table)), schema=schema))
        yield file.close() or file.write_empty(), f"{table}/{name}"


def schemas_of(queue: Queue) -> dict[str, pa.Schema]:
    """Return the schemas of all tables, by name."""
    rejects = pa.schema(envelope_schema(queue.fmt, queue.options))
    return {"groups": GROUPS, "group_messages": GROUP_MESSAGES, "rejects": rejects}
