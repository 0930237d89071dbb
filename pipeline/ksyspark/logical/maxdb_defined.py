"""Values of SAP DB / MaxDB behind a define byte. Source: order interface, data part.

FF is NULL, FE an arithmetic overflow, FD the column's default, FC a LONG: there is no value. Any other byte (00, 01,
20, 40) stands before one.
"""

from __future__ import annotations

from collections.abc import Callable

import pyarrow as pa

from ksyspark.logical import maxdb_numbers, maxdb_times
from ksyspark.logical.converted import Converted
from ksyspark.logical.forms import narrowed, without_padding
from ksyspark.logical.rows import Rows, rows_of
from ksyspark.logical.types import LONGEST

_NO_VALUE = 0xFC


def maxdb_defined_number(values: pa.Array, precision: int = 38, scale: int = 0) -> Converted:
    """Convert binary define byte + VDN number to decimal128(precision, scale); null where there is no value."""
    rows = rows_of(values, 1 + maxdb_numbers.MOST)
    return _defined(rows, lambda inner: maxdb_numbers.decimals(inner, precision, scale))


def maxdb_defined_number_text(values: pa.Array) -> Converted:
    """Convert binary define byte + VDN number to decimal text; null where there is no value."""
    return _defined(rows_of(values, 1 + maxdb_numbers.MOST), maxdb_numbers.number_texts)


def maxdb_defined_date(values: pa.Array) -> Converted:
    """Convert binary define byte + date (ASCII or UCS-2) to date32; null where there is no value."""
    return _text(values, maxdb_times.dates)


def maxdb_defined_time(values: pa.Array) -> Converted:
    """Convert binary define byte + time (ASCII or UCS-2) to duration[us]; null where there is no value."""
    return _text(values, maxdb_times.times)


def maxdb_defined_timestamp(values: pa.Array) -> Converted:
    """Convert binary define byte + timestamp (ASCII or UCS-2) to timestamp[us]; null where there is no value."""
    return _text(values, maxdb_times.timestamps)


def _text(values: pa.Array, convert: Callable[[Rows], Converted]) -> Converted:
    rows = rows_of(values, 1 + LONGEST)
    return _defined(rows, lambda inner: convert(without_padding(narrowed(inner))))


def _defined(rows: Rows, convert: Callable[[Rows], Converted]) -> Converted:
    """Convert the values behind the define bytes; a row without even that byte is a fault."""
    if not rows.data.shape[0]:
        empty = convert(rows.where(rows.lengths > 0))
        return Converted(empty.values, rows.valid)
    is_empty = rows.valid & (rows.lengths == 0)
    has_value = (rows.data[0] < _NO_VALUE) & (rows.lengths > 0)
    converted = convert(rows.where(has_value).without_first())
    return Converted(converted.values, converted.faults | is_empty, converted.notices)
