"""Segments of IBM MQ messages put together to messages, these to groups, and what is missing of each."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Any, get_args

import pyarrow as pa

from ksyspark.layout.arrow import columns
from ksyspark.layout.projection import Choice

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
    """Return the place of a decoded message, None for one that is neither in a group nor a segment.

    `row` has `COLUMNS` of the format, and `_source` where known.
    """
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

MESSAGE_PROBLEMS = {
    "bytes_missing": "bytes in front of a segment are not there",
    "segments_overlap": "segments have bytes at the same place",
    "last_segment_missing": "the last segment is not there",
    "several_last_segments": "more than one segment says that it is the last",
    "beyond_last_segment": "segments lie behind the last one",
    "duplicate_differs": "two segments of one place and length have other bytes",
}
GROUP_PROBLEMS = {
    "messages_missing": "numbers are missing",
    "last_message_missing": "the last message is not there",
    "several_last_messages": "more than one message says that it is the last",
    "beyond_last_message": "messages have numbers above that of the last one",
    "message_incomplete": "a message is not complete",
}

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


def group_messages(segments: Iterable[Segment]) -> list[Row]:
    """Return the rows of `GROUP_MESSAGES`, ordered by queue, group and number."""
    parts: dict[tuple[str, bytes, int], list[Segment]] = defaultdict(list)
    for segment in segments:
        parts[segment.queue or "", segment.group_id, segment.msg_seq_number].append(segment)
    return [_message(sorted(parts[key], key=_order)) for key in sorted(parts)]


def _order(segment: Segment) -> tuple[int, int, str, int]:
    return segment.offset, segment.length, segment.path or "", segment.index or 0


def groups(messages: Sequence[Row]) -> list[Row]:
    """Return the rows of `GROUPS` for those of `GROUP_MESSAGES`, in the same order."""
    parts: dict[tuple[str, bytes], list[Row]] = defaultdict(list)
    for message in messages:
        parts[message["queue"] or "", message["group_id"]].append(message)
    return [_group(sorted(one, key=lambda row: row["msg_seq_number"])) for one in parts.values()]


@dataclass(frozen=True, slots=True)
class _Part:
    """A segment among those of its message; `before` is the end of what lies in front of it."""

    segment: Segment
    before: int
    is_duplicate: bool
    differs: bool


def _parts(segments: Sequence[Segment]) -> Iterator[_Part]:
    before, first = 0, segments[0]
    for segment in segments:
        is_duplicate = segment is not first and (first.offset, first.length) == (segment.offset, segment.length)
        first = first if is_duplicate else segment
        yield _Part(segment, before, is_duplicate, segment.payload != first.payload)
        before = max(before, segment.end)


def _message(segments: Sequence[Segment]) -> Row:
    parts = list(_parts(segments))
    own = [part for part in parts if not part.is_duplicate]
    last = [part.segment.end for part in own if part.segment.is_last]
    gaps = [(part.before, part.segment.offset - 1) for part in own if part.segment.offset > part.before]
    is_problem = {
        "bytes_missing": bool(gaps),
        "segments_overlap": any(part.segment.offset < part.before for part in own),
        "last_segment_missing": not last,
        "several_last_segments": len(last) > 1,
        "beyond_last_segment": bool(last) and max(part.segment.end for part in own) > max(last),
        "duplicate_differs": any(part.differs for part in parts),
    }
    problems = [name for name in MESSAGE_PROBLEMS if is_problem[name]]
    first = segments[0]
    return {
        **{name: getattr(first, name) for name in ("queue", "group_id", "msg_seq_number")},
        "in_group": any(one.msg_flags & GROUP_FLAGS for one in segments),
        "last_in_group": any(one.msg_flags & MQMF_LAST_MSG_IN_GROUP for one in segments),
        "complete": not problems,
        "problems": problems,
        "messages": len(segments),
        "duplicates": len(segments) - len(own),
        "length": sum(part.segment.length for part in own),
        "missing": _ranges(gaps),
        "segments": [_segment(part) for part in parts],
        **{name: getattr(first, name) for name in ("format", "encoding", "ccsid")},
        "data": None if problems else b"".join(part.segment.payload for part in own),
    }


def _segment(part: _Part) -> Row:
    names = ("offset", "length", "path", "index", "source_offset", "is_last")
    place = {name: getattr(part.segment, name) for name in names}
    return {**place, "is_duplicate": part.is_duplicate, "msg_id": part.segment.msg_id}


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
    problems = [name for name in GROUP_PROBLEMS if is_problem[name]]
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
