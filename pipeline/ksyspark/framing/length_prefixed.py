"""framing=length-prefixed: in front of each message stands how long it is."""

from __future__ import annotations

from dataclasses import dataclass
from struct import Struct

import numpy as np

from ksyspark.errors import Failure
from ksyspark.files import Window
from ksyspark.framing.arrays import adjacent, binary_array
from ksyspark.framing.cut import Cut, Spans
from ksyspark.framing.end_of_data import end_of_data
from ksyspark.options import FramingOptions

_CODES = {1: "B", 2: "H", 4: "I", 8: "Q"}


@dataclass(frozen=True, slots=True)
class LengthPrefixed:
    """Cut messages behind their lengths; a span is the message alone, without the length in front of it."""

    options: FramingOptions

    def spans(self, window: Window, is_last: bool) -> Spans:
        options, width = self.options, self.options.length_bytes
        read = Struct((">" if options.length_order == "big" else "<") + _CODES[width]).unpack_from
        counted = width if options.length_includes_itself else 0
        starts: list[int] = []
        lengths: list[int] = []
        position, size, data = 0, len(window), memoryview(window.data)  # type: ignore[arg-type]
        lost: Failure | None = None
        while position + width <= size:
            length = read(data, position)[0] - counted
            if not 0 <= length <= options.max_message_bytes:
                lost = self._impossible(length + counted, counted)
                break
            if position + width + length > size:
                break
            starts.append(position + width)
            lengths.append(length)
            position += width + length
        spans = Spans(np.array(starts, np.int64), np.array(lengths, np.int64), position, lost=lost)
        return self._with_rest(window, spans) if is_last and position < size and lost is None else spans

    def cut(self, window: Window, spans: Spans) -> Cut:
        """Take out the bytes between the lengths, in one go for all messages."""
        width = self.options.length_bytes
        whole = len(spans) - len(spans.failures)
        end = int(spans.ends[whole - 1]) if whole else 0
        keep = np.ones(end, np.bool_)
        keep[(spans.starts[:whole, None] - np.arange(1, width + 1)).ravel()] = False
        lengths = np.where(np.arange(len(spans)) < whole, spans.lengths, 0)
        offsets = adjacent(np.cumsum(lengths) - lengths, int(lengths.sum()))
        return Cut(binary_array(window.data[:end][keep], offsets, spans.failures), spans.failures)

    def _with_rest(self, window: Window, spans: Spans) -> Spans:
        """Add what is left at the end of the stream: part of a length, or a length and part of its message."""
        width, rest = self.options.length_bytes, len(window) - spans.consumed
        start, needed = spans.consumed, width
        if rest >= width:
            counted = width if self.options.length_includes_itself else 0
            length = int.from_bytes(window.slice(start, width), self.options.length_order) - counted
            start, needed, rest = start + width, length, rest - width
        failures = {len(spans): end_of_data(needed, rest)}
        return Spans(np.append(spans.starts, start), np.append(spans.lengths, rest), len(window), failures)

    def _impossible(self, length: int, counted: int) -> Failure:
        if length < counted:
            reason = f"the length in front of the message is {length}, but it counts its own {counted} bytes"
            return Failure("", 0, reason, f"at least {counted}", str(length))
        most = self.options.max_message_bytes
        reason = f"the length in front of the message is {length}, more than maxMessageBytes allows"
        return Failure("", 0, reason, f"at most {most + counted}", str(length))
