"""Bytes of SAS attachment messages as different senders write them: the building blocks of `make_examples.py`."""

from __future__ import annotations

import struct
from dataclasses import dataclass

HEADER_ID, APPLICATION_ID = b"\x11" * 16, b"\x22" * 16
FILE_ID, DATA_SET_ID = b"\x33" * 16, b"\x44" * 16


@dataclass(frozen=True)
class Variable:
    """A variable; `value_bytes` is its length in a row."""

    name: str
    type_code: int
    value_bytes: int
    format: str = ""
    label: str = ""
    width: int = 0
    sort: int = 0


AGE = Variable("AGE", 1, 8, label="Age", sort=1)
BORN = Variable("BORN", 1, 8, format="DATE", width=9)
SEX = Variable("SEX", 2, 1, format="$", width=1)


@dataclass(frozen=True)
class Sender:
    """How a machine writes: byte order, width of `long`, counting of NUL, character set, and what its MQMD says."""

    order: str = "<"
    long_bytes: int = 4
    nul_counted: bool = True
    charset: str = "ascii"
    encoding: int | None = 546
    ccsid: int | None = 819
    id_bytes: int = 24

    def int(self, value: int) -> bytes:
        return struct.pack(self.order + "i", value)

    def long(self, value: int) -> bytes:
        return struct.pack(self.order + ("q" if self.long_bytes == 8 else "i"), value)

    def text(self, value: str) -> bytes:
        """Give a string with a `long` in front."""
        return self.long(len(value) + self.nul_counted) + self._characters(value)

    def header_text(self, value: str) -> bytes:
        """Give a string with an `int` in front."""
        return self.int(len(value) + self.nul_counted) + self._characters(value)

    def _characters(self, value: str) -> bytes:
        return value.encode(self.charset) + b"\0"

    def header(self, *attachments: bytes) -> bytes:
        """Give an attachment header that asks for message type 8."""
        front = HEADER_ID + bytes(8) + self.long(8) + bytes(24) + APPLICATION_ID + bytes(8)
        return front + self.int(len(attachments)) + b"".join(attachments)

    def attachment(self, kind: int, base: bytes, names: tuple[str, str, str], minor: int, major: int) -> bytes:
        """Give the entry of an attachment in a header; `names` are qualifier 1, qualifier 2 and description."""
        texts = b"".join(self.header_text(name) for name in names)
        return self.int(kind) + base + bytes(8) + texts + self.int(minor) + self.int(major)

    def records(self, *records: bytes) -> bytes:
        return b"".join(self.long(len(record)) + record for record in records)

    def definition(self, *, rows: int, variables: int, row_bytes: int) -> bytes:
        """Give a data set definition without its type identifier."""
        front = self.int(0) + self.text("DATA") + self.text("")
        numbers = self.long(rows) + self.long(variables) + self.long(row_bytes)
        settings = self.text("NO") + "N".encode(self.charset) + self.text("NO")
        return front + numbers + settings + self.long(1) + self.text(self._collating) + bytes(26)

    @property
    def _collating(self) -> str:
        return "ASCII" if self.charset in ("ascii", "latin-1", "utf-8") else "EBCDIC"

    def variable(self, one: Variable) -> bytes:
        texts = self.text(one.name) + self.text(one.format) + self.text("") + self.text(one.label)
        widths = self.long(one.width) + 3 * self.long(0)
        return texts + bytes([one.type_code]) + self.long(one.value_bytes) + widths + bytes([one.sort])

    def variables(self) -> bytes:
        return b"".join(map(self.variable, (AGE, BORN, SEX)))

    def index(self, name: str, names: tuple[str, ...]) -> bytes:
        """Give an index without its type identifier."""
        keys = b"".join(self._characters(one) for one in names)
        total = len(keys) if self.nul_counted else len(keys) - len(names)
        numbers = self.long(1) + self.long(len(names)) + self.long(total)
        return self.long(5) + self.text(name) + numbers + keys

    def number_id(self, base: bytes, number: int) -> str:
        """Give a correlation id in hexadecimal."""
        return (base + struct.pack(">I", number)).ljust(self.id_bytes, b"\0").hex()
