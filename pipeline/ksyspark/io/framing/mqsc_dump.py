"""framing=mqsc-dump: files of messages that IBM MQ's dmpmqmsg writes, formerly qload.

A file is lines of text, and the first character of each says what it is: `*` a comment, `A` an attribute of the message
descriptor (a code of three letters and its value) or `N` that there is none, `X` data in hexadecimal digits, `S` data
as text in quotes, `T` data as a line of text. A message is its descriptor, then its data. Sources: IBM's page of the
three-letter codes of dmpmqmsg; the utility as IBM published it, ibm-messaging/mq-q-qload, src/qloadfnc.c:
WriteFileMQMD, WriteFileMessageText, ReadFileMessage.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from ksyspark.decoder import ParamValue
from ksyspark.io.files import Window
from ksyspark.io.framing.cut import Cut, Spans
from ksyspark.io.framing.dump_data import data_of_line
from ksyspark.io.framing.dump_descriptor import told_by
from ksyspark.io.framing.told_params import BadEntry, ToldParams, cut_entries
from ksyspark.layout import Layout

_NEWLINE = 10
_SKIPPED = np.frombuffer(b"*\n\r", np.uint8)
_HEADS = np.frombuffer(b"AN", np.uint8)
_DATA = b"XST"


@dataclass(frozen=True, slots=True)
class QueueDump:
    """Cut messages with their descriptors; an attribute named like a parameter sets it, `CCS` also `ccsid`."""

    layout: Layout
    given: Mapping[str, ParamValue]

    def spans(self, window: Window, is_last: bool) -> Spans:
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
        is_head = np.isin(window.data[starts], _HEADS)
        begins = np.flatnonzero(np.concatenate(([True], is_head[1:] & ~is_head[:-1])))
        last = np.append(begins[1:], len(starts)) - 1
        found, lengths = starts[begins], stops[last] - starts[begins]
        if is_last:
            return Spans(found, lengths, len(window))
        # More lines of the last message may follow.
        return Spans(found[:-1], lengths[:-1], int(found[-1]))

    def cut(self, window: Window, spans: Spans) -> Cut:
        entries = (window.slice(*place) for place in zip(spans.starts.tolist(), spans.lengths.tolist(), strict=True))
        return cut_entries(entries, _message, ToldParams(self.layout, self.given, "message"))


def _message(entry: bytes) -> tuple[bytes, Mapping[str, object]]:
    """Return the data of a message and its descriptor. Raises BadEntry."""
    lines = [line.rstrip(b"\r") for line in entry.split(b"\n")]
    lines = [line for line in lines if line and not line.startswith(b"*")]
    heads = [line for line in lines if line[:1] in (b"A", b"N")]
    data = lines[len(heads) :]
    if lines[: len(heads)] != heads:
        raise BadEntry(f"a line begins with {_first(lines)}, which none of a dump of dmpmqmsg does")
    if not heads:
        raise BadEntry("there is data without a message descriptor in front, or the file is no dump of dmpmqmsg")
    wrong = [line for line in data if line[:1] not in _DATA]
    if wrong:
        raise BadEntry(f"a line begins with {_first(wrong)}, which none of a dump of dmpmqmsg does")
    if not data:
        raise BadEntry("the message descriptor has no data behind it, not even an empty line of it")
    return b"".join(map(data_of_line, data)), told_by(heads)


def _first(lines: list[bytes]) -> str:
    return repr(chr(lines[0][0]))
