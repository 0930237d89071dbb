"""Groups and segmented messages of IBM MQ: segments put together to messages, these to groups, and what is missing."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from functools import cache
from itertools import groupby, pairwise
from typing import Any, get_args

import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.destination import Destination, WriteOptions, Written
from ksyspark.destination.parquet import Files, TableFiles
from ksyspark.errors import FormatError, OptionError
from ksyspark.formats import Format, find_format
from ksyspark.io.files import SourceFile, list_files
from ksyspark.layout.arrow import columns
from ksyspark.layout.projection import Choice
from ksyspark.options.read_options import GivenOptions, ReadOptions
from ksyspark.options.table import boolean, option, text
from ksyspark.reader import ColumnDecoder, Part, Split, envelope_schema, read_split
from ksyspark.reader.envelope import ERROR, SOURCE

MQMF_SEGMENT, MQMF_LAST_SEGMENT, MQMF_MSG_IN_GROUP, MQMF_LAST_MSG_IN_GROUP = 2, 4, 8, 16
SEGMENT_FLAGS = MQMF_SEGMENT | MQMF_LAST_SEGMENT
GROUP_FLAGS = MQMF_MSG_IN_GROUP | MQMF_LAST_MSG_IN_GROUP
MEMBER_FLAGS = SEGMENT_FLAGS | GROUP_FLAGS
MD_BYTES = {1: 324, 2: 364}
MQMDE_BYTES = 72

_MQMDE: tuple[Choice, ...] = tuple("encoding coded_char_set_id format group_id msg_seq_number offset msg_flags".split())
_EXTENSION: tuple[Choice, ...] = ("group_id", "msg_seq_number", "offset", ("msg_flags", ("bits",)), "is_default")
SEGMENT_COLUMNS: Mapping[str, tuple[Choice, ...]] = {
    "mq_message": (
        ("md", ("version", "encoding", "coded_char_set_id", "format", "msg_id", ("extension", _EXTENSION))),
        ("links", ("offset", ("header", (("mde", _MQMDE),)))),
        "headers",
        "data",
    ),
    "mqmde": (("header", _MQMDE), "remainder"),
}
"""The formats whose messages say where they belong, each with the columns that tell it."""


@dataclass(frozen=True, slots=True)
class Segment:
    """One message of a queue: a whole logical message, or a segment of one.

    `payload` are its bytes of the logical message, which `format`, `encoding` and `ccsid` describe. `queue` is the
    queue that it is from, where several are read; `path`, `index` and `source_offset` say where it was.
    """

    queue: str | None
    group_id: bytes
    msg_seq_number: int
    offset: int
    msg_flags: int
    payload: bytes
    format: str
    encoding: int
    ccsid: int
    msg_id: bytes | None
    path: str | None
    index: int | None
    source_offset: int | None

    @property
    def length(self) -> int:
        return len(self.payload)

    @property
    def end(self) -> int:
        return self.offset + self.length

    @property
    def is_last(self) -> bool:
        """Tell whether the logical message ends here: it was not cut, or this is the last segment."""
        return _ends_message(self.msg_flags)


def _ends_message(flags: int) -> bool:
    return not flags & SEGMENT_FLAGS or bool(flags & MQMF_LAST_SEGMENT)


def segment_of(row: Mapping[str, Any], format_name: str, queue: str | None = None) -> Segment | None:
    """Return the place of a decoded message (`COLUMNS`, `_source`), or None if it is in no group and no segment."""
    fields = {**row["header"], "payload": row["remainder"]} if format_name == "mqmde" else _of_message(row)
    if fields is None or not fields["msg_flags"] & MEMBER_FLAGS:
        return None
    source: Mapping[str, Any] = row.get("_source") or {}
    own = ("group_id", "msg_seq_number", "offset", "msg_flags", "payload", "format", "encoding")
    return Segment(
        queue=queue,
        **{name: fields[name] for name in own},
        ccsid=fields["coded_char_set_id"],
        msg_id=fields.get("msg_id"),
        path=source.get("path"),
        index=source.get("index"),
        source_offset=source.get("offset"),
    )


def _of_message(row: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return the fields of a message's extension, or of its MQMDE, with those of its descriptor and its payload."""
    md: Mapping[str, Any] = row["md"] or {}
    extension = md.get("extension")
    links = [link for link in row["links"] or () if link["header"] and link["header"]["mde"]]
    if extension and not (extension["is_default"] and links):
        flags = extension["msg_flags"]["bits"]
        return {**md, **extension, "msg_flags": flags, "payload": row["headers"] + row["data"]}
    if not links:
        return None
    behind = links[0]["offset"] + MQMDE_BYTES - MD_BYTES.get(md.get("version", 0), 0)
    return {**md, **links[0]["header"]["mde"], "payload": row["headers"][behind:] + row["data"]}


_TEXT, _NUMBER, _LONG, _BYTES, _TRUTH = pa.string(), pa.int32(), pa.int64(), pa.binary(), pa.bool_()
_PROBLEMS = pa.list_(_TEXT)
_RANGES = pa.list_(pa.struct(columns(_LONG, "first last")))
_PLACE = [*columns(_TEXT, "path"), *columns(_LONG, "index source_offset")]
_GROUP = [*columns(_TEXT, "queue"), *columns(_BYTES, "group_id")]
_DESCRIBED = [*columns(_TEXT, "format"), *columns(_NUMBER, "encoding ccsid")]
_ARROW = {str: _TEXT, int: _LONG, bytes: _BYTES}
SEGMENTS = pa.schema([(one.name, _ARROW[(get_args(one.type) or (one.type,))[0]]) for one in fields(Segment)])
"""The fields of `Segment`."""

_SEGMENT = [*columns(_LONG, "offset length"), *_PLACE, *columns(_TRUTH, "is_last is_duplicate")]
GROUP_MESSAGES = pa.schema(
    [
        *_GROUP,
        *columns(_NUMBER, "msg_seq_number"),
        *columns(_TRUTH, "in_group last_in_group complete"),
        *columns(_PROBLEMS, "problems"),
        *columns(_LONG, "messages duplicates length"),
        *columns(_RANGES, "missing"),
        ("segments", pa.list_(pa.struct([*_SEGMENT, *columns(_BYTES, "msg_id")]))),
        *_DESCRIBED,
        *columns(_BYTES, "data"),
    ]
)
"""One row a logical message: `missing` are ranges of bytes, `data` those of all segments where it is complete."""
GROUPS = pa.schema(
    [
        *_GROUP,
        *columns(_TRUTH, "in_group complete"),
        *columns(_PROBLEMS, "problems"),
        *columns(_LONG, "messages logical_messages duplicates length"),
        *columns(_NUMBER, "last_number"),
        *columns(_RANGES, "missing"),
        *columns(pa.struct(_PLACE), "first last"),
    ]
)
"""One row a group, or a message in segments that is in none (`in_group` false); `missing` are ranges of numbers."""

Row = dict[str, Any]
Place = tuple[int, int, int, int]
"""Where a segment belongs: MsgSeqNumber, Offset, bytes and MsgFlags."""


def are_whole(places: Iterable[Place]) -> bool:
    """Say whether the segments of a group are all there: each number up to the last, each byte up to the last one."""
    ends, last = dict[int, int](), 0
    finished = set()
    for number, offset, length, flags in sorted(places):
        if offset > ends.get(number, 0):
            return False
        ends[number] = max(ends.get(number, 0), offset + length)
        if _ends_message(flags):
            finished.add(number)
        if flags & MQMF_LAST_MSG_IN_GROUP or not flags & GROUP_FLAGS:
            last = max(last, number)
    return last > 0 and finished == set(range(1, last + 1)) == ends.keys()


def rows_of(segments: Iterable[Segment]) -> Iterator[tuple[str, Row]]:
    """Yield rows of `group_messages`, then that of `groups`, for each group, whose segments follow one another."""
    for _, of_group in groupby(segments, key=lambda segment: (segment.queue, segment.group_id)):
        messages = []
        for _, of_message in groupby(of_group, key=lambda segment: segment.msg_seq_number):
            row = _message(sorted(of_message, key=lambda own: (own.offset, own.length, own.path or "", own.index or 0)))
            yield "group_messages", row
            messages.append({**row, "data": None})
        yield "groups", _group(messages)


def _parts(segments: Sequence[Segment]) -> Iterator[tuple[Segment, int, Segment]]:
    """Yield each segment, the end of what lies in front of it, and the first one of its place and length."""
    before, first = 0, segments[0]
    for segment in segments:
        first = first if (first.offset, first.length) == (segment.offset, segment.length) else segment
        yield segment, before, first
        before = max(before, segment.end)


def _message(segments: Sequence[Segment]) -> Row:
    parts = list(_parts(segments))
    own = [(segment, before) for segment, before, first in parts if segment is first]
    last = [segment.end for segment, _ in own if segment.is_last]
    gaps = [(before, segment.offset - 1) for segment, before in own if segment.offset > before]
    is_problem = {
        "bytes_missing": bool(gaps),
        "segments_overlap": any(segment.offset < before for segment, before in own),
        "last_segment_missing": not last,
        "several_last_segments": len(last) > 1,
        "beyond_last_segment": bool(last) and max(segment.end for segment, _ in own) > max(last),
        "duplicate_differs": any(segment.payload != first.payload for segment, _, first in parts),
    }
    problems = [name for name, is_there in is_problem.items() if is_there]
    first = segments[0]
    return {
        **{name: getattr(first, name) for name in ("queue", "group_id", "msg_seq_number")},
        "in_group": any(one.msg_flags & GROUP_FLAGS for one in segments),
        "last_in_group": any(one.msg_flags & MQMF_LAST_MSG_IN_GROUP for one in segments),
        "complete": not problems,
        "problems": problems,
        "messages": len(segments),
        "duplicates": len(segments) - len(own),
        "length": sum(segment.length for segment, _ in own),
        "missing": _ranges(gaps),
        "segments": [_segment(segment, is_duplicate=segment is not first) for segment, _, first in parts],
        **{name: getattr(first, name) for name in ("format", "encoding", "ccsid")},
        "data": None if problems else b"".join(segment.payload for segment, _ in own),
    }


def _segment(segment: Segment, *, is_duplicate: bool) -> Row:
    names = ("offset", "length", "path", "index", "source_offset", "is_last", "msg_id")
    return {**{name: getattr(segment, name) for name in names}, "is_duplicate": is_duplicate}


def _group(messages: Sequence[Row]) -> Row:
    numbers = [row["msg_seq_number"] for row in messages]
    in_group = any(row["in_group"] for row in messages)
    last = [row["msg_seq_number"] for row in messages if row["last_in_group"] or not in_group]
    gaps = [(one + 1, next_one - 1) for one, next_one in pairwise([0, *numbers]) if next_one > one + 1]
    is_problem = {
        "messages_missing": bool(gaps),
        "last_message_missing": not last,
        "several_last_messages": len(last) > 1,
        "beyond_last_message": bool(last) and numbers[-1] > max(last),
        "message_incomplete": not all(row["complete"] for row in messages),
    }
    problems = [name for name, is_there in is_problem.items() if is_there]
    return {
        "queue": messages[0]["queue"],
        "group_id": messages[0]["group_id"],
        "in_group": in_group,
        "complete": not problems,
        "problems": problems,
        "messages": sum(row["messages"] for row in messages),
        "logical_messages": len(messages),
        "duplicates": sum(row["duplicates"] for row in messages),
        "length": sum(row["length"] for row in messages),
        "last_number": max(last, default=None),
        "missing": _ranges(gaps),
        "first": _place(messages[0]["segments"][0]),
        "last": _place(messages[-1]["segments"][-1]),
    }


def _ranges(gaps: Iterable[tuple[int, int]]) -> list[Row]:
    return [{"first": first, "last": last} for first, last in gaps]


def _place(segment: Row) -> Row:
    return {column.name: segment[column.name] for column in _PLACE}


@dataclass(frozen=True, slots=True)
class GroupOptions:
    """Which messages are of one queue, and what becomes of those that are put together."""

    per_file: bool = option("perFile", False, boolean, "each file is a queue of its own, else all are one")
    decode: str = option("decode", "", text, "format by which complete logical messages are decoded: table `decoded`")


_IDS = pa.struct([GROUP_MESSAGES.field(name) for name in ("queue", "group_id", "msg_seq_number")])
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

    def table(self, rows: Sequence[Row]) -> pa.Table:
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


def open_queue(src: str | Sequence[str], format: str, chosen: GivenOptions) -> Queue:
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
    own = chosen[GroupOptions]
    decode = LogicalDecoder(find_format(own.decode)) if own.decode else None
    return Queue(fmt, read_options, tuple(list_files(read_options.files)), own.per_file, decode)


def groups_of(queue: Queue) -> tuple[int, dict[str, list[Row]]]:
    """Return the number of messages, and the rows of all tables but `decoded`, all in memory. Raises SourceError."""
    decoder = queue.fmt.decoder(queue.options.decode_options(SEGMENT_COLUMNS[queue.fmt.name]))
    names = [*decoder.schema.names, SOURCE, ERROR, queue.options.corrupt_column]
    messages = 0
    segments: list[Segment] = []
    rows: dict[str, list[Row]] = {"groups": [], "group_messages": [], "rejects": []}
    split = Split(tuple(map(Part, queue.files)))
    for read in read_split(queue.fmt, queue.options, split, decoder, names):
        messages += read.messages
        for row in read.batch.to_pylist():
            if row[ERROR] is not None:
                rows["rejects"].append({column: row[column] for column in names[-3:]})
                continue
            segment = segment_of(row, queue.fmt.name, row[SOURCE]["path"] if queue.is_per_file else None)
            if segment is not None:
                segments.append(segment)
    segments.sort(key=lambda segment: (segment.queue or "", segment.group_id, segment.msg_seq_number))
    for table, row in rows_of(segments):
        rows[table].append(row)
    return messages, rows


TABLES = ("groups", "group_messages", "decoded", "rejects")


@dataclass(frozen=True, slots=True)
class Counts:
    """Counts of a run: a message is in `group_messages`, a reject, or `alone`; `undecoded` have errors in `decoded`."""

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


def tables_of(queue: Queue, messages: int, rows: Mapping[str, Sequence[Row]]) -> tuple[dict[str, pa.Table], Counts]:
    """Return the tables of what `groups_of` gives, by name, and their counts."""
    schemas = schemas_of(queue)
    tables = {name: pa.Table.from_pylist(own, schema=schemas[name]) for name, own in rows.items()}
    if queue.decode is not None:
        tables["decoded"] = queue.decode.table(rows["group_messages"])
    written = {name: count for table, own in tables.items() for name, count in counts_in(table, own).items()}
    return tables, Counts.of(messages, len(rows["rejects"]), written)


def write_groups(
    src: str | Sequence[str], dest: str, format: str = "mq_message", options: Mapping[str, object] | None = None
) -> Written[Counts]:
    """Write the Parquet tables of TABLES of files to a folder, in this process; `decoded` by the option `decode`.

    The folder is as it was before until everything is written. `options` are those of a read, GroupOptions and
    WriteOptions. `ksyspark_protocols.spark.groups` does the same with Spark, for files of any size. Raises FormatError,
    OptionError and SourceError.
    """
    chosen = GivenOptions(options, WriteOptions, GroupOptions)
    queue = open_queue(src, format, chosen)
    schemas = schemas_of(queue)

    def write(folder: str) -> tuple[Files, Mapping[str, int]]:
        tables, counts = tables_of(queue, *groups_of(queue))
        files = TableFiles(folder, schemas, "zstd")
        files.write(tables)
        return files.close(), asdict(counts)

    destination, absent = Destination(dest, TABLES, chosen[WriteOptions]), () if queue.decode else ("decoded",)
    return destination.write_tables(schemas, "zstd", write, Counts, absent)


def schemas_of(queue: Queue) -> dict[str, pa.Schema]:
    """Return the schemas of all tables, by name."""
    envelope = envelope_schema(queue.fmt, queue.options)
    rejects = pa.schema([envelope.field(name) for name in (SOURCE, ERROR, queue.options.corrupt_column)])
    decoded = {} if queue.decode is None else {"decoded": queue.decode.schema}
    return {"groups": GROUPS, "group_messages": GROUP_MESSAGES, **decoded, "rejects": rejects}
