"""Choose the framing of a read; framings `file` (one message) and `fixed` (equal pieces) are here.

A file that is a capture is known by its first bytes, so that a framing that was forgotten can be named.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from ksyspark.decoder import ParamValue
from ksyspark.formats import Format
from ksyspark.io.containers import JsonLines
from ksyspark.io.length_prefixed import LengthPrefixed
from ksyspark.io.mqsc_dump import QueueDump
from ksyspark.io.pieces import JoinedPieces
from ksyspark.io.spans import Framing, Spans, end_of_data
from ksyspark.io.stream import SelfDelimiting
from ksyspark.io.windows import Window
from ksyspark.options import FramingOptions

CAPTURE_HEAD = 12
"""Bytes by which a capture is known."""
# The magic number of pcap with micro- and nanoseconds, and its version 2.x; of pcapng the type of the first block, and
# behind the length of that block the mark of the byte order.
_PCAP = tuple(
    (magic.to_bytes(4, order), (2).to_bytes(2, order))
    for magic in (0xA1B2C3D4, 0xA1B23C4D)
    for order in ("big", "little")
)
_PCAPNG, _BYTE_ORDERS = bytes.fromhex("0a0d0d0a"), (bytes.fromhex("1a2b3c4d"), bytes.fromhex("4d3c2b1a"))


def capture_kind(head: bytes) -> str | None:
    """Return which kind of capture (pcap, pcapng) begins with the first CAPTURE_HEAD bytes of a file, or None."""
    if any(head[:4] == magic and head[4:6] == version for magic, version in _PCAP):
        return "pcap"
    return "pcapng" if head[:4] == _PCAPNG and head[8:12] in _BYTE_ORDERS else None


def framing_for(fmt: Format, options: FramingOptions) -> Framing:
    """Return the framing of a read. It may hold tables of the machine, so it belongs to one thread."""
    match options.kind:
        case "file":
            return WholeFile()
        case "fixed":
            return Fixed(options.record_length)
        case "length-prefixed":
            return LengthPrefixed(options)
        case "jsonl":
            return JsonLines(fmt.layout)
        case "mqsc-dump":
            return QueueDump(fmt.layout)
        case "stream" | "pcap":
            whole = SelfDelimiting(fmt)
            return JoinedPieces(fmt, whole) if fmt.layout.pieces else whole


class WholeFile(Framing):
    """framing=file: everything is one message; an empty file is an empty message."""

    def spans(self, window: Window, is_last: bool, params: Mapping[str, ParamValue]) -> Spans:
        count = int(is_last)
        consumed = len(window) if is_last else 0
        return Spans(np.zeros(count, np.int64), np.full(count, len(window), np.int64), consumed)


@dataclass(frozen=True, slots=True)
class Fixed(Framing):
    """framing=fixed: messages of `size` bytes; fewer at the end of the stream are an incomplete message."""

    size: int

    def spans(self, window: Window, is_last: bool, params: Mapping[str, ParamValue]) -> Spans:
        count, rest = divmod(len(window), self.size)
        is_incomplete = is_last and rest > 0
        starts = np.arange(count + is_incomplete, dtype=np.int64) * self.size
        lengths = np.full(count + is_incomplete, self.size, np.int64)
        if not is_incomplete:
            return Spans(starts, lengths, count * self.size)
        lengths[-1] = rest
        return Spans(starts, lengths, len(window), {count: end_of_data(self.size, rest)})
