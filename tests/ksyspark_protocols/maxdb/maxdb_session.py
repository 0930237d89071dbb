"""Make the messages of a MaxDB session, and captures of them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

TESTS = Path(__file__).parents[2]
sys.path[:0] = [str(TESTS), str(TESTS / "samples" / "maxdb_packet")]

import bodies  # noqa: E402 (beside the samples)
import capture_bytes as net  # noqa: E402
from packet import Packet, Part, Segment, number, reply, request  # noqa: E402

CLIENT, SERVER = 40001, 7210


def message(mess_class: int, payload: bytes = b"", *, rest: int = 0, whole: int | None = None) -> bytes:
    """Return a message, or a piece of one, behind its communication header (little-endian)."""
    length = 24 + len(payload)
    head = number(length, 4) + bytes([3, mess_class, 0, rest]) + number(7, 4) + number(9, 4) + bytes(2) + b"\4\0"
    return head + number(length if whole is None else whole, 4) + payload


def pieces(mess_class: int, payload: bytes, size: int) -> bytes:
    """Return a message in pieces of `size` bytes."""
    cut = [payload[at : at + size] for at in range(0, len(payload), size)]
    return b"".join(
        message(mess_class, one, rest=len(cut) - 1 - index, whole=24 + len(payload)) for index, one in enumerate(cut)
    )


def connect(mess_class: int = 61) -> bytes:
    """Return a connect message for the database HOTEL."""
    arguments = b"\x07I4711\0"
    head = bytes([0, 2]) + number(40 + len(arguments), 2) + bytes([0, 11, 0, 0])
    sizes = b"".join(number(one, 4) for one in (16384, 32320, 36864, 4096))
    return message(mess_class, head + sizes + b"HOTEL   " + b" " * 8 + arguments)


def asks(*segments: Segment, code: int = 0) -> bytes:
    return message(63, packet(*segments, code=code))


def answers(*segments: Segment, code: int = 0) -> bytes:
    return message(64, packet(*segments, code=code))


def packet(*segments: Segment, code: int = 0) -> bytes:
    return Packet(segments, 32000, code=code, client=b"70600ODB").to_bytes()


def parse_id(counter: int, command: int = 1, session: int = 42) -> bytes:
    return session.to_bytes(4, "big") + counter.to_bytes(3, "big") + bytes([command, 60, 0, 0, 0])


def column(data_type: int, length: int, width: int, bufpos: int, frac: int = 0, io_type: int = 1) -> bytes:
    return bodies.entry(2, io_type, data_type, length, width, number(bufpos, 4), frac=frac)


def names(*texts: str) -> Part:
    return Part(2, bodies.text_list(*(one.encode() for one in texts)), len(texts))


def shortinfo(*entries: bytes) -> Part:
    return Part(14, b"".join(entries), len(entries))


def count(rows: int) -> Part:
    return Part(12, {0: bodies.ZERO, 1: bodies.ONE, -1: bodies.UNKNOWN_COUNT}[rows])


Turn = tuple[bytes, bytes | None]
"""A request and its reply, as they lie in their streams; None where there is none."""


def streams(turns: Iterable[Turn]) -> tuple[bytes, bytes]:
    """Return both directions of a conversation."""
    both = list(turns)
    return b"".join(one for one, _ in both), b"".join(one for _, one in both if one is not None)


def frames(turns: Sequence[Turn], size: int = 1 << 20, port: int = CLIENT) -> list[bytes]:
    """Return the frames of a connection; messages are cut to segments of `size` bytes."""
    ends = ((net.CLIENT, net.SERVER, port, SERVER), (net.SERVER, net.CLIENT, SERVER, port))
    sequence = [1000, 5000]
    out = []

    def send(side: int, flags: int, payload: bytes = b"") -> None:
        source, destination, sport, dport = ends[side]
        segment = net.tcp(sport, dport, sequence[side], flags, payload, sequence[1 - side])
        sequence[side] += len(payload) + (flags & (net.SYN | net.FIN) != 0)
        out.append(net.frame(net.ip(source, destination, segment)))

    send(0, net.SYN)
    send(1, net.SYN | net.ACK)
    for turn in turns:
        for side, data in enumerate(turn):
            for at in range(0, len(data or b""), size):
                send(side, net.ACK | net.PSH, (data or b"")[at : at + size])
    send(0, net.FIN | net.ACK)
    send(1, net.FIN | net.ACK)
    return out


SELECT = b"SELECT NAME, AMOUNT, BORN FROM GUEST WHERE ID > ?"
COLUMNS = (column(2, 6, 7, 1), column(0, 9, 7, 8, frac=2), column(10, 10, 11, 15))
INPUT = column(0, 5, 5, 1, io_type=0)
ANNA = b" Anna  " + bytes.fromhex("00c31234500000") + b" 1970-05-17"
NOBODY = b"\xff      " + b"\xfe" + bytes(6) + b"\xff          "
BERT = b" Bert  " + bytes.fromhex("003d87655000 00".replace(" ", "")) + b" 19991231  "

PARSE_SELECT: Turn = (
    asks(request(3, Part(3, SELECT))),
    answers(
        reply(
            shortinfo(INPUT, *COLUMNS),
            Part(10, parse_id(6)),
            names("NAME", "AMOUNT", "BORN"),
            Part(13, b"CUR_1"),
            function=4,
        )
    ),
)
EXECUTE_SELECT: Turn = (
    asks(request(13, Part(10, parse_id(6)), Part(5, bytes.fromhex("00c2110000")))),
    answers(reply(count(-1), Part(13, b"CUR_1"), Part(5, ANNA + NOBODY, 2), function=4)),
)
FETCH: Turn = (
    asks(request(2, Part(3, b'FETCH NEXT "CUR_1" INTO ?, ?, ?'))),
    answers(reply(count(1), Part(5, BERT, 1, attributes=1), function=208)),
)
CLOSE: Turn = (asks(request(2, Part(3, b"CLOSE CUR_1"))), answers(reply(function=215)))
WRONG: Turn = (
    asks(request(2, Part(3, b"SELECT * FORM T"))),
    answers(reply(Part(6, b"Invalid end of SQL statement"), state="42000", code=-3014, position=10, function=4)),
)
DROP: Turn = (
    asks(request(2, Part(3, b"DROP PARSEID"), Part(10, parse_id(6)))),
    answers(reply(function=214)),
)
CONNECT: Turn = (connect(), connect(62))


def logon(user: bytes, session: int) -> list[Turn]:
    """Return a logon of release 7.6: a challenge, asked for as an ordinary statement, and the answer to it."""
    told = bodies.session()
    told = told[:1] + session.to_bytes(4, "big") + told[5:]
    steps = (
        (b"AUTHENTICATION", Part(33, bodies.vardata(b"SCRAMMD5", bytes(16))), 0),
        (b"SQLMODE INTERNAL", Part(20, told), 213),
    )
    return [
        (
            asks(request(2, Part(3, b"CONNECT %s %s" % (user, what)), Part(33, bodies.vardata(b"SCRAMMD5", bytes(8))))),
            answers(reply(answer, function=function)),
        )
        for what, answer, function in steps
    ]


RELEASE: Turn = (message(66), None)
SESSION = (CONNECT, PARSE_SELECT, EXECUTE_SELECT, FETCH, CLOSE, WRONG, DROP, RELEASE)
