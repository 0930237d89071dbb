"""Dates, times and timestamps of SAP DB / MaxDB. Source: order interface, date and time texts."""

from __future__ import annotations

import numpy as np
import pyarrow as pa

from ksyspark.logical.calendar import DAY, arrow_dates, arrow_micros, days_of, micros_of
from ksyspark.logical.converted import Converted, Flags
from ksyspark.logical.forms import narrowed, read_forms, without_padding
from ksyspark.logical.rows import Ints, Rows, rows_of
from ksyspark.logical.types import LONGEST, SPAN, TIMESTAMP

DATES = ("yyyymmdd", "yyyy-mm-dd", "mm/dd/yyyy", "dd.mm.yyyy")
TIMES = ("hhhhnnss", "hh:nn:ss", "hh.nn.ss", "hh:nn AM", "hh:nn PM")
TIMESTAMPS = ("yyyymmddhhnnssffffff", "yyyy-mm-dd hh:nn:ss.ffffff", "yyyy-mm-dd-hh.nn.ss.ffffff")
_AM, _PM = 3, 4


def maxdb_date(values: pa.Array) -> Converted:
    """Convert texts, or their bytes (ASCII or UCS-2), in any of the session's date forms to date32."""
    return dates(texts(values))


def maxdb_time(values: pa.Array) -> Converted:
    """Convert times in any form to duration[us] since midnight; hours may go beyond a day."""
    return times(texts(values))


def maxdb_timestamp(values: pa.Array) -> Converted:
    """Convert timestamps in any form to timestamp[us] without zone."""
    return timestamps(texts(values))


def texts(values: pa.Array) -> Rows:
    """Return texts without padding, one byte a character."""
    rows = rows_of(values, LONGEST)
    is_text = pa.types.is_string(values.type) or pa.types.is_large_string(values.type)
    return without_padding(rows if is_text else narrowed(rows))


def dates(rows: Rows) -> Converted:
    """Convert rows of texts."""
    parts = read_forms(rows, DATES)
    days, is_day = days_of(parts.numbers)
    good = parts.found & is_day
    return Converted(arrow_dates(days, good), rows.valid & ~good)


def times(rows: Rows) -> Converted:
    """Convert rows of texts."""
    parts = read_forms(rows, TIMES)
    hours, is_hour = _hours(parts.numbers["h"], parts.form)
    micros, is_time = micros_of({**parts.numbers, "h": hours})
    good = parts.found & is_hour & is_time
    return Converted(arrow_micros(SPAN, micros, good), rows.valid & ~good)


def timestamps(rows: Rows) -> Converted:
    """Convert rows of texts."""
    parts = read_forms(rows, TIMESTAMPS)
    days, is_day = days_of(parts.numbers)
    micros, is_time = micros_of(parts.numbers)
    good = parts.found & is_day & is_time & (parts.numbers["h"] <= 23)
    return Converted(arrow_micros(TIMESTAMP, days * DAY + micros, good), rows.valid & ~good)


def _hours(hours: Ints, form: Ints) -> tuple[Ints, Flags]:
    """Return hours of the day, and where they are hours of half a day as they should; 12 AM is midnight."""
    is_am, is_pm = form == _AM, form == _PM
    is_half = is_am | is_pm
    good = ~is_half | ((hours <= 12) & ~(is_pm & (hours == 0)))
    return np.where(is_half, hours % 12 + 12 * is_pm, hours), good
