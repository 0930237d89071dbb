"""Write the sample packets: `python make_examples.py`.

The examples are those of the source document, a trace of two statements. The others are made by the rules of the
layout, so that every kind of part occurs.
"""

from __future__ import annotations

from pathlib import Path

from bodies import NULL, ONE, UNKNOWN_COUNT, ZERO, descriptor, entry, session, text_list, vardata
from packet import Packet, Part, number, reply, request

FOLDER = Path(__file__).resolve().parent
PARSE_ID = bytes.fromhex("00000019 000006 01 3c 00 00 00")
WRONG = b"SELECT EMPNAME, EMPNO FROM EMP WHRE FIRST_NAME = 'Martin'"
RIGHT = b"SELECT NUMBVAL, TI INTO :NUMB, :TIME FROM T WHERE KEYCOL = :KEYC"
COLUMNS = bytes.fromhex("02010000 0c000800 01000000 02010b00 08000900 09000000 02000200 08000900 01000000")
ROW = bytes.fromhex("00c4471100000000 203030313433393434")
CONNECT = "CONNECT MONA IDENTIFIED BY :A SQLMODE INTERNAL"
TABLE = '"HOTEL"."CUSTOMER"'


def examples() -> dict[str, Packet]:
    """Return the document's traces, as they lay in memory."""
    error = Part(6, b"Invalid end of SQL statement", filler=255)
    parsed = (Part(14, COLUMNS, 3, filler=255), Part(10, PARSE_ID, filler=255))
    executed = (Part(12, ONE, filler=255), Part(5, ROW, filler=255))
    return {
        "example_1_request": Packet([request(2, Part(3, WRONG))], 28192),
        "example_1_reply": Packet([reply(error, state="42000", code=-3014, position=37, function=4)], 32136),
        "example_2_1_request": Packet([request(3, Part(3, RIGHT))], 28192),
        "example_2_1_reply": Packet([reply(*parsed, function=244)], 32136),
        "example_2_2_request": Packet([request(13, Part(10, PARSE_ID), Part(5, b" keyval1 "))], 28192),
        "example_2_2_reply": Packet([reply(*executed, warnings=b"\1\1", function=244)], 32152),
    }


def connects() -> dict[str, Packet]:
    """Return a logon of release 7.6 in UCS-2, low byte first, and one of release 7.3."""
    proof = Part(33, vardata("MONA".encode("utf-16-le"), b"SCRAMMD5", bytes(range(16))), 3)
    terminal = Part(35, b"\1" + "desk 4".ljust(18).encode("utf-16-le"))
    asked = Part(34, bytes([1, 1, 3, 1, 4, 0]), 3)
    command = Part(3, CONNECT.encode("utf-16-le"))
    names = text_list(*(one.encode("utf-16-le") for one in ("DBA", "MONA", "STANDARD", "")))
    tables = bytes(range(256)) + bytes(reversed(range(256)))
    told = (Part(34, bytes([1, 1, 3, 1]), 2), Part(15, names), Part(4, tables, 2), Part(20, session()))
    old = b" " + b"MONA".ljust(64) + b"\0" + bytes(range(24)) + b" " + b"desk 4".ljust(18)
    return {
        "made_hello_request": Packet([request(25, flags="000000")], 32000, code=19, client=b"70600ODB"),
        "made_hello_reply": Packet([reply()], 32000, code=19, client=b"70600ODB"),
        "made_challenge_request": Packet([request(45, flags="000000")], 32000, client=b"70600ODB"),
        "made_challenge_reply": Packet([reply(Part(33, vardata(b"SCRAMMD5", b"salt")))], 32000, client=b"70600ODB"),
        "made_connect_request": Packet(
            [request(2, command, proof, terminal, asked, sqlmode=2)], 32000, code=19, client=b"70600ODB"
        ),
        "made_connect_reply": Packet([reply(*told, function=213)], 32000, code=19, client=b"70600ODB"),
        "made_connect_7_3_request": Packet([request(2, Part(3, CONNECT.encode()), Part(5, old))], 28192),
    }


def statements() -> dict[str, Packet]:
    """Return parses in other byte orders and character sets, and array commands."""
    wide = [
        entry(2, 1, 24, 20, 41, number(1, 4, "big"), order="big"),
        entry(1, 1, 0, 9, 7, number(42, 4, "big"), frac=2, order="big"),
    ]
    names = text_list(*(one.encode("utf-16-be") for one in ("NAME", "GRÖSSE")))
    described = (
        Part(14, b"", 0),
        Part(10, PARSE_ID[:10] + b"\x2c\1"),
        Part(21, b"".join(wide), 2),
        Part(2, names, 2),
        Part(13, "RESULT".encode("utf-16-be")),
        Part(19, TABLE.encode("utf-16-be")),
        Part(11, bytes(12)),
    )
    old = (Part(3, "SELECT * FROM T".encode("cp037")), Part(8, "MÄRZ".encode("cp037")))
    rows = (Part(10, PARSE_ID), Part(12, NULL), Part(5, b" eins\0\xc1\x10 zwei\xff\0\0", 2, attributes=4))
    commit = request(2, Part(3, b"COMMIT WORK"), flags="100000", options=5)
    both = [request(13, *rows, flags="000010"), commit]
    answers = [reply(Part(12, UNKNOWN_COUNT), function=1003), reply(function=54)]
    return {
        "made_big_endian_parse_reply": Packet(
            [reply(*described, function=4, order="big")], 32000, "big", 20, b"70600JDB"
        ),
        "made_ebcdic_parse_request": Packet([request(3, *old)], 28192, "big", 1, b"62000CPC"),
        "made_two_segments_request": Packet(both, 28192),
        "made_two_segments_reply": Packet(answers, 32000),
        "made_deleted_reply": Packet([reply(Part(12, ZERO, attributes=1), function=9)], 32000),
    }


def long_values() -> dict[str, Packet]:
    """Return LONG values written, asked for, read, and promised."""
    written = descriptor(0, 42, 5) + b"hello" + descriptor(2, 88, 3, infoset=0x44) + b"end" + descriptor(5, 0, 0)
    asked = descriptor(0, 42, 8000, whole=8, start=1)
    read = descriptor(1, 42, 8, whole=8, start=9) + b"all of i"
    promised = descriptor(3, 0, 0, whole=9000) * 2
    demand = b"\0\1" + ONE + NULL
    wanted = (Part(10, PARSE_ID), Part(33, vardata(b"\xc1\x10", b"x" * 300, 254, 253, 251, 252)), Part(30, demand))
    return {
        "made_putval_request": Packet([request(15, Part(18, written, 3))], 28192),
        "made_getval_request": Packet([request(16, Part(18, asked))], 28192),
        "made_getval_reply": Packet([reply(Part(18, read, filler=255), function=234)], 32000),
        "made_execute_long_reply": Packet([reply(Part(5, ROW), Part(18, promised, 2), function=4)], 32000),
        "made_vardata_request": Packet([request(13, *wanted)], 28192, client=b"70600ODB"),
    }


def others() -> dict[str, Packet]:
    """Return the kinds of parts that are left, among them unknown ones."""
    inputs = [entry(2, 0, 0, 10, 7, number(1, 2) + b"\0\1"), entry(9, 1, 2, 8, 9, number(1, 4))]
    key = b"\0" + bytes.fromhex("c11000") + bytes(17)
    kinds = (
        Part(32, b"".join(inputs), 2),
        Part(23, key + b"\0" + bytes.fromhex("c2130000") + bytes(16)),
        Part(24, ONE),
        Part(31, b"opaque"),
        Part(200, b"unknown"),
        Part(9, b"", 0),
    )
    told = (Part(3, b"SELECT 1 FROM DUAL"), Part(1, bytes.fromhex("02 00 1e00 00 02 0900"), 2))
    where = Part(27, text_list(b"ZREPORT", b"42"), 2)
    return {
        "made_other_kinds_reply": Packet([reply(*kinds, function=3)], 32000, client=b"70600KNL"),
        "made_precompiled_request": Packet([request(3, *told, where)], 28192, client=b"70304CPC"),
    }


def main() -> None:
    """Write all sample packets, three with bytes that belong to nothing, and the document's traces as a stream."""
    traces = {name: packet.to_bytes() for name, packet in examples().items()}
    made = {**connects(), **statements(), **long_values(), **others()}
    for name, packet in traces.items():
        (FOLDER / f"{name}.bin").write_bytes(packet)
    for name, described in made.items():
        (FOLDER / f"{name}.bin").write_bytes(described.to_bytes())
    (FOLDER / "made_longer_than_used.bin").write_bytes(traces["example_1_reply"] + b"stale")
    (FOLDER / "made_unaligned_reply.bin").write_bytes(unaligned())
    (FOLDER / "traces.stream").write_bytes(b"".join(traces.values()))


def unaligned() -> bytes:
    """Return a reply of two segments of which the first counts its length without the filler at its end."""
    parts = (Part(6, b"no", filler=255),), ()
    packet = bytearray(Packet([reply(*one, code=-1) for one in parts], 32000).to_bytes())
    packet[32:36] = number(40 + 16 + 2, 4)
    return bytes(packet)


if __name__ == "__main__":
    main()
