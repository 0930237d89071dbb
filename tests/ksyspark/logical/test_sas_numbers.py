"""SAS numbers: the tables of the fact sheet, all missing values, every short number, random doubles."""

from __future__ import annotations

import math
import random
import struct
from datetime import date, datetime, timedelta

import numpy as np
import pyarrow as pa
import pytest

from ksyspark.logical import converter
from ksyspark.logical.arrays import NAN_NOT_MISSING, OUT_OF_RANGE, ROUNDED
from ksyspark.logical.sas import (
    sas_date,
    sas_datetime,
    sas_missing,
    sas_numeric,
    sas_time,
    sas_time_of_day,
)

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
TAGS = {".": 0xFE, "._": 0xFF, **{f".{letter}": 0xFD - number for number, letter in enumerate(LETTERS)}}
SECOND_SCHEME = {".": 0xD1, "._": 0xA0, **{f".{letter}": 0xBE - number for number, letter in enumerate(LETTERS)}}
EBCDIC = [0x4B, 0x6D, *range(0xC1, 0xCA), *range(0xD1, 0xDA), *range(0xE2, 0xEA)]
HEX = {
    "41 10 00 00 00 00 00 00": 1.0, "41 C4 00 00 00 00 00 00": 12.25, "42 1F 80": 31.5, "C2 1F 80": -31.5,
    "43 3E 80": 1000.0, "C2 7B 00": -123.0, "40 80 00": 0.5, "00 00": 0.0, "00 00 00 00 00 00 00 00": 0.0,
}  # fmt: skip


def of_hex(*texts: str) -> pa.Array:
    return pa.array([bytes.fromhex(text) for text in texts], pa.binary())


def doubles_of(data: list[bytes]) -> list[float]:
    return [struct.unpack(">d", one)[0] for one in data]


def tagged(tag: int, length: int = 8) -> bytes:
    return bytes((0xFF, 0xFF, tag, 0, 0, 0, 0, 0))[:length]


@pytest.mark.parametrize("scheme", [TAGS, SECOND_SCHEME])
def test_all_missing_values(scheme) -> None:
    kinds, data = [*scheme], [tagged(tag) for tag in scheme.values()]
    doubles = pa.array(doubles_of(data), pa.float64())
    assert sas_missing(doubles).values.to_pylist() == kinds
    assert sas_numeric(doubles).values.null_count == len(kinds)
    assert not sas_missing(doubles).notices[NAN_NOT_MISSING].any()
    for length in range(3, 9):
        short = [one[:length] for one in data]
        assert sas_missing(pa.array(short, pa.binary()), "be").values.to_pylist() == kinds
        assert sas_missing(pa.array([one[::-1] for one in short], pa.binary()), "le").values.to_pylist() == kinds


def test_the_tags_of_the_sheet() -> None:
    assert (TAGS[".A"], TAGS[".Z"], SECOND_SCHEME[".Z"]) == (0xFD, 0xE4, 0xA5)
    assert sas_missing(of_hex("FFFFFE0000000000"), "be").values.to_pylist() == ["."]
    assert sas_missing(of_hex("FFFFFC"), "be").values.to_pylist() == [".B"]
    assert sas_missing(of_hex("FCFFFF"), "le").values.to_pylist() == [".B"]


def test_numbers_have_no_kind_and_other_nans_are_noted() -> None:
    values = pa.array([1.5, -0.0, math.nan, math.inf, -math.inf, None, *doubles_of([b"\xff\xff\xfe\0\0\0\0\1"])])
    kinds = sas_missing(values)
    assert kinds.values.to_pylist() == [None, None, ".", ".", ".", None, "."]
    assert kinds.notices[NAN_NOT_MISSING].tolist() == [False, False, True, True, True, False, True]
    numbers = sas_numeric(values).values.to_pylist()
    assert numbers == [1.5, 0.0, None, None, None, None, None]
    assert math.copysign(1, numbers[1]) == -1


def test_short_numbers() -> None:
    assert sas_numeric(of_hex("40BFFF"), "be").values.to_pylist() == [8191.0]
    assert sas_numeric(of_hex("FFBF40"), "le").values.to_pylist() == [8191.0]
    largest = {3: 8192, 4: 2097152, 5: 536870912, 6: 137438953472, 7: 35184372088832, 8: 9007199254740992}
    for length, number in largest.items():
        exact = [number, number - 1]
        data = [struct.pack(">d", one)[:length] for one in exact]
        assert sas_numeric(pa.array(data), "be").values.to_pylist() == exact
    assert sas_numeric(of_hex("40BF", "40BFFF000000000000", ""), "be").faults.tolist() == [True, True, True]


def test_hexadecimal_numbers() -> None:
    converted = converter("ibm_hex_float")(of_hex(*HEX))
    assert converted.values.to_pylist() == [*HEX.values()]
    assert not converted.faults.any()
    assert not converted.notices[ROUNDED].any()
    [negative_zero] = converter("ibm_hex_float")(of_hex("80 00 00 00")).values.to_pylist()
    assert (negative_zero, math.copysign(1, negative_zero)) == (0.0, -1.0)


def test_fractions_of_56_bits_are_rounded_to_even_and_noted() -> None:
    converted = converter("ibm_hex_float")(
        of_hex("4EFFFFFFFFFFFFFF", "4E80000000000004", "4E8000000000000C", "4E80000000000008")
    )
    assert converted.values.to_pylist() == [2.0**56, 2.0**55, 2.0**55 + 16, 2.0**55 + 8]
    assert converted.notices[ROUNDED].tolist() == [True, True, True, False]


@pytest.mark.parametrize(
    ("form", "codes"),
    [("ibm", [ord(kind[-1]) for kind in TAGS]), ("ibm_ebcdic", EBCDIC), ("ibm_complement", [*SECOND_SCHEME.values()])],
)
def test_missing_hexadecimal_numbers(form, codes) -> None:
    data = pa.array([bytes((code, 0, 0)) for code in codes], pa.binary())
    assert sas_missing(data, form).values.to_pylist() == [*TAGS]
    assert converter("ibm_hex_float")(data).values.null_count == len(codes)
    assert not sas_missing(data, form).notices[NAN_NOT_MISSING].any()
    unknown = sas_missing(of_hex("01 00 00"), form)
    assert unknown.values.to_pylist() == ["."]
    assert unknown.notices[NAN_NOT_MISSING].tolist() == [True]


def test_dates() -> None:
    days = pa.array([0.0, 3653.0, -1.0, -0.5, 1.9, -138061.0, 2936549.0, 2936550.0, -715510.0, -715509.0, 1e300])
    converted = sas_date(days)
    assert converted.values.to_pylist() == [
        date(1960, 1, 1), date(1970, 1, 1), date(1959, 12, 31), date(1959, 12, 31), date(1960, 1, 2), date(1582, 1, 1),
        date(9999, 12, 31), None, None, date.min, None,
    ]  # fmt: skip
    assert converted.notices[OUT_OF_RANGE].tolist() == [False] * 7 + [True, True, False, True]
    assert not converted.faults.any()


def test_datetimes() -> None:
    seconds = pa.array([0.0, 315619200.0, -0.25, 0.0000005, 0.0000015, 253717920000.0, -61819977600.0])
    converted = sas_datetime(seconds)
    texts = ["1960-01-01", "1970-01-01", "1959-12-31T23:59:59.750", "1960-01-01", "1960-01-01T00:00:00.000002"]
    expected = [*map(datetime.fromisoformat, texts), None, datetime.fromisoformat("0001-01-01")]
    assert converted.values.to_pylist() == expected
    assert converted.notices[OUT_OF_RANGE].tolist() == [False] * 5 + [True, False]


def test_times() -> None:
    seconds = pa.array([0.0, 86399.5, 90000.0, -1.5, 1e13, None])
    spans = [timedelta(0), timedelta(seconds=86399.5), timedelta(hours=25), timedelta(seconds=-1.5), None, None]
    assert sas_time(seconds).values.to_pylist() == spans
    of_day = [timedelta(0), timedelta(seconds=86399.5), timedelta(hours=1), timedelta(seconds=86398.5), None, None]
    assert sas_time_of_day(seconds).values.to_pylist() == of_day


def random_doubles(chance: random.Random) -> list[float]:
    spread = [chance.uniform(-1, 1) * 10 ** chance.uniform(-8, 16) for _ in range(4000)]
    whole = [float(chance.randrange(-(10**6), 4 * 10**6)) for _ in range(1000)]
    edges = [one + step for one in (-715509, 2936550, 253717920000, -61819977600, 9223372036854) for step in (-1, 0, 1)]
    return [*spread, *whole, *map(float, edges), -1e-20, 1e300, *doubles_of([chance.randbytes(8) for _ in range(2000)])]


@pytest.mark.parametrize(
    "name", ["sas_numeric", "sas_missing", "sas_date", "sas_datetime", "sas_time", "sas_time_of_day"]
)
@pytest.mark.parametrize("form", ["", "be", "le", "ibm"])
def test_random_numbers(agreed, name, form) -> None:
    chance = random.Random(f"{name} {form}")
    doubles = random_doubles(chance)
    tags = [tagged(chance.randrange(256)) for _ in range(500)]
    if not form:
        agreed(name, [*doubles, *doubles_of(tags), None])
        return
    data = [*(struct.pack(">d", one)[: chance.randint(2, 8)] for one in doubles), *tags]
    data += [bytes((chance.randrange(256), 0, 0, 0, 0)) for _ in range(500)] + [chance.randbytes(n) for n in range(12)]
    agreed(f"{name}({form})", [one[::-1] if form == "le" else one for one in data] + [None])


@pytest.mark.parametrize("name", ["sas_missing(ibm_ebcdic)", "sas_missing(ibm_complement)", "sas_missing(ibm)"])
def test_every_first_byte_of_a_hexadecimal_number(agreed, name) -> None:
    agreed(name, [bytes((first, fraction)) for first in range(256) for fraction in (0, 1)])


def test_every_short_hexadecimal_number(agreed) -> None:
    agreed("ibm_hex_float", [number.to_bytes(2, "big") for number in range(1 << 16)])


def test_slices_and_rows_of_fixed_size() -> None:
    values = pa.array([1.0, 2.0, None, 4.0]).slice(1)
    assert sas_numeric(values).values.to_pylist() == [2.0, None, 4.0]
    fixed = pa.array([struct.pack("<d", one) for one in (1.0, 2.0, 3.0)], pa.binary(8)).slice(1)
    assert sas_numeric(fixed, "le").values.to_pylist() == [2.0, 3.0]
    assert sas_numeric(pa.array([], pa.float64())).values.to_pylist() == []
    assert np.array_equal(sas_numeric(values).faults, [False, False, False])
