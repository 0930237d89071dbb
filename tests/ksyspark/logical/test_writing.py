"""Every logical type that has a value is written as its reader reads it, in the length of what was there."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from decimal import Decimal

import pytest

from ksyspark.logical.families import FUNCTIONS, value_reader, value_writer

DAY, CLOCK, MOMENT = date(2024, 2, 29), timedelta(hours=7, minutes=8, seconds=9), datetime(2024, 2, 29, 7, 8, 9)  # noqa: DTZ001
VALUES = {
    "ibm_hex_float": [0.0, 1.0, -118.625, 1e-30],
    "maxdb_date": [DAY],
    "maxdb_number(38, 4)": [
        Decimal(0),
        Decimal("-12.5"),
        Decimal("4711.0001"),
        Decimal("1234567890" * 3 + "1234.5678"),
    ],
    "maxdb_number_text": ["0", "-12.5", "123456789012345678"],
    "maxdb_time": [CLOCK, timedelta(hours=30)],
    "maxdb_timestamp": [MOMENT + timedelta(microseconds=5)],
    "mq_date": [DAY],
    "mq_time": [CLOCK + timedelta(milliseconds=120)],
    "mq_timestamp": [MOMENT.replace(tzinfo=UTC)],
    "mqtt_string": ["a"],
    "mqtt_topic_filter": ["a/#"],
    "mqtt_topic_name": ["a/b"],
    "sas_date": [DAY, date(1959, 12, 31)],
    "sas_datetime": [MOMENT],
    "sas_missing": [".", "._", ".Z"],
    "sas_missing(le)": [".A"],
    "sas_numeric": [0.0, -1.5],
    "sas_numeric(le)": [2.25],
    "sas_time": [CLOCK, -CLOCK],
    "sas_time_of_day": [CLOCK],
}
CASES = [
    (name, value, before)
    for name, values in VALUES.items()
    for value in values
    for before in (("string",) if name.startswith("mq") else ("binary", bytes(20)[: 8 if "maxdb" not in name else 20]))
]


@pytest.mark.parametrize(("name", "value", "before"), CASES)
def test_a_value_is_read_as_it_was_written(name, value, before) -> None:
    write, read = value_writer(name), value_reader(name)
    assert write is not None
    assert read(write(value, before)) == value


def test_numbers_keep_their_length() -> None:
    write = value_writer("maxdb_number(10, 2)")
    assert write is not None
    assert [len(write(Decimal("1.5"), bytes(size))) for size in (2, 5, 11)] == [2, 5, 11]


def test_a_define_byte_is_kept() -> None:
    write = value_writer("maxdb_defined_date")
    assert write is not None
    assert write(DAY, b"\x01" + b" " * 10) == b"\x0120240229  "


def test_all_types_have_a_writer() -> None:
    assert [name for name in FUNCTIONS if value_writer(name) is None] == []


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("packed_decimal(7, 2)", ["0012345c", "0012345d", "0012345f", "0c", "0000000000012345"[:-1] + "d"]),
        ("bcd(6, 3)", ["123456", "0042", "00"]),
        ("zoned_decimal(7, 2)", ["f1f2c3", "f1f2d3", "f1f2f3", "303132", "31324c", "303173", "31327b"]),
        ("bcd_date", ["20240229", "020240229c", "0000020240229f"]),
        ("bcd_date(ddmmyyyy)", ["29022024"]),
        ("bcd_date(cyyddd)", ["0124060f", "124060"]),
        ("bcd_date(yyyyddd)", ["02024060"]),
        ("uuid", ["000102030405060708090a0b0c0d0e0f"]),
        ("uuid(le)", ["000102030405060708090a0b0c0d0e0f"]),
        ("ip_address", ["0a000001", "20010db8000000000000000000000001"]),
    ],
)
def test_bytes_are_written_as_they_were(name, values) -> None:
    write, read = value_writer(name), value_reader(name)
    assert write is not None
    for value in map(bytes.fromhex, values):
        assert write(read(value), value) == value
        assert read(write(read(value), "binary")) == read(value)


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("unix_time", 1_709_209_859),
        ("unix_time(ms)", -1),
        ("unix_time(ns)", 5000),
        ("filetime", 133_536_834_592_500_010),
        ("ntp_time", (3_918_198_659 << 32) + (1 << 31)),
        ("ntp_time", 1 << 32),
    ],
)
def test_numbers_are_written_as_they_were(name, number) -> None:
    write, read = value_writer(name), value_reader(name)
    assert write is not None
    assert write(read(number), number) == number
    later = read(number) + timedelta(microseconds=123_456)
    if name not in ("unix_time", "unix_time(ms)"):
        assert read(write(later, number)) == later


@pytest.mark.parametrize(
    ("name", "value", "before"),
    [
        ("packed_decimal(7, 2)", Decimal("1.234"), "binary"),
        ("packed_decimal(7, 2)", Decimal("123456.00"), b"\0" * 3),
        ("bcd(4)", Decimal(-1), "binary"),
        ("zoned_decimal(3)", Decimal(1000), b"000"),
        ("unix_time", MOMENT.replace(tzinfo=UTC, microsecond=1), 0),
    ],
)
def test_values_that_do_not_fit_are_refused(name, value, before) -> None:
    write = value_writer(name)
    assert write is not None
    with pytest.raises(ValueError, match=r"^$"):
        write(value, before)


@pytest.mark.parametrize(("name", "value"), [("mq_time", timedelta(microseconds=1)), ("maxdb_time", -CLOCK)])
def test_what_a_type_cannot_say_is_no_value(name, value) -> None:
    write = value_writer(name)
    assert write is not None
    with pytest.raises(ValueError, match=r"^$"):
        write(value, "string")
