"""VDN numbers: the table of the fact sheet, every short one, random long ones, and bytes that are no number."""

from __future__ import annotations

import random
from decimal import Decimal

import pyarrow as pa
import pytest

from ksyspark.logical import InvalidValue, converter, value_reader
from ksyspark.logical.maxdb import maxdb_number, maxdb_number_text

SHEET = {
    "80 00": "0", "C1 10": "1", "C0 50": "0.5", "C2 10": "10", "C3 25 60": "256", "3F 90": "-1", "3E 90": "-10",
    "40 50": "-0.5", "C4 47 11": "4711", "3C 52 89": "-4711", "C5 32 76 70": "32767", "3B 67 23 20": "-32768",
    "CA 21 47 48 36 47": "2147483647", "36 78 52 51 63 52": "-2147483648",
    "D3 92 23 37 20 36 85 47 75 80 70": "9223372036854775807",
    "2D 07 76 62 79 63 14 52 24 19 20": "-9223372036854775808",
    "C1 31 41 59 26 53 58 97 93 23 84": "3.1415926535897932384", "3F 70": "-3", "3D 90": "-100", "BE 10": "0.001",
    "42 90": "-0.001", "39 87 65 43 21 10": "-1234567.89",
}  # fmt: skip
# Longer than the numbers need: as columns of fixed width have them.
LONGER = {"C1 10 00 00": "1", "C4 81 92 00": "8192", "3F 90 00 00 00 00": "-1", "80 00 00 00 00 00": "0"}
LARGEST = bytes([0xFF, *[0x99] * 19])


def of_hex(*texts: str) -> pa.Array:
    return pa.array([bytes.fromhex(text) for text in texts], pa.binary())


def written(number: Decimal) -> bytes:
    """Encode a number as the fact sheet describes: the digits of a fraction, complemented for negative numbers."""
    _, digits, exponent = number.as_tuple()
    digits = [*digits]
    while digits and digits[-1] == 0:
        digits.pop()
        exponent += 1
    if not digits:
        return bytes((0x80, 0))
    exponent += len(digits)
    if number < 0:
        digits = [9 - digit for digit in digits[:-1]] + [10 - digits[-1]]
    if len(digits) % 2:
        digits.append(0)
    characteristic = 64 - exponent if number < 0 else exponent + 192
    return bytes([characteristic, *(high * 16 + low for high, low in zip(digits[::2], digits[1::2], strict=True))])


def test_the_numbers_of_the_sheet() -> None:
    texts = {**SHEET, **LONGER}
    numbers = of_hex(*texts)
    assert maxdb_number_text(numbers).values.to_pylist() == list(texts.values())
    exact = maxdb_number(numbers, 38, 19)
    assert exact.values.to_pylist() == [Decimal(text) for text in texts.values()]
    assert not exact.faults.any()


@pytest.mark.parametrize("text", SHEET.values())
def test_the_tests_write_numbers_as_the_sheet_does(text) -> None:
    [data] = [bytes.fromhex(key) for key, value in SHEET.items() if value == text][:1]
    assert written(Decimal(text)) == data


def test_what_needs_more_digits_than_the_column_has_is_refused_not_rounded() -> None:
    numbers = of_hex("C0 50", "C1 15", "C2 10", "C2 99", "BF 10")
    converted = maxdb_number(numbers, 2, 1)
    assert converted.values.to_pylist() == [Decimal("0.5"), Decimal("1.5"), None, None, None]
    assert converted.faults.tolist() == [False, False, True, True, True]


def test_the_largest_number_fits_as_text_and_38_digits_as_a_decimal() -> None:
    assert maxdb_number_text(pa.array([LARGEST])).values.to_pylist() == ["9" * 38 + "0" * 25]
    assert maxdb_number(pa.array([LARGEST])).faults.tolist() == [True]
    assert maxdb_number(pa.array([bytes([0xE6]) + LARGEST[1:]])).values.to_pylist() == [Decimal("9" * 38)]


def test_every_number_of_two_bytes(agreed) -> None:
    every = [bytes((first, second)) for first in range(256) for second in range(256)]
    assert agreed("maxdb_number_text", every).faults.sum() == 256 * 256 - 127 * 90 - 127 * 90 - 1
    agreed("maxdb_number(38, 37)", every)
    agreed("maxdb_number(3, 1)", every)


@pytest.mark.parametrize("name", ["maxdb_number(38, 19)", "maxdb_number", "maxdb_number(9, 2)", "maxdb_number_text"])
def test_random_numbers(agreed, name) -> None:
    chance = random.Random(name)
    numbers = [
        Decimal(
            (chance.randrange(2), [chance.randrange(10) for _ in range(chance.randint(1, 38))], -chance.randrange(40))
        )
        for _ in range(4000)
    ]
    data = [written(number) for number in numbers]
    broken = [bytes((*one[:1], *(chance.choice((byte, byte ^ 0x80, 0xA5)) for byte in one[1:]))) for one in data]
    agreed(name, [*data, *broken, *([chance.randbytes(length) for length in range(24)] * 20), None])


def test_random_numbers_keep_every_digit() -> None:
    chance = random.Random(38)
    numbers = [Decimal(chance.randrange(-(10**38) + 1, 10**38)).scaleb(0) for _ in range(2000)]
    converted = maxdb_number(pa.array(map(written, numbers), pa.binary()))
    assert converted.values.to_pylist() == numbers


def test_arrays_of_other_kinds_and_slices() -> None:
    numbers = of_hex("C1 10", "C1 20", "C1 30", "C1 40")
    for kind in (pa.binary(), pa.large_binary(), pa.binary(2)):
        converted = maxdb_number(numbers.cast(kind).slice(1, 2)).values
        assert converted.to_pylist() == [2, 3]
    assert maxdb_number(pa.array([], pa.binary())).values.to_pylist() == []
    assert maxdb_number(pa.array([None, None], pa.binary())).values.to_pylist() == [None, None]
    assert maxdb_number(pa.array([b"", None], pa.binary())).faults.tolist() == [True, False]


def test_a_define_byte_says_whether_there_is_a_value(agreed) -> None:
    values = of_hex("00 C4 47 11", "FF C4 47 11", "FE 00", "FD", "FC", "01 3C 52 89", "", "00")
    converted = converter("maxdb_defined_number(10, 0)")(values)
    assert converted.values.to_pylist() == [4711, None, None, None, None, -4711, None, None]
    assert converted.faults.tolist() == [False, False, False, False, False, False, True, True]
    every = [bytes((first, 0xC1, 0x10)) for first in range(256)]
    assert agreed("maxdb_defined_number", every).values.null_count == 4
    agreed("maxdb_defined_number_text", [*every, b"", None])
    agreed("maxdb_defined_number", [b"", None])


def test_the_row_count_that_means_unknown() -> None:
    counts = of_hex("00 3F 90 00 00 00 00", "00 80 00 00 00 00 00")
    assert converter("maxdb_defined_number")(counts).values.to_pylist() == [-1, 0]


@pytest.mark.parametrize(
    ("data", "expected", "actual"),
    [
        ("C1", "2 to 20 bytes", "1 byte"),
        ("C1" + "10" * 20, "2 to 20 bytes", "21 bytes"),
        ("C1 1A", "decimal digits behind the first byte", "c11a"),
        ("00 10", "a number", "0010, the sign of no number"),
        ("80 10", "digits of 0 for the number 0", "8010"),
        ("C1 01", "a mantissa from 0.1 to below 1", "c101"),
        ("3F 00", "a mantissa from 0.1 to below 1", "3f00"),
        ("3F 91", "a mantissa from 0.1 to below 1", "3f91"),
        ("C4 47 11", "a number of at most 3 digits, 1 of them behind the point", "4711"),
    ],
)
def test_what_is_wrong_is_said(data, expected, actual) -> None:
    with pytest.raises(InvalidValue) as refused:
        value_reader("maxdb_number(3, 1)")(bytes.fromhex(data))
    assert (refused.value.expected, refused.value.found) == (expected, actual)
