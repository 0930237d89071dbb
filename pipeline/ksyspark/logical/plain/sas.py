"""Numbers of SAS, one at a time: missing values, dates, times. Source: SAS attachments, SAS values.

`form` says how the eight bytes of a number lie: `be` and `le` are IEEE doubles of which the 3 to 8 most significant
bytes are there, `ibm` and its kin hexadecimal floating point of 2 to 8 bytes; without form it is an `f8`.
"""

from __future__ import annotations

import math
import struct
from datetime import date, datetime, timedelta
from fractions import Fraction

from ksyspark.display import show_count
from ksyspark.logical.plain.not_logical import NotLogical

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_IEEE = {0xFE: ".", 0xFF: "._", **{0xFD - place: f".{letter}" for place, letter in enumerate(_LETTERS)}}
_IEEE_COMPLEMENT = {0xFF - ord(kind[-1]): kind for kind in _IEEE.values()}
_IBM = {
    "ibm": {ord(kind[-1]): kind for kind in _IEEE.values()},
    "ibm_ebcdic": {kind[-1].encode("cp037")[0]: kind for kind in _IEEE.values()},
    "ibm_complement": _IEEE_COMPLEMENT,
}
_MOST_SECONDS = 9_223_372_036_854


def read_numeric(value: float | bytes, form: str = "") -> float | None:
    """Return a number, None for a missing value, a NaN or an infinity. Raises NotLogical for a wrong length."""
    return _read(value, form)[0]


def read_missing(value: float | bytes, form: str = "") -> str | None:
    """Return the kind of a missing value (`.`, `._`, `.A` to `.Z`), None for a number; other NaNs are `.`."""
    return _read(value, form)[1]


def read_date(value: float | bytes, form: str = "") -> date | None:
    """Return days since 1960-01-01 as a date, None for missing ones and those outside the years 1 to 9999."""
    days = read_numeric(value, form)
    if days is None:
        return None
    try:
        return date(1960, 1, 1) + timedelta(days=math.floor(days))
    except OverflowError:
        return None


def read_datetime(value: float | bytes, form: str = "") -> datetime | None:
    """Return seconds since 1960-01-01 to the microsecond, None as for dates."""
    seconds = read_numeric(value, form)
    if seconds is None:
        return None
    try:
        return datetime(1960, 1, 1) + _span(seconds)  # noqa: DTZ001 (has no zone)
    except OverflowError:
        return None


def read_time(value: float | bytes, form: str = "") -> timedelta | None:
    """Return seconds, of any sign and size, to the microsecond; None for missing ones and beyond 292,000 years."""
    seconds = read_numeric(value, form)
    return None if seconds is None or abs(seconds) >= _MOST_SECONDS else _span(seconds)


def read_time_of_day(value: float | bytes, form: str = "") -> timedelta | None:
    """Return seconds, of a time or a datetime, as time since the last midnight."""
    time = read_time(value, form)
    return None if time is None else time % timedelta(days=1)


def read_ibm_hex_float(data: bytes) -> float | None:
    """Return a hexadecimal number, None for a missing value."""
    return read_numeric(data, "ibm")


def _span(seconds: float) -> timedelta:
    whole = math.floor(seconds)
    return timedelta(seconds=whole, microseconds=round((seconds - whole) * 1e6))


def _read(value: float | bytes, form: str) -> tuple[float | None, str | None]:
    """Return a number, or the kind of a missing value."""
    if form.startswith("ibm"):
        return _read_ibm(_eight(value, 2), _IBM[form])
    data = struct.pack(">d", value) if isinstance(value, float) else _eight(value[::-1] if form == "le" else value, 3)
    [number] = struct.unpack(">d", data)
    if math.isfinite(number):
        return number, None
    if data[:2] == b"\xff\xff" and not any(data[3:]):
        return None, _IEEE.get(data[2]) or _IEEE_COMPLEMENT.get(data[2]) or "."
    return None, "."


def _eight(data: float | bytes, least: int) -> bytes:
    """Return big-endian bytes with the zeros that a short number leaves out."""
    assert isinstance(data, bytes)
    if not least <= len(data) <= 8:
        raise NotLogical(f"{least} to 8 bytes", show_count(len(data), "byte"))
    return data.ljust(8, b"\0")


def _read_ibm(data: bytes, kinds: dict[int, str]) -> tuple[float | None, str | None]:
    first, fraction = data[0], int.from_bytes(data[1:], "big")
    sign = -1 if first & 0x80 else 1
    if fraction:
        return sign * float(Fraction(fraction, 1 << 56) * Fraction(16) ** ((first & 0x7F) - 64)), None
    return (sign * 0.0, None) if first in (0x00, 0x80) else (None, kinds.get(first, "."))
