"""Choose the framing of a read or write; `file` (one message), `fixed` (pieces) and `length-prefixed` are here."""

import binascii
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

import numpy as np

from ksyspark.decoder import ParamValue
from ksyspark.errors import Failure, OptionError
from ksyspark.formats import Format
from ksyspark.io import amqsbcg, containers, mqsc_dump, stream
from ksyspark.io.mqsc_dump import dumped
from ksyspark.io.spans import Cut, Framing, Positions, Spans, binary_array, end_of_data
from ksyspark.io.windows import Window
from ksyspark.layout import Layout
from ksyspark.options.read_options import FramingOptions

# Messages found by one call: a large window may hold few messages, so it does not decide.
_MESSAGES_AT_ONCE = 1 << 16


@dataclass(frozen=True, slots=True)
class LengthPrefixed(Framing):
    """Cut messages by the lengths in front of them; a span is the message alone, without its length."""

    options: FramingOptions

    def spans(self, window: Window, is_last: bool, params: Mapping[str, ParamValue]) -> Spans:
        lengths, position, is_impossible = self._lengths(window)
        starts = np.cumsum(lengths + self.options.length_bytes) - lengths
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
        follow, lengths = _follow_lengths(), [np.empty(0, np.int64)]
        position = 0
        while True:
            count, position, is_impossible = follow(window.data, position, *layout, buffer)
            lengths.append(buffer[:count].copy())
            if count < _MESSAGES_AT_ONCE:
                return np.concatenate(lengths), position, bool(is_impossible)

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

    return compiled_later("decoder", "follow_lengths")


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
            return containers.JsonLines(fmt.layout)
        case "mqsc-dump":
            return mqsc_dump.QueueDump(fmt.layout)
        case "amqsbcg":
            return amqsbcg.BrowsedQueue(fmt.layout)
        case "stream" | "pcap":
            whole = stream.SelfDelimiting(fmt)
            return stream.JoinedPieces(fmt, whole) if fmt.layout.pieces else whole


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
        lengths, failures = np.full(count, self.size, np.int64), dict[int, Failure]()
        if is_last and rest:
            lengths, failures = np.append(lengths, rest), {count: end_of_data(self.size, rest)}
        return Spans(np.arange(len(lengths)) * self.size, lengths, int(lengths.sum()), failures)


Values = Mapping[str, ParamValue]
Framed = Callable[[bytes, Values], bytes]
"""Return a message, with the values of its parameters, as it stands in a file."""


def framed_by(options: FramingOptions, layout: Layout, params: Values) -> Framed:
    """Return the function that gives messages of a layout as they stand in files that are read with these parameters.

    It raises OptionError for a message that the framing cannot hold, BadContainer for one of which it cannot tell all.
    Raises OptionError for framings that are only read.
    """
    match options.kind:
        case "jsonl":
            return _json_line
        case "mqsc-dump":
            return partial(dumped, layout=layout, options=params)
        case "file" | "fixed" | "length-prefixed" | "stream":
            return _prefixed(options)
    raise OptionError(f"Messages cannot be written with framing={options.kind}.")


def _prefixed(options: FramingOptions) -> Framed:
    size, width = options.record_length, options.length_bytes
    overhead = width if options.length_includes_itself else 0
    held = list[int]()

    def framed(message: bytes, _values: Values) -> bytes:
        length = len(message)
        match options.kind:
            case "file" if held:
                raise OptionError("framing=file holds one message, and there are more: choose another framing.")
            case "file":
                held.append(length)
            case "fixed" if length != size:
                raise OptionError(f"framing=fixed with recordLength={size} cannot hold a message of {length} bytes.")
            case "length-prefixed" if length + overhead >= 1 << 8 * width:
                raise OptionError(f"lengthBytes={width} cannot tell the length of a message of {length} bytes.")
            case "length-prefixed":
                return (length + overhead).to_bytes(width, options.length_order) + message
        return message

    return framed


def _json_line(message: bytes, values: Values) -> bytes:
    """Return a message with its parameters as framing=jsonl reads them: the body in base64."""
    texts = {name: value.hex() if isinstance(value, bytes) else value for name, value in values.items()}
    told = b", " + json.dumps(texts, ensure_ascii=False).encode()[1:] if texts else b"}"
    return b'{"body": "%b"%b\n' % (binascii.b2a_base64(message, newline=False), told)
