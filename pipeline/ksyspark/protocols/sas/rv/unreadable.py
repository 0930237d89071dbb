"""Bytes of a stream in which no message of Rendezvous was found."""

from __future__ import annotations

import struct

from ksyspark.protocols.sas.diagnostics import Diagnostics, Origin
from ksyspark.protocols.sas.result import Stray
from ksyspark.protocols.sas.rv.messages import MAGIC

_SIZE_BYTES, _HEAD_BYTES = 4, 8
# Words of 4 bytes: the version, then records of options, whose first word asks (2), answers (3) or agrees (1).
_VERSION = struct.pack(">3I", 0, 4, 0)
_OPTION_BYTES = 64
_OPTIONS = tuple(struct.pack(">2I", word, 2) for word in (1, 2, 3))


def unreadable(data: bytes, reason: str, origin: Origin | None = None) -> Stray:
    """Return bytes that could not be framed as a stray, under the code of the document; `reason` is the reader's."""
    diagnostics = Diagnostics(None, origins={None: origin})
    if is_handshake(data):
        diagnostics.add("RV_HANDSHAKE", offset=0)
        return Stray(data, diagnostics.items[0])
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


def is_handshake(data: bytes) -> bool:
    """Tell whether bytes are the whole of what one side says before its messages, or its end."""
    records = data.removeprefix(_VERSION)
    firsts = [records[at : at + len(_OPTIONS[0])] for at in range(0, len(records), _OPTION_BYTES)]
    return bool(data) and len(records) % _OPTION_BYTES == 0 and all(one in _OPTIONS for one in firsts)
