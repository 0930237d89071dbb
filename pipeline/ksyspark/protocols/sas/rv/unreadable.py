"""Bytes of a stream in which no message of Rendezvous was found."""

from __future__ import annotations

from ksyspark.protocols.sas.diagnostics import Diagnostics, Origin
from ksyspark.protocols.sas.result import Stray
from ksyspark.protocols.sas.rv.messages import MAGIC

_SIZE_BYTES, _HEAD_BYTES = 4, 8


def unreadable(data: bytes, reason: str, origin: Origin | None = None) -> Stray:
    """Return bytes that could not be framed as a stray, under the code of the document; `reason` is the reader's."""
    diagnostics = Diagnostics(None, origins={None: origin})
    mark = data[_SIZE_BYTES:_HEAD_BYTES]
    size = int.from_bytes(data[:_SIZE_BYTES], "big")
    if mark != MAGIC[: len(mark)]:
        code, offset = "RV_BAD_MAGIC", _SIZE_BYTES
    elif len(data) < _SIZE_BYTES or size > len(data):
        code, offset = "RV_MSG_PAST_END", 0
    else:
        code, offset = ("RV_MSG_SIZE_TOO_SMALL" if size < _HEAD_BYTES else "MESSAGE_REFUSED"), 0
    diagnostics.add(code, offset=offset, found=reason)
    return Stray(data, diagnostics.items[0])
