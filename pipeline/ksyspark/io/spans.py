"""The contract of a framing: find where messages lie in a window, then take them out as an Arrow array."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar

import numpy as np
import numpy.typing as npt
import pyarrow as pa

from ksyspark import sentences
from ksyspark.decoder import ParamValue
from ksyspark.errors import Failure, Note
from ksyspark.io.windows import Window

if TYPE_CHECKING:
    from ksyspark.vm import MessageEnds

Positions = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]


def flags_of(array: pa.Array) -> Flags:
    """Return truth values of Arrow, null as False."""
    flags: Flags = array.fill_null(False).to_numpy(zero_copy_only=False)
    return flags


# Bytes in which an octet is looked for at once.
_BLOCK = 1 << 20

# The widest length in front of a message has 8 bytes.
MAX_PREFIX = 8
_MAX_INT32 = (1 << 31) - 1


@dataclass(frozen=True, slots=True)
class Spans:
    """Where messages lie in a window: message i has `lengths[i]` bytes from `starts[i]` on.

    `consumed` is where the next window has to begin. `failures` are messages that are incomplete, by number. `lost`
    says why nothing can be cut from `consumed` on. `held` is the length of complete messages behind `consumed` that
    wait for more of the stream, because only that decides whether they are messages.
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

    def first(self, count: int, lost: Failure | None = None) -> "Spans":
        """Return the first `count` messages; `lost` says why the rest is lost."""
        consumed = int(self.ends[count - 1]) if count else 0
        failures = {row: failure for row, failure in self.failures.items() if row < count}
        return Spans(self.starts[:count], self.lengths[:count], consumed, failures, lost)


@dataclass(frozen=True, slots=True)
class Cut:
    """The messages of a window, one for each span; null where `failures` says why.

    `params` are the values of parameters in a container, by id: one for each message, or None if it has no value.
    `notes` say what a container shows otherwise than the message was, by number.
    """

    bodies: pa.BinaryArray | pa.LargeBinaryArray
    failures: Mapping[int, Failure] = field(default_factory=dict)
    params: Mapping[str, Sequence[ParamValue | None]] = field(default_factory=dict)
    notes: Mapping[int, Note] = field(default_factory=dict)


class Framing(ABC):
    """One way to cut a stream of bytes into messages; `params` are the parameters of the stream by id.

    `end` matches up to where a message ends of which only the rest is looked at (None: that does not show).
    """

    end: ClassVar[re.Pattern[bytes] | None] = None

    @abstractmethod
    def spans(self, window: Window, is_last: bool, params: Mapping[str, ParamValue]) -> Spans:
        """Return where complete messages lie; in the last window of a stream the rest is a message too."""

    @property
    def message_ends(self) -> "MessageEnds | None":
        """What finds the ends of messages that say where they end, or None. Its tables belong to this framing."""
        return None

    def cut(self, window: Window, spans: Spans, params: Mapping[str, ParamValue]) -> Cut:
        """Take the messages of the spans out of the window. Here they lie back to back, and share its bytes."""
        offsets = np.append(spans.starts, np.int64(spans.consumed))
        return Cut(binary_array(window.data, offsets, spans.failures), spans.failures)


def limited(framing: Framing, window: Window, is_last: bool, params: Mapping[str, ParamValue], max_bytes: int) -> Spans:
    """Return the spans of a window; from a message of more than `max_bytes` bytes on, everything is lost.

    Where the framing shows where such a message ends, and that lies in the window, it alone is a failure.
    The result must not depend on how far the window reaches, so a complete message is treated like an incomplete one.
    """
    spans = framing.spans(window, is_last, params)
    too_long = Failure("", 0, f"the message has more than the {max_bytes} bytes that maxMessageBytes allows")
    longer = np.flatnonzero(spans.lengths > max_bytes)
    if len(longer) and framing.end is not None:
        spans = replace(spans, failures={**spans.failures, **dict.fromkeys(longer.tolist(), too_long)})
    elif len(longer):
        return spans.first(int(longer[0]), too_long)
    unfinished = not is_last and not spans.consumed and spans.lost is None
    if not unfinished or len(window) - spans.held <= max_bytes + MAX_PREFIX:
        return spans
    return limited(framing, window, True, params, max_bytes) if spans.held else spans.first(0, too_long)


def binary_array(
    data: npt.NDArray[np.uint8], offsets: Positions, nulls: Iterable[int] = ()
) -> pa.BinaryArray | pa.LargeBinaryArray:
    """Return an array that shares `data`: value i is `data[offsets[i]:offsets[i + 1]]`, null for the rows `nulls`."""
    large = len(data) > _MAX_INT32
    positions = np.ascontiguousarray(offsets, np.int64 if large else np.int32)
    valid = np.ones(len(offsets) - 1, np.uint8)
    valid[list(nulls)] = 0
    bits = None if valid.all() else pa.py_buffer(np.packbits(valid, bitorder="little"))
    buffers = [bits, pa.py_buffer(positions), pa.py_buffer(data)]
    return pa.Array.from_buffers(pa.large_binary() if large else pa.binary(), len(offsets) - 1, buffers)


def positions_of(data: npt.NDArray[np.uint8], octet: int) -> Positions:
    """Return where an octet is in some bytes, without an array of flags as long as they are."""
    positions = [np.flatnonzero(data[at : at + _BLOCK] == octet) + at for at in range(0, len(data), _BLOCK)]
    return np.concatenate(positions) if positions else np.empty(0, np.int64)


def end_of_data(needed: int, left: int) -> Failure:
    """Return the failure of a message that needs `needed` bytes and has `left` left."""
    sentence = sentences.end_of_data(needed, left)
    return Failure("", 0, sentence.reason, sentence.expected, sentence.found)
