"""Messages as clients and daemons exchange them: an envelope whose `data` is the message, whose `sub` its subject.

Source: SAS attachments on Rendezvous, where such bytes are met; sassrv, ev_rv.cpp.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ksyspark.errors import Failure
from ksyspark.layout.projection import Choice
from ksyspark.protocols.sas.diagnostics import Diagnostics
from ksyspark.protocols.sas.part_decoder import part_decoder
from ksyspark.protocols.sas.result import Row, Stray
from ksyspark.protocols.sas.rv.members import RendezvousMessage
from ksyspark.protocols.sas.rv.messages import MAGIC, RvSwitches, report_failure

_COLUMNS: tuple[Choice, ...] = (("body", (("fields", ("name", ("data", ("subject", "text", "message_list")))),)),)
# Size, mark, and the first field's name with its length and end.
_NAME_AT = slice(8, 15)
_FIRST_NAME = b"\x06mtype\x00"
_HEAD_BYTES = 8


def unwrap(messages: Sequence[RendezvousMessage], switches: RvSwitches) -> Iterator[RendezvousMessage | Stray]:
    """Yield the messages inside envelopes of data, other messages as they are, and other envelopes as strays."""
    wrapped = [one.data for one in messages if one.data[_NAME_AT] == _FIRST_NAME]
    if not wrapped:
        yield from messages
        return
    decoded = part_decoder("tibrv_msg", _COLUMNS, 1).decode(wrapped, switches.params())
    rows = iter(enumerate(decoded.rows()))
    for one in messages:
        if one.data[_NAME_AT] != _FIRST_NAME:
            yield one
            continue
        at, row = next(rows)
        yield _unwrapped(one, (row["body"] or {}).get("fields") or (), decoded.failures.get(at))


def _unwrapped(message: RendezvousMessage, fields: Sequence[Row], failure: Failure | None) -> RendezvousMessage | Stray:
    diagnostics = Diagnostics(None, origins={None: message.origin})
    values = {one["name"]: one["data"] or {} for one in fields}
    kind = _text(values.get("mtype", {}))
    if failure is not None:
        report_failure(diagnostics, None, failure, message.data)
    elif kind != "D":
        found = f"an envelope, mtype {kind!r}"
        diagnostics.add("MESSAGE_KIND_UNKNOWN", offset=_NAME_AT.start, found=found, severity="N")
    elif (inner := _inner(values.get("data", {}))) is None:
        diagnostics.add("MESSAGE_KIND_UNKNOWN", offset=_NAME_AT.start, found="an envelope without message in `data`")
    else:
        return _inside(message, inner, _text(values.get("sub", {})))
    (diagnostic,) = diagnostics.items
    return Stray(message.data, diagnostic)


def _inside(envelope: RendezvousMessage, inner: bytes, subject: str) -> RendezvousMessage:
    origin, at = envelope.origin, max(envelope.data.find(inner), 0)
    if origin is not None:
        origin = replace(origin, offset=origin.offset + at)
    return replace(envelope, data=inner, subject=subject or envelope.subject, origin=origin, offset=at)


def _text(value: Row) -> str:
    """Return a text, or a subject with dots between its elements."""
    if subject := value.get("subject"):
        return ".".join(one["value"] for one in subject["elements"])
    return (value.get("text") or {}).get("value") or ""


def _inner(value: Row) -> bytes | None:
    """Return the bytes of a message; decoded to a depth of one, it keeps its fields as bytes."""
    messages: Sequence[Row] = (value.get("message_list") or {}).get("messages") or []
    if len(messages) != 1:
        return None
    body: bytes = messages[0]["body"]
    return (len(body) + _HEAD_BYTES).to_bytes(4, "big") + MAGIC + body
