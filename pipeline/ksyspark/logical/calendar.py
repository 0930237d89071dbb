"""Days, times and instants as Arrow columns, worked out of their numbers for all rows at once."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pyarrow as pa

from ksyspark.logical.converted import Flags
from ksyspark.logical.rows import Ints, bitmap

SECOND = 1_000_000
DAY = 86_400 * SECOND


def days_of(parts: Mapping[str, Ints]) -> tuple[Ints, Flags]:
    """Return days since 1970-01-01 of year, month, day, and which there are: years 1 to 9999, Gregorian."""
    year, month, day = parts["y"], parts["m"], parts["d"]
    is_month = (year >= 1) & (month >= 1) & (month <= 12)
    months = np.where(is_month, (year - 1970) * 12 + month - 1, 0)
    first, after = _first_days(months), _first_days(months + 1)
    is_day = is_month & (day >= 1) & (day <= after - first)
    return np.where(is_day, first + day - 1, 0), is_day


def micros_of(parts: Mapping[str, Ints]) -> tuple[Ints, Flags]:
    """Return microseconds since midnight of hours, minutes, seconds, and where the latter two are below 60."""
    hour, minute, second = parts["h"], parts["n"], parts["s"]
    return ((hour * 60 + minute) * 60 + second) * SECOND + parts["f"], (minute <= 59) & (second <= 59)


def arrow_dates(days: Ints, valid: Flags) -> pa.Array:
    """Return days since 1970-01-01 as dates."""
    plain = np.where(valid, days, 0).astype(np.int32)
    return pa.Array.from_buffers(pa.date32(), valid.size, [bitmap(valid), pa.py_buffer(plain)])


def arrow_micros(arrow: pa.DataType, micros: Ints, valid: Flags) -> pa.Array:
    """Return microseconds as timestamps (since 1970-01-01) or durations."""
    plain = np.where(valid, micros, 0).astype(np.int64)
    return pa.Array.from_buffers(arrow, valid.size, [bitmap(valid), pa.py_buffer(plain)])


def _first_days(months: Ints) -> Ints:
    """Return the first day of each month, both counted from 1970-01."""
    return months.astype("datetime64[M]").astype("datetime64[D]").astype(np.int64)
