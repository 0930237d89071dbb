"""Values of logical types as a field holds them: the inverse of the readers of single values.

A writer takes a value and what the field held before it, or Arrow's word for its type: a value keeps the length of the
one before where it can. It returns bytes, a text or a float, and raises ValueError for a value that has no such form.
"""

import struct
from collections.abc import Callable
from datetime import date, datetime, timedelta
from decimal import Context, Decimal
from ipaddress import ip_address as parsed_address
from math import frexp
from typing import Any
from uuid import UUID

from ksyspark.logical import sas

Write = Callable[[Any, Any, tuple[str, ...]], Any]
_MICROS = timedelta(microseconds=1)
_EPOCH = datetime(1960, 1, 1)  # noqa: DTZ001 (SAS has no zone)
_LONGEST_NUMBER, _IEEE_BYTES = 20, 8
_EXACT = Context(prec=100)


def same(value: Any, _before: Any, _arguments: tuple[str, ...]) -> Any:
    """Return the value as it is."""
    return value


def _text(spell: Callable[[Any], str]) -> Write:
    """Return a writer of texts, which are ASCII where the field holds bytes, with blanks up to the length before."""

    def write(value: Any, before: Any, _arguments: tuple[str, ...]) -> str | bytes:
        text = spell(value)
        if isinstance(before, bytes) or before == "binary":
            return text.encode().ljust(len(before) if isinstance(before, bytes) else 0)
        return text

    return write


def _clock(span: timedelta, hours: int, fraction: int) -> str:
    """Spell a time of day in so many digits of hours and of the fraction of a second."""
    seconds, micros = divmod(span // _MICROS, 1_000_000)
    unit = 10 ** (6 - fraction)
    if micros % unit or seconds < 0 or seconds // 3600 >= 10**hours:
        raise ValueError
    digits = f"{micros // unit:0{fraction}}" if fraction else ""
    return f"{seconds // 3600:0{hours}}{seconds // 60 % 60:02}{seconds % 60:02}{digits}"


def _day(day: date) -> str:
    return f"{day.year:04}{day.month:02}{day.day:02}"


def _moment(fraction: int) -> Callable[[datetime], str]:
    def spell(moment: datetime) -> str:
        midnight = moment.replace(hour=0, minute=0, second=0, microsecond=0)
        return _day(moment) + _clock(moment - midnight, 2, fraction)

    return spell


def maxdb_number(value: Any, before: Any, _arguments: tuple[str, ...]) -> bytes:
    """Return a characteristic and packed digits; negative numbers are their ten's complement."""
    sign, digits, exponent = _EXACT.normalize(Decimal(value)).as_tuple()
    if not isinstance(exponent, int):
        raise ValueError
    size = len(before) if isinstance(before, bytes) else 1 + max(-(-len(digits) // 2), 1)
    places = 2 * (size - 1)
    if not any(digits):
        return b"\x80" + bytes(size - 1)
    if len(digits) > places or size > _LONGEST_NUMBER:
        return maxdb_number(value, None, ())
    fraction = int("".join(map(str, digits))) * 10 ** (places - len(digits))
    point = len(digits) + exponent
    first, packed = (0x40 - point, 10**places - fraction) if sign else (0xC0 + point, fraction)
    return bytes([first]) + bytes.fromhex(f"{packed:0{places}}")


def defined(write: Write) -> Write:
    """Return a writer that puts a define byte before a value: the one that stood there, or a blank, 0 for numbers."""

    def written(value: Any, before: Any, arguments: tuple[str, ...]) -> bytes:
        is_kept, mark = isinstance(before, bytes), b" " if isinstance(value, date | timedelta) else b"\0"
        inner = before[1:] if is_kept else "binary"
        return (before[:1] if is_kept and before else mark) + bytes(write(value, inner, arguments))

    return written


def _sas(number_of: Callable[[Any], float]) -> Write:
    """Return a writer of numbers of SAS: a float, or as many bytes as before in the form of the type."""

    def write(value: Any, before: Any, arguments: tuple[str, ...]) -> float | bytes:
        number, form = number_of(value), "".join(arguments)
        if not (isinstance(before, bytes) or before == "binary"):
            return number
        data = _ibm(number) if form.startswith("ibm") else struct.pack(">d", number)
        size = len(before) if isinstance(before, bytes) else _IEEE_BYTES
        if any(data[size:]):
            raise ValueError
        return data[:size][::-1] if form == "le" else data[:size]

    return write


def _ibm(number: float) -> bytes:
    """Return a hexadecimal number: sign and exponent to the base of 16, then 56 bits of a fraction."""
    if number == 0:
        return bytes(8)
    mantissa, exponent = frexp(abs(number))
    power = -(-exponent // 4)
    fraction = int(mantissa * 2 ** (56 + exponent - 4 * power))
    return bytes([(number < 0) << 7 | power + 64]) + fraction.to_bytes(7, "big")


def ibm_hex_float(value: Any, before: Any, _arguments: tuple[str, ...]) -> Any:
    """Return a hexadecimal number, in as many bytes as before."""
    return sas_number(value, before, ("ibm",))


def ip_address(value: Any, _before: Any, _arguments: tuple[str, ...]) -> bytes:
    """Return the 4 or 16 bytes of an address."""
    return parsed_address(value).packed


def uuid(value: Any, _before: Any, arguments: tuple[str, ...]) -> bytes:
    """Return the 16 bytes of a UUID in the order of the type."""
    return UUID(value).bytes_le if arguments == ("le",) else UUID(value).bytes


maxdb_date, maxdb_timestamp, maxdb_time = _text(_day), _text(_moment(6)), _text(lambda span: _clock(span, 4, 0))
mq_date, mq_timestamp, mq_time = _text(_day), _text(_moment(2)), _text(lambda span: _clock(span, 2, 2))
sas_number, sas_span = _sas(float), _sas(lambda value: value / timedelta(seconds=1))
sas_missing = _sas(sas.nan_of_missing)
sas_date = _sas(lambda value: float((value - _EPOCH.date()).days))
sas_datetime = _sas(lambda value: (value - _EPOCH) / timedelta(seconds=1))
