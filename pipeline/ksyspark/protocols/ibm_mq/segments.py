"""Where a decoded message belongs: its group, its number there, and its place in a message that was cut into segments.

The descriptor says so in its five fields of version 2; where it has none, or all have their initial values, the first
MQMDE of the chain of headers does. What is behind the structure that says so are bytes of the logical message: headers
behind it count for Offset. Source: fact sheet of the MQ headers, sections 4, 5 and 6.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ksyspark.layout.projection import Choice

MQMF_SEGMENT, MQMF_LAST_SEGMENT, MQMF_MSG_IN_GROUP, MQMF_LAST_MSG_IN_GROUP = 2, 4, 8, 16
SEGMENT_FLAGS = MQMF_SEGMENT | MQMF_LAST_SEGMENT
GROUP_FLAGS = MQMF_MSG_IN_GROUP | MQMF_LAST_MSG_IN_GROUP
MEMBER_FLAGS = SEGMENT_FLAGS | GROUP_FLAGS
MD_BYTES = {1: 324, 2: 364}
MQMDE_BYTES = 72

_MQMDE: tuple[Choice, ...] = (
    "encoding",
    "coded_char_set_id",
    "format",
    "group_id",
    "msg_seq_number",
    "offset",
    "msg_flags",
)
_EXTENSION: tuple[Choice, ...] = ("group_id", "msg_seq_number", "offset", ("msg_flags", ("bits",)), "is_default")
COLUMNS: Mapping[str, tuple[Choice, ...]] = {
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
    def is_in_group(self) -> bool:
        return bool(self.msg_flags & GROUP_FLAGS)

    @property
    def is_last_in_group(self) -> bool:
        return bool(self.msg_flags & MQMF_LAST_MSG_IN_GROUP)

    @property
    def is_last(self) -> bool:
        """Tell whether the logical message ends here: it was not cut, or this is the last segment."""
        return not self.msg_flags & SEGMENT_FLAGS or bool(self.msg_flags & MQMF_LAST_SEGMENT)

    @property
    def order(self) -> tuple[int, int, str, int]:
        return self.offset, self.length, self.path or "", self.index or 0


def segment_of(row: Mapping[str, Any], format_name: str, queue: str | None = None) -> Segment | None:
    """Return the place of a decoded message, None for one that is neither in a group nor a segment.

    `row` has `COLUMNS` of the format, and `_source` where known.
    """
    found = _of_mqmde(row) if format_name == "mqmde" else _of_message(row)
    if found is None or not found["msg_flags"] & MEMBER_FLAGS:
        return None
    source: Mapping[str, Any] = row.get("_source") or {}
    place: dict[str, Any] = {
        "path": source.get("path"),
        "index": source.get("index"),
        "source_offset": source.get("offset"),
    }
    return Segment(queue=queue, **found, **place)


def _of_mqmde(row: Mapping[str, Any]) -> dict[str, Any]:
    header = row["header"]
    return {**_fields(header), **_described(header), "payload": row["remainder"], "msg_id": None}


def _of_message(row: Mapping[str, Any]) -> dict[str, Any] | None:
    md: Mapping[str, Any] = row["md"] or {}
    extension = md.get("extension")
    msg_id = md.get("msg_id")
    links = [link for link in row["links"] or () if link["header"] and link["header"]["mde"]]
    if extension and not (extension["is_default"] and links):
        found = {**_fields(extension), "msg_flags": extension["msg_flags"]["bits"], **_described(md)}
        return {**found, "payload": row["headers"] + row["data"], "msg_id": msg_id}
    if not links:
        return None
    header = links[0]["header"]["mde"]
    behind = links[0]["offset"] + MQMDE_BYTES - MD_BYTES.get(md.get("version", 0), 0)
    payload = row["headers"][behind:] + row["data"]
    return {**_fields(header), **_described(header), "payload": payload, "msg_id": msg_id}


def _fields(found: Mapping[str, Any]) -> dict[str, Any]:
    return {name: found[name] for name in ("group_id", "msg_seq_number", "offset", "msg_flags")}


def _described(found: Mapping[str, Any]) -> dict[str, Any]:
    return {"format": found["format"], "encoding": found["encoding"], "ccsid": found["coded_char_set_id"]}
