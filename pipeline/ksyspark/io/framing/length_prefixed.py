"""framing=length-prefixed: in front of each message stands how long it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ksyspark.errors import Failure
from ksyspark.io.files import Window
from ksyspark.io.framing.arrays import adjacent, binary_array
from ksyspark.io.framing.cut import Cut, Positions, Spans
from ksyspark.io.framing.end_of_data import end_of_data
from ksyspark.options import FramingOptions

# Messages looked for in one go: a window of many bytes need not have many.
_AT_ONCE = 1 << 16


@dataclass(frozen=True, slots=True)
class LengthPrefixed:
    """Cut messages behind their lengths; a span is the message alone, without the length in front of it."""

    options: FramingOptions

    def spans(self, window: Window, is_last: bool) -> Spans:
        lengths, position, is_lost = self._followed(window)
        starts = lengths + self.options.length_bytes
        np.cumsum(starts, out=starts)
        starts -= lengths
        lost = self._impossible(self._length(window, position)) if is_lost else None
        spans = Spans(starts, lengths, position, lost=lost)
        return self._with_rest(window, spans) if is_last and position < len(window) and not lost else spans

    def _followed(self, window: Window) -> tuple[Positions, int, bool]:
        """Return the lengths of all whole messages, where the next one begins, and whether its length is impossible."""
        width, is_little = self.options.length_bytes, self.options.length_order == "little"
        told = width, is_little, self._counted, self.options.max_message_bytes
        room = np.empty(min(len(window) // width, _AT_ONCE), np.int64)
        follow, found = _follow_lengths(), [np.empty(0, np.int64)]
        position = 0
        while True:
            count, position, is_lost = follow(window.data, position, *told, room)
            found.append(room[:count].copy())
            if count < _AT_ONCE:
                return np.concatenate(found), position, bool(is_lost)

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
            length = self._length(window, start) - self._counted
            start, needed, rest = start + width, length, rest - width
        failures = {len(spans): end_of_data(needed, rest)}
        return Spans(np.append(spans.starts, start), np.append(spans.lengths, rest), len(window), failures)

    @property
    def _counted(self) -> int:
        """How many bytes a length counts beside the message."""
        return self.options.length_bytes if self.options.length_includes_itself else 0

    def _length(self, window: Window, position: int) -> int:
        return int.from_bytes(window.slice(position, self.options.length_bytes), self.options.length_order)

    def _impossible(self, length: int) -> Failure:
        counted = self._counted
        if length < counted:
            reason = f"the length in front of the message is {length}, but it counts its own {counted} bytes"
            return Failure("", 0, reason, f"at least {counted}", str(length))
        most = self.options.max_message_bytes
        reason = f"the length in front of the message is {length}, more than maxMessageBytes allows"
        return Failure("", 0, reason, f"at most {most + counted}", str(length))


def _follow_lengths() -> Callable[..., tuple[int, int, int]]:
    from ksyspark.vm.compiled import compiled_later  # noqa: PLC0415 (loads the compiled machine)

    return compiled_later("lengths", "follow_lengths")
