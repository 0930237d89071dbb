"""What is known of messages before their set is closed, and what is unusual about their fields; messages in envelopes.

In an envelope of clients and daemons `data` is the message, `sub` its subject. Its fields come in any order. Older
programs send a message whose only field, `_data_`, is the message. Source: SAS attachments on Rendezvous, where such
bytes are met; sassrv, ev_rv.cpp.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

import pyarrow.compute as pc

from ksyspark.errors import Failure
from ksyspark.formats import find_format
from ksyspark.inspect import annotate
from ksyspark.layout.projection import Choice
from ksyspark_protocols.sas.parts import part_decoder
from ksyspark_protocols.sas.result import Diagnostics, Row, Stray, stray
from ksyspark_protocols.sas.rv import messages as rv_messages
from ksyspark_protocols.sas.rv.contents import OBSERVATION_COLUMNS, observations_of

_FORMAT = "tibrv_msg"
_FIELDS = ("name", "identifier", "wire_type", "remark", ("data", (("text", ("is_terminated",)),)))
_FIELD_COLUMNS = ("len_message", ("body", (("fields", _FIELDS),)))
_CODES_BY_REMARK = {
    "type_unknown": "RV_TYPE_UNKNOWN",
    "api_type_on_wire": "RV_API_TYPE_ON_WIRE",
    "size_form_unknown": "RV_SIZE_FORM_UNKNOWN",
}
_CODES = (
    *("FIELD_NAME_MIXED", "FIELD_ID_DUPLICATE", "FIELD_ID_GAP", "RV_STRING_NOT_TERMINATED", "TRAILING_BYTES"),
    *_CODES_BY_REMARK.values(),
)
_HEAD_BYTES = 8
# Kinds whose fields are numbered, and all have one name.
_NUMBERED_KINDS = rv_messages.KINDS - {*rv_messages.APPLICATION_KINDS}
# Annotating is slow: in longer messages fields are named, but not located.
_MAX_ANNOTATED_BYTES = 16 << 10


def _remarks_of(
    messages: Sequence[bytes], switches: rv_messages.RvSwitches
) -> tuple[list[tuple[str, ...]], Mapping[int, Failure]]:
    """Return of each message the codes of what is unusual about its fields, and why some could not be read."""
    decoded = part_decoder(_FORMAT, _FIELD_COLUMNS).decode(messages, switches.params())
    rows = (row.as_py() for row in decoded.columns.to_struct_array())
    each = [{code for code, *_ in _unusual(row, data, switches)} for row, data in zip(rows, messages, strict=True)]
    return [tuple(code for code in _CODES if code in codes) for codes in each], decoded.failures


def report_remarks(
    diagnostics: Diagnostics, members: Sequence[rv_messages.Member], switches: rv_messages.RvSwitches
) -> None:
    """Report each code once, with the first message and field that it concerns, and the number of messages."""
    for code in _CODES:
        # An unknown type is why a message was rejected, where its kind is known.
        is_told = code == "RV_TYPE_UNKNOWN"
        flagged = [one for one in members if code in one.remarks and not (is_told and one.failure)]
        if not flagged:
            continue
        # Where the fields of a message that was rejected are not numbered in turn, one of them is lost.
        first = next((one for one in flagged if one.failure), min(flagged, key=lambda arrival: arrival.is_shortened))
        is_lost = code == "FIELD_ID_GAP" and first.failure is not None
        expected, actual, offset = _describe(code, first.data, switches)
        more = f"; so in {len(flagged)} messages" if len(flagged) > 1 else ""
        diagnostics.add(
            code, expected, actual + more, number=first.number, offset=offset, severity="F" if is_lost else None
        )


def _describe(code: str, data: bytes, switches: rv_messages.RvSwitches) -> tuple[str | None, str, int | None]:
    """Return what was expected of a message, what is there, and at which byte."""
    if not data:
        return None, "a message that was not held", None
    row, _ = part_decoder(_FORMAT, _FIELD_COLUMNS).decode_one(data, switches.params())
    _, at, expected, actual = next(remark for remark in _unusual(row, data, switches) if remark[0] == code)
    if at is None:
        return expected, actual, row["len_message"]
    if len(data) > _MAX_ANNOTATED_BYTES:
        return expected, f"{actual} in field {at + 1}", None
    notes = annotate(find_format(_FORMAT), data, switches.params(), full=True).notes
    offset = next((note.start for note in notes if note.path == f"body.fields[{at}].len_name"), None)
    return expected, f"{actual} in field {at + 1}", offset


_Remark = tuple[str, int | None, str | None, str]


def _unusual(row: Row, data: bytes, switches: rv_messages.RvSwitches) -> Iterator[_Remark]:
    """Yield what is unusual about a message: code, place of the field, what was expected, and what is there.

    The place is None for bytes behind the message.
    """
    if _HEAD_BYTES <= (row["len_message"] or 0) < len(data):
        yield "TRAILING_BYTES", None, None, f"{len(data) - row['len_message']} bytes"
    fields: Sequence[Row] = (row["body"] or {}).get("fields") or ()
    name = fields[0]["name"] if fields else None
    is_kind, has_identifiers = name in rv_messages.KINDS, switches.field_id == "in_name"
    is_numbered = name in _NUMBERED_KINDS or (is_kind and any(field["identifier"] for field in fields))
    seen: dict[int, int] = {}
    # Of a field that ends early, the last of its message, nothing is said.
    for at, field in enumerate(field for field in fields if field["remark"] is not None):
        identifier, text = field["identifier"] or 0, (field["data"] or {}).get("text") or {}
        if is_kind and field["name"] != name:
            yield "FIELD_NAME_MIXED", at, repr(name), repr(field["name"])
        if has_identifiers and identifier and identifier in seen:
            yield "FIELD_ID_DUPLICATE", at, None, f"identifier {identifier} of field {seen[identifier] + 1}"
        if has_identifiers and is_numbered and identifier != at + 1:
            yield "FIELD_ID_GAP", at, f"identifier {at + 1}", f"{identifier}" if identifier else "none"
        if text.get("is_terminated") is False:
            yield "RV_STRING_NOT_TERMINATED", at, "a NUL at the end", "a text without it"
        if field["remark"] in _CODES_BY_REMARK:
            yield _CODES_BY_REMARK[field["remark"]], at, None, field["wire_type"]
        seen.setdefault(identifier, at)


_ROWS = "ATO"
_ARRIVAL_COLUMNS = (
    "kind",
    ("body", (("header", ("num_attachments",)), ("last", ("num_messages",)), ("observations", OBSERVATION_COLUMNS))),
)
# Shorter messages stay as they are: what stands for one takes as much room.
_MIN_SHORTENED_BYTES = 512


class Shortener:
    """Take the bytes out of messages of rows, to be read later; the first of a set with remarks stays whole."""

    def __init__(self) -> None:
        # Codes of which a message was kept, by subject and sender, since the last message of another kind.
        self._kept: dict[tuple[str, str], set[str]] = {}

    def shorten(self, member: rv_messages.Member) -> rv_messages.Member:
        """Return a message as it is to be held; messages of a sender come in their order."""
        if member.observations is None:
            self._kept.pop(member.key, None)
            return member
        codes = {*member.remarks, *(["TEXT_INVALID"] if member.observations.num_invalid else [])}
        new = codes - self._kept.get(member.key, set())
        if new:
            self._kept.setdefault(member.key, set()).update(new)
        is_short = member.is_shortened or len(member.data) < _MIN_SHORTENED_BYTES
        return member if new or is_short else member.shortened()


def arrivals(
    batch: Sequence[rv_messages.RendezvousMessage], switches: rv_messages.RvSwitches
) -> Iterator[rv_messages.Member]:
    """Yield what is known of each message of a batch."""
    whole = _decoded([one for one in batch if one.observations is None], switches)
    for message in batch:
        if message.observations is None:
            yield next(whole)
        else:
            yield rv_messages.Member(message, _ROWS, remarks=message.remarks, observations=message.observations)


def _decoded(
    batch: Sequence[rv_messages.RendezvousMessage], switches: rv_messages.RvSwitches
) -> Iterator[rv_messages.Member]:
    bodies = [one.data for one in batch]
    decoded = part_decoder(rv_messages.FORMAT, _ARRIVAL_COLUMNS).decode(bodies, switches.params())
    kinds, body = decoded.columns.column("kind").to_pylist(), decoded.columns.column("body")
    num_listed = pc.struct_field(body, ["header", "num_attachments", "value"]).to_pylist()
    counts = pc.struct_field(body, ["last", "num_messages", "value"]).to_pylist()
    observations, are_usual = observations_of(pc.struct_field(body, "observations"), switches)
    are_exact = [int.from_bytes(data[:4], "big") == len(data) for data in bodies]
    usual = {at for at, is_exact in enumerate(are_exact) if is_exact and are_usual[at] and at not in decoded.failures}
    others = {at: number for number, at in enumerate(at for at in range(len(batch)) if at not in usual)}
    remarks, failures = _remarks_of([bodies[at] for at in others], switches) if others else ([], {})
    for at, message in enumerate(batch):
        failure = _failure(kinds[at], decoded.failures.get(at), failures.get(others.get(at, -1)))
        codes = remarks[others[at]] if at in others else ()
        if failure is not None:
            yield rv_messages.Member(message, kinds[at] or "", failure, remarks=codes)
        else:
            yield rv_messages.Member(message, kinds[at], None, num_listed[at] or 0, counts[at], codes, observations[at])


def _failure(kind: str | None, failure: Failure | None, failure_of_fields: Failure | None) -> Failure | None:
    """Return why a message is rejected: of unknown kinds, and of a message in a field, the fields alone tell."""
    is_unknown = failure is None and kind not in rv_messages.KINDS
    is_nested = failure is not None and failure_of_fields is not None and failure.field.endswith("wire_type")
    return failure_of_fields if is_unknown or is_nested else failure


_COLUMNS: tuple[Choice, ...] = (
    ("body", (("fields", ("name", ("data", ("subject", "text", "message_list", "raw")))),)),
)
_KINDS = frozenset(kind.encode() for kind in rv_messages.KINDS)
_DATA_FIELDS = ("data", "_data_")
_EMPTY = _HEAD_BYTES.to_bytes(4, "big") + rv_messages.MAGIC
# Of daemons to their clients.
_ADVISORIES = "_RV."


def unwrap(
    messages: Sequence[rv_messages.RendezvousMessage | Stray], switches: rv_messages.RvSwitches
) -> Iterator[rv_messages.RendezvousMessage | Stray]:
    """Yield the messages inside envelopes of data, and others as they are; what daemons and clients say are strays."""
    messages_at = ((at, one) for at, one in enumerate(messages) if isinstance(one, rv_messages.RendezvousMessage))
    # None of SAS.
    others = [(at, one) for at, one in messages_at if one.observations is None and _first_name(one.data) not in _KINDS]
    opened: dict[int, rv_messages.RendezvousMessage | Stray] = {}
    read = _fields([one.data for _, one in others], switches)
    for (at, message), (values, failure) in zip(others, read, strict=True):
        opened[at] = _opened(message, values, failure)
    messages_at = ((at, one) for at, one in opened.items() if isinstance(one, rv_messages.RendezvousMessage))
    only_data = [(at, one) for at, one in messages_at if _first_name(one.data) == b"_data_"]
    read = _fields([one.data for _, one in only_data], switches)
    for (at, message), (values, failure) in zip(only_data, read, strict=True):
        if failure is None and (inner := _message_in(values)) is not None:
            opened[at] = _inside(message, inner, message.subject)
    yield from (opened.get(at, message) for at, message in enumerate(messages))


def _first_name(data: bytes) -> bytes:
    """Return the name of a message's first field; empty for a message without fields."""
    end = _HEAD_BYTES + 1
    return data[end : end + data[_HEAD_BYTES]].partition(b"\0")[0] if len(data) > _HEAD_BYTES else b""


def _fields(
    octets: Sequence[bytes], switches: rv_messages.RvSwitches
) -> Iterator[tuple[dict[str, Row], Failure | None]]:
    if not octets:
        return
    decoded = part_decoder(_FORMAT, _COLUMNS, 1).decode(octets, switches.params())
    for at, row in enumerate(decoded.columns.to_pylist()):
        values: dict[str, Row] = {}
        for field in (row["body"] or {}).get("fields") or ():
            values.setdefault(field["name"], field["data"] or {})
        yield values, decoded.failures.get(at)


def _opened(
    message: rv_messages.RendezvousMessage, values: Mapping[str, Row], failure: Failure | None
) -> rv_messages.RendezvousMessage | Stray:
    kind, subject = (_text(values.get(name, {})) for name in ("mtype", "sub"))
    is_envelope = "mtype" in values
    source = message.data, message.origin
    if rv_messages.is_handshake(message.data):
        return stray(*source, "RV_HANDSHAKE", offset=0)
    if is_envelope and failure is not None:
        diagnostics = Diagnostics(None, origins={None: message.origin})
        rv_messages.report_failure(diagnostics, None, failure, message.data)
        return Stray(message.data, diagnostics.items[0])
    if message.data == _EMPTY:
        actual = "a message without fields, by which a side says that it is there"
        return stray(*source, "MESSAGE_KIND_UNKNOWN", actual, offset=0, severity="N")
    if not is_envelope:
        return message
    if kind != "D" or subject.startswith(_ADVISORIES):
        actual = f"an envelope, mtype {kind!r}" + (f", subject {subject!r}" if kind == "D" else "")
        return stray(*source, "MESSAGE_KIND_UNKNOWN", actual, offset=_HEAD_BYTES, severity="N")
    if (inner := _message_in(values)) is None:
        return stray(*source, "MESSAGE_KIND_UNKNOWN", "an envelope without message in `data`", offset=_HEAD_BYTES)
    return _inside(message, inner, subject)


def _inside(envelope: rv_messages.RendezvousMessage, inner: bytes, subject: str) -> rv_messages.RendezvousMessage:
    origin, at = envelope.origin, max(envelope.data.find(inner), 0)
    if origin is not None:
        origin = replace(origin, offset=origin.offset + at)
    subject, offset = subject or envelope.subject, envelope.offset + at
    return replace(envelope, data=inner, subject=subject, origin=origin, offset=offset)


def _text(value: Row) -> str:
    """Return a text, or a subject with dots between its elements."""
    if subject := value.get("subject"):
        return ".".join(one["value"] for one in subject["elements"])
    return (value.get("text") or {}).get("value") or ""


def _message_in(values: Mapping[str, Row]) -> bytes | None:
    """Return the bytes of the message in a field for data, or None if no such field holds a message."""
    messages = (_inner(values[name]) for name in _DATA_FIELDS if name in values)
    return next((one for one in messages if one is not None), None)


def _inner(value: Row) -> bytes | None:
    """Return the bytes of the message that a field holds; decoded to a depth of one, it keeps its fields as bytes."""
    octets: bytes = value.get("raw") or b""
    if octets[4:_HEAD_BYTES] == rv_messages.MAGIC:
        return octets
    messages: Sequence[Row] = (value.get("message_list") or {}).get("messages") or []
    if len(messages) != 1:
        return None
    body: bytes = messages[0]["body"]
    return (len(body) + _HEAD_BYTES).to_bytes(4, "big") + rv_messages.MAGIC + body
