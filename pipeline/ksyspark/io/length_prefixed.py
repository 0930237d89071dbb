"""framing=length-prefixed: in front of each message stands its length in bytes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from ksyspark.decoder import ParamValue
from ksyspark.errors import Failure
from ksyspark.io.spans import Cut, Framing, Positions, Spans, binary_array, end_of_data
from ksyspark.io.windows import Window
from ksyspark.options import FramingOptions

# Messages found by one call: a large window may hold few messages, so it does not decide.
_MESSAGES_AT_ONCE = 1 << 16


@dataclass(frozen=True, slots=True)
class LengthPrefixed(Framing):
    """Cut messages by the lengths in front of them; a span is the message alone, without its length."""

    options: FramingOptions

    def spans(self, window: Window, is_last: bool, params: Mapping[str, ParamValue]) -> Spans:
        lengths, position, is_impossible = self._lengths(window)
        starts = lengths + self.options.length_bytes
        np.cumsum(starts, out=starts)
        starts -= lengths
        if is_impossible:
            return Spans(starts, lengths, position, lost=self._impossible(self._length(window, position)))
        spans = Spans(starts, lengths, position)
        return self._with_rest(window, spans) if is_last and position < len(window) else spans

    def cut(self, window: Window, spans: Spans, params: Mapping[str, ParamValue]) -> Cut:
        """Copy the bytes between the lengths, in one go for all messages."""
        width = self.options.length_bytes
        complete = len(spans) - len(spans.failures)
        end = int(spans.ends[complete - 1]) if complete else 0
        keep = np.ones(end, np.bool_)
        keep[(spans.starts[:complete, None] - np.arange(1, width + 1)).ravel()] = False
        lengths = np.where(np.arange(len(spans)) < complete, spans.lengths, 0)
        offsets = np.concatenate((np.zeros(1, np.int64), np.cumsum(lengths)))
        return Cut(binary_array(window.data[:end][keep], offsets, spans.failures), spans.failures)

    @property
    def _overhead(self) -> int:
        """How many bytes a length counts beside the message."""
        return self.options.length_bytes if self.options.length_includes_itself else 0

    def _lengths(self, window: Window) -> tuple[Positions, int, bool]:
        """Return the lengths of all complete messages, where the next one begins, and if its length is impossible."""
        width, is_little = self.options.length_bytes, self.options.length_order == "little"
        layout = width, is_little, self._overhead, self.options.max_message_bytes
        buffer = np.empty(min(len(window) // width, _MESSAGES_AT_ONCE), np.int64)
        follow, found = _follow_lengths(), [np.empty(0, np.int64)]
        position = 0
        while True:
            count, position, is_impossible = follow(window.data, position, *layout, buffer)
            found.append(buffer[:count].copy())
            if count < _MESSAGES_AT_ONCE:
                return np.concatenate(found), position, bool(is_impossible)

    def _with_rest(self, window: Window, spans: Spans) -> Spans:
        """Add what is left at the end of the stream: part of a length, or a length and part of its message."""
        width, rest = self.options.length_bytes, len(window) - spans.consumed
        start, needed = spans.consumed, width
        if rest >= width:
            needed = self._length(window, start) - self._overhead
            start, rest = start + width, rest - width
        failures = {len(spans): end_of_data(needed, rest)}
        return Spans(np.append(spans.starts, start), np.append(spans.lengths, rest), len(window), failures)

    def _length(self, window: Window, position: int) -> int:
        return int.from_bytes(window.slice(position, self.options.length_bytes), self.options.length_order)

    def _impossible(self, length: int) -> Failure:
        overhead = self._overhead
        if length < overhead:
            reason = f"the length in front of the message is {length}, but it counts its own {overhead} bytes"
            return Failure("", 0, reason, f"at least {overhead}", str(length))
        reason = f"the length in front of the message is {length}, more than maxMessageBytes allows"
        return Failure("", 0, reason, f"at most {self.options.max_message_bytes + overhead}", str(length))


def _follow_lengths() -> Callable[..., tuple[int, int, int]]:
    from ksyspark.vm.compiled import compiled_later  # noqa: PLC0415 (loads the compiled machine)

    return compiled_later("message_ends", "follow_lengths")
