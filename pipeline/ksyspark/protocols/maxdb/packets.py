"""Decoded messages as plain objects: what the segments and parts of their packets hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.layout.projection import Choice
from ksyspark.protocols.conversation import Reading
from ksyspark.protocols.maxdb.descriptions import CodeType

_NAME: Choice = ("name", ("text",))
_DESCRIPTOR = ("define_byte", "descriptor", "tabid", "maxlen", "intern_pos", "unicode", "valmode", "valpos", "vallen")
_BODIES: tuple[Choice, ...] = (
    ("text", ("text",)),
    ("data", ("rows",)),
    "parse_ids",
    ("counter", (("count", ("number",)),)),
    ("shortinfos", (("shortinfos", ("io_type", "data_type", "frac", "length", "in_out_len", "bufpos", "param_no")),)),
    ("names", (("names", (_NAME,)),)),
    ("longdata", (("descriptors", (*_DESCRIPTOR, "portion")),)),
    ("vardata", (("rows", (("fields", ("value", "kind")),)),)),
    ("user_info", tuple((one, (_NAME,)) for one in ("sysdba", "user_sysdba", "user_kind", "user_group"))),
    ("session_info", ("is_unicode", "session_id", "date_format", "kernel_version")),
    ("abap_info", (("program", (_NAME,)), ("line", (_NAME,)))),
    ("features", ("features",)),
)
_SWITCHES = ("commit_immediately", "ignore_costwarning", "prepare", "with_info", "mass_cmd", "parsing_again")
_OPTIONS = ("no_implicit_fetch", "scrollable_cursor", "no_explicit_close")
_REQUEST = ("message_type", "sqlmode", "producer", *_SWITCHES, *_OPTIONS)
_REPLY = ("sqlstate", "returncode", "errorpos", "extern_warning", "function_code")
_PART = ("part_kind", "last_packet", "arg_count", ("body", _BODIES))
_SEGMENT = ("own_index", "segm_kind", ("request", _REQUEST), ("reply", _REPLY), ("parts", _PART))
_PACKET: tuple[Choice, ...] = (
    "code_type",
    "swap_kind",
    ("header", ("appl_version", "application")),
    ("varpart", (("segments", _SEGMENT),)),
)
_CONNECT = (
    "service_type",
    "os_type",
    "max_data_len",
    "packet_size",
    "min_reply_size",
    "receiver",
    "sender",
    ("arguments", (("arguments", ("id", "value")),)),
)
_CONNECT_TYPE = pa.struct([("receiver", pa.string())])


def _with_header(batch: pa.RecordBatch) -> pa.RecordBatch:
    """Return the columns of `maxdb_tcp` beside each other."""
    columns = {
        "mess_class": ("header", "mess_class"),
        "return_code": ("header", "rte_return_code"),
        "connect": ("payload", "connect"),
        "packet": ("payload", "maxdb_packet"),
    }
    arrays = [pc.struct_field(batch.column(first), [second]) for first, second in columns.values()]
    return pa.RecordBatch.from_arrays(arrays, list(columns))


TCP = Reading(
    (("header", ("mess_class", "rte_return_code")), ("payload", (("maxdb_packet", _PACKET), ("connect", _CONNECT)))),
    _with_header,
)
"""Columns of messages on TCP: `mess_class`, `return_code`, `connect` and `packet`."""


def _without_header(batch: pa.RecordBatch) -> pa.RecordBatch:
    """Return packets beside columns of the same names without values."""
    packet = pa.StructArray.from_arrays(batch.columns, fields=list(batch.schema))
    empty = [pa.nulls(batch.num_rows, kind) for kind in (pa.string(), pa.string(), _CONNECT_TYPE)]
    return pa.RecordBatch.from_arrays([*empty, packet], ["mess_class", "return_code", "connect", "packet"])


PACKET_ALONE = Reading(_PACKET, _without_header)
"""The same columns of packets without communication header."""


@dataclass(slots=True)
class Part:
    """A part: its kind, whether more follow, its number of arguments, and what its body holds (None: nothing known)."""

    kind: str | None
    is_last: bool
    count: int
    body: Any = None


@dataclass(slots=True)
class Segment:
    """A segment: the fields of its own header in `request` or `reply`, and its parts."""

    request: Mapping[str, Any] | None
    reply: Mapping[str, Any] | None
    parts: list[Part] = field(default_factory=list)

    def all(self, *kinds: str) -> Iterator[Part]:
        """Yield the parts of some kinds that could be read."""
        return (part for part in self.parts if part.kind in kinds and part.body is not None)

    def body(self, *kinds: str) -> Any:
        """Return the body of the first part of some kinds; None without one."""
        return next((part.body for part in self.all(*kinds)), None)

    @property
    def options(self) -> list[str]:
        """The names of the options that are set in a request."""
        request = self.request or {}
        found = [name for name in _SWITCHES if request.get(name) not in (None, "off")]
        return found + [name for name in _OPTIONS if request.get(name)]

    @property
    def warnings(self) -> list[str]:
        """The names of the warnings of a reply."""
        return [name for name, is_set in ((self.reply or {}).get("extern_warning") or {}).items() if is_set]


@dataclass(slots=True)
class Message:
    """A message: where it is, and what it holds. `time` counts microseconds, `error` says why it could not be read."""

    place: Mapping[str, Any]
    mess_class: str | None
    return_code: str | None
    connect: Mapping[str, Any] | None
    application: str | None
    code_type: str | None
    swap_kind: str | None
    segments: list[Segment]

    @property
    def time(self) -> int | None:
        time: int | None = self.place["time"]
        return time

    @property
    def error(self) -> Mapping[str, Any] | None:
        error: Mapping[str, Any] | None = self.place["error"]
        return error

    @property
    def code(self) -> CodeType:
        return CodeType.of(self.code_type, self.swap_kind)


def read_messages(messages: pa.Table, place_names: Sequence[str]) -> list[Message]:
    """Return decoded messages as objects; bytes of large bodies are copied once."""
    packet = _struct(messages.column("packet"))
    places = messages.select(place_names)
    at = places.column_names.index("time")
    places = places.set_column(at, "time", places.column("time").cast(pa.int64()))
    header = pc.struct_field(packet, ["header"])
    client = pc.binary_join_element_wise(
        pc.struct_field(header, ["application"]), pc.struct_field(header, ["appl_version"]), " "
    )
    rows = zip(
        places.to_pylist(),
        messages.column("mess_class").to_pylist(),
        messages.column("return_code").to_pylist(),
        _struct(messages.column("connect")).to_pylist(),
        client.to_pylist(),
        pc.struct_field(packet, ["code_type"]).to_pylist(),
        pc.struct_field(packet, ["swap_kind"]).to_pylist(),
        _lists(pc.struct_field(packet, ["varpart", "segments"]), _segments),
        strict=True,
    )
    return [Message(*row) for row in rows]


def _struct(column: pa.ChunkedArray | pa.Array) -> pa.Array:
    return column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column


def _lists(lists: pa.Array, read: Callable[[pa.Array], list[Any]]) -> list[list[Any]]:
    """Return the items of each list, all read at once."""
    items = read(lists.flatten())
    counts = pc.fill_null(pc.list_value_length(lists), 0).to_numpy(zero_copy_only=False)
    ends = np.cumsum(counts)
    return [items[end - count : end] for end, count in zip(ends.tolist(), counts.tolist(), strict=True)]


def _segments(segments: pa.Array) -> list[Segment]:
    columns = (
        pc.struct_field(segments, ["request"]).to_pylist(),
        pc.struct_field(segments, ["reply"]).to_pylist(),
        _lists(pc.struct_field(segments, ["parts"]), _parts),
    )
    return [Segment(*row) for row in zip(*columns, strict=True)]


def _parts(parts: pa.Array) -> list[Part]:
    names = ("part_kind", "last_packet", "arg_count")
    columns = [pc.struct_field(parts, [name]).to_pylist() for name in names]
    found = [Part(kind, bool(is_last), count or 0) for kind, is_last, count in zip(*columns, strict=True)]
    body = pc.struct_field(parts, ["body"])
    for case, read in _READERS.items():
        values = pc.struct_field(body, [case])
        rows = np.flatnonzero(values.is_valid().to_numpy(zero_copy_only=False))
        for row, value in zip(rows.tolist(), values.take(pa.array(rows)).to_pylist(), strict=True):
            found[row].body = read(value)
    return found


def _member(name: str, value: Mapping[str, Any]) -> Any:
    return value[name]


def _texts(value: Mapping[str, Any]) -> dict[str, str | None]:
    return {name: _text(one) for name, one in value.items()}


def _text(name: Mapping[str, Any] | None) -> str | None:
    return None if name is None or name["name"] is None else name["name"]["text"]


def _names(value: Mapping[str, Any]) -> list[str | None]:
    return [_text(one) for one in value["names"] or ()]


def _count(value: Mapping[str, Any]) -> int | None:
    number = (value["count"] or {}).get("number")
    return None if number is None else int(number)


_READERS: Mapping[str, Callable[[Any], Any]] = {
    "text": partial(_member, "text"),
    "data": partial(_member, "rows"),
    "parse_ids": partial(_member, "parse_ids"),
    "counter": _count,
    "shortinfos": partial(_member, "shortinfos"),
    "names": _names,
    "longdata": partial(_member, "descriptors"),
    "vardata": partial(_member, "rows"),
    "user_info": _texts,
    "session_info": dict,
    "abap_info": _texts,
    "features": partial(_member, "features"),
}
