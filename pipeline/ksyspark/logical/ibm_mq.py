"""Dates and times of IBM MQ: digits without separators, in GMT; blanks mean no value.

Source: MQMD, PutDate and PutTime.
"""

import re
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import TypeVar

import numpy as np
import pyarrow as pa

from ksyspark.display import show_plain
from ksyspark.logical import date_time
from ksyspark.logical.arrays import ByteMatrix, Converted, Flags, Ints, InvalidValue, byte_matrix

_BLANK = 32
_MICROS_PER_HUNDREDTH = 10_000
_Value = TypeVar("_Value")


def mq_date(values: pa.Array) -> Converted:
    """Convert `YYYYMMDD` to date32; blanks and zero bytes are null."""
    texts, blank, parsed = _parse(values, "yyyymmdd")
    days, is_day = date_time.unix_days(parsed.fields)
    good = parsed.is_matched & is_day
    return Converted(date_time.date_array(days, good), texts.valid & ~good & ~blank)


def mq_time(values: pa.Array) -> Converted:
    """Convert `HHMMSSTH` (tenths, hundredths of a second) to duration[us] since midnight; blanks and zeros are null."""
    texts, blank, parsed = _parse(values, "hhnnssff")
    micros, is_time = _micros(parsed)
    good = parsed.is_matched & is_time
    return Converted(date_time.micros_array(date_time.SPAN, micros, good), texts.valid & ~good & ~blank)


def mq_timestamp(values: pa.Array) -> Converted:
    """Convert `YYYYMMDDHHMMSSTH` to timestamp[us, UTC]; blanks and zero bytes are null."""
    texts, blank, parsed = _parse(values, "yyyymmddhhnnssff")
    days, is_day = date_time.unix_days(parsed.fields)
    micros, is_time = _micros(parsed)
    good = parsed.is_matched & is_day & is_time
    instants = date_time.micros_array(date_time.INSTANT, days * date_time.MICROS_PER_DAY + micros, good)
    return Converted(instants, texts.valid & ~good & ~blank)


def _parse(values: pa.Array, pattern: str) -> tuple[ByteMatrix, Flags, date_time.ParsedTexts]:
    """Return the texts, which of them are blank, and their fields."""
    texts = byte_matrix(values, date_time.MAX_TEXT_BYTES)
    blank = ((texts.data == _BLANK) | (texts.data == 0)).all(axis=0) & (texts.lengths <= texts.data.shape[0])
    return texts, blank, date_time.parse_texts(texts, [pattern])


def _micros(parsed: date_time.ParsedTexts) -> tuple[Ints, Flags]:
    """Return microseconds since midnight, and which times exist; the fraction counts hundredths of a second."""
    hundredths = {**parsed.fields, "f": parsed.fields["f"] * np.int64(_MICROS_PER_HUNDREDTH)}
    micros, is_time = date_time.micros_of_day(hundredths)
    return micros, is_time & (parsed.fields["h"] <= 23)


def read_date(text: str) -> date | None:
    """Return the date of one `YYYYMMDD`, or None for blanks. Raises InvalidValue."""
    return _read(text, 8, _date, "a date: YYYYMMDD")


def read_time(text: str) -> timedelta | None:
    """Return the time since midnight of one `HHMMSSTH`, or None for blanks. Raises InvalidValue."""
    return _read(text, 8, _time, "a time: HHMMSSTH")


def read_timestamp(text: str) -> datetime | None:
    """Return the instant of one `YYYYMMDDHHMMSSTH`, or None for blanks. Raises InvalidValue."""
    return _read(text, 16, _instant, "a date and a time: YYYYMMDDHHMMSSTH")


def _read(text: str, length: int, read: Callable[[str], _Value], expected: str) -> _Value | None:
    """Return what `read` makes of so many digits, or None for blanks."""
    if len(text) <= date_time.MAX_TEXT_BYTES and not text.strip(" \0"):
        return None
    try:
        if not re.fullmatch(rf"\d{{{length}}}", text, re.ASCII):
            raise ValueError
        return read(text)
    except ValueError:
        raise InvalidValue(expected, show_plain(text)) from None


def _date(digits: str) -> date:
    return date(int(digits[:4]), int(digits[4:6]), int(digits[6:8]))


def _time(digits: str) -> timedelta:
    hours, minutes, seconds, hundredths = (int(digits[at : at + 2]) for at in (0, 2, 4, 6))
    if hours > 23 or minutes > 59 or seconds > 59:
        raise ValueError
    return timedelta(hours=hours, minutes=minutes, seconds=seconds, milliseconds=10 * hundredths)


def _instant(digits: str) -> datetime:
    day, time = _date(digits[:8]), _time(digits[8:])
    return datetime(day.year, day.month, day.day, tzinfo=UTC) + time
