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
from typing import Literal

import numpy as np

from ksyspark.decoder import ParamValue
from ksyspark.io.containers import BadContainer, cut_containers
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

_Kind = Literal["number", "text", "bytes"]
_NUMBER: _Kind = "number"
_TEXT: _Kind = "text"
_BYTES: _Kind = "bytes"
# Code -> names of parameters, and how its value is written. AID and AOD are AIX and AOX as characters.
_FIELDS: dict[str, tuple[tuple[str, ...], _Kind]] = {
    "VER": (("md_version",), _NUMBER),
    "RPT": (("report",), _NUMBER),
    "MST": (("msg_type",), _NUMBER),
    "EXP": (("expiry",), _NUMBER),
    "FDB": (("feedback",), _NUMBER),
    "ENC": (("encoding",), _NUMBER),
    "CCS": (("coded_char_set_id", "ccsid"), _NUMBER),
    "FMT": (("format",), _TEXT),
    "PRI": (("priority",), _NUMBER),
    "PER": (("persistence",), _NUMBER),
    "MSI": (("msg_id",), _BYTES),
    "COI": (("correl_id",), _BYTES),
    "BOC": (("backout_count",), _NUMBER),
    "RTQ": (("reply_to_q",), _TEXT),
    "RTM": (("reply_to_q_mgr",), _TEXT),
    "USR": (("user_identifier",), _TEXT),
    "ACC": (("accounting_token",), _BYTES),
    "AID": (("appl_identity_data",), _TEXT),
    "AIX": (("appl_identity_data",), _BYTES),
    "PAT": (("put_appl_type",), _NUMBER),
    "PAN": (("put_appl_name",), _TEXT),
    "PTD": (("put_date",), _TEXT),
    "PTT": (("put_time",), _TEXT),
    "AOD": (("appl_origin_data",), _TEXT),
    "AOX": (("appl_origin_data",), _BYTES),
    "GRP": (("group_id",), _BYTES),
    "MSQ": (("msg_seq_number",), _NUMBER),
    "OFF": (("offset",), _NUMBER),
    "MSF": (("msg_flags",), _NUMBER),
    "ORL": (("original_length",), _NUMBER),
}
# `A CCS 500`: the code stands at 2 to 4, the value from 6 on.
_CODE = slice(2, 5)
_VALUE = 6


@dataclass(frozen=True, slots=True)
class QueueDump(Framing):
    """Cut messages with their descriptors; an attribute named like a parameter sets it, `CCS` also `ccsid`."""

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
        return cut_containers(window, spans, _open_message, self.layout, params, "message")


def _open_message(entry: bytes) -> tuple[bytes, Mapping[str, object]]:
    """Return the data of a message and the values of its descriptor. Raises BadContainer."""
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
    return b"".join(map(_data, data)), _descriptor_values(descriptor)


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


def _descriptor_values(lines: list[bytes]) -> dict[str, object]:
    """Return the fields of a descriptor by the names of parameters; `N` lines have none. Raises BadContainer."""
    values: dict[str, object] = {}
    for line in lines:
        text = line.decode("latin-1")
        if text.startswith("N"):
            continue
        code, written = text[_CODE], text[_VALUE:]
        if code not in _FIELDS or text[1:2] != " ":
            raise BadContainer(f"the descriptor has a line {text[:_VALUE].rstrip()!r}, which dmpmqmsg does not know")
        names, kind = _FIELDS[code]
        values.update(dict.fromkeys(names, _field_value(code, kind, written)))
    return values


def _field_value(code: str, kind: _Kind, written: str) -> object:
    """Return a number, a text without trailing blanks, or bytes; None where nothing is written."""
    if not written.strip():
        return None
    try:
        return int(written) if kind == "number" else bytes.fromhex(written) if kind == "bytes" else written.rstrip(" ")
    except ValueError as error:
        raise BadContainer(f"the descriptor's {code} is not {'a number' if kind == 'number' else 'bytes'}") from error
