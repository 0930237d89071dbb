"""Dates, times and timestamps of SAP DB / MaxDB, one at a time. Source: order interface, date and time texts.

The form depends on the session; each can be told from the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date, datetime, timedelta

from ksyspark.display import show_plain
from ksyspark.logical.plain.not_logical import NotLogical
from ksyspark.logical.types import LONGEST

_DATES = (
    r"(?P<y>\d{4})(?P<m>\d\d)(?P<d>\d\d)",
    r"(?P<y>\d{4})-(?P<m>\d\d)-(?P<d>\d\d)",
    r"(?P<m>\d\d)/(?P<d>\d\d)/(?P<y>\d{4})",
    r"(?P<d>\d\d)\.(?P<m>\d\d)\.(?P<y>\d{4})",
)
_TIMES = (
    r"(?P<H>\d{4})(?P<M>\d\d)(?P<S>\d\d)",
    r"(?P<H>\d\d):(?P<M>\d\d):(?P<S>\d\d)",
    r"(?P<H>\d\d):(?P<M>\d\d) (?P<half>[AP])M",
    r"(?P<H>\d\d)\.(?P<M>\d\d)\.(?P<S>\d\d)",
)
_TIMESTAMPS = (
    r"(?P<y>\d{4})(?P<m>\d\d)(?P<d>\d\d)(?P<H>\d\d)(?P<M>\d\d)(?P<S>\d\d)(?P<f>\d{6})",
    r"(?P<y>\d{4})-(?P<m>\d\d)-(?P<d>\d\d) (?P<H>\d\d):(?P<M>\d\d):(?P<S>\d\d)\.(?P<f>\d{6})",
    r"(?P<y>\d{4})-(?P<m>\d\d)-(?P<d>\d\d)-(?P<H>\d\d)\.(?P<M>\d\d)\.(?P<S>\d\d)\.(?P<f>\d{6})",
)


def read_date(value: str | bytes) -> date:
    """Return the day that a text names. Raises NotLogical."""
    try:
        parts = _parts(_text(value), _DATES)
        return date(int(parts["y"]), int(parts["m"]), int(parts["d"]))
    except ValueError:
        raise _wrong("a date: YYYYMMDD, YYYY-MM-DD, MM/DD/YYYY or DD.MM.YYYY", value) from None


def read_time(value: str | bytes) -> timedelta:
    """Return the time since midnight; hours may go beyond a day. Raises NotLogical."""
    try:
        parts = _parts(_text(value), _TIMES)
        hours, minutes, seconds = int(parts["H"]), int(parts["M"]), int(parts.get("S") or 0)
        if minutes > 59 or seconds > 59:
            raise ValueError
        return timedelta(hours=_of_day(hours, parts.get("half")), minutes=minutes, seconds=seconds)
    except ValueError:
        raise _wrong("a time: HHHHMMSS, HH:MM:SS, HH.MM.SS, HH:MM AM or HH:MM PM", value) from None


def read_timestamp(value: str | bytes) -> datetime:
    """Return the day and time that a text names; it has no zone. Raises NotLogical."""
    try:
        return datetime(**{_WORDS[name]: int(part) for name, part in _parts(_text(value), _TIMESTAMPS).items()})  # type: ignore[arg-type] # noqa: DTZ001 (has no zone)
    except ValueError:
        forms = "YYYYMMDDHHMMSSmmmmmm, YYYY-MM-DD HH:MM:SS.mmmmmm or YYYY-MM-DD-HH.MM.SS.mmmmmm"
        raise _wrong(f"a timestamp: {forms}", value) from None


_WORDS = {"y": "year", "m": "month", "d": "day", "H": "hour", "M": "minute", "S": "second", "f": "microsecond"}


def _text(value: str | bytes) -> str:
    """Return a text without its padding. Bytes are ASCII, or two bytes a character in either order."""
    if len(value) > LONGEST:
        raise ValueError
    if isinstance(value, bytes):
        if value and len(value) % 2 == 0 and not any(value[0::2]):
            value = value[1::2]
        elif value and len(value) % 2 == 0 and not any(value[1::2]):
            value = value[0::2]
        value = value.decode("ISO-8859-1")
    return value.rstrip(" ")


def _parts(text: str, forms: Iterable[str]) -> dict[str, str]:
    for form in forms:
        found = re.fullmatch(form, text, re.ASCII)
        if found:
            return found.groupdict()
    raise ValueError


def _of_day(hours: int, half: str | None) -> int:
    """Return the hour of an hour of half a day: 12 AM is midnight, 12 PM noon."""
    if half is None:
        return hours
    if hours > 12 or (hours == 0 and half == "P"):
        raise ValueError
    return hours % 12 + (12 if half == "P" else 0)


def _wrong(expected: str, value: str | bytes) -> NotLogical:
    return NotLogical(expected, show_plain(value))
