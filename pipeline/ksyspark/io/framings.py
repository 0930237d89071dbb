"""Choose the framing of a read; framings `file` (one message) and `fixed` (equal pieces) are here."""

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
