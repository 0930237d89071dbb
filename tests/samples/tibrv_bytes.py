"""Rendezvous messages as bytes, for the scripts that make samples. It shares nothing with the specifications."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

MESSAGE, SUBJECT, DATETIME, OPAQUE, STRING, BOOLEAN, IP = 1, 2, 3, 7, 8, 9, 10
SIGNED, UNSIGNED, REAL = 11, 12, 13


def message(*fields: bytes) -> bytes:
    """Give a message of these fields."""
    body = b"".join(fields)
    return struct.pack(">I", 8 + len(body)) + b"\x99\x55\xee\xaa" + body


def name_part(name: str, identifier: int = 0) -> bytes:
    """Give the length byte and the name part of a field."""
    part = name.encode("latin-1") + b"\0" + (struct.pack(">H", identifier) if identifier else b"")
    return bytes([len(part)]) + part


def sized(data: bytes, form: int | None = None) -> bytes:
    """Give data behind their size, in the form that writers use for so many bytes, or in another."""
    form = form if form is not None else len(data) if len(data) < 120 else 0x79 if len(data) < 30_000 else 0x7A
    if form == 0x79:
        return b"\x79" + struct.pack(">H", len(data) + 2) + data
    if form == 0x7A:
        return b"\x7a" + struct.pack(">I", len(data) + 4) + data
    return bytes([form]) + data


def field(name: str, code: int, data: bytes, identifier: int = 0, form: int | None = None) -> bytes:
    """Give a field."""
    return name_part(name, identifier) + bytes([code]) + sized(data, form)


def nested(name: str, inner: bytes, identifier: int = 0) -> bytes:
    """Give a field that holds a whole message; its size is the first word of that message."""
    return name_part(name, identifier) + b"\x01\x7a" + inner


def integer(name: str, value: int, identifier: int = 0, width: int = 4) -> bytes:
    """Give a field with a whole number with sign."""
    return field(name, SIGNED, value.to_bytes(width, "big", signed=True), identifier)


def real(name: str, value: float, identifier: int = 0) -> bytes:
    """Give a field with a floating-point number of 8 bytes."""
    return field(name, REAL, struct.pack(">d", value), identifier)


def text(name: str, value: str, identifier: int = 0) -> bytes:
    """Give a field with a text."""
    return field(name, STRING, value.encode("latin-1") + b"\0", identifier)


@dataclass(frozen=True)
class Case:
    """One line of `malformed.json`: the field where a message must be refused, None where it must not be."""

    name: str
    data: bytes
    field: str | None
    reason: str | None = None


def write_malformed(path: Path, cases: Iterable[Case]) -> None:
    """Write `malformed.json`, one case a line."""
    lines = (
        json.dumps(
            {"name": one.name, "hex": one.data.hex(), "params": {}, "field": one.field, "reason_contains": one.reason}
        )
        for one in cases
    )
    path.write_text("[\n" + ",\n".join(f"  {line}" for line in lines) + "\n]\n", encoding="utf-8")
