"""The message descriptor (MQMD) of IBM MQ out of the attributes that a dump of dmpmqmsg lists.

Sources: IBM's page of the three-letter codes of dmpmqmsg; IBM MQ documentation, MQMD, for the order, lengths and
initial values of its fields (fact sheet of the MQ headers, section 4).
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ksyspark.io.containers import BadContainer

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


def _number(name: str, initial: int) -> _Field:
    return _Field(name, 4, initial)


def _text(name: str, size: int) -> _Field:
    return _Field(name, size, "")


def _bytes(name: str, size: int) -> _Field:
    return _Field(name, size, b"")


# By their codes, in the order of MQMD.
_FIELDS = {
    "VER": _number("version", 1),
    "RPT": _number("report", 0),
    "MST": _number("msg_type", 8),
    "EXP": _number("expiry", -1),
    "FDB": _number("feedback", 0),
    "ENC": _number("encoding", 0),
    "CCS": _number("coded_char_set_id", 0),
    "FMT": _text("format", 8),
    "PRI": _number("priority", -1),
    "PER": _number("persistence", 2),
    "MSI": _bytes("msg_id", 24),
    "COI": _bytes("correl_id", 24),
    "BOC": _number("backout_count", 0),
    "RTQ": _text("reply_to_q", 48),
    "RTM": _text("reply_to_q_mgr", 48),
    "USR": _text("user_identifier", 12),
    "ACC": _bytes("accounting_token", 32),
    "AID": _text("appl_identity_data", 32),
    "PAT": _number("put_appl_type", 0),
    "PAN": _text("put_appl_name", 28),
    "PTD": _text("put_date", 8),
    "PTT": _text("put_time", 8),
    "AOD": _text("appl_origin_data", 4),
    "GRP": _bytes("group_id", 24),
    "MSQ": _number("msg_seq_number", 1),
    "OFF": _number("offset", 0),
    "MSF": _number("msg_flags", 0),
    "ORL": _number("original_length", -1),
}
# The same fields as bytes in hexadecimal digits.
_AS_BYTES = {"AIX": "AID", "AOX": "AOD"}
# `A CCS 500`: the code stands at 2 to 4, the value from 6 on.
_CODE = slice(2, 5)
_VALUE = 6


@dataclass(frozen=True, slots=True)
class Descriptor:
    """The attributes of a message by their codes: numbers, texts without trailing blanks, or bytes."""

    attributes: Mapping[str, int | str | bytes]

    @classmethod
    def of_lines(cls, lines: Iterable[bytes]) -> Descriptor | None:
        """Read lines that begin with `A`; None where a line begins with `N`: there is no descriptor.

        Raises BadContainer.
        """
        attributes: dict[str, int | str | bytes] = {}
        for line in lines:
            text = line.decode("latin-1")
            if text.startswith("N"):
                return None
            written = text[_CODE]
            code = _AS_BYTES.get(written, written)
            if code not in _FIELDS or text[1:2] != " ":
                raise BadContainer(
                    f"the descriptor has a line {text[:_VALUE].rstrip()!r}, which dmpmqmsg does not know"
                )
            value = _value(written, text[_VALUE:])
            # Bytes tell more than the same as characters.
            if value is not None and not isinstance(attributes.get(code), bytes):
                attributes[code] = value
        return cls(attributes)

    @property
    def params(self) -> Mapping[str, object]:
        """Return what tells how to read message data without descriptor, by the names of parameters."""
        values = {_FIELDS[code].name: value for code, value in self.attributes.items()}
        of_data = {name: values[field] for field, name in _OF_DATA.items() if field in values}
        is_initial = all(self._stored(code) == Descriptor({})._stored(code) for code in _VERSION_2)
        return {**values, **of_data, "has_md": False, "md_extension_is_default": is_initial}

    @property
    def data(self) -> bytes:
        """Return the descriptor as MQ stores it: 324 or 364 bytes, most significant byte first, in ISO 8859-1.

        What is not listed has its initial value. Raises BadContainer for a value that does not fit its field.
        """
        stored = b"MD  " + b"".join(self._stored(code) for code in _FIELDS)
        return stored if self._value("VER") == 2 else stored[:_VERSION_1_BYTES]

    @property
    def params_of_data(self) -> Mapping[str, object]:
        """Return what tells how to read `data`, by the names of parameters."""
        return {**self.params, **_AS_WRITTEN, "has_md": True}

    def _value(self, code: str) -> int | str | bytes:
        return self.attributes.get(code, _FIELDS[code].initial)

    def _stored(self, code: str) -> bytes:
        field, value = _FIELDS[code], self._value(code)
        if isinstance(value, int):
            if not -(2**31) <= value < 2**31:
                raise BadContainer(f"the descriptor's {code} does not fit 4 bytes: {value}")
            return struct.pack(">i", value)
        filler = b"\0" if isinstance(field.initial, bytes) else b" "
        stored = value if isinstance(value, bytes) else value.encode("latin-1")
        if len(stored) > field.size:
            raise BadContainer(f"the descriptor's {code} has {len(stored)} bytes, its field {field.size}")
        return stored.ljust(field.size, filler)


def _value(code: str, written: str) -> int | str | bytes | None:
    """Return a number, a text without trailing blanks, or bytes; None where nothing is written."""
    if not written.strip():
        return None
    initial = b"" if code in _AS_BYTES else _FIELDS[code].initial
    try:
        if isinstance(initial, int):
            return int(written)
        return bytes.fromhex(written) if isinstance(initial, bytes) else written.rstrip(" ")
    except ValueError as error:
        raise BadContainer(
            f"the descriptor's {code} is not {'a number' if isinstance(initial, int) else 'bytes'}"
        ) from error
