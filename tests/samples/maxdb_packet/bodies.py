"""Bodies of parts, field by field."""

from __future__ import annotations

from packet import LITTLE, Order, number

ONE = bytes.fromhex("00c11000000000")
UNKNOWN_COUNT = bytes.fromhex("003f9000000000")
ZERO = bytes.fromhex("00800000000000")
NULL = b"\xff" + bytes(6)


def entry(
    mode: int,
    io_type: int,
    data_type: int,
    length: int,
    in_out_len: int,
    place: bytes,
    *,
    frac: int = 0,
    order: Order = LITTLE,
) -> bytes:
    """Return a description of a column or parameter; `place` are its last four bytes."""
    return bytes([mode, io_type, data_type, frac]) + number(length, 2, order) + number(in_out_len, 2, order) + place


def text_list(*texts: bytes) -> bytes:
    """Return texts, each behind its length in one byte."""
    return b"".join(bytes([len(one)]) + one for one in texts)


def vardata(*fields: bytes | int) -> bytes:
    """Return one row: texts behind their lengths, marks as they are."""
    row = len(fields).to_bytes(2, "big")
    for one in fields:
        if isinstance(one, int):
            row += bytes([one])
        elif len(one) > 250:
            row += b"\xff" + len(one).to_bytes(2, "big") + one
        else:
            row += bytes([len(one)]) + one
    return row


def descriptor(
    mode: int, position: int, length: int, *, define: int = 0, whole: int = 0, start: int = 1, infoset: int = 0
) -> bytes:
    """Return a descriptor of a LONG value with its define byte, little-endian."""
    head = bytes([define]) + bytes.fromhex("a1a2a3a4a5a6a7a8 b1b2b3b4b5b6b7b8")
    head += number(whole, 4) + number(start, 4) + bytes([infoset, 0, 0, mode]) + bytes(4)
    return head + number(position, 4) + number(length, 4)


def session() -> bytes:
    """Return the 2208 bytes about a session of a Unicode database, release 7.6, with pages of 8192 bytes."""
    date = "YYYYMMDD".encode("utf-16-le")
    texts = bytes([len(date)]) + date.ljust(100, b"\0") + bytes(51)
    languages = "ENG".encode("utf-16-le") * 2
    head = b"\1" + bytes.fromhex("0000002a") + texts + languages + b"\1" + ".,".encode("utf-16-le") + bytes(18)
    return head + bytes(2000) + bytes.fromhex("00c48192") + b"\0" + bytes(3) + b"70600" + bytes(3)
