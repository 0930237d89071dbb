"""framing=mqsc-dump: files of messages that IBM MQ's dmpmqmsg writes, formerly qload.

A file is lines of text, and the first character of each says what it is: `*` a comment, `A` an attribute of the message
descriptor (a code of three letters and its value) or `N` that there is none, `X` data in hexadecimal digits, `S` data
as text in quotes, `T` data as a line of text. A message is its descriptor, then its data. Sources: IBM's page of the
three-letter codes of dmpmqmsg; the utility as IBM published it, ibm-messaging/mq-q-qload, src/qloadfnc.c:
WriteFileMQMD, WriteFileMessageText, ReadFileMessage.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from ksyspark.decoder import ParamValue
from ksyspark.io.containers import BadContainer, cut_containers
from ksyspark.io.message_descriptor import Descriptor
from ksyspark.io.spans import Cut, Framing, Spans
from ksyspark.io.windows import Window
from ksyspark.layout import Layout

_NEWLINE = 10
_SKIPPED = np.frombuffer(b"*\n\r", np.uint8)
_DESCRIPTOR = np.frombuffer(b"AN", np.uint8)
_DATA = b"XST"

# Behind the digits of an X line the same bytes may stand as characters, between < and >.
_DIGITS = re.compile(rb"X *([0-9A-Fa-f]*)(.?)", re.DOTALL)
_QUOTED = re.compile(rb'S *"((?:[^"~]|~["~])*)"')
_ESCAPED = re.compile(rb'~(["~])')


@dataclass(frozen=True, slots=True)
class QueueDump(Framing):
    """Cut messages with their descriptors.

    Where the format has a parameter `has_md` that is not set to false, a message begins with its descriptor, made from
    the attributes. Otherwise it is the message data, and an attribute named like a parameter sets it.
    """

    layout: Layout

    def spans(self, window: Window, is_last: bool, params: Mapping[str, ParamValue]) -> Spans:
        """Return runs of lines, each from the first line of a descriptor on, without comments in front."""
        ends = np.flatnonzero(window.data == _NEWLINE) + 1
        if is_last and len(window) and (not len(ends) or ends[-1] < len(window)):
            ends = np.append(ends, len(window))
        starts = np.concatenate((np.zeros(min(len(ends), 1), np.int64), ends[:-1])).astype(np.int64)
        kept = ~np.isin(window.data[starts], _SKIPPED) if len(starts) else np.zeros(0, np.bool_)
        starts, stops = starts[kept], ends[kept]
        if not len(starts):
            consumed = int(ends[-1]) if len(ends) else 0
            return Spans(np.zeros(0, np.int64), np.zeros(0, np.int64), consumed)
        is_descriptor = np.isin(window.data[starts], _DESCRIPTOR)
        first = np.flatnonzero(np.concatenate(([True], is_descriptor[1:] & ~is_descriptor[:-1])))
        last = np.append(first[1:], len(starts)) - 1
        found, lengths = starts[first], stops[last] - starts[first]
        if is_last:
            return Spans(found, lengths, len(window))
        # More lines of the last message may follow.
        return Spans(found[:-1], lengths[:-1], int(found[-1]))

    def cut(self, window: Window, spans: Spans, params: Mapping[str, ParamValue]) -> Cut:
        has_md = params.get("has_md", any(param.id == "has_md" for param in self.layout.params))
        opened = _open_message if has_md else _open_data
        return cut_containers(window, spans, opened, self.layout, params, "message")


def _open_message(entry: bytes) -> tuple[bytes, Mapping[str, object]]:
    """Return a message with its descriptor in front, and how it is written. Raises BadContainer."""
    descriptor, data = _parts(entry)
    if descriptor is None:
        return data, {"has_md": False}
    return descriptor.data + data, descriptor.params_of_data


def _open_data(entry: bytes) -> tuple[bytes, Mapping[str, object]]:
    """Return the data of a message and the values of its descriptor. Raises BadContainer."""
    descriptor, data = _parts(entry)
    return data, descriptor.params if descriptor else {"has_md": False}


def _parts(entry: bytes) -> tuple[Descriptor | None, bytes]:
    """Return the descriptor of a message, where it has one, and its data. Raises BadContainer."""
    lines = [line.rstrip(b"\r") for line in entry.split(b"\n")]
    lines = [line for line in lines if line and not line.startswith(b"*")]
    descriptor = [line for line in lines if line[:1] in (b"A", b"N")]
    data = lines[len(descriptor) :]
    if lines[: len(descriptor)] != descriptor:
        raise BadContainer(f"a line begins with {_first(lines)}, which none of a dump of dmpmqmsg does")
    if not descriptor:
        raise BadContainer("there is data without a message descriptor in front, or the file is no dump of dmpmqmsg")
    wrong = [line for line in data if line[:1] not in _DATA]
    if wrong:
        raise BadContainer(f"a line begins with {_first(wrong)}, which none of a dump of dmpmqmsg does")
    if not data:
        raise BadContainer("the message descriptor has no data behind it, not even an empty line of it")
    return Descriptor.of_lines(descriptor), b"".join(map(_data, data))


def _first(lines: list[bytes]) -> str:
    return repr(chr(lines[0][0]))


def _data(line: bytes) -> bytes:
    """Return the bytes of a line that begins with X, S or T, without its end.

    A text in quotes (S) has `~` before a quote and before a `~`. dmpmqmsg reads a line of text (T) with a line feed at
    its end. Raises BadContainer.
    """
    match line[:1]:
        case b"X":
            return _hexadecimal(line)
        case b"S":
            return _quoted(line)
    return line[2:] + b"\n"


def _hexadecimal(line: bytes) -> bytes:
    found = _DIGITS.match(line)
    digits, behind = found.groups() if found else (b"", b"")
    if len(digits) % 2 or behind not in (b"", b" "):
        raise BadContainer("a line of data in hexadecimal digits (X) has something else in them")
    return bytes.fromhex(digits.decode())


def _quoted(line: bytes) -> bytes:
    if not line[1:].strip():
        return b""
    found = _QUOTED.fullmatch(line.rstrip())
    if found is None:
        raise BadContainer("a line of data as text (S) is not in quotes, or has a ~ before another character")
    return _ESCAPED.sub(rb"\1", found[1])
