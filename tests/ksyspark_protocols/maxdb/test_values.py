"""Values by the types of their descriptions, in rows of fixed width, as vardata, and as LONG values."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any

import maxdb_session as made
import pyarrow as pa
import pytest
from maxdb_session import Part, answers, asks, bodies, column, parse_id, reply, request, shortinfo

from ksyspark.errors import OptionError
from ksyspark.formats import find_format
from ksyspark_protocols.maxdb import packet_rows, typed_rows
from ksyspark_protocols.maxdb.rows import types_of_all


def value_of(read_turns, data_type: int, length: int, data: str | bytes, frac: int = 0, code: int = 0) -> Any:
    """Return the text and the remark of one value, and its type in Spark."""
    value = bytes.fromhex(data) if isinstance(data, str) else data
    own = shortinfo(column(data_type, length, len(value), 1, frac))
    turn = (
        asks(request(2, Part(3, "SELECT".encode("utf-16-le" if code else "ascii"))), code=code),
        answers(reply(own, Part(5, value, 1), function=4), code=code),
    )
    (row,) = read_turns(turn)["results"]
    return dict(row["values"])["column_1"], dict(row["remarks"] or ()).get("column_1"), row["types"][0]["type"]


@pytest.mark.parametrize(
    ("data_type", "length", "frac", "data", "text", "spark_type"),
    [
        (0, 12, 0, "00 c4471100000000", "4711", "decimal(12,0)"),
        (0, 9, 2, "00 398765432110", "-1234567.89", "decimal(9,2)"),
        (0, 38, 38, "00 c050" + "00" * 18, "0.5", "decimal(38,38)"),
        (1, 15, 0, "00 c131415926535897 9300", "3.14159265358979" + "3", "double"),
        (1, 16, 0, "00 c131415926535897 9300", "3.141592653589793", "decimal(16,15)"),
        (12, 38, 0, "00 c110" + "00" * 18, "1", "decimal(1,0)"),
        (12, 38, 0, "00 3f" + "90" + "00" * 18, "-1", "decimal(1,0)"),
        (12, 38, 0, "00 c0" + "12" * 19, "0." + "12" * 19, "decimal(38,38)"),
        (1, 38, 0, "00 ff" + "99" * 19, "9" * 38 + "0" * 25, "string"),
        (29, 5, 0, "00 3b672320", "-32768", "smallint"),
        (30, 10, 0, "00 ca214748364700", "2147483647", "int"),
        (2, 4, 0, b" a\xe9  ", "aé", "string"),
        (31, 4, 0, b"     ", "", "string"),
        (3, 3, 0, b"\x40\xc1\xc2\x40", "AB", "string"),
        (4, 3, 0, "00 01ff00", "01ff00", "binary"),
        (33, 2, 0, "00 0000", "0000", "binary"),
        (5, 2, 0, "00 abcd", "abcd", "binary"),
        (10, 10, 0, b" 05/17/1970", "1970-05-17", "date"),
        (11, 8, 0, b" 01000203", "100:02:03", "interval day to second"),
        (13, 26, 0, b" 1970-05-17-01.02.03.000004", "1970-05-17 01:02:03.000004", "timestamp_ntz"),
        (10, 10, 0, " 1970-05-17".encode("cp037"), "1970-05-17", "date"),
        (11, 8, 0, " 14.39.44".encode("cp037"), "14:39:44", "interval day to second"),
        (23, 1, 0, "00 01", "true", "boolean"),
        (23, 1, 0, "00 00", "false", "boolean"),
        (24, 3, 0, b"\x01" + "aß€".encode("utf-16-le"), "aß€", "string"),
        (36, 3, 0, b"\x01" + "ab ".encode("utf-16-le"), "ab", "string"),
        (39, 2, 0, "00 1234", "1234", "binary"),
    ],
)
def test_values(read_turns, data_type, length, frac, data, text, spark_type) -> None:
    assert value_of(read_turns, data_type, length, data, frac) == (text, None, spark_type)


@pytest.mark.parametrize(
    ("define", "remark"),
    [("ff", None), ("fe", "arithmetic overflow"), ("fd", "the default of the column")],
)
@pytest.mark.parametrize(("data_type", "width"), [(0, 8), (2, 6), (10, 10), (23, 1), (24, 6), (4, 2)])
def test_define_bytes_without_value(read_turns, data_type, width, define, remark) -> None:
    text, said, _ = value_of(read_turns, data_type, 3, bytes.fromhex(define) + b"\x07" * width)
    assert (text, said) == (None, remark)


@pytest.mark.parametrize(
    ("data_type", "data", "remark"),
    [
        (0, "00 c1a00000", "no number: "),
        (11, b" 12-00-00 ", "no time: "),
        (23, "00 02", "no boolean: 02"),
        (24, b"\x01\x00\xd8a\x00", "no text: "),
    ],
)
def test_bytes_of_no_value(read_turns, data_type, data, remark) -> None:
    text, said, _ = value_of(read_turns, data_type, 2, data)
    assert text is None
    assert said.startswith(remark)


def test_texts_of_unicode_packets(read_turns) -> None:
    """CHAR has two bytes a character, but for sessions that agreed on one; dates too."""
    wide = b"\x01" + "Zoë ".encode("utf-16-le")
    assert value_of(read_turns, 2, 4, wide, code=19)[0] == "Zoë"
    assert value_of(read_turns, 2, 4, b" Zo\xeb ", code=19)[0] == "Zoë"
    assert value_of(read_turns, 10, 10, b"\x01" + "1970-05-17".encode("utf-16-le"), code=19)[0] == "1970-05-17"


def test_unicode_columns_in_packets_of_one_byte_a_character(format_named) -> None:
    """They follow the byte order of the packet."""
    own = Part(14, bodies.entry(2, 1, 24, 2, 5, made.number(1, 4, "big"), order="big"), 1)
    data = Part(5, b"\x01" + "aß".encode("utf-16-be"), 1)
    big = made.Packet([reply(own, data, order="big")], 32000, "big").to_bytes()
    rows = packet_rows(format_named("maxdb_packet"), pa.array([big], pa.binary()))
    assert rows.column("values").to_pylist() == [[("column_1", "aß")]]


LONGS = (column(2, 1, 2, 1), column(6, 0, 41, 3), column(8, 0, 41, 44))
KEYS = bytes(range(16)), bytes(range(16, 32))


def long_value(
    key: bytes, mode: int, position: int, length: int, whole: int = 0, start: int = 1, define: int = 0
) -> bytes:
    made_one = bodies.descriptor(mode, position, length, define=define, whole=whole, start=start)
    return made_one[:1] + key + made_one[17:]


def test_long_values_are_read_in_portions(read_turns) -> None:
    """The first portion comes with the row, the rest is asked for; the second value is NULL."""
    first = b" 1" + long_value(KEYS[0], 0, 85, 3, 8, 4) + long_value(KEYS[1], 0, 0, 0, define=0xFF)
    rows = reply(shortinfo(*LONGS), made.names("ID", "NOTE", "IMAGE"), Part(5, first + b"one", 1), function=4)

    def more(mode: int, portion: bytes, start: int) -> made.Turn:
        asked = long_value(KEYS[0], 0, 42, 100, start=start)
        came = long_value(KEYS[0], mode, 42, len(portion), 8, start + len(portion)) + portion
        return asks(request(16, Part(18, asked))), answers(reply(Part(18, came), function=234))

    select = (asks(request(2, Part(3, b"SELECT ID, NOTE, IMAGE FROM T"))), answers(rows))
    found = read_turns(select, more(0, b" tw", 4), more(2, b"o.", 7))
    assert [dict(row["values"]) for row in found["results"]] == [{"ID": "1", "NOTE": "one two.", "IMAGE": None}]
    assert found["results"][0]["remarks"] is None
    (cut,) = read_turns(select, more(0, b" tw", 4))["results"]
    assert dict(cut["values"])["NOTE"] == "one tw"
    assert dict(cut["remarks"]) == {"NOTE": "incomplete: 6 of 8 bytes were sent"}


def test_long_values_of_several_rows_lie_behind_all_rows_of_a_reply(read_turns) -> None:
    fields = (column(2, 1, 2, 1), column(8, 0, 41, 3))
    rows = [b" 1" + long_value(KEYS[0], 1, 87, 2), b" 2" + long_value(KEYS[1], 1, 89, 1)]
    data = Part(5, b"".join(rows) + b"\x01\x02\x03", 2)
    turn = (asks(request(2, Part(3, b"SELECT"))), answers(reply(shortinfo(*fields), data, function=4)))
    assert [dict(row["values"]) for row in read_turns(turn)["results"]] == [
        {"column_1": "1", "column_2": "0102"},
        {"column_1": "2", "column_2": "03"},
    ]


def test_long_values_are_written_in_portions(read_turns) -> None:
    """In a request the bytes follow their row; what is missing comes by putval, under the name of the kernel."""
    inputs = (column(2, 1, 2, 1, io_type=0), column(6, 0, 41, 3, io_type=0))
    parse = (
        asks(request(3, Part(3, b"INSERT INTO T VALUES (?, ?)"))),
        answers(reply(shortinfo(*inputs), Part(10, parse_id(9)), function=3)),
    )
    rows = b" 1" + long_value(bytes(16), 1, 44, 3) + b"all" + b" 2" + long_value(bytes(16), 0, 90, 2) + b"he"
    execute = (
        asks(request(13, Part(10, parse_id(9)), Part(5, rows, 2))),
        answers(reply(made.count(1), Part(18, long_value(KEYS[0], 3, 0, 0)), function=3)),
    )
    put = long_value(KEYS[0], 2, 42, 3) + b"llo" + long_value(bytes(16), 5, 0, 0)
    putval = (asks(request(15, Part(18, put, 2))), answers(reply(function=233)))
    found = read_turns(parse, execute, putval)
    assert [dict(row["values"]) for row in found["inputs"]] == [
        {"parameter_1": "1", "parameter_2": "all"},
        {"parameter_1": "2", "parameter_2": "hello"},
    ]
    assert [row["message_type"] for row in found["commands"]] == ["parse", "execute", "putval"]
    (_, open_one) = read_turns(parse, execute)["inputs"]
    assert dict(open_one["remarks"]) == {"parameter_2": "incomplete: 2 bytes were sent"}


def test_values_of_variable_length(read_turns) -> None:
    def field(data_type: int, number: int) -> bytes:
        return bodies.entry(2, 0, data_type, 10, 7, made.number(number, 2) + b"\0\0")

    parse = (
        asks(request(3, Part(3, b"INSERT INTO T VALUES (?, ?, ?, ?)"))),
        answers(
            reply(
                Part(32, b"".join(field(kind, at) for kind, at in ((0, 1), (31, 3), (2, 2), (33, 4))), 4),
                Part(10, parse_id(3)),
            )
        ),
    )
    rows = bodies.vardata(b"\xc1\x10", b"two", b"x" * 300, b"\1\2") + bodies.vardata(254, 253, 251)
    execute = (
        asks(request(13, Part(10, parse_id(3)), Part(33, rows, 2))),
        answers(reply(made.count(1), function=3)),
    )
    found = read_turns(parse, execute)["inputs"]
    assert [dict(row["values"]) for row in found] == [
        {"parameter_1": "1", "parameter_2": "x" * 300, "parameter_3": "two", "parameter_4": "0102"},
        dict.fromkeys(("parameter_1", "parameter_2", "parameter_3", "parameter_4")),
    ]
    assert dict(found[1]["remarks"]) == {
        "parameter_2": "special NULL",
        "parameter_3": "the default of the column",
        "parameter_4": "the row has no such field",
    }


def test_numbers_of_one_byte_as_vardata(read_turns) -> None:
    """Zero may be its first byte alone; other numbers have digits."""
    parse = (
        asks(request(3, Part(3, b"INSERT INTO T VALUES (?)"))),
        answers(
            reply(Part(32, bodies.entry(2, 0, 0, 10, 7, made.number(1, 2) + b"\0\0"), 1), Part(10, parse_id(3))),
        ),
    )
    values = [b"\x80", b"\x80\0", b"\xc1"]
    rows = b"".join(bodies.vardata(value) for value in values)
    execute = (
        asks(request(13, Part(10, parse_id(3)), Part(33, rows, len(values)))),
        answers(reply(made.count(-1), function=3)),
    )
    found = read_turns(parse, execute)["inputs"]
    assert [dict(row["values"])["parameter_1"] for row in found] == ["0", "0", None]
    assert [dict(row["remarks"] or ()) for row in found] == [{}, {}, {"parameter_1": "no number: c1"}]


def test_many_rows_of_several_packets(read_turns) -> None:
    """Rows that are described alike are read together, and come in their order."""
    turns = [made.PARSE_SELECT]
    for number in range(20):
        rows = made.ANNA * (number % 3) + made.BERT
        turns.append((made.EXECUTE_SELECT[0], answers(reply(Part(5, rows, number % 3 + 1), function=4))))
    found = read_turns(*turns)["results"]
    assert [(row["command"], row["row"]) for row in found] == [
        (number + 1, row) for number in range(20) for row in range(number % 3 + 1)
    ]
    assert [dict(row["values"])["NAME"] for row in found] == [
        name for number in range(20) for name in ["Anna"] * (number % 3) + ["Bert"]
    ]


def test_decimals_of_a_float_hold_the_values_of_all_packets() -> None:
    """Where the point stands differs by row; beyond 38 digits the rows stay texts."""

    def packet(*numbers: str) -> bytes:
        rows = b"".join(b"\0" + bytes.fromhex(one).ljust(20, b"\0") for one in numbers)
        return made.packet(reply(shortinfo(column(1, 38, 21, 1)), Part(5, rows, len(numbers)), function=4))

    def typed(*packets: bytes) -> pa.ChunkedArray:
        return typed_rows(packet_rows(find_format("maxdb_packet"), pa.array(packets, pa.binary()))).column(0)

    both = typed(packet("c412345678", "80"), packet("be1234"))
    assert both.to_pylist() == [Decimal("1234.5678"), Decimal(0), Decimal("0.001234")]
    assert both.type == pa.decimal128(10, 6)
    far = typed(packet("d910"), packet("b010"))
    assert far.to_pylist() == ["1" + "0" * 24, "0." + "0" * 16 + "1"]
    both = typed(packet("d910"), packet("bf10"), packet("b510"))
    assert both.type == pa.decimal128(37, 12)


@pytest.mark.parametrize(
    ("described", "numbers", "values", "kind"),
    [
        ((0, 6, 10, 1, 2), ["c1123456", "c21250"], [Decimal("1.23456"), Decimal("12.5")], pa.decimal128(7, 5)),
        ((0, 3, 10, 1, 0), ["c41234", "c110"], [Decimal(1234), Decimal(1)], pa.decimal128(4, 0)),
        ((1, 15, 12, 1), ["c11234567890123456789" + "0", "c120"], [Decimal("1.234567890123456789"), Decimal(2)],
         pa.decimal128(19, 18)),
        ((29, 5, 10, 1), ["c5999990", "c115"], [Decimal(99999), Decimal("1.5")], pa.decimal128(6, 1)),
        ((29, 5, 10, 1), ["c5327670", "c110"], [32767, 1], pa.int16()),
    ],
)  # fmt: skip
def test_numbers_beyond_their_description_are_held_exactly(described, numbers, values, kind) -> None:
    rows = b"".join(b"\0" + bytes.fromhex(one.ljust(2 * described[2] - 2, "0")) for one in numbers)
    packet = made.packet(reply(shortinfo(column(*described)), Part(5, rows, len(numbers)), function=4))
    typed = typed_rows(packet_rows(find_format("maxdb_packet"), pa.array([packet], pa.binary()))).column(0)
    assert (typed.type, typed.to_pylist()) == (kind, values)


@pytest.mark.parametrize(
    ("kinds", "kind"),
    [
        (["decimal(6,2)", "decimal(7,5)"], "decimal(9,5)"),
        (["smallint", "decimal(3,1)", "smallint"], "decimal(6,1)"),
        (["double", "decimal(19,18)"], "string"),
    ],
)
def test_types_of_rows_that_were_read_apart_are_widened(kinds, kind) -> None:
    assert types_of_all([[{"name": "A", "type": one}] for one in kinds], None) == {"A": kind}


ALL = [
    ("N", 0, 9, 2, "00 c3123450000000", Decimal("123.45")),
    ("F", 1, 15, 0, "00 c131400000000000 00", 3.14),
    ("S", 29, 5, 0, "00 c2420000", 42),
    ("I", 30, 10, 0, "00 c24200000000 00", 42),
    ("T", 2, 2, 0, b" ab", "ab"),
    ("B", 4, 2, 0, "00 00ff", b"\x00\xff"),
    ("D", 10, 10, 0, b" 1970-05-17", dt.date(1970, 5, 17)),
    ("TI", 11, 8, 0, b" 25:02:03", dt.timedelta(hours=25, minutes=2, seconds=3)),
    ("TS", 13, 26, 0, b" 1970-05-17 01:02:03.000004", dt.datetime.fromisoformat("1970-05-17T01:02:03.000004")),
    ("BO", 23, 1, 0, "00 01", True),
]


def all_types() -> tuple[Part, Part, bytes, bytes]:
    """Return descriptions, names, a row of values and a row of NULL."""
    values = [one[4] if isinstance(one[4], bytes) else bytes.fromhex(one[4]) for one in ALL]
    entries, at = [], 1
    for (_, data_type, length, frac, _, _), value in zip(ALL, values, strict=True):
        entries.append(column(data_type, length, len(value), at, frac))
        at += len(value)
    nulls = b"".join(b"\xff" + value[1:] for value in values)
    return shortinfo(*entries), made.names(*(one[0] for one in ALL)), b"".join(values), nulls


def test_a_packet_alone_gives_typed_rows() -> None:
    described, names, row, nulls = all_types()
    packet = made.packet(reply(described, names, Part(5, row + nulls, 2), function=4))
    rows = packet_rows(find_format("maxdb_packet"), pa.array([b"", packet], pa.binary()))
    assert rows.column("packet").to_pylist() == [1, 1]
    table = typed_rows(rows)
    assert table.to_pylist() == [{one[0]: one[5] for one in ALL}, dict.fromkeys(one[0] for one in ALL)]
    assert table.schema.field("N").type == pa.decimal128(9, 2)
    assert table.schema.field("TI").type == pa.duration("us")


def test_rows_of_one_statement_are_asked_for(tables_of, tmp_path) -> None:
    other = (
        asks(request(2, Part(3, b"SELECT A FROM T"))),
        answers(reply(shortinfo(column(2, 1, 2, 1)), made.names("A"), Part(5, b" 1", 1), function=4)),
    )
    path = tmp_path / "a.pcap"
    path.write_bytes(made.net.pcap(made.frames([*made.SESSION, other])))
    results = tables_of([path])["results"]
    assert typed_rows(results, "SELECT A FROM T").to_pylist() == [{"A": "1"}]
    assert typed_rows(results, made.SELECT.decode()).column("AMOUNT").to_pylist() == [
        Decimal("123.45"), None, Decimal("-123.45"),
    ]  # fmt: skip
    with pytest.raises(OptionError, match="There are no rows of 'SELECT B'"):
        typed_rows(results, "SELECT B")
    with pytest.raises(OptionError, match="described in 2 ways"):
        typed_rows(results)
