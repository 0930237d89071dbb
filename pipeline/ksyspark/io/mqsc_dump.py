"""framing=mqsc-dump: files of messages that IBM MQ's dmpmqmsg writes, with the message descriptor (MQMD) of each."""

import logging
import re
import struct
import tomllib
from abc import abstractmethod
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from ksyspark.charsets import codec_name
from ksyspark.decoder import ParamValue
from ksyspark.display import show_plain
from ksyspark.io.containers import BadContainer, Opened, cut_containers
from ksyspark.io.spans import Cut, Framing, Spans, positions_of
from ksyspark.io.windows import Window
from ksyspark.layout import Layout

_VERSION_1_BYTES = 324
_VERSION_2 = ("GRP", "MSQ", "OFF", "MSF", "ORL")
# How specifications of message data call what the descriptor says of it.
_OF_DATA = {"version": "md_version", "format": "md_format", "coded_char_set_id": "ccsid"}
# Byte order and character set of `Descriptor.data`.
_AS_WRITTEN = {"encoding": 273, "ccsid": 819}


@dataclass(frozen=True, slots=True)
class _Field:
    """A field of MQMD: its name, bytes and initial value; the type of that is the type of the field."""

    name: str
    size: int
    initial: int | str | bytes


_TABLE = tomllib.loads(files(__package__).joinpath("mqmd.toml").read_text("utf-8"))
FIELDS = {code: _Field(name, size, b"" if value == [] else value) for code, (name, size, value) in _TABLE.items()}
"""The fields of MQMD behind StrucId by the codes of dmpmqmsg, in the order of MQMD."""
# The same fields as bytes in hexadecimal digits.
_AS_BYTES = {"AIX": "AID", "AOX": "AOD"}
# Code pages of descriptors, in ASCII and in EBCDIC, and what all others are read as.
_CODE_PAGES, _OTHER_PAGE = ((437, 850, 1252), (273, 500, 1047, 1140)), ("latin-1", "cp037")
_BYTES_OF_LINE = 25
_UTF_16 = (BOM_UTF16_LE, BOM_UTF16_BE)
# `A CCS 500`: the code stands at 2 to 4, the value from 6 on.
_CODE = slice(2, 5)
_VALUE = 6


@dataclass(frozen=True, slots=True)
class Descriptor:
    """The attributes of a message by their codes: numbers, texts without trailing blanks, or bytes."""

    attributes: Mapping[str, int | str | bytes]

    @classmethod
    def of_lines(cls, lines: Iterable[bytes]) -> "Descriptor | None":
        """Read lines that begin with `A`; return None for the line `N` (no descriptor). Raises BadContainer."""
        attributes: dict[str, int | str | bytes] = {}
        for line in lines:
            text = line.decode("latin-1")
            if text.startswith("N"):
                return None
            written = text[_CODE]
            code = _AS_BYTES.get(written, written)
            if code not in FIELDS or text[1:2] != " ":
                raise BadContainer(
                    f"the descriptor has a line {text[:_VALUE].rstrip()!r}, which dmpmqmsg does not know"
                )
            value = value_of(written, text[_VALUE:])
            # Bytes tell more than the same as characters.
            if value is not None and not isinstance(attributes.get(code), bytes):
                attributes[code] = value
        return cls(attributes)

    @classmethod
    def of_message(cls, message: bytes, ccsid: int) -> "tuple[Descriptor, bytes]":
        """Take a message apart into its descriptor, in any byte order and character set, and its data."""
        attributes, at, is_ebcdic = dict[str, int | str | bytes](), 4, message[:1] == b"\xd4"
        page = codec_name(f"cp{ccsid}") if ccsid in _CODE_PAGES[is_ebcdic] else _OTHER_PAGE[is_ebcdic]
        page = "utf-8" if ccsid == 1208 and not is_ebcdic else page
        for code, own in FIELDS.items():
            if code in _VERSION_2 and attributes["VER"] == 1:
                break
            stored = message[at : at + own.size]
            at += own.size
            if isinstance(own.initial, int):
                attributes[code] = int.from_bytes(stored, "little" if message[4] else "big", signed=True)
            else:
                is_text = isinstance(own.initial, str)
                attributes[code] = stored.decode(page, "surrogateescape") if is_text else stored
        return cls(attributes), message[at:]

    @classmethod
    def of_params(cls, params: Mapping[str, object]) -> "Descriptor":
        """Return the attributes that parameters of message data are named like."""
        names = {code: (one.name, _OF_DATA.get(one.name, one.name)) for code, one in FIELDS.items()}
        values = {code: params.get(alias, params.get(name)) for code, (name, alias) in names.items()}
        return cls({code: value for code, value in values.items() if isinstance(value, int | str | bytes)})

    @property
    def lines(self) -> list[bytes]:
        """Return the lines that begin with `A`, or with `N` if there is no attribute. Raises BadContainer."""
        spelled = {code: spelling for spelling, code in _AS_BYTES.items()}
        return [b"A %b %b" % (spelled.get(one, one).encode(), self._written(one)) for one in self.attributes] or [b"N"]

    def _written(self, code: str) -> bytes:
        value, stored = self._value(code), self._stored(code)
        if isinstance(value, int):
            return b"%d" % value
        if code in _AS_BYTES.values() or isinstance(value, bytes):
            return (value if isinstance(value, bytes) else stored).hex().upper().encode()
        text = stored.partition(b"\0")[0].ljust(len(stored))
        if b"\n" in text or b"\r" in text:
            raise BadContainer(f"the descriptor's {code} has an end of a line in it")
        return text

    @property
    def params(self) -> Mapping[str, object]:
        """Return what tells how to read message data without descriptor, by the names of parameters."""
        values = {FIELDS[code].name: value for code, value in self.attributes.items()}
        of_data = {name: values[field] for field, name in _OF_DATA.items() if field in values}
        is_initial = all(self._stored(code) == Descriptor({})._stored(code) for code in _VERSION_2)
        return {**values, **of_data, "has_md": False, "md_extension_is_default": is_initial}

    @property
    def data(self) -> bytes:
        """Return the descriptor as MQ stores it: 324 or 364 bytes, big-endian, in ISO 8859-1. Raises BadContainer."""
        stored = b"MD  " + b"".join(self._stored(code) for code in FIELDS)
        return stored if self._value("VER") == 2 else stored[:_VERSION_1_BYTES]

    def _value(self, code: str) -> int | str | bytes:
        return self.attributes.get(code, FIELDS[code].initial)

    def _stored(self, code: str) -> bytes:
        field, value = FIELDS[code], self._value(code)
        if isinstance(value, int):
            if not -(2**31) <= value < 2**31:
                raise BadContainer(f"the descriptor's {code} does not fit 4 bytes: {value}")
            return struct.pack(">i", value)
        filler = b"\0" if isinstance(field.initial, bytes) else b" "
        try:
            stored = value if isinstance(value, bytes) else value.encode("latin-1")
        except UnicodeEncodeError as error:
            raise BadContainer(f"the descriptor's {code} has characters that ISO 8859-1 lacks") from error
        if len(stored) > field.size:
            raise BadContainer(f"the descriptor's {code} has {len(stored)} bytes, its field {field.size}")
        return stored.ljust(field.size, filler)


def value_of(code: str, written: str) -> int | str | bytes | None:
    """Return a number, a text without trailing blanks, or bytes, or None if nothing is written."""
    if not written.strip():
        return None
    initial = b"" if code in _AS_BYTES else FIELDS[code].initial
    try:
        if isinstance(initial, int):
            return int(written)
        return bytes.fromhex(written) if isinstance(initial, bytes) else written.rstrip(" ")
    except ValueError as error:
        raise BadContainer(
            f"the descriptor's {code} is not {'a number' if isinstance(initial, int) else 'bytes'}"
        ) from error


_log = logging.getLogger(__name__)
_NEWLINE, _RETURN, _COMMENT, _TEXT = b"\n\r*T"
_TEXT_LINES = "lines of text (T, dmpmqmsg -dT) are not as they were: each line has a line feed more"
_DESCRIPTOR = np.frombuffer(b"AN", np.uint8)
_DATA = b"XST"

# Behind the digits of an X line the same bytes may stand as characters, between < and >.
_DIGITS = re.compile(rb"X *([0-9A-Fa-f]*)(.?)", re.DOTALL)
_QUOTED = re.compile(rb'S *"((?:[^"~]|~["~])*)"')
_ESCAPED = re.compile(rb'~(["~])')


@dataclass(frozen=True, slots=True)
class DescribedMessages(Framing):
    """Take messages with their descriptors out of a dump that people can read.

    Where the format has a parameter `has_md` that is not set to false, a message begins with its descriptor, made from
    the attributes. Otherwise it is the message data, and an attribute named like a parameter sets it.
    """

    layout: Layout

    @abstractmethod
    def parts(self, entry: bytes) -> tuple[Descriptor | None, bytes, str]:
        """Return a message's descriptor, or None, its data, and what is to be noted of it. Raises BadContainer."""

    def cut(self, window: Window, spans: Spans, params: Mapping[str, ParamValue]) -> Cut:
        has_md = params.get("has_md", any(param.id == "has_md" for param in self.layout.params))

        def opened(entry: bytes) -> Opened:
            if entry.startswith(_UTF_16):
                raise BadContainer("the file is text in UTF-16, as its byte order mark says: write it as UTF-8 first")
            descriptor, data, note = self.parts(entry)
            if descriptor is None:
                return Opened(data, {"has_md": False}, note)
            if has_md:
                told = {**descriptor.params, **_AS_WRITTEN, "has_md": True}
                return Opened(descriptor.data + data, told, note)
            return Opened(data, descriptor.params, note)

        return cut_containers(window, spans, opened, self.layout, params, "message")


@dataclass(frozen=True, slots=True)
class QueueDump(DescribedMessages):
    """framing=mqsc-dump: runs of lines, each from the first line of a descriptor on."""

    end = re.compile(rb"\n(?=[AN])")

    _told: list[bool] = field(init=False, compare=False, default_factory=list)

    def spans(self, window: Window, is_last: bool, params: Mapping[str, ParamValue]) -> Spans:
        """Return runs of lines, each from the first line of a descriptor on, without comments in front."""
        ends = positions_of(window.data, _NEWLINE) + 1
        if is_last and len(window) and (not len(ends) or ends[-1] < len(window)):
            ends = np.append(ends, len(window))
        starts = np.concatenate((np.zeros(min(len(ends), 1), np.int64), ends[:-1])).astype(np.int64)
        starts[:1] = byte_order_mark_length(window)
        kept = ~_says_nothing(window.data, starts, ends)
        starts, stops = starts[kept], ends[kept]
        if not len(starts):
            return Spans(np.zeros(0, np.int64), np.zeros(0, np.int64), int(ends[-1]) if len(ends) else 0)
        if not self._told and (window.data[starts] == _TEXT).any():
            self._told.append(True)
            _log.warning("framing=mqsc-dump: messages in %s", _TEXT_LINES)
        is_descriptor = np.isin(window.data[starts], _DESCRIPTOR)
        first = np.flatnonzero(np.concatenate(([True], is_descriptor[1:] & ~is_descriptor[:-1])))
        last = np.append(first[1:], len(starts)) - 1
        begins, lengths = starts[first], stops[last] - starts[first]
        if is_last:
            return Spans(begins, lengths, len(window))
        # More lines of the last message may follow.
        return Spans(begins[:-1], lengths[:-1], int(begins[-1]))

    def parts(self, entry: bytes) -> tuple[Descriptor | None, bytes, str]:
        lines = [line.rstrip(b"\r") for line in entry.split(b"\n")]
        lines = [line for line in lines if line and not line.startswith(b"*")]
        descriptor = [line for line in lines if line[:1] in (b"A", b"N")]
        data = lines[len(descriptor) :]
        wrong = lines if lines[: len(descriptor)] != descriptor else []
        if descriptor and not wrong:
            wrong = [line for line in data if line[:1] not in _DATA]
        if wrong:
            raise BadContainer(f"a line begins with {chr(wrong[0][0])!r}, which none of a dump of dmpmqmsg does")
        if not descriptor:
            raise BadContainer(
                "there is data without a message descriptor in front, or the file is no dump of dmpmqmsg"
            )
        if not data:
            raise BadContainer("the message descriptor has no data behind it, not even an empty line of it")
        note = _TEXT_LINES if any(line.startswith(b"T") for line in data) else ""
        return Descriptor.of_lines(descriptor), b"".join(map(_data, data)), note


def byte_order_mark_length(window: Window) -> int:
    """Return the length of the byte order mark of UTF-8 that some editors put in front of a text, 0 without a text."""
    length = len(BOM_UTF8)
    is_marked = window.offset == 0 and len(window) > length and window.slice(0, length) == BOM_UTF8
    return length if is_marked else 0


def _says_nothing(data: NDArray[np.uint8], starts: NDArray[np.int64], ends: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Tell which lines are comments, or blank: nothing but an end of the line, with or without a carriage return."""
    first, last = data[starts], data[np.maximum(ends - 1, 0)]
    is_return = (first == _RETURN) & ((ends - starts == 1) | ((ends - starts == 2) & (last == _NEWLINE)))
    return np.asarray((first == _COMMENT) | (first == _NEWLINE) | is_return)


def _data(line: bytes) -> bytes:
    """Return the bytes of a line that begins with X, S or T, without its end.

    A text in quotes (S) has `~` before a quote and before a `~`; without quotes nothing is taken for another.
    dmpmqmsg reads a line of text (T) with a line feed at its end. Raises BadContainer.
    """
    match line[:1]:
        case b"X":
            digits, behind = match.groups() if (match := _DIGITS.match(line)) else (b"", b"")
            if len(digits) % 2 or behind not in (b"", b" "):
                raise BadContainer("a line of data in hexadecimal digits (X) has something else in them")
            return bytes.fromhex(digits.decode())
        case b"S":
            return _quoted(line)
    return line[2:] + b"\n"


def _quoted(line: bytes) -> bytes:
    if not line[1:].strip():
        return b""
    if not line[1:].lstrip(b" ").startswith(b'"'):
        return line[2:]
    match = _QUOTED.fullmatch(line.rstrip())
    if match is None:
        raise BadContainer("a line of data as text (S) is not in quotes, or has a ~ before another character")
    return _ESCAPED.sub(rb"\1", match[1])


def dumped(
    message: bytes, values: Mapping[str, ParamValue], layout: Layout, options: Mapping[str, ParamValue]
) -> bytes:
    """Return a message and its parameters as lines that are read as these, by the same options. Raises BadContainer."""
    if values.get("has_md"):
        descriptor, data = Descriptor.of_message(message, int(values.get("ccsid", 0)))
    else:
        is_described = "has_md" not in values or "has_md" in options
        descriptor, data = Descriptor.of_params(values if is_described else {}), message
        told = descriptor.params if descriptor.attributes else {"has_md": False}
        for param in layout.params:
            value = values.get(param.id, param.default)
            if told.get(param.id, options.get(param.id, param.default)) != value:
                raise BadContainer(f"a dump cannot tell that the parameter {param.id} is {show_plain(value)}")
    starts = range(0, max(len(data), 1), _BYTES_OF_LINE)
    lines = (b"X " + data[at : at + _BYTES_OF_LINE].hex().upper().encode() for at in starts)
    return b"\n".join((*descriptor.lines, *lines, b"", b""))
