"""Dates, times and timestamps of SAP DB / MaxDB. Source: order interface, date and time texts.

The session decides which form a text has. No two forms look alike, so that the text alone suffices. Texts are ASCII or
UCS-2 in either byte order, padded with blanks.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date, datetime, timedelta
from functools import cache

import numpy as np
import pyarrow as pa

from ksyspark.display import show_plain
from ksyspark.logical.arrays import ByteMatrix, Flags, Ints, byte_matrix
from ksyspark.logical.date_time import MICROS_PER_DAY, date_array, micros_array, micros_of_day, parse_texts, unix_days
from ksyspark.logical.results import Converted, InvalidValue
from ksyspark.logical.types import MAX_TEXT_BYTES, SPAN, TIMESTAMP

_DATE_PATTERNS = ("yyyymmdd", "yyyy-mm-dd", "mm/dd/yyyy", "dd.mm.yyyy")
_TIME_PATTERNS = ("hhhhnnss", "hh:nn:ss", "hh.nn.ss", "hh:nn AM", "hh:nn PM")
_AM, _PM = 3, 4
_TIMESTAMP_PATTERNS = ("yyyymmddhhnnssffffff", "yyyy-mm-dd hh:nn:ss.ffffff", "yyyy-mm-dd-hh.nn.ss.ffffff")
_BLANK = 32

_ARGUMENTS = {"y": "year", "m": "month", "d": "day", "h": "hour", "n": "minute", "s": "second", "f": "microsecond"}


def maxdb_date(values: pa.Array) -> Converted:
    """Convert date texts, or their bytes, to date32."""
    return convert_dates(_texts(values))


def maxdb_time(values: pa.Array) -> Converted:
    """Convert time texts, or their bytes, to duration[us] since midnight; hours may exceed a day."""
    return convert_times(_texts(values))


def maxdb_timestamp(values: pa.Array) -> Converted:
    """Convert timestamp texts, or their bytes, to timestamp[us] without zone."""
    return convert_timestamps(_texts(values))


def _texts(values: pa.Array) -> ByteMatrix:
    texts = byte_matrix(values, MAX_TEXT_BYTES)
    is_text = pa.types.is_string(values.type) or pa.types.is_large_string(values.type)
    return without_padding(texts if is_text else without_zero_halves(texts))


def convert_dates(texts: ByteMatrix) -> Converted:
    """Convert texts without padding, one byte a character, to date32."""
    parsed = parse_texts(texts, _DATE_PATTERNS)
    days, is_day = unix_days(parsed.fields)
    good = parsed.is_matched & is_day
    return Converted(date_array(days, good), texts.valid & ~good)


def convert_times(texts: ByteMatrix) -> Converted:
    """Convert texts without padding, one byte a character, to duration[us] since midnight."""
    parsed = parse_texts(texts, _TIME_PATTERNS)
    hours, is_hour = _hours_of_day(parsed.fields["h"], parsed.pattern)
    micros, is_time = micros_of_day({**parsed.fields, "h": hours})
    good = parsed.is_matched & is_hour & is_time
    return Converted(micros_array(SPAN, micros, good), texts.valid & ~good)


def convert_timestamps(texts: ByteMatrix) -> Converted:
    """Convert texts without padding, one byte a character, to timestamp[us]."""
    parsed = parse_texts(texts, _TIMESTAMP_PATTERNS)
    days, is_day = unix_days(parsed.fields)
    micros, is_time = micros_of_day(parsed.fields)
    good = parsed.is_matched & is_day & is_time & (parsed.fields["h"] <= 23)
    return Converted(micros_array(TIMESTAMP, days * MICROS_PER_DAY + micros, good), texts.valid & ~good)


def _hours_of_day(hours: Ints, pattern: Ints) -> tuple[Ints, Flags]:
    """Return hours of the day, and which are valid; of twelve-hour forms 12 AM is midnight, 12 PM noon."""
    is_am, is_pm = pattern == _AM, pattern == _PM
    is_twelve_hour = is_am | is_pm
    valid = ~is_twelve_hour | ((hours <= 12) & ~(is_pm & (hours == 0)))
    return np.where(is_twelve_hour, hours % 12 + 12 * is_pm, hours), valid


def without_padding(texts: ByteMatrix) -> ByteMatrix:
    """Return texts without trailing blanks; a text longer than the matrix keeps its length."""
    width = texts.data.shape[0]
    ends = np.zeros(texts.lengths.size, np.int64)
    for position in range(width):
        ends[(texts.data[position] != _BLANK) & (texts.lengths > position)] = position + 1
    return ByteMatrix(texts.data, np.where(texts.lengths > width, texts.lengths, ends), texts.valid)


def without_zero_halves(texts: ByteMatrix) -> ByteMatrix:
    """Return UCS-2 texts, of either byte order, with one byte a character; other texts are left as they are."""
    if texts.data.shape[0] < 2:
        return texts
    is_even = (texts.lengths > 0) & (texts.lengths % 2 == 0) & (texts.lengths <= texts.data.shape[0])
    is_big = is_even & ~texts.data[0::2].any(axis=0)
    is_little = is_even & ~is_big & ~texts.data[1::2].any(axis=0)
    if not (is_big | is_little).any():
        return texts
    data = texts.data.copy()
    for chosen, first in ((is_big, 1), (is_little, 0)):
        halves = texts.data[first::2, chosen]
        data[:, chosen] = 0
        data[: halves.shape[0], chosen] = halves
    return ByteMatrix(data, np.where(is_big | is_little, texts.lengths // 2, texts.lengths), texts.valid)


def read_date(value: str | bytes) -> date:
    """Return the date of one text. Raises InvalidValue."""
    try:
        fields = _fields(_text(value), _DATE_PATTERNS)
        return date(fields["y"], fields["m"], fields["d"])
    except ValueError:
        raise _invalid("a date: YYYYMMDD, YYYY-MM-DD, MM/DD/YYYY or DD.MM.YYYY", value) from None


def read_time(value: str | bytes) -> timedelta:
    """Return the time since midnight of one text; hours may exceed a day. Raises InvalidValue."""
    try:
        text = _text(value)
        fields = _fields(text, _TIME_PATTERNS)
        minutes, seconds = fields["n"], fields.get("s", 0)
        if minutes > 59 or seconds > 59:
            raise ValueError
        return timedelta(hours=_hour_of_day(fields["h"], text), minutes=minutes, seconds=seconds)
    except ValueError:
        raise _invalid("a time: HHHHMMSS, HH:MM:SS, HH.MM.SS, HH:MM AM or HH:MM PM", value) from None


def read_timestamp(value: str | bytes) -> datetime:
    """Return date and time, without zone, of one text. Raises InvalidValue."""
    try:
        fields = _fields(_text(value), _TIMESTAMP_PATTERNS)
        return datetime(**{_ARGUMENTS[letter]: number for letter, number in fields.items()})  # type: ignore[arg-type] # noqa: DTZ001 (has no zone)
    except ValueError:
        forms = "YYYYMMDDHHMMSSmmmmmm, YYYY-MM-DD HH:MM:SS.mmmmmm or YYYY-MM-DD-HH.MM.SS.mmmmmm"
        raise _invalid(f"a timestamp: {forms}", value) from None


def _text(value: str | bytes) -> str:
    """Return a text without padding, out of characters, ASCII or UCS-2 bytes."""
    if len(value) > MAX_TEXT_BYTES:
        raise ValueError
    if isinstance(value, bytes):
        if value and len(value) % 2 == 0 and not any(value[0::2]):
            value = value[1::2]
        elif value and len(value) % 2 == 0 and not any(value[1::2]):
            value = value[0::2]
        value = value.decode("ISO-8859-1")
    return value.rstrip(" ")


def _fields(text: str, patterns: Iterable[str]) -> dict[str, int]:
    """Return the numbers in a text that matches one of the patterns, by their letters."""
    for pattern in patterns:
        match = _regex(pattern).fullmatch(text)
        if match:
            return {letter: int(digits) for letter, digits in match.groupdict().items()}
    raise ValueError


@cache
def _regex(pattern: str) -> re.Pattern[str]:
    """Return the regular expression of a pattern of `parse_texts`."""
    groups = re.sub(r"([ymdhnsf])\1*", lambda run: rf"(?P<{run[1]}>\d{{{len(run[0])}}})", re.escape(pattern))
    return re.compile(groups, re.ASCII)


def _hour_of_day(hours: int, text: str) -> int:
    """Return the hour of the day of a time text, whose form may be a twelve-hour one."""
    is_pm = text.endswith("PM")
    if not is_pm and not text.endswith("AM"):
        return hours
    if hours > 12 or (hours == 0 and is_pm):
        raise ValueError
    return hours % 12 + (12 if is_pm else 0)


def _invalid(expected: str, value: str | bytes) -> InvalidValue:
    return InvalidValue(expected, show_plain(value))
