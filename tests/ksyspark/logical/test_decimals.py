"""Packed, zoned and plain decimal digits, and dates in digits."""

from __future__ import annotations

from datetime import date
from decimal import Decimal
from random import Random

import pytest

from ksyspark.logical.families import functions_of

NAMES = ("packed_decimal", "bcd", "zoned_decimal")


def octets(*texts: str) -> list[bytes]:
    return [bytes.fromhex(text) for text in texts]


def test_packed_decimals(agreed) -> None:
    values = octets("0012345c", "0012345d", "5f", "0c", "12345b", "12345e", "9999999a", "12345678 9c")
    read = agreed("packed_decimal(7, 2)", values).values.to_pylist()
    expected = ["123.45", "-123.45", "0.05", "0.00", "-123.45", "123.45", "99999.99"]
    assert read == [*map(Decimal, expected), None]


@pytest.mark.parametrize("wrong", ["", "00", "1234", "00123a5c", "c0", "00" * 20 + "0c"])
def test_what_is_no_packed_decimal(agreed, wrong) -> None:
    assert agreed("packed_decimal(9, 0)", octets(wrong, "1c")).faults.tolist() == [True, False]


def test_plain_digits(agreed) -> None:
    read = agreed("bcd(6, 3)", [*octets("123456", "0042", "00000007", "12345678", "12a4", ""), None])
    assert read.values.to_pylist() == [*map(Decimal, ("123.456", "0.042", "0.007")), None, None, None, None]
    assert read.faults.tolist() == [False] * 3 + [True] * 3 + [False]


@pytest.mark.parametrize("charset", ["cp037", "ascii"])
def test_zoned_decimals(agreed, charset) -> None:
    texts = ["0012345", "001234E", "001234N", "{", "}", "9", "R", "123456789I"]
    values = [text.encode(charset) for text in texts]
    expected = ["123.45", "123.45", "-123.45", "0", "0", "0.09", "-0.09", None]
    read = agreed("zoned_decimal(9, 2)", values).values.to_pylist()
    assert read == [text and Decimal(text) for text in expected]


def test_zoned_decimals_of_micro_focus(agreed) -> None:
    assert agreed("zoned_decimal(3)", [b"12s", b"00p", b"12z"]).values.to_pylist() == [Decimal(-123), Decimal(0), None]


@pytest.mark.parametrize("wrong", ["", "1J3", "+12", " 12", "12 ", "1" * 39])
def test_what_is_no_zoned_decimal(agreed, wrong) -> None:
    assert agreed("zoned_decimal(5, 0)", [wrong.encode(), b"12"]).faults.tolist() == [True, False]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("digits", [(1, 0), (5, 5), (7, 2), (18, 4), (38, 0), (38, 38)])
def test_drawn_values_are_read(agreed, name, digits) -> None:
    chance = Random(7)
    sizes = [None, *range(1, 20)]
    drawn = [functions_of(name).draw(tuple(map(str, digits)), size, chance) for size in sizes]
    assert not agreed(f"{name}({digits[0]}, {digits[1]})", [*drawn, None]).faults.any()
    noise = [chance.randbytes(chance.randrange(6)) for _ in range(200)]
    assert agreed(f"{name}({digits[0]}, {digits[1]})", noise).faults.any()
    assert functions_of(name).draw(("9",), 40, chance) is None


@pytest.mark.parametrize(
    ("form", "digits"),
    [
        ("yyyymmdd", "20240229"), ("ddmmyyyy", "29022024"), ("mmddyyyy", "02292024"),
        ("yyyyddd", "02024060"), ("cyyddd", "0124060f"), ("yyyymmdd", "020240229c"),
    ],
)  # fmt: skip
def test_dates(agreed, form, digits) -> None:
    assert agreed(f"bcd_date({form})", octets(digits, "00000000")).values.to_pylist() == [date(2024, 2, 29), None]


@pytest.mark.parametrize("form", ["yyyymmdd", "ddmmyyyy", "mmddyyyy", "yyyyddd", "cyyddd"])
def test_all_days_and_what_is_none(agreed, form) -> None:
    chance = Random(3)
    drawn = [functions_of("bcd_date").draw((form,), size, chance) for size in (None, 4, 5, 6) * 50]
    noise = [f"{chance.randrange(10**8):08}" for _ in range(400)]
    ends = [
        "00010101",
        "99991231",
        "20230229",
        "02023366",
        "02024366",
        "0124367f",
        "99999365",
        "9999999c",
        "1999b101",
        "8bad",
    ]
    read = agreed(f"bcd_date({form})", [*drawn, *octets(*noise, *ends), b"", bytes(20), b"\x0c", None])
    assert not read.faults[: len(drawn)].any()
    assert read.faults.any()
