"""Values of SAP DB / MaxDB behind a define byte. Source: order interface, data part.

Define byte FF means NULL, FE an arithmetic overflow, FD the column's default, FC a LONG: none of them has a value. Any
other define byte (00, 01, 20, 40) precedes a value.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pyarrow as pa

from ksyspark.logical import maxdb_numbers, maxdb_times
from ksyspark.logical.arrays import ByteMatrix, byte_matrix
from ksyspark.logical.results import Converted, InvalidValue
from ksyspark.logical.types import MAX_TEXT_BYTES

_FIRST_WITHOUT_VALUE = 0xFC
_Value = TypeVar("_Value")


def maxdb_defined_number(values: pa.Array, precision: int = 38, scale: int = 0) -> Converted:
    """Convert binary define byte + VDN number to decimal128(precision, scale); null where there is no value."""
    matrix = byte_matrix(values, 1 + maxdb_numbers.MAX_BYTES)
    return _defined(matrix, lambda inner: maxdb_numbers.convert_decimals(inner, precision, scale))


def maxdb_defined_number_text(values: pa.Array) -> Converted:
    """Convert binary define byte + VDN number to decimal text; null where there is no value."""
    return _defined(byte_matrix(values, 1 + maxdb_numbers.MAX_BYTES), maxdb_numbers.convert_number_texts)


def maxdb_defined_date(values: pa.Array) -> Converted:
    """Convert binary define byte + date (ASCII or UCS-2) to date32; null where there is no value."""
    return _defined_text(values, maxdb_times.convert_dates)


def maxdb_defined_time(values: pa.Array) -> Converted:
    """Convert binary define byte + time (ASCII or UCS-2) to duration[us]; null where there is no value."""
    return _defined_text(values, maxdb_times.convert_times)


def maxdb_defined_timestamp(values: pa.Array) -> Converted:
    """Convert binary define byte + timestamp (ASCII or UCS-2) to timestamp[us]; null where there is no value."""
    return _defined_text(values, maxdb_times.convert_timestamps)


def _defined_text(values: pa.Array, convert: Callable[[ByteMatrix], Converted]) -> Converted:
    matrix = byte_matrix(values, 1 + MAX_TEXT_BYTES)
    return _defined(matrix, lambda inner: convert(maxdb_times.without_padding(maxdb_times.without_zero_halves(inner))))


def _defined(matrix: ByteMatrix, convert: Callable[[ByteMatrix], Converted]) -> Converted:
    """Convert the values behind the define bytes; a row without a define byte is a fault."""
    if not matrix.data.shape[0]:
        empty = convert(matrix.where(matrix.lengths > 0))
        return Converted(empty.values, matrix.valid)
    is_empty = matrix.valid & (matrix.lengths == 0)
    has_value = (matrix.data[0] < _FIRST_WITHOUT_VALUE) & (matrix.lengths > 0)
    converted = convert(matrix.where(has_value).without_first_byte())
    return Converted(converted.values, converted.faults | is_empty, converted.notices)


def read_defined(data: bytes, read: Callable[[bytes], _Value]) -> _Value | None:
    """Read the value behind one define byte with `read`; None where there is no value. Raises InvalidValue."""
    if not data:
        raise InvalidValue("a define byte", "no bytes")
    return None if data[0] >= _FIRST_WITHOUT_VALUE else read(data[1:])
