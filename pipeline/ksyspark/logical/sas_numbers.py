"""SAS numbers as arrays and one at a time: numbers, dates, datetimes, times, and the kinds of missing values.

Source: SAS attachments, SAS values. Converters take float64 arrays, or binary ones with a `form` (`sas_encodings`). The
readers of single values decode the encodings on their own, so that tests can compare both.
"""

from __future__ import annotations

import datetime as dt
import math
import struct
from fractions import Fraction

import numpy as np
import pyarrow as pa

from ksyspark.display import show_count
from ksyspark.logical.arrays import Flags, Ints, validity_bitmap
from ksyspark.logical.date_time import MICROS_PER_DAY, MICROS_PER_SECOND, date_array, micros_array
from ksyspark.logical.results import NAN_NOT_MISSING, OUT_OF_RANGE, Converted, InvalidValue
from ksyspark.logical.sas_encodings import (
    MAX_BYTES,
    MIN_IBM_BYTES,
    MIN_IEEE_BYTES,
    MISSING_KINDS,
    NOT_MISSING,
    Doubles,
    NumberForm,
    SasNumbers,
    read_array,
)
from ksyspark.logical.types import SPAN, TIMESTAMP

_EPOCH = dt.date(1960, 1, 1).toordinal()
_FIRST_DAY, _LAST_DAY = dt.date.min.toordinal() - _EPOCH, dt.date.max.toordinal() - _EPOCH
_UNIX_EPOCH_DAYS = dt.date(1970, 1, 1).toordinal() - _EPOCH
_SECONDS_PER_DAY = 86_400
# What int64 microseconds hold.
_MAX_SECONDS = 9_223_372_036_854

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_IEEE = {0xFE: ".", 0xFF: "._", **{0xFD - place: f".{letter}" for place, letter in enumerate(_LETTERS)}}
_IEEE_COMPLEMENT = {0xFF - ord(kind[-1]): kind for kind in _IEEE.values()}
_IBM = {
    "ibm": {ord(kind[-1]): kind for kind in _IEEE.values()},
    "ibm_ebcdic": {kind[-1].encode("cp037")[0]: kind for kind in _IEEE.values()},
    "ibm_complement": _IEEE_COMPLEMENT,
}


def sas_numeric(values: pa.Array, form: NumberForm = "") -> Converted:
    """Convert numbers to float64; missing values, NaNs and infinities are null."""
    numbers = read_array(values, form)
    data = np.where(numbers.has_number, numbers.doubles, 0.0)
    buffers = [validity_bitmap(numbers.has_number), pa.py_buffer(data)]
    return Converted(pa.Array.from_buffers(pa.float64(), data.size, buffers), numbers.faults, numbers.notices)


def sas_missing(values: pa.Array, form: NumberForm = "") -> Converted:
    """Convert missing values to their kind (`.`, `._`, `.A` to `.Z`); numbers are null, other NaNs `.`."""
    numbers = read_array(values, form)
    is_missing = numbers.valid & ~numbers.faults & (numbers.missing != NOT_MISSING)
    indices = pa.array(np.maximum(numbers.missing, 0), pa.int32(), mask=~is_missing)
    return Converted(pa.array(MISSING_KINDS, pa.string()).take(indices), numbers.faults, numbers.notices)


def sas_date(values: pa.Array, form: NumberForm = "") -> Converted:
    """Convert days since 1960-01-01 to date32, fractions cut downwards; beyond the years 1 to 9999 null."""
    numbers = read_array(values, form)
    in_range = numbers.has_number & _is_between(numbers.doubles, _FIRST_DAY, _LAST_DAY + 1)
    days = np.floor(np.where(in_range, numbers.doubles, 0.0)).astype(np.int64) - _UNIX_EPOCH_DAYS
    return Converted(date_array(days, in_range), numbers.faults, _notices(numbers, in_range))


def sas_datetime(values: pa.Array, form: NumberForm = "") -> Converted:
    """Convert seconds since 1960-01-01 to timestamp[us] without zone; beyond the years 1 to 9999 null."""
    numbers = read_array(values, form)
    first, end = _FIRST_DAY * _SECONDS_PER_DAY, (_LAST_DAY + 1) * _SECONDS_PER_DAY
    in_range = numbers.has_number & _is_between(numbers.doubles, first, end)
    micros = _micros(numbers.doubles, in_range) - _UNIX_EPOCH_DAYS * MICROS_PER_DAY
    return Converted(micros_array(TIMESTAMP, micros, in_range), numbers.faults, _notices(numbers, in_range))


def sas_time(values: pa.Array, form: NumberForm = "") -> Converted:
    """Convert seconds of any sign and size to duration[us]; beyond 292,000 years null."""
    numbers = read_array(values, form)
    in_range = numbers.has_number & (np.abs(numbers.doubles) < _MAX_SECONDS)
    micros = _micros(numbers.doubles, in_range)
    return Converted(micros_array(SPAN, micros, in_range), numbers.faults, _notices(numbers, in_range))


def sas_time_of_day(values: pa.Array, form: NumberForm = "") -> Converted:
    """Convert seconds of a time or a datetime to duration[us] since the last midnight."""
    numbers = read_array(values, form)
    in_range = numbers.has_number & (np.abs(numbers.doubles) < _MAX_SECONDS)
    micros = _micros(numbers.doubles, in_range) % MICROS_PER_DAY
    return Converted(micros_array(SPAN, micros, in_range), numbers.faults, _notices(numbers, in_range))


def ibm_hex_float(values: pa.Array) -> Converted:
    """Convert binary hexadecimal numbers of 2 to 8 bytes to float64; missing values are null."""
    return sas_numeric(values, "ibm")


def _is_between(doubles: Doubles, first: int, end: int) -> Flags:
    return (doubles >= first) & (doubles < end)


def _micros(seconds: Doubles, in_range: Flags) -> Ints:
    """Return seconds in microseconds, fractions rounded to nearest even; 0 in rows out of range."""
    kept = np.where(in_range, seconds, 0.0)
    whole = np.floor(kept)
    return whole.astype(np.int64) * MICROS_PER_SECOND + np.rint((kept - whole) * 1e6).astype(np.int64)


def _notices(numbers: SasNumbers, in_range: Flags) -> dict[str, Flags]:
    out_of_range = numbers.has_number & ~in_range
    return {NAN_NOT_MISSING: numbers.notices[NAN_NOT_MISSING], **numbers.notices, OUT_OF_RANGE: out_of_range}


def read_numeric(value: float | bytes, form: str = "") -> float | None:
    """Return one number, None for a missing value, a NaN or an infinity. Raises InvalidValue for a wrong length."""
    return _read(value, form)[0]


def read_missing(value: float | bytes, form: str = "") -> str | None:
    """Return the kind of one missing value (`.`, `._`, `.A` to `.Z`), None for a number; other NaNs are `.`."""
    return _read(value, form)[1]


def read_date(value: float | bytes, form: str = "") -> dt.date | None:
    """Return the date of days since 1960-01-01, None for a missing value and outside the years 1 to 9999."""
    days = read_numeric(value, form)
    if days is None:
        return None
    try:
        return dt.date(1960, 1, 1) + dt.timedelta(days=math.floor(days))
    except OverflowError:
        return None


def read_datetime(value: float | bytes, form: str = "") -> dt.datetime | None:
    """Return the datetime of seconds since 1960-01-01 to the microsecond, None as `read_date` does."""
    seconds = read_numeric(value, form)
    if seconds is None:
        return None
    try:
        return dt.datetime(1960, 1, 1) + _duration(seconds)  # noqa: DTZ001 (has no zone)
    except OverflowError:
        return None


def read_time(value: float | bytes, form: str = "") -> dt.timedelta | None:
    """Return seconds, of any sign, to the microsecond; None for a missing value and beyond 292,000 years."""
    seconds = read_numeric(value, form)
    return None if seconds is None or abs(seconds) >= _MAX_SECONDS else _duration(seconds)


def read_time_of_day(value: float | bytes, form: str = "") -> dt.timedelta | None:
    """Return seconds, of a time or a datetime, as time since the last midnight."""
    time = read_time(value, form)
    return None if time is None else time % dt.timedelta(days=1)


def read_ibm_hex_float(data: bytes) -> float | None:
    """Return one hexadecimal number, None for a missing value."""
    return read_numeric(data, "ibm")


def _duration(seconds: float) -> dt.timedelta:
    whole = math.floor(seconds)
    return dt.timedelta(seconds=whole, microseconds=round((seconds - whole) * 1e6))


def _read(value: float | bytes, form: str) -> tuple[float | None, str | None]:
    """Return a number, or the kind of a missing value."""
    if form.startswith("ibm"):
        return _read_ibm(_padded(value, MIN_IBM_BYTES), _IBM[form])
    if isinstance(value, float):
        data = struct.pack(">d", value)
    else:
        data = _padded(value[::-1] if form == "le" else value, MIN_IEEE_BYTES)
    [number] = struct.unpack(">d", data)
    if math.isfinite(number):
        return number, None
    if data[:2] == b"\xff\xff" and not any(data[3:]):
        return None, _IEEE.get(data[2]) or _IEEE_COMPLEMENT.get(data[2]) or "."
    return None, "."


def _padded(data: float | bytes, min_bytes: int) -> bytes:
    """Return 8 big-endian bytes, with the zeros that a short number leaves out."""
    assert isinstance(data, bytes)
    if not min_bytes <= len(data) <= MAX_BYTES:
        raise InvalidValue(f"{min_bytes} to {MAX_BYTES} bytes", show_count(len(data), "byte"))
    return data.ljust(MAX_BYTES, b"\0")


def _read_ibm(data: bytes, kinds: dict[int, str]) -> tuple[float | None, str | None]:
    first, fraction = data[0], int.from_bytes(data[1:], "big")
    sign = -1 if first & 0x80 else 1
    if fraction:
        return sign * float(Fraction(fraction, 1 << 56) * Fraction(16) ** ((first & 0x7F) - 64)), None
    return (sign * 0.0, None) if first in (0x00, 0x80) else (None, kinds.get(first, "."))
