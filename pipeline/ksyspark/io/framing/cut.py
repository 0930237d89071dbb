"""What every framing does: tell where messages lie in a window, then take them out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from ksyspark.decoder import ParamValue
from ksyspark.errors import Failure
from ksyspark.io.files import Window

Positions = npt.NDArray[np.int64]

# No framing puts more in front of a message than the widest length, 8 bytes.
LARGEST_IN_FRONT = 8


@dataclass(frozen=True, slots=True)
class Spans:
    """Where messages lie in a window: message i has `lengths[i]` bytes from `starts[i]` on.

    `consumed` is where the next window has to begin. A message of `failures` is there but cannot be decoded (it breaks
    off). `lost` says why nothing can be cut from `consumed` on. `held` are the bytes of messages behind `consumed` that
    have an end, but are judged only when more of the stream is known.
    """

    starts: Positions
    lengths: Positions
    consumed: int
    failures: Mapping[int, Failure] = field(default_factory=dict)
    lost: Failure | None = None
    held: int = 0

    def __len__(self) -> int:
        return len(self.starts)

    @property
    def ends(self) -> Positions:
        return self.starts + self.lengths

    def upto(self, count: int, lost: Failure) -> Spans:
        """Return the first messages only, and that the rest is lost."""
        consumed = int(self.ends[count - 1]) if count else 0
        return Spans(self.starts[:count], self.lengths[:count], consumed, lost=lost)


@dataclass(frozen=True, slots=True)
class Cut:
    """The messages of a window, one for each span; null where `failures` tells why.

    `params` are values that messages bring along, by parameter: one a message, None for none.
    """

    bodies: pa.BinaryArray | pa.LargeBinaryArray
    failures: Mapping[int, Failure] = field(default_factory=dict)
    params: Mapping[str, Sequence[ParamValue | None]] = field(default_factory=dict)


class Framing(Protocol):
    """One way to cut a stream of bytes into messages."""

    def spans(self, window: Window, is_last: bool) -> Spans:
        """Tell where the messages lie that are whole in the window, and with `is_last` what the rest is."""

    def cut(self, window: Window, spans: Spans) -> Cut:
        """Take the messages of the spans out of the window."""


def spans_of(starts: Sequence[int], lengths: Sequence[int], consumed: int) -> Spans:
    """Return spans without failures."""
    return Spans(np.array(starts, np.int64), np.array(lengths, np.int64), consumed)


def limited(framing: Framing, window: Window, is_last: bool, most: int) -> Spans:
    """Return the spans of a window; from a message of more than `most` bytes on, everything is lost.

    How far a window reaches must not matter, so a message that was found whole is treated like one that was not.
    """
    spans = framing.spans(window, is_last)
    too_long = Failure("", 0, f"the message has more than the {most} bytes that maxMessageBytes allows")
    longer = np.flatnonzero(spans.lengths > most)
    if len(longer):
        return spans.upto(int(longer[0]), too_long)
    unfinished = not is_last and not spans.consumed and spans.lost is None
    if not unfinished or len(window) - spans.held <= most + LARGEST_IN_FRONT:
        return spans
    return limited(framing, window, True, most) if spans.held else spans.upto(0, too_long)
