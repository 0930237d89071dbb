"""Dates and times in arrays: texts by patterns such as `yyyy-mm-dd`, the calendar, Arrow columns; counted instants.

Instants are seconds and parts of them since 1970, Windows' file times, and NTP's timestamps. Source: POSIX, Seconds
Since the Epoch; Microsoft, FILETIME structure; RFC 4330, section 3.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from decimal import Decimal

import numpy as np
import pyarrow as pa

from ksyspark.logical.arrays import ByteMatrix, Converted, Flags, Ints, InvalidValue, valid_rows, validity_bitmap

MAX_TEXT_BYTES = 512
"""Bytes of the longest text that is looked at, padding included."""
TIMESTAMP, INSTANT, SPAN = pa.timestamp("us"), pa.timestamp("us", "UTC"), pa.duration("us")
MICROS_PER_SECOND = 1_000_000
MICROS_PER_DAY = 86_400 * MICROS_PER_SECOND
_FIELD_LETTERS = "ymdhnsf"
_ASCII_ZERO = 48


@dataclass(frozen=True, slots=True)
class ParsedTexts:
    """The numbers in each text by their pattern letter, and the index of the pattern that matched (-1: none)."""

    fields: Mapping[str, Ints]
    pattern: Ints

    @property
    def is_matched(self) -> Flags:
        return self.pattern >= 0


def parse_texts(texts: ByteMatrix, patterns: Sequence[str]) -> ParsedTexts:
    """Parse texts that match one of the patterns in full.

    In a pattern y, m, d, h, n (minute), s and f (fraction of a second) each stand for one digit of that field; any
    other character stands for itself.
    """
    parsed = ParsedTexts(
        {letter: np.zeros(texts.lengths.size, np.int64) for letter in _FIELD_LETTERS},
        np.full(texts.lengths.size, -1, np.int64),
    )
    for index, pattern in enumerate(patterns):
        candidates = np.flatnonzero(texts.valid & (texts.lengths == len(pattern)) & (parsed.pattern < 0))
        if candidates.size:
            _match(texts, candidates, pattern, index, parsed)
    return parsed


def _match(texts: ByteMatrix, candidates: Ints, pattern: str, index: int, parsed: ParsedTexts) -> None:
    """Store the fields of the candidate texts, which have the pattern's length, where they match it."""
    is_all = candidates.size == texts.lengths.size
    matches = np.ones(candidates.size, np.bool_)
    fields = {letter: np.zeros(candidates.size, np.int32) for letter in _FIELD_LETTERS if letter in pattern}
    for position, letter in enumerate(pattern):
        characters = texts.data[position] if is_all else texts.data[position][candidates]
        if letter in fields:
            digits = characters - np.uint8(_ASCII_ZERO)
            matches &= digits <= 9
            fields[letter] = fields[letter] * np.int32(10) + digits
        else:
            matches &= characters == ord(letter)
    for letter, numbers in fields.items():
        parsed.fields[letter][candidates[matches]] = numbers[matches]
    parsed.pattern[candidates[matches]] = index


def unix_days(fields: Mapping[str, Ints]) -> tuple[Ints, Flags]:
    """Return days since 1970-01-01 of year, month and day, and which dates exist (Gregorian, year 1 and later)."""
    year, month, day = fields["y"], fields["m"], fields["d"]
    is_month = (year >= 1) & (month >= 1) & (month <= 12)
    months = np.where(is_month, (year - 1970) * 12 + month - 1, 0)
    first_day, next_first_day = _first_days(months), _first_days(months + 1)
    is_day = is_month & (day >= 1) & (day <= next_first_day - first_day)
    return np.where(is_day, first_day + day - 1, 0), is_day


def micros_of_day(fields: Mapping[str, Ints]) -> tuple[Ints, Flags]:
    """Return microseconds since midnight, and where minutes and seconds are below 60; hours are not checked."""
    hour, minute, second = fields["h"], fields["n"], fields["s"]
    micros = ((hour * 60 + minute) * 60 + second) * MICROS_PER_SECOND + fields["f"]
    return micros, (minute <= 59) & (second <= 59)


def date_array(days: Ints, valid: Flags) -> pa.Array:
    """Return days since 1970-01-01 as date32."""
    data = np.where(valid, days, 0).astype(np.int32)
    return pa.Array.from_buffers(pa.date32(), valid.size, [validity_bitmap(valid), pa.py_buffer(data)])


def micros_array(arrow: pa.DataType, micros: Ints, valid: Flags) -> pa.Array:
    """Return microseconds as timestamps (since 1970-01-01) or durations."""
    data = np.where(valid, micros, 0).astype(np.int64)
    return pa.Array.from_buffers(arrow, valid.size, [validity_bitmap(valid), pa.py_buffer(data)])


def _first_days(months: Ints) -> Ints:
    """Return the first day of each month; both count from 1970-01."""
    return months.astype("datetime64[M]").astype("datetime64[D]").astype(np.int64)


# Microseconds of the years 1 to 9999 since 1970, which Python and Spark have.
_FIRST, _LAST = -62_135_596_800_000_000, 253_402_300_799_999_999
_TO_1601, _TO_1900 = -11_644_473_600_000_000, -2_208_988_800
# How many microseconds a unit has, and how many units a microsecond has.
UNITS: Mapping[str, tuple[int, int]] = {"s": (MICROS_PER_SECOND, 1), "ms": (1000, 1), "us": (1, 1), "ns": (1, 1000)}
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def unix_time(values: pa.Array, unit: str = "s") -> Converted:
    """Convert whole numbers of a unit (s, ms, us, ns) since 1970 to instants; parts of a microsecond are cut off."""
    return _counted(values, *UNITS[unit], 0)


def filetime(values: pa.Array) -> Converted:
    """Convert tenths of a microsecond since 1601 to instants; parts of a microsecond are cut off."""
    return _counted(values, 1, 10, _TO_1601)


def ntp_time(values: pa.Array) -> Converted:
    """Convert seconds since 1900 in 32 bits before the point and 32 behind it to instants; 0 is null.

    With the highest bit 0 the seconds count from 2036, as RFC 4330 says.
    """
    valid = valid_rows(values)
    ticks = _unsigned(values)
    seconds = (ticks >> np.uint64(32)).astype(np.int64)
    seconds += np.where(seconds < 1 << 31, 1 << 32, 0) + _TO_1900
    parts = (ticks & np.uint64(0xFFFFFFFF)) * np.uint64(MICROS_PER_SECOND) >> np.uint64(32)
    micros = seconds * MICROS_PER_SECOND + parts.astype(np.int64)
    return Converted(micros_array(INSTANT, micros, valid & (ticks != 0)), np.zeros(valid.size, np.bool_))


def _counted(values: pa.Array, factor: int, divisor: int, epoch: int) -> Converted:
    valid = valid_rows(values)
    is_good = valid.copy()
    if pa.types.is_decimal(values.type):
        unsigned = _unsigned(values) // np.uint64(divisor)
        is_good &= unsigned < np.uint64(1 << 63)
        units = np.where(is_good, unsigned, np.uint64(0)).astype(np.int64)
    else:
        units = values.cast(pa.int64()).fill_null(0).to_numpy() // divisor
    is_good &= (units >= (_FIRST - epoch) // factor) & (units <= (_LAST - epoch) // factor)
    micros = np.where(is_good, units, 0) * factor + epoch
    return Converted(micros_array(INSTANT, micros, is_good), valid & ~is_good)


def _unsigned(values: pa.Array) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    return np.asarray(values.cast(pa.uint64()).fill_null(0).to_numpy(), np.uint64)


def read_unix_time(value: Decimal | int, unit: str = "s") -> datetime:
    """Return the instant of one number of units since 1970. Raises InvalidValue beyond the years 1 to 9999."""
    return _instant(value, *UNITS[unit], 0)


def read_filetime(value: Decimal | int) -> datetime:
    """Return the instant of tenths of a microsecond since 1601. Raises InvalidValue beyond the years 1 to 9999."""
    return _instant(value, 1, 10, _TO_1601)


def read_ntp_time(value: Decimal | int) -> datetime | None:
    """Return the instant of an NTP timestamp of 64 bits, or None for 0."""
    value = int(value)
    if not value:
        return None
    seconds = (value >> 32) + (0 if value >> 63 else 1 << 32) + _TO_1900
    return _EPOCH + timedelta(seconds=seconds, microseconds=(value & 0xFFFFFFFF) * MICROS_PER_SECOND >> 32)


def _instant(value: Decimal | int, factor: int, divisor: int, epoch: int) -> datetime:
    micros = int(value) * factor // divisor + epoch
    if not _FIRST <= micros <= _LAST:
        raise InvalidValue("an instant in the years 1 to 9999", str(value))
    return _EPOCH + timedelta(microseconds=micros)


def write_unix_time(value: datetime, _before: object, arguments: tuple[str, ...]) -> int:
    """Return an instant in units since 1970. Raises ValueError if it is no whole number of them."""
    factor, divisor = UNITS[arguments[0] if arguments else "s"]
    units, rest = divmod(_micros(value) * divisor, factor)
    if rest:
        raise ValueError
    return units


def write_filetime(value: datetime, _before: object, _arguments: tuple[str, ...]) -> int:
    """Return an instant in tenths of a microsecond since 1601."""
    return (_micros(value) - _TO_1601) * 10


def write_ntp_time(value: datetime, _before: object, _arguments: tuple[str, ...]) -> int:
    """Return an instant in seconds since 1900, with 32 bits behind the point; from 2036 on those start again."""
    seconds, micros = divmod(_micros(value), MICROS_PER_SECOND)
    # The least number of parts that is not below the microseconds.
    parts = -(-(micros << 32) // MICROS_PER_SECOND)
    return (seconds - _TO_1900 << 32 | parts) % (1 << 64)


def _micros(value: datetime) -> int:
    return (value - _EPOCH) // timedelta(microseconds=1)
