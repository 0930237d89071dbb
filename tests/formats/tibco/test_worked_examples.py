"""Rendezvous messages decoded by hand and checked with other tools, field by field.

The bytes and the values stand here as a person wrote them down; nothing is taken from our own output.
"""

from __future__ import annotations

import struct
from typing import Any

import pyarrow as pa
import pytest

from ksyspark.errors import Failure
from ksyspark_formats import FORMATS

LAST = "00 00 00 15  99 55 EE AA  06 4C 53 54 00 00 01  0B 04  00 00 00 07"
FILE = """
    00 00 00 22  99 55 EE AA
    06 46 44 43 00 00 01   0B 04  00 00 00 50
    06 46 44 43 00 00 02   0B 04  00 00 00 0B
"""
TEXTS = """
    00 00 00 46  99 55 EE AA
    06 41 54 58 00 00 01   0B 04  00 00 00 02
    06 41 54 58 00 00 02   0B 04  00 00 00 03
    06 41 54 58 00 00 03   08 04  6F 6E 65 00
    06 41 54 58 00 00 04   0B 04  00 00 00 00
    06 41 54 58 00 00 05   08 01  00
"""


def decoded(message: bytes, **params: bool) -> tuple[dict[str, Any], Failure | None]:
    done = FORMATS["tibrv_msg"].decoder().decode(pa.array([message], pa.binary()), params)
    return done.columns.to_pylist()[0], done.failures.get(0)


def fields_of(message: bytes, **params: bool) -> list[tuple[str, int | None, str, Any]]:
    """Return name, identifier, type and value of each field of a message that must be sound."""
    row, failure = decoded(message, **params)
    assert failure is None
    assert row["len_message"] == len(message)
    return [(one["name"], one["identifier"], one["wire_type"], value_of(one["data"])) for one in row["body"]["fields"]]


def value_of(data: dict[str, Any]) -> Any:
    """Return what stands in the one column of the data that is filled."""
    [(_, found)] = [(case, value) for case, value in data.items() if value is not None]
    return found["value"] if isinstance(found, dict) and "value" in found else found


def message_of(fields: str) -> bytes:
    body = bytes.fromhex(fields)
    return struct.pack(">I", 8 + len(body)) + bytes.fromhex("9955EEAA") + body


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        (LAST, [("LST", 1, "signed", 7)]),
        (FILE, [("FDC", 1, "signed", 80), ("FDC", 2, "signed", 11)]),
        (
            TEXTS,
            [
                ("ATX", 1, "signed", 2),
                ("ATX", 2, "signed", 3),
                ("ATX", 3, "string", "one"),
                ("ATX", 4, "signed", 0),
                ("ATX", 5, "string", ""),
            ],
        ),
    ],
    ids=["LST", "FDC", "ATX"],
)
def test_messages_of_an_attachment(message: str, expected: list[tuple[str, int, str, Any]]) -> None:
    assert fields_of(bytes.fromhex(message)) == expected


@pytest.mark.parametrize(
    ("size", "length"),
    [("77", 119), ("79 00 7A", 120), ("79 75 31", 29_999), ("7A 00 00 75 34", 30_000)],
    ids=["119", "120", "29,999", "30,000"],
)
def test_sizes_on_both_sides_of_each_border(size: str, length: int) -> None:
    message = message_of(f"02 58 00  07 {size}" + " 61" * length + " 02 59 00  0B 01 05")
    assert fields_of(message) == [("X", None, "opaque", b"a" * length), ("Y", None, "signed", 5)]


def test_the_one_byte_size_does_not_count_itself_and_the_longer_forms_do() -> None:
    """Drawings that show one-byte sizes one too high, and say that they count themselves, are not followed."""
    assert fields_of(message_of("02 58 00 07 02 01 02")) == [("X", None, "opaque", b"\1\2")]
    assert fields_of(message_of("02 58 00 07 79 00 04 01 02")) == [("X", None, "opaque", b"\1\2")]
    assert fields_of(message_of("02 58 00 07 7A 00 00 00 06 01 02")) == [("X", None, "opaque", b"\1\2")]


def test_size_form_78_is_120_or_a_mark_as_the_parameter_says() -> None:
    as_number = message_of("00 07 78" + " 62" * 120)
    assert fields_of(as_number) == [("", None, "opaque", b"b" * 120)]
    as_mark = message_of("00 07 78 03 62 62")
    assert fields_of(as_mark, is_size_78_next_byte=True) == [("", None, "opaque", b"bb")]
    _, failure = decoded(message_of("00 07 78 00"), is_size_78_next_byte=True)
    assert failure is not None
    assert (failure.field, failure.offset) == ("body.fields[0].len_data.len_8", 11)
    assert failure.reason.startswith("size smaller than its own byte")


def test_a_size_form_that_nobody_writes_is_the_size_itself_and_remarked() -> None:
    row, failure = decoded(message_of("00 07 7B" + " 63" * 123))
    assert failure is None
    [found] = row["body"]["fields"]
    assert (found["data"]["raw"], found["remark"]) == (b"c" * 123, "size_form_unknown")


def test_subject() -> None:
    row, failure = decoded(message_of("00  02 79 00 0A  02  03 41 00  04 42 43 00"))
    assert failure is None
    [found] = row["body"]["fields"]
    assert found["data"]["subject"] == {"num_elements": 2, "elements": [{"value": "A"}, {"value": "BC"}]}


NESTED = "05 64 61 74 61 00  01 7A  00 00 00 11 99 55 EE AA  04 58 00 00 05  07 02 01 02"


def test_nested_message() -> None:
    """Its size word is both the size of the field's data and the first word of the message inside."""
    row, failure = decoded(message_of(NESTED))
    assert failure is None
    [outer] = row["body"]["fields"]
    assert (outer["name"], outer["wire_type"]) == ("data", "message")
    [inner] = outer["data"]["message_list"]["messages"]
    [found] = inner["body"]["fields"]
    assert (found["name"], found["identifier"], found["data"]["raw"]) == ("X", 5, b"\1\2")
    assert outer["data"]["message_list"]["num_messages"] is None


def test_messages_of_an_array() -> None:
    row, failure = decoded(message_of(f"00 31 21 00 00 00 02  00 00 00 08 99 55 EE AA  {LAST}"))
    assert failure is None
    [field] = row["body"]["fields"]
    assert field["data"]["message_list"]["num_messages"] == 2
    empty, last = field["data"]["message_list"]["messages"]
    assert empty["body"]["fields"] == []
    assert [(one["name"], one["data"]["signed"]["value"]) for one in last["body"]["fields"]] == [("LST", 7)]


def test_messages_below_the_levels_of_columns_keep_their_bytes() -> None:
    """Three levels are columns; the fields of the fourth message are bytes."""
    message = bytes.fromhex("00 0B 01 05")
    for _ in range(3):
        message = bytes.fromhex("00 01 7A") + struct.pack(">I", 8 + len(message)) + bytes.fromhex("9955EEAA") + message
    row, failure = decoded(message_of(message.hex()))
    assert failure is None
    for _ in range(3):
        [field] = row["body"]["fields"]
        [row] = field["data"]["message_list"]["messages"]
    assert row["body"] == bytes.fromhex("00 0B 01 05")


def test_a_missing_value_keeps_its_bits() -> None:
    message = bytes.fromhex("06 41 54 4F 00 00 08 0D 08 FF FF FE 00 00 00 00 00")
    done = (
        FORMATS["tibrv_msg"]
        .decoder()
        .decode(pa.array([struct.pack(">I", 8 + len(message)) + bytes.fromhex("9955EEAA") + message]), {})
    )
    [number] = done.columns["body"].field("fields").values.field("data").field("real").field("value")
    assert struct.pack(">d", number.as_py()).hex() == "fffffe0000000000"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("00", ("", None)),
        ("01 00", ("", None)),
        ("03 00 00 05", ("", 5)),
        ("04 4C 53 54", None),
        ("04 4C 53 54 00", ("LST", None)),
        ("06 4C 53 54 00 00 01", ("LST", 1)),
        ("06 4C 53 54 00 01 00", ("LST", 256)),
        ("06 4C 53 54 00 41 00", ("LST", 0x4100)),
        ("03 41 42 00", ("AB", None)),
        ("03 41 42 43", ("ABC", None)),
    ],
)
def test_an_identifier_is_two_bytes_behind_the_end_of_the_name(name: str, expected: tuple[str, int] | None) -> None:
    if expected is None:
        assert decoded(message_of(f"{name} 0B 01 05"))[1] is not None
        return
    assert fields_of(message_of(f"{name} 0B 01 05")) == [(*expected, "signed", 5)]
    assert fields_of(message_of(f"{name} 0B 01 05"), has_identifiers=False) == [(expected[0], None, "signed", 5)]


@pytest.mark.parametrize(
    ("message", "place"),
    [
        ("00 00 00 15 98 55 EE AA" + LAST[25:], ("magic", 4)),
        ("00 00 00 07 99 55 EE AA", ("len_message", 0)),
        (LAST.replace("0B 04", "0B 30"), ("body.fields[0].data", 17)),
        (LAST[: -len(" 00 00 07")], ("body", 8)),
    ],
    ids=["bad magic", "message too small", "field past the end", "cut after 18 bytes"],
)
def test_tiny_malformed_messages(message: str, place: tuple[str, int]) -> None:
    _, failure = decoded(bytes.fromhex(message))
    assert failure is not None
    assert (failure.field, failure.offset) == place
