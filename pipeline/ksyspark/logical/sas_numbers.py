"""SAS numbers as Arrow columns: plain, dates, datetimes, times, and the kinds of missing ones.

Source: SAS attachments, SAS values. The functions take float64 arrays, or with a `form` binary ones (see `sas_forms`).
"""

from __future__ import annotations

import datetime as dt

import numpy as np
import pyarrow as pa

from ksyspark.logical.calendar import DAY, SECOND, arrow_dates, arrow_micros
from ksyspark.logical.converted import NAN_NOT_MISSING, OUT_OF_RANGE, Converted, Flags
from ksyspark.logical.ibm_floats import Doubles
from ksyspark.logical.rows import Ints, bitmap
from ksyspark.logical.sas_forms import KINDS, NUMBER, Form, Values, read_values
from ksyspark.logical.types import SPAN, TIMESTAMP

_EPOCH = dt.date(1960, 1, 1).toordinal()
_FIRST_DAY, _LAST_DAY = dt.date.min.toordinal() - _EPOCH, dt.date.max.toordinal() - _EPOCH
_TO_UNIX_DAYS = dt.date(1970, 1, 1).toordinal() - _EPOCH
_DAY_SECONDS = 86_400
_MOST_SECONDS = 9_223_372_036_854


def sas_numeric(values: pa.Array, form: Form = "") -> Converted:
    """Convert numbers to float64; missing values, NaNs and infinities are null."""
    found = read_values(values, form)
    plain = np.where(found.present, found.doubles, 0.0)
    array = pa.Array.from_buffers(pa.float64(), plain.size, [bitmap(found.present), pa.py_buffer(plain)])
    return Converted(array, found.faults, found.notices)


def sas_missing(values: pa.Array, form: Form = "") -> Converted:
    """Convert missing values to their kind (`.`, `._`, `.A` to `.Z`); numbers are null, other NaNs `.`."""
    found = read_values(values, form)
    is_missing = found.valid & ~found.faults & (found.kinds != NUMBER)
    indices = pa.array(np.maximum(found.kinds, 0), pa.int32(), mask=~is_missing)
    return Converted(pa.array(KINDS, pa.string()).take(indices), found.faults, found.notices)


def sas_date(values: pa.Array, form: Form = "") -> Converted:
    """Convert days since 1960-01-01 to date32, fractions cut downwards; beyond the years 1 to 9999 null."""
    found = read_values(values, form)
    inside = found.present & _is_between(found.doubles, _FIRST_DAY, _LAST_DAY + 1)
    days = np.floor(np.where(inside, found.doubles, 0.0)).astype(np.int64) - _TO_UNIX_DAYS
    return Converted(arrow_dates(days, inside), found.faults, _notices(found, inside))


def sas_datetime(values: pa.Array, form: Form = "") -> Converted:
    """Convert seconds since 1960-01-01 to timestamp[us] without zone; beyond the years 1 to 9999 null."""
    found = read_values(values, form)
    first, behind = _FIRST_DAY * _DAY_SECONDS, (_LAST_DAY + 1) * _DAY_SECONDS
    inside = found.present & _is_between(found.doubles, first, behind)
    micros = _micros(found.doubles, inside) - _TO_UNIX_DAYS * DAY
    return Converted(arrow_micros(TIMESTAMP, micros, inside), found.faults, _notices(found, inside))


def sas_time(values: pa.Array, form: Form = "") -> Converted:
    """Convert seconds of any sign and size to duration[us]; beyond 292,000 years null."""
    found = read_values(values, form)
    inside = found.present & (np.abs(found.doubles) < _MOST_SECONDS)
    micros = _micros(found.doubles, inside)
    return Converted(arrow_micros(SPAN, micros, inside), found.faults, _notices(found, inside))


def sas_time_of_day(values: pa.Array, form: Form = "") -> Converted:
    """Convert seconds of a time or a datetime to duration[us] since the last midnight."""
    found = read_values(values, form)
    inside = found.present & (np.abs(found.doubles) < _MOST_SECONDS)
    micros = _micros(found.doubles, inside) % DAY
    return Converted(arrow_micros(SPAN, micros, inside), found.faults, _notices(found, inside))


def ibm_hex_float(values: pa.Array) -> Converted:
    """Convert binary hexadecimal numbers of 2 to 8 bytes to float64; missing values are null."""
    return sas_numeric(values, "ibm")


def _is_between(doubles: Doubles, first: int, behind: int) -> Flags:
    return (doubles >= first) & (doubles < behind)


def _micros(seconds: Doubles, there: Flags) -> Ints:
    """Return seconds in microseconds, fractions rounded to nearest even; 0 in rows that do not count."""
    kept = np.where(there, seconds, 0.0)
    whole = np.floor(kept)
    return whole.astype(np.int64) * SECOND + np.rint((kept - whole) * 1e6).astype(np.int64)


def _notices(found: Values, inside: Flags) -> dict[str, Flags]:
    return {NAN_NOT_MISSING: found.notices[NAN_NOT_MISSING], **found.notices, OUT_OF_RANGE: found.present & ~inside}
