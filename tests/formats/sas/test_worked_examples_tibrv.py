"""SAS messages over Rendezvous decoded by hand, field by field, and what is said of unusual ones.

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
ROWS = """
    00 00 00 8E  99 55 EE AA
    06 41 54 4F 00 00 01  0B 04 00 00 00 02
    06 41 54 4F 00 00 02  0B 04 00 00 00 03
    06 41 54 4F 00 00 03  0B 04 00 00 00 01   06 41 54 4F 00 00 04  0D 08 40 3E 00 00 00 00 00 00
    06 41 54 4F 00 00 05  0B 04 00 00 00 02   06 41 54 4F 00 00 06  08 02 46 00
    06 41 54 4F 00 00 07  0B 04 00 00 00 01   06 41 54 4F 00 00 08  0D 08 FF FF FE 00 00 00 00 00
    06 41 54 4F 00 00 09  0B 04 00 00 00 02   06 41 54 4F 00 00 0A  08 02 4D 00
"""
MAP = (
    "0B 04 00 00 00 04 | 0B 04 00 00 00 01 | 0B 02 00 64 | 0B 04 00 00 00 02 | 0B 04 00 00 27 0F"
    " | 0B 04 00 00 00 03 | 0D 08 40 C3 87 8F CB 92 3A 2A | 0B 04 00 00 00 04"
    " | 08 33 41 42 43 44 45 46 47 48 49 4A 4B 4C 4D 4E 4F 50 51 52 53 54 55 56 57 58 59 5A" + " 20" * 24 + " 00"
)


def decoded(message: str | bytes, **params: bool) -> tuple[dict[str, Any], Failure | None]:
    data = message if isinstance(message, bytes) else bytes.fromhex(message)
    done = FORMATS["sas_tibrv"].decoder().decode(pa.array([data], pa.binary()), params)
    return done.columns.to_pylist()[0], done.failures.get(0)


def body_of(kind: str, case: str, message: str | bytes) -> dict[str, Any]:
    """Return the fields of a sound message of a kind; no other kind has any."""
    row, failure = decoded(message)
    assert failure is None
    assert row["kind"] == kind
    assert {name for name, value in row["body"].items() if value is not None} == {case}
    found: dict[str, Any] = row["body"][case]
    return found


def value(of: object, identifier: int | None, remark: str = "none") -> dict[str, Any]:
    """Return what stands in the column of a field."""
    return {"value": of, "identifier": identifier, "remark": remark}


def text(of: str, length: int, identifier: int, remark: str = "none") -> dict[str, Any]:
    """Return what stands in the column of a text with its length."""
    return {"value": of, "told_length": length, "identifier": identifier, "remark": remark}


def sent(kind: str, *parts: str, numbers: list[int] | None = None) -> bytes:
    """Give a message of fields, given as type, size and data, with numbers from 1."""
    name = kind.encode() + b"\0"
    found = numbers or range(1, len(parts) + 1)
    fields = [
        bytes([len(name) + 2]) + name + struct.pack(">H", number) + bytes.fromhex(part)
        for number, part in zip(found, parts, strict=True)
    ]
    body = b"".join(fields)
    return struct.pack(">I", 8 + len(body)) + bytes.fromhex("9955EEAA") + body


def i32(number: int) -> str:
    return "0B 04 " + struct.pack(">i", number).hex()


def string(characters: str) -> str:
    return f"08 {len(characters) + 1:02x} {characters.encode().hex()} 00"


def test_last() -> None:
    assert body_of("LST", "last", LAST) == {"num_messages": value(7, 1)}


def test_file_descriptor() -> None:
    assert body_of("FDC", "file_descriptor", FILE) == {"len_record": value(80, 1), "file_size": value(11, 2)}


def test_text_records() -> None:
    assert body_of("ATX", "text_records", TEXTS) == {
        "num_records": value(2, 1),
        "records": [text("one", 3, 3), text("", 0, 5)],
        "count_differs": False,
    }


def test_observations() -> None:
    """AGE and SEX of two rows; of the missing value `.` the column of missing values tells."""
    found = body_of("ATO", "observations", ROWS)
    assert (found["num_observations"], found["record_type"]) == (value(2, 1), value(3, 2))
    age, sex, missing, sex_2 = found["values"]
    none = {"number": None, "missing": None, "text": None, "remark": "none"}
    assert age == {**none, "vtype": "numeric", "number": 30.0}
    assert sex == {**none, "vtype": "character", "text": "F"}
    assert missing == {**none, "vtype": "numeric", "missing": "."}
    assert sex_2 == {**none, "vtype": "character", "text": "M"}


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        ("FF FF FE 00 00 00 00 00", (None, ".")),
        ("FF FF FF 00 00 00 00 00", (None, "._")),
        ("FF FF FD 00 00 00 00 00", (None, ".A")),
        ("FF FF E4 00 00 00 00 00", (None, ".Z")),
        ("FF FF D1 00 00 00 00 00", (None, ".")),
        ("FF FF A0 00 00 00 00 00", (None, "._")),
        ("FF FF BE 00 00 00 00 00", (None, ".A")),
        ("FF FF A5 00 00 00 00 00", (None, ".Z")),
        ("7F F8 00 00 00 00 00 00", (None, ".")),
        ("7F F0 00 00 00 00 00 00", (None, ".")),
        ("40 C3 87 8F CB 92 3A 2A", (9999.1234, None)),
        ("80 00 00 00 00 00 00 00", (-0.0, None)),
    ],
)
def test_numbers_and_missing_values(number: str, expected: tuple[float | None, str | None]) -> None:
    [found] = body_of("ATO", "observations", sent("ATO", i32(1), i32(3), i32(1), f"0D 08 {number}"))["values"]
    assert (found["number"], found["missing"]) == expected
    if found["number"] is not None:
        assert struct.pack(">d", found["number"]) == bytes.fromhex(number)


def variable(name: str, kind: str) -> list[str]:
    """Give fields 3 to 17 of a definition."""
    texts = [part for one in (name, "", "", "") for part in (i32(len(one) + 1), string(one))]
    return [*texts, f"08 02 {kind} 00", *[i32(number) for number in (8, 5, 4, 3, 2)], string("")]


def test_variables_of_the_same_rows() -> None:
    """N = 2 and 32 = 2 + 15 * 2 fields: ids 3 to 17 are AGE, 18 to 32 are SEX, 11 and 26 the types."""
    parts = [i32(2), i32(2), *variable("AGE", "31"), *variable("SEX", "32")]
    assert len(parts) == 32
    found = body_of("VAR", "variables", sent("VAR", *parts))
    age, sex = found["variables"]
    assert (age["name"], age["variable_type"], age["kind"]) == (text("AGE", 4, 4), value("1", 11), "numeric")
    assert (sex["name"], sex["variable_type"], sex["kind"]) == (text("SEX", 4, 19), value("2", 26), "character")
    assert (sex["len_value"], sex["nsort"]) == (value(8, 27), value("", 32))
    assert [sex[name]["value"] for name in ("format_width", "format_decimals")] == [5, 4]
    assert [sex[name]["value"] for name in ("informat_width", "informat_decimals")] == [3, 2]
    assert (sex["reading"], found["count_differs"]) == ("from_name", False)


@pytest.mark.parametrize(
    ("again", "reading", "first"),
    [([], "from_name", 19), ([i32(2)], "from_record_type", 20), ([i32(2), i32(2)], "from_count", 21)],
)
def test_a_definition_repeats_the_fields_of_the_first_from_anywhere(again: list[str], reading: str, first: int) -> None:
    """The document says to repeat the fields for each variable, not from which one; all three layouts are read."""
    parts = [i32(2), i32(2), *variable("AGE", "31"), *again, *variable("SEX", "32")]
    _, sex = body_of("VAR", "variables", sent("VAR", *parts))["variables"]
    assert (sex["name"], sex["reading"]) == (text("SEX", 4, first), reading)


@pytest.mark.parametrize("kind", ["MSG", "DATA"])
def test_message_data_without_identifiers(kind: str) -> None:
    """The map SHORT;LONG;DOUBLE;CHAR,,50."""
    name = f"{len(kind) + 1:02x} {kind.encode().hex()} 00 "
    body = bytes.fromhex("".join(name + part for part in MAP.split("|")))
    message = struct.pack(">I", 8 + len(body)) + bytes.fromhex("9955EEAA") + body
    found = body_of(kind, "message_data", message)
    none = {"integer": None, "number": None, "text": None, "remark": "none"}
    assert found == {
        "num_values": value(4, None),
        "values": [
            {**none, "map_type": "short", "integer": 100},
            {**none, "map_type": "long", "integer": 9999},
            {**none, "map_type": "double", "number": 9999.1234},
            {**none, "map_type": "char", "text": "ABCDEFGHIJKLMNOPQRSTUVWXYZ" + " " * 24},
        ],
        "count_differs": False,
    }


@pytest.mark.parametrize(
    ("message", "place"),
    [
        ("00 00 00 15 98 55 EE AA" + LAST[25:], ("magic", 4)),
        ("00 00 00 07 99 55 EE AA", ("len_message", 0)),
        (LAST.replace("0B 04", "0B 30"), ("body.last.num_messages.data", 17)),
        (LAST[: -len(" 00 00 07")], ("body", 8)),
    ],
    ids=["bad magic", "message too small", "field past the end", "cut after 18 bytes"],
)
def test_tiny_malformed_messages(message: str, place: tuple[str, int]) -> None:
    _, failure = decoded(message)
    assert failure is not None
    assert (failure.field, failure.offset) == place


@pytest.mark.parametrize("numbers", [[1, 3], [1, 1], [1, 256]])
def test_identifiers_with_a_gap_or_twice_are_remarked_and_the_order_decides(numbers: list[int]) -> None:
    found = body_of("FDC", "file_descriptor", sent("FDC", i32(80), i32(11), numbers=numbers))
    assert found == {"len_record": value(80, 1), "file_size": value(11, numbers[1], "other_identifier")}
    row, failure = decoded(sent("FDC", i32(80), i32(11), numbers=numbers), has_identifiers=False)
    assert failure is None
    assert row["body"]["file_descriptor"]["file_size"] == value(11, None)


def test_a_gap_between_values_is_remarked_from_there_on() -> None:
    parts = [i32(2), i32(3), i32(2), string("F"), i32(2), string("M")]
    found = body_of("ATO", "observations", sent("ATO", *parts, numbers=[1, 2, 3, 4, 6, 7]))
    assert [one["remark"] for one in found["values"]] == ["none", "other_identifier"]


def test_a_gap_between_records_is_remarked_from_there_on() -> None:
    record = [i32(5), i32(2), string("A"), i32(0), i32(1), i32(2), string("X"), string("Y")]
    sound = [*range(1, 11), *range(11, 19)]
    found = body_of("ATI", "indexes", sent("ATI", i32(4), i32(2), *record, *record, numbers=sound))
    assert {key["remark"] for one in found["records"] for key in one["keys"]} == {"none"}
    gap = [*range(1, 11), *range(12, 20)]
    found = body_of("ATI", "indexes", sent("ATI", i32(4), i32(2), *record, *record, numbers=gap))
    first, second = found["records"]
    assert first["keys"] == [value("X", 9), value("Y", 10)]
    assert second["upercmx"] == value(5, 12, "other_identifier")
    assert second["keys"] == [value("X", 18, "other_identifier"), value("Y", 19, "other_identifier")]


def test_the_name_of_the_first_field_is_the_kind_and_another_is_remarked() -> None:
    mixed = bytes.fromhex(FILE.replace("\n", " ")).replace(b"FDC\0\0\2", b"ATX\0\0\2")
    assert body_of("FDC", "file_descriptor", mixed)["file_size"] == value(11, 2, "other_name")


@pytest.mark.parametrize(
    ("length", "remark"),
    [(9, "length_disagrees"), (5, "length_disagrees"), (4, "none"), (3, "none"), (2, "length_disagrees")],
)
def test_a_length_may_count_the_zero_byte_and_the_size_decides(length: int, remark: str) -> None:
    [record] = body_of("ATX", "text_records", sent("ATX", i32(1), i32(length), string("one")))["records"]
    assert record == text("one", length, 3, remark)


def test_a_text_without_its_end_is_remarked() -> None:
    [record] = body_of("ATX", "text_records", sent("ATX", i32(1), i32(3), "08 03 6F 6E 65"))["records"]
    assert record == text("one", 3, 3, "not_terminated")


def test_types_and_sizes_that_nobody_writes_are_remarked() -> None:
    found = body_of("FDC", "file_descriptor", sent("FDC", "12 04 00 00 00 50", "0B 02 00 0B"))
    assert found == {"len_record": value(80, 1, "api_type_on_wire"), "file_size": value(11, 2)}
    long = sent("ATX", i32(1), i32(123), "08 7B" + " 61" * 122 + " 00")
    [record] = body_of("ATX", "text_records", long)["records"]
    assert record["remark"] == "size_form_unknown"


@pytest.mark.parametrize("count", [0, 1, 3, -1])
def test_records_that_are_there_are_read_whatever_their_count(count: int) -> None:
    found = body_of("ATX", "text_records", sent("ATX", i32(count), i32(3), string("one"), i32(3), string("two")))
    assert [record["value"] for record in found["records"]] == ["one", "two"]
    assert found["count_differs"] is True


def test_a_count_of_variables_that_is_wrong_is_mended_by_the_fields() -> None:
    parts = [i32(5), i32(2), *variable("AGE", "31"), *variable("SEX", "32")]
    found = body_of("VAR", "variables", sent("VAR", *parts))
    assert [one["name"]["value"] for one in found["variables"]] == ["AGE", "SEX"]
    assert found["count_differs"] is True


@pytest.mark.parametrize(
    ("byte", "kind"),
    [("31", "numeric"), ("32", "character"), ("01", "numeric"), ("02", "character"), ("37", "unknown")],
)
def test_the_type_of_a_variable_is_a_digit_or_a_byte(byte: str, kind: str) -> None:
    [found] = body_of("VAR", "variables", sent("VAR", i32(1), i32(2), *variable("AGE", byte)))["variables"]
    assert found["kind"] == kind


def test_a_kind_that_is_not_known_keeps_its_bytes() -> None:
    message = sent("NEW", i32(1))
    row, failure = decoded(message)
    assert failure is None
    assert row["kind"] == "NEW"
    assert {name: one for name, one in row["body"].items() if one is not None} == {"raw": message[8:]}
