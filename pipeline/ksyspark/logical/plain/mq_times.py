"""Dates and times of IBM MQ, one at a time: digits without separators, GMT. Source: MQMD, PutDate and PutTime."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta

from ksyspark.display import show_plain
from ksyspark.logical.plain.not_logical import NotLogical
from ksyspark.logical.types import LONGEST


def read_date(text: str) -> date | None:
    """Return the day of `YYYYMMDD`, None for blanks. Raises NotLogical."""
    if _is_blank(text):
        return None
    try:
        return _day(_digits(text, 8))
    except ValueError:
        raise NotLogical("a date: YYYYMMDD", show_plain(text)) from None


def read_time(text: str) -> timedelta | None:
    """Return the time since midnight of `HHMMSSTH` (tenths, hundredths of a second), None for blanks."""
    if _is_blank(text):
        return None
    try:
        return _time(_digits(text, 8))
    except ValueError:
        raise NotLogical("a time: HHMMSSTH", show_plain(text)) from None


def read_timestamp(text: str) -> datetime | None:
    """Return the instant of `YYYYMMDDHHMMSSTH`, None for blanks. Raises NotLogical."""
    if _is_blank(text):
        return None
    try:
        digits = _digits(text, 16)
        day, time = _day(digits[:8]), _time(digits[8:])
    except ValueError:
        raise NotLogical("a date and a time: YYYYMMDDHHMMSSTH", show_plain(text)) from None
    return datetime(day.year, day.month, day.day, tzinfo=UTC) + time


def _is_blank(text: str) -> bool:
    return len(text) <= LONGEST and not text.strip(" \0")


def _digits(text: str, length: int) -> str:
    if not re.fullmatch(rf"\d{{{length}}}", text, re.ASCII):
        raise ValueError
    return text


def _day(digits: str) -> date:
    return date(int(digits[:4]), int(digits[4:6]), int(digits[6:8]))


def _time(digits: str) -> timedelta:
    hours, minutes, seconds, hundredths = (int(digits[at : at + 2]) for at in (0, 2, 4, 6))
    if hours > 23 or minutes > 59 or seconds > 59:
        raise ValueError
    return timedelta(hours=hours, minutes=minutes, seconds=seconds, milliseconds=10 * hundredths)
