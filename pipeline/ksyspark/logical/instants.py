"""Instants that are counted: seconds and parts of them since 1970, Windows' file times, NTP's timestamps.

Source: POSIX, Seconds Since the Epoch; Microsoft, FILETIME structure; RFC 4330, section 3.
"""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from decimal import Decimal

import numpy as np
import pyarrow as pa

from ksyspark.logical import arrays
from ksyspark.logical.date_time import MICROS_PER_SECOND, micros_array
from ksyspark.logical.types import INSTANT

# Microseconds of the years 1 to 9999 since 1970, which Python and Spark have.
_FIRST, _LAST = -62_135_596_800_000_000, 253_402_300_799_999_999
_TO_1601, _TO_1900 = -11_644_473_600_000_000, -2_208_988_800
# How many microseconds a unit has, and how many units a microsecond has.
UNITS: Mapping[str, tuple[int, int]] = {"s": (MICROS_PER_SECOND, 1), "ms": (1000, 1), "us": (1, 1), "ns": (1, 1000)}
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def unix_time(values: pa.Array, unit: str = "s") -> arrays.Converted:
    """Convert whole numbers of a unit (s, ms, us, ns) since 1970 to instants; parts of a microsecond are cut off."""
    return _counted(values, *UNITS[unit], 0)


def filetime(values: pa.Array) -> arrays.Converted:
    """Convert tenths of a microsecond since 1601 to instants; parts of a microsecond are cut off."""
    return _counted(values, 1, 10, _TO_1601)


def ntp_time(values: pa.Array) -> arrays.Converted:
    """Convert seconds since 1900 in 32 bits before the point and 32 behind it to instants; 0 is null.

    With the highest bit 0 the seconds count from 2036, as RFC 4330 says.
    """
    valid = arrays.valid_rows(values)
    ticks = _unsigned(values)
    seconds = (ticks >> np.uint64(32)).astype(np.int64)
    seconds += np.where(seconds < 1 << 31, 1 << 32, 0) + _TO_1900
    parts = (ticks & np.uint64(0xFFFFFFFF)) * np.uint64(MICROS_PER_SECOND) >> np.uint64(32)
    micros = seconds * MICROS_PER_SECOND + parts.astype(np.int64)
    return arrays.Converted(micros_array(INSTANT, micros, valid & (ticks != 0)), np.zeros(valid.size, np.bool_))


def _counted(values: pa.Array, factor: int, divisor: int, epoch: int) -> arrays.Converted:
    valid = arrays.valid_rows(values)
    is_good = valid.copy()
    if pa.types.is_decimal(values.type):
        unsigned = _unsigned(values) // np.uint64(divisor)
        is_good &= unsigned < np.uint64(1 << 63)
        units = np.where(is_good, unsigned, np.uint64(0)).astype(np.int64)
    else:
        units = values.cast(pa.int64()).fill_null(0).to_numpy() // divisor
    is_good &= (units >= (_FIRST - epoch) // factor) & (units <= (_LAST - epoch) // factor)
    micros = np.where(is_good, units, 0) * factor + epoch
    return arrays.Converted(micros_array(INSTANT, micros, is_good), valid & ~is_good)


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
        raise arrays.InvalidValue("an instant in the years 1 to 9999", str(value))
    return _EPOCH + timedelta(microseconds=micros)
