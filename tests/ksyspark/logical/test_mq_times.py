"""PutDate and PutTime of IBM MQ."""

from __future__ import annotations

import random
from datetime import UTC, date, datetime, timedelta

import pytest

from ksyspark.logical import InvalidValue, value_reader

BLANKS = ["", "        ", "\0" * 8, " \0 \0"]


def test_days(agreed) -> None:
    converted = agreed("mq_date", ["20110912", *BLANKS, "20110931", "2011-9-1", "00000000", "20110912 ", None])
    assert converted.values.to_pylist() == [date(2011, 9, 12)] + [None] * 9
    assert converted.faults.tolist() == [False] * 5 + [True] * 4 + [False]


def test_times(agreed) -> None:
    converted = agreed("mq_time", ["08021234", *BLANKS, "23595999", "24000000", "00600000", "00006000", "0802123x"])
    assert converted.values.to_pylist()[0] == timedelta(hours=8, minutes=2, seconds=12, milliseconds=340)
    assert converted.values.to_pylist()[5] == timedelta(hours=23, minutes=59, seconds=59, milliseconds=990)
    assert converted.faults.tolist() == [False] * 6 + [True] * 4


def test_both_together_are_an_instant(agreed) -> None:
    converted = agreed("mq_timestamp", ["2011091208021234", " " * 16, "2011091224021234", "2011093208021234"])
    assert converted.values.to_pylist()[0] == datetime(2011, 9, 12, 8, 2, 12, 340_000, tzinfo=UTC)
    assert converted.faults.tolist() == [False, False, True, True]


@pytest.mark.parametrize("name", ["mq_date", "mq_time", "mq_timestamp"])
def test_random_digits(agreed, name) -> None:
    chance = random.Random(name)
    limits = {"mq_date": (2100, 14, 33), "mq_time": (25, 61, 61, 100), "mq_timestamp": (2100, 14, 33, 25, 61, 61, 100)}
    texts = [
        "".join(f"{chance.randrange(limit):0{4 if limit == 2100 else 2}}" for limit in limits[name])
        for _ in range(5000)
    ]
    blanks = [chance.choice((" ", "\0", "1")) * chance.randrange(20) for _ in range(200)]
    agreed(name, [*texts, *blanks, " " * 600])


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(InvalidValue) as refused:
        value_reader("mq_time")("99000000")
    assert (refused.value.expected, refused.value.found) == ("a time: HHMMSSTH", '"99000000"')
