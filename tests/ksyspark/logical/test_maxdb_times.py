"""Dates, times and timestamps of MaxDB in all forms of the fact sheet."""

from __future__ import annotations

import random
from datetime import date, datetime, timedelta

import pyarrow as pa
import pytest

from ksyspark.logical import converter
from ksyspark.logical.maxdb import maxdb_date, maxdb_time, maxdb_timestamp

DAY = date(2003, 2, 28)
DATES = ["20030228", "2003-02-28", "02/28/2003", "28.02.2003"]
TIMES = {
    "00150405": timedelta(hours=15, minutes=4, seconds=5), "15:04:05": timedelta(hours=15, minutes=4, seconds=5),
    "15.04.05": timedelta(hours=15, minutes=4, seconds=5), "03:04 PM": timedelta(hours=15, minutes=4),
    "12:00 AM": timedelta(0), "12:00 PM": timedelta(hours=12), "11:59 AM": timedelta(hours=11, minutes=59),
    "00:30 AM": timedelta(minutes=30), "99991230": timedelta(hours=9999, minutes=12, seconds=30),
}  # fmt: skip
MOMENT = datetime.fromisoformat("2003-02-28T15:04:05.000678")
TIMESTAMPS = ["20030228150405000678", "2003-02-28 15:04:05.000678", "2003-02-28-15.04.05.000678"]
NO_DATES = [
    "", " ", "20030229", "2003-00-10", "13/01/2003", "00.01.2003", "0000-01-01", "2003-2-28", "2003-02-28x",
    " 20030228", "2003/02/28", "2003022\u0668", "20030228\0\0", "28.02.03", "2003-02-28" + " " * 600,
]  # fmt: skip
NO_TIMES = ["", "15:60:05", "15:04:60", "13:04 PM", "00:04 PM", "15:04", "150405", "15:04:05 PM", "3:04 PM", "15-04-05"]
NO_TIMESTAMPS = ["2003-02-28 24:00:00.000000", "2003-02-28 15:04:05", "2003-02-28T15:04:05.000678", "2003-02-28"]


def padded(texts, width: int) -> list[str]:
    return [text.ljust(width) for text in texts]


def test_every_form_of_a_day() -> None:
    assert maxdb_date(pa.array(padded(DATES, 10))).values.to_pylist() == [DAY] * 4


def test_every_form_of_a_time() -> None:
    assert maxdb_time(pa.array([*TIMES])).values.to_pylist() == [*TIMES.values()]


def test_every_form_of_a_timestamp() -> None:
    assert maxdb_timestamp(pa.array(padded(TIMESTAMPS, 26))).values.to_pylist() == [MOMENT] * 3


@pytest.mark.parametrize(
    ("name", "texts"), [("maxdb_date", NO_DATES), ("maxdb_time", NO_TIMES), ("maxdb_timestamp", NO_TIMESTAMPS)]
)
def test_what_is_none_is_refused(agreed, name, texts) -> None:
    assert agreed(name, texts).faults.all()
    assert agreed(name, [text.encode() for text in texts]).faults.all()


@pytest.mark.parametrize("encoding", ["ASCII", "UTF-16-BE", "UTF-16-LE", "cp037", "cp500", "cp1140"])
def test_bytes_of_one_and_of_two_a_character(agreed, encoding) -> None:
    days = [text.encode(encoding) for text in padded(DATES, 10)]
    assert agreed("maxdb_date", days).values.to_pylist() == [DAY] * 4
    wide_ebcdic = b"".join(bytes([code, 0]) for code in "20030228".encode("cp037"))
    mixed = [*days, b"20030228", None, b"", b"\0", b"\0\0", b"2\0" * 4, b"\xf0", b"\xf20030228", wide_ebcdic]
    assert agreed("maxdb_date", mixed).values.to_pylist()[4:] == [DAY, *[None] * 8]
    moments = [text.encode(encoding) for text in padded(TIMESTAMPS, 26)]
    assert agreed("maxdb_timestamp", moments).values.to_pylist() == [MOMENT] * 3
    assert agreed("maxdb_time", [text.encode(encoding) for text in TIMES]).values.to_pylist() == [*TIMES.values()]
    behind = [b"\x20" + day for day in days] + [b"\xff" + bytes(10), b"\xfe", b""]
    converted = agreed("maxdb_defined_date", behind)
    assert converted.values.to_pylist() == [DAY] * 4 + [None] * 3
    assert converted.faults.tolist() == [False] * 6 + [True]


def test_every_day_of_every_month_in_every_form(agreed) -> None:
    for year in (1, 1582, 1900, 2000, 2003, 2004, 9999):
        days = [(month, day) for month in range(14) for day in range(33)]
        texts = [f"{year:04}{m:02}{d:02}" for m, d in days] + [f"{year:04}-{m:02}-{d:02}" for m, d in days]
        texts += [f"{m:02}/{d:02}/{year:04}" for m, d in days] + [f"{d:02}.{m:02}.{year:04}" for m, d in days]
        agreed("maxdb_date", texts)


@pytest.mark.parametrize("name", ["maxdb_date", "maxdb_time", "maxdb_timestamp", "maxdb_defined_time"])
def test_changed_texts(agreed, name) -> None:
    chance = random.Random(name)
    seeds = [*padded(DATES, 10), *TIMES, *padded(TIMESTAMPS, 26)]
    texts = []
    for _ in range(3000):
        text = list(chance.choice(seeds))
        for _ in range(chance.choice((0, 1, 1, 2))):
            text[chance.randrange(len(text))] = chance.choice("0123456789-:./ AMPé")
        texts.append("".join(text))
    if "defined" not in name:
        agreed(name, [*texts, None])
    agreed(name, [b"\x20"[: "defined" in name] + text.encode() for text in texts] + [None])


def test_one_row_and_no_row() -> None:
    assert converter("maxdb_defined_date")(pa.array([b""], pa.binary())).faults.tolist() == [True]
    assert maxdb_date(pa.array([], pa.string())).values.to_pylist() == []
    assert maxdb_date(pa.array([None], pa.string())).values.to_pylist() == [None]
    assert maxdb_date(pa.array(DATES, pa.large_string()).slice(2)).values.to_pylist() == [DAY, DAY]
