"""Decoded messages as plain objects: what the segments and parts of their packets hold."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.layout.projection import Choice
from ksyspark_protocols.conversation import DIRECTIONS, PLACE, SERVER, Reading
from ksyspark_protocols.maxdb.values import CodeType

_NAME: Choice = ("name", ("text",))
_DESCRIPTOR = ("define_byte", "descriptor", "tabid", "maxlen", "intern_pos", "unicode", "valmode", "valpos", "vallen")
_SHORTINFO = ("io_type", "data_type", "frac", "length", "in_out_len", "bufpos", "param_no")


def _texts(value: Mapping[str, Any]) -> dict[str, str | None]:
    return {name: _text(member) for name, member in value.items()}


def _text(name: Mapping[str, Any] | None) -> str | None:
    return None if name is None or name["name"] is None else name["name"]["text"]


def _count(value: Mapping[str, Any]) -> int | None:
    number = (value["count"] or {}).get("number")
    return None if number is None else int(number)


# By the case of a part's body: what is read of it, and what that becomes.
_BODIES: Mapping[str, tuple[tuple[Choice, ...], Callable[[Any], Any]]] = {
    "text": (("text",), itemgetter("text")),
    "data": (("rows",), itemgetter("rows")),
    "parse_ids": (("parse_ids",), itemgetter("parse_ids")),
    "counter": ((("count", ("number",)),), _count),
    "shortinfos": ((("shortinfos", _SHORTINFO),), itemgetter("shortinfos")),
    "names": ((("names", (_NAME,)),), lambda value: list(map(_text, value["names"] or ()))),
    "longdata": ((("descriptors", (*_DESCRIPTOR, "portion")),), itemgetter("descriptors")),
    "vardata": ((("rows", (("fields", ("value", "kind")),)),), itemgetter("rows")),
    "user_info": (tuple((one, (_NAME,)) for one in ("sysdba", "user_sysdba", "user_kind", "user_group")), _texts),
    "session_info": (("is_unicode", "session_id", "date_format", "kernel_version"), dict),
    "abap_info": ((("program", (_NAME,)), ("line", (_NAME,))), _texts),
    "features": (("features",), itemgetter("features")),
}
_SWITCHES = ("commit_immediately", "ignore_costwarning", "prepare", "with_info", "mass_cmd", "parsing_again")
_OPTIONS = ("no_implicit_fetch", "scrollable_cursor", "no_explicit_close")
_REQUEST = ("message_type", "sqlmode", "producer", *_SWITCHES, *_OPTIONS)
_REPLY = ("sqlstate", "returncode", "errorpos", "function_code")
_BODY = tuple((case, columns) for case, (columns, _) in _BODIES.items())
_PART = ("part_kind", "last_packet", "arg_count", ("body", _BODY))
_SEGMENT = ("own_index", "segm_kind", ("request", _REQUEST), ("reply", (*_REPLY, "extern_warning")), ("parts", _PART))
_HEADER: Choice = ("header", ("appl_version", "application"))
_PACKET: tuple[Choice, ...] = ("code_type", "swap_kind", _HEADER, ("varpart", (("segments", _SEGMENT),)))
_CONNECT: tuple[Choice, ...] = (
    *("service_type", "os_type", "max_data_len", "packet_size", "min_reply_size", "receiver", "sender"),
    ("arguments", (("arguments", ("id", "value")),)),
)
# So many messages are objects at a time.
_TOGETHER = 1024
_COLUMNS = ["mess_class", "return_code", "connect", "packet"]
_CONNECT_TYPE = pa.struct([("receiver", pa.string())])


def _with_header(batch: pa.RecordBatch) -> pa.RecordBatch:
    header, payload = (batch.column(name) for name in ("header", "payload"))
    arrays = [pc.struct_field(header, [name]) for name in ("mess_class", "rte_return_code")]
    arrays += [pc.struct_field(payload, [name]) for name in ("connect", "maxdb_packet")]
    return pa.RecordBatch.from_arrays(arrays, _COLUMNS)


TCP = Reading(
    (("header", ("mess_class", "rte_return_code")), ("payload", (("maxdb_packet", _PACKET), ("connect", _CONNECT)))),
    _with_header,
)
"""Columns of messages on TCP: `mess_class`, `return_code`, `connect` and `packet`."""


def _without_header(batch: pa.RecordBatch) -> pa.RecordBatch:
    """Return packets beside columns of the same names without values."""
    packet = pa.StructArray.from_arrays(batch.columns, fields=list(batch.schema))
    empty = [pa.nulls(batch.num_rows, kind) for kind in (pa.string(), pa.string(), _CONNECT_TYPE)]
    return pa.RecordBatch.from_arrays([*empty, packet], _COLUMNS)


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
    """A segment: its own header, warnings and parts; `bodies` has the first part of each kind that could be read."""

    request: Mapping[str, Any] | None
    reply: Mapping[str, Any] | None
    warnings: list[str]
    parts: list[Part]
    bodies: dict[str, Any] = field(init=False)

    def __post_init__(self) -> None:
        parts = reversed(self.parts)
        self.bodies = {part.kind: part.body for part in parts if part.kind is not None and part.body is not None}

    def all(self, *kinds: str) -> Iterator[Part]:
        """Yield the parts of some kinds that could be read."""
        return (part for part in self.parts if part.kind in kinds and part.body is not None)

    def body(self, *kinds: str) -> Any:
        """Return the body of the first part of some kinds; None without one."""
        return next((self.bodies[kind] for kind in kinds if kind in self.bodies), None)

    @property
    def options(self) -> list[str]:
        """The names of the options that are set in a request."""
        request = self.request or {}
        names = [name for name in _SWITCHES if request.get(name) not in (None, "off")]
        return names + [name for name in _OPTIONS if request.get(name)]


@dataclass(slots=True)
class Message:
    """A message: its values of PLACE, and what it holds. Times count microseconds since 1970."""

    path: str | None
    offset: int | None
    length: int | None
    index: int
    stream_offset: int | None
    time: int | None
    direction: str | None
    error: Mapping[str, Any] | None
    mess_class: str | None
    return_code: str | None
    connect: Mapping[str, Any] | None
    application: str | None
    code_type: str | None
    swap_kind: str | None
    segments: list[Segment]

    @property
    def place(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in PLACE.names}

    @property
    def by_server(self) -> bool:
        return self.direction == DIRECTIONS[SERVER]

    @property
    def code(self) -> CodeType:
        return CodeType.of(self.code_type, self.swap_kind)


def read_messages(messages: pa.Table) -> Iterator[Message]:
    """Yield decoded messages as objects; bytes of large bodies are copied once."""
    for start in range(0, messages.num_rows, _TOGETHER):
        yield from _read(messages.slice(start, _TOGETHER))


def _read(messages: pa.Table) -> Iterator[Message]:
    columns = {name: messages.column(name) for name in (*PLACE.names, *_COLUMNS)}
    columns["time"] = columns["time"].cast(pa.int64())
    for *known, packet in zip(*(column.to_pylist() for column in columns.values()), strict=True):
        held = packet or {}
        program = held.get("header") or {"application": None, "appl_version": None}
        client = None if None in program.values() else f"{program['application']} {program['appl_version']}"
        segments = [_segment(segment) for segment in (held.get("varpart") or {}).get("segments") or ()]
        yield Message(*(*known, client, held.get("code_type"), held.get("swap_kind"), segments))


def _segment(segment: Mapping[str, Any]) -> Segment:
    reply = segment["reply"]
    warnings = (reply and reply.pop("extern_warning")) or {}
    return Segment(
        segment["request"],
        reply,
        [name for name, is_set in warnings.items() if is_set],
        list(map(_part, segment["parts"] or ())),
    )


def _part(part: Mapping[str, Any]) -> Part:
    bodies = ((case, value) for case, value in (part["body"] or {}).items() if value is not None)
    case, value = next(bodies, ("", None))
    body = None if value is None else _BODIES[case][1](value)
    return Part(part["part_kind"], bool(part["last_packet"]), part["arg_count"] or 0, body)
