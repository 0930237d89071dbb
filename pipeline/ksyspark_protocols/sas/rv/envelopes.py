"""Messages as clients and daemons exchange them: an envelope whose `data` is the message, whose `sub` its subject.

The fields of an envelope come in any order. Older programs send a message whose only field, `_data_`, is the message.
Source: SAS attachments on Rendezvous, where such bytes are met; sassrv, ev_rv.cpp.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from ksyspark.errors import Failure
from ksyspark.layout.projection import Choice
from ksyspark_protocols.sas.diagnostics import Diagnostics
from ksyspark_protocols.sas.parts import part_decoder
from ksyspark_protocols.sas.result import Row, Stray, stray
from ksyspark_protocols.sas.rv.messages import KINDS, MAGIC, RendezvousMessage, RvSwitches, is_handshake, report_failure

_COLUMNS: tuple[Choice, ...] = (
    ("body", (("fields", ("name", ("data", ("subject", "text", "message_list", "raw")))),)),
)
_HEAD_BYTES = 8
_KINDS = frozenset(kind.encode() for kind in KINDS)
_DATA_FIELDS = ("data", "_data_")
_ONLY_DATA = b"_data_"
_EMPTY = _HEAD_BYTES.to_bytes(4, "big") + MAGIC
# Of daemons to their clients.
_ADVISORIES = "_RV."


def unwrap(messages: Sequence[RendezvousMessage | Stray], switches: RvSwitches) -> Iterator[RendezvousMessage | Stray]:
    """Yield the messages inside envelopes of data, and other messages and strays as they are.

    Other envelopes are strays, and so is what daemons and clients say between messages.
    """
    messages_at = ((at, one) for at, one in enumerate(messages) if isinstance(one, RendezvousMessage))
    # None of SAS.
    others = [(at, one) for at, one in messages_at if one.observations is None and _first_name(one.data) not in _KINDS]
    opened: dict[int, RendezvousMessage | Stray] = {}
    read = _fields([one.data for _, one in others], switches)
    for (at, message), (values, failure) in zip(others, read, strict=True):
        opened[at] = _opened(message, values, failure)
    messages_at = ((at, one) for at, one in opened.items() if isinstance(one, RendezvousMessage))
    only_data = [(at, one) for at, one in messages_at if _first_name(one.data) == _ONLY_DATA]
    read = _fields([one.data for _, one in only_data], switches)
    for (at, message), (values, failure) in zip(only_data, read, strict=True):
        if failure is None and (inner := _message_in(values)) is not None:
            opened[at] = _inside(message, inner, message.subject)
    yield from (opened.get(at, message) for at, message in enumerate(messages))


def _first_name(data: bytes) -> bytes:
    """Return the name of a message's first field; empty for a message without fields."""
    end = _HEAD_BYTES + 1
    return data[end : end + data[_HEAD_BYTES]].partition(b"\0")[0] if len(data) > _HEAD_BYTES else b""


def _fields(octets: Sequence[bytes], switches: RvSwitches) -> Iterator[tuple[dict[str, Row], Failure | None]]:
    if not octets:
        return
    decoded = part_decoder("tibrv_msg", _COLUMNS, 1).decode(octets, switches.params())
    for at, row in enumerate(decoded.columns.to_pylist()):
        values: dict[str, Row] = {}
        for field in (row["body"] or {}).get("fields") or ():
            values.setdefault(field["name"], field["data"] or {})
        yield values, decoded.failures.get(at)


def _opened(
    message: RendezvousMessage, values: Mapping[str, Row], failure: Failure | None
) -> RendezvousMessage | Stray:
    kind, subject = (_text(values.get(name, {})) for name in ("mtype", "sub"))
    is_envelope = "mtype" in values
    source = message.data, message.origin
    if is_handshake(message.data):
        return stray(*source, "RV_HANDSHAKE", offset=0)
    if is_envelope and failure is not None:
        diagnostics = Diagnostics(None, origins={None: message.origin})
        report_failure(diagnostics, None, failure, message.data)
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


def _inside(envelope: RendezvousMessage, inner: bytes, subject: str) -> RendezvousMessage:
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
    if octets[4:_HEAD_BYTES] == MAGIC:
        return octets
    messages: Sequence[Row] = (value.get("message_list") or {}).get("messages") or []
    if len(messages) != 1:
        return None
    body: bytes = messages[0]["body"]
    return (len(body) + _HEAD_BYTES).to_bytes(4, "big") + MAGIC + body
