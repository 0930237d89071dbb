"""IBM MQ structures as bytes, for samples and tests: every field by hand, nothing taken from our own decoders.

A structure is written in a `Context` (byte order and character set, told by the structure in front) and says in
`then` what follows it: Encoding, CodedCharSetId and Format.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

NONE = bytes(24)
GROUP = b"GRP-0001".ljust(24, b"\0")
_CODECS = {37: "cp037", 500: "cp500", 819: "latin-1", 1208: "utf-8"}


@dataclass(frozen=True)
class Context:
    """How a structure is written: Encoding (its last hexadecimal digit 2 is little-endian) and CodedCharSetId."""

    encoding: int = 273
    ccsid: int = 819

    def text(self, value: str, width: int) -> bytes:
        """Give `value` in the character set, filled up with blanks."""
        codec = _CODECS[self.ccsid]
        return value.encode(codec) + " ".encode(codec) * (width - len(value.encode(codec)))

    def numbers(self, *values: int) -> bytes:
        """Give signed numbers of 4 bytes."""
        return struct.pack(("<" if self.encoding & 15 == 2 else ">") + f"{len(values)}i", *values)

    def then(self, name: str, following: Context | None = None) -> bytes:
        """Give Encoding, CodedCharSetId and Format of what follows, 16 bytes."""
        what = following or self
        return self.numbers(what.encoding, what.ccsid) + self.text(name, 8)


LITTLE, BIG, HOST = Context(546, 1208), Context(273, 819), Context(785, 500)
"""Windows and Linux on Intel; AIX; z/OS."""


def extension(
    at: Context, group_id: bytes = NONE, seq: int = 1, offset: int = 0, flags: int = 0, length: int = -1
) -> bytes:
    """Give the five fields that version 2 of a descriptor has, 40 bytes."""
    return group_id + at.numbers(seq, offset, flags, length)


def md(at: Context, then: bytes, version: int = 1, more: bytes = b"", *, report: int = 0, kind: int = 8) -> bytes:
    """Give a message descriptor; `more` are the five fields of version 2."""
    front = at.text("MD", 4) + at.numbers(version, report, kind, -1, 0) + then + at.numbers(4, 1)
    ids = b"AMQ QM1".ljust(24, b"\1") + b"CORREL".ljust(24, b"\0") + at.numbers(0)
    names = at.text("REPLY.Q", 48) + at.text("QM1", 48) + at.text("user1", 12)
    origin = bytes(31) + b"\x0b" + at.text("identity", 32) + at.numbers(6) + at.text("made.up.program", 28)
    return front + ids + names + origin + at.text("20060901", 8) + at.text("12345678", 8) + at.text("orig", 4) + more


def xqh(at: Context, then: bytes) -> bytes:
    """Give a transmission queue header with its embedded descriptor, 428 bytes."""
    return at.text("XQH", 4) + at.numbers(1) + at.text("RQ", 48) + at.text("RM", 48) + md(at, then)


def mde(at: Context, then: bytes, more: bytes | None = None) -> bytes:
    """Give a message descriptor extension, 72 bytes."""
    fields = extension(at, GROUP, 3, 0, 8) if more is None else more
    return at.text("MDE", 4) + at.numbers(2, 72) + then + at.numbers(0) + fields


def dlh(at: Context, then: bytes) -> bytes:
    """Give a dead-letter header, 172 bytes."""
    front = at.text("DLH", 4) + at.numbers(1, 2085) + at.text("NO.SUCH.QUEUE", 48) + at.text("QM1", 48)
    put = at.numbers(6) + at.text("made.up.program", 28) + at.text("20060901", 8) + at.text("12345678", 8)
    return front + then + put


def rfh(at: Context, then: bytes, text: str = "OPT_APP_GRP 'two words'") -> bytes:
    """Give a rules and formatting header of version 1, its string filled up to a multiple of 4."""
    body = at.text(text, -(-len(text) // 4) * 4)
    return at.text("RFH", 4) + at.numbers(1, 32 + len(body)) + then + at.numbers(0) + body


def folder(at: Context, text: str, codec: str = "utf-8") -> bytes:
    """Give one folder of an MQRFH2: its length, and its text filled up to a multiple of 4 bytes."""
    data, blank = text.encode(codec), " ".encode(codec)
    data += blank * (-len(data) % 4 // len(blank))
    return at.numbers(len(data)) + data


def rfh2(at: Context, then: bytes, folders: bytes, ccsid: int = 1208) -> bytes:
    """Give a rules and formatting header of version 2."""
    return at.text("RFH", 4) + at.numbers(2, 36 + len(folders)) + then + at.numbers(0, ccsid) + folders


def cih(at: Context, name: str, version: int = 2) -> bytes:
    """Give a CICS bridge header; Encoding and CodedCharSetId are reserved and 0."""
    front = at.text("CIH", 4) + at.numbers(version, 180 if version == 2 else 164, 0, 0) + at.text(name, 8)
    numbers = at.numbers(6, 0, 0, 0, 0x111, -2, 1, -1, 0, 0, 0, 0)
    names = ("", "", "passtick", "", "MQSTR")
    wide = bytes(8) + b"".join(at.text(one, width) for one, width in zip(names, (4, 4, 8, 8, 8), strict=True))
    short = b"".join(at.text(one, 4) for one in ("SYSR", "", "TRAN", "", "", "S", "", "NEXT"))
    screen = at.numbers(0, 0, 0, 0) if version == 2 else b""
    return front + numbers + wide + short + at.text("", 16) + screen


def iih(at: Context, name: str) -> bytes:
    """Give an IMS bridge header, 84 bytes, with numbers in its reserved fields as replies have them."""
    front = at.text("IIH", 4) + at.numbers(1, 84, 546, 1208) + at.text(name, 8) + at.numbers(9)
    names = at.text("LTERM1", 8) + at.text("MAP1", 8) + at.text("MQIMSVS", 8) + at.text("passtick", 8)
    return front + names + bytes(range(16)) + at.text("C1F ", 4)


def wih(at: Context, then: bytes) -> bytes:
    """Give a work information header, 120 bytes."""
    names = at.text("SERVICE1", 32) + at.text("STEP1", 8)
    return at.text("WIH", 4) + at.numbers(1, 120) + then + at.numbers(0) + names + bytes(range(16)) + at.text("", 32)


def rmh(at: Context, then: bytes) -> bytes:
    """Give a reference message header with a source name of 6 bytes at 112 and a destination name at 108."""
    strings = at.text("/b.x", 4) + at.text("/a/b.x", 6) + bytes(2)
    numbers = at.numbers(0, 0, 6, 112, 0, 0, 4, 108, 500, 7, 2)
    front = at.text("RMH", 4) + at.numbers(1, 108 + len(strings)) + then + at.numbers(1)
    return front + at.text("FLATFILE", 8) + bytes(24) + numbers + strings


def dh(at: Context, then: bytes, destinations: int = 2) -> bytes:
    """Give a distribution header; its put message records have CorrelId and Feedback."""
    names = b"".join(at.text(f"Q{number}", 48) + at.text("QM1", 48) for number in range(destinations))
    puts = b"".join(bytes([number]) * 24 + at.numbers(256 + number) for number in range(destinations))
    length, second = 48 + len(names) + len(puts), 48 + len(names)
    front = at.text("DH", 4) + at.numbers(1, length) + then + at.numbers(1)
    return front + at.numbers(0x0A, destinations, 48, second) + names + puts
