"""Dates and times of IBM MQ: digits without separators, GMT. Source: MQMD, PutDate and PutTime."""

from __future__ import annotations

import numpy as np
import pyarrow as pa

from ksyspark.logical.calendar import DAY, arrow_dates, arrow_micros, days_of, micros_of
from ksyspark.logical.converted import Converted, Flags
from ksyspark.logical.forms import Parts, read_forms
from ksyspark.logical.rows import Ints, Rows, rows_of
from ksyspark.logical.types import INSTANT, LONGEST, SPAN

_BLANK = 32
_HUNDREDTH = 10_000


def mq_date(values: pa.Array) -> Converted:
    """Convert `YYYYMMDD` to date32; blanks and zero bytes are null."""
    rows, blank, parts = _read(values, "yyyymmdd")
    days, is_day = days_of(parts.numbers)
    good = parts.found & is_day
    return Converted(arrow_dates(days, good), rows.valid & ~good & ~blank)


def mq_time(values: pa.Array) -> Converted:
    """Convert `HHMMSSTH` to duration[us] since midnight; blanks and zero bytes are null."""
    rows, blank, parts = _read(values, "hhnnssff")
    micros, is_time = _micros(parts)
    good = parts.found & is_time
    return Converted(arrow_micros(SPAN, micros, good), rows.valid & ~good & ~blank)


def mq_timestamp(values: pa.Array) -> Converted:
    """Convert `YYYYMMDDHHMMSSTH` to timestamp[us, UTC]; blanks and zero bytes are null."""
    rows, blank, parts = _read(values, "yyyymmddhhnnssff")
    days, is_day = days_of(parts.numbers)
    micros, is_time = _micros(parts)
    good = parts.found & is_day & is_time
    return Converted(arrow_micros(INSTANT, days * DAY + micros, good), rows.valid & ~good & ~blank)


def _read(values: pa.Array, form: str) -> tuple[Rows, Flags, Parts]:
    rows = rows_of(values, LONGEST)
    is_blank = ((rows.data == _BLANK) | (rows.data == 0)).all(axis=0) & (rows.lengths <= rows.data.shape[0])
    return rows, is_blank, read_forms(rows, [form])


def _micros(parts: Parts) -> tuple[Ints, Flags]:
    """Return microseconds since midnight; the fraction counts hundredths."""
    micros, is_time = micros_of({**parts.numbers, "f": parts.numbers["f"] * np.int64(_HUNDREDTH)})
    return micros, is_time & (parts.numbers["h"] <= 23)
