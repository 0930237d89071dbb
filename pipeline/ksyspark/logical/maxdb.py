"""Numbers, dates and times of SAP DB / MaxDB, plain or behind a define byte. Source: order interface."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from decimal import Context, Decimal
from functools import cache
from typing import TypeAlias, TypeVar

import numpy as np
import pyarrow as pa

from ksyspark.display import show_bytes, show_count, show_plain
from ksyspark.logical import arrays, date_time

MIN_BYTES, MAX_BYTES = 2, 20
_ZERO, _POINT, _MINUS = 48, 46, 45
_EXACT = Context(prec=200)
Values: TypeAlias = "pa.Array | arrays.ByteMatrix"
"""Arrow values, or their bytes."""


@dataclass(frozen=True, slots=True)
class _Numbers:
    """Numbers as 0.d1d2d3... times ten to the exponent: digits by position, how many are significant, good rows."""

    digits: arrays.Bytes
    counts: arrays.Ints
    exponents: arrays.Ints
    negative: arrays.Flags
    good: arrays.Flags


def maxdb_number(values: Values, precision: int = 38, scale: int = 0) -> arrays.Converted:
    """Convert binary VDN numbers of 2 to 20 bytes to decimal128(precision, scale), exactly or not at all."""
    matrix, numbers = _parse(values)
    kept = numbers.exponents + scale
    good = numbers.good & ((numbers.counts == 0) | ((numbers.counts <= kept) & (kept <= precision)))
    decimals = _number_texts(replace(numbers, good=good)).cast(pa.decimal128(precision, scale))
    return arrays.Converted(decimals, matrix.valid & ~good)


def maxdb_number_text(values: Values) -> arrays.Converted:
    """Convert binary VDN numbers to strings: decimal digits without exponent, whatever their size."""
    matrix, numbers = _parse(values)
    return arrays.Converted(_number_texts(numbers), matrix.valid & ~numbers.good)


def _number_texts(numbers: _Numbers) -> pa.Array:
    """Return numbers as decimal text without exponent; null are those that are not good."""
    characters, lengths = _characters(numbers)
    offsets = np.zeros(lengths.size + 1, np.int64)
    np.cumsum(lengths, out=offsets[1:])
    text = characters.T[np.arange(characters.shape[0]) < lengths[:, None]]
    data = pa.py_buffer(np.ascontiguousarray(text))
    buffers = [arrays.validity_bitmap(numbers.good), pa.py_buffer(offsets.astype(np.int32)), data]
    return pa.Array.from_buffers(pa.string(), lengths.size, buffers)


def _parse(values: Values) -> tuple[arrays.ByteMatrix, _Numbers]:
    matrix = arrays.byte_matrix(values, MAX_BYTES)
    if matrix.data.shape[0] < MIN_BYTES:
        nothing = np.zeros(matrix.lengths.size, np.int64)
        return matrix, _Numbers(np.zeros((2, nothing.size), np.uint8), nothing, nothing, nothing != 0, nothing != 0)
    characteristic = matrix.data[0].astype(np.int64)
    digits, counts = _unpack_digits(matrix.data[1:])
    is_packed = (digits <= 9).all(axis=0) & (matrix.lengths >= MIN_BYTES) & (matrix.lengths <= MAX_BYTES)
    negative = characteristic < 0x80
    if negative.any():
        _complement(digits, counts, negative)
    is_normalised = np.where(characteristic == 0x80, counts == 0, (characteristic != 0) & (digits[0] != 0))
    exponents = np.where(negative, 64 - characteristic, characteristic - 192)
    return matrix, _Numbers(digits, counts, exponents, negative, matrix.valid & is_packed & is_normalised)


def _unpack_digits(mantissas: arrays.Bytes) -> tuple[arrays.Bytes, arrays.Ints]:
    """Return the half bytes of mantissas, high half first, and how many there are up to the last that is not 0."""
    digits = np.empty((2 * mantissas.shape[0], mantissas.shape[1]), np.uint8)
    digits[0::2] = mantissas >> 4
    digits[1::2] = mantissas & 15
    counts = np.zeros(mantissas.shape[1], np.uint8)
    for position, digit in enumerate(digits):
        np.copyto(counts, np.uint8(position + 1), where=digit != 0)
    return digits, counts.astype(np.int64)


def _complement(digits: arrays.Bytes, counts: arrays.Ints, chosen: arrays.Flags) -> None:
    """Subtract the chosen fractions from 1 in place: digits from 9, the last significant one from 10."""
    for position, digit in enumerate(digits):
        minuend = np.where(counts - 1 == position, np.uint8(10), np.uint8(9))
        np.subtract(minuend, np.minimum(digit, 9), out=digit, where=chosen & (counts > position))


def _characters(numbers: _Numbers) -> tuple[arrays.Bytes, arrays.Ints]:
    """Return numbers as ASCII characters by position, at least one digit before the point, and their lengths."""
    counts = np.where(numbers.good, numbers.counts, 0)
    exponents = np.where(counts > 0, numbers.exponents, 1)
    before = np.maximum(exponents, 1)
    behind = np.maximum(counts - exponents, 0)
    signs = (numbers.negative & (counts > 0)).astype(np.int64)
    lengths = np.where(numbers.good, signs + before + (behind > 0) + behind, 0)
    positions = np.arange(int(lengths.max(initial=0)))[:, None] - signs
    digits = _digits_at(numbers.digits, positions - (positions > before) + (exponents - before))
    characters = np.where(positions == before, _POINT, digits + _ZERO)
    return np.where(positions < 0, _MINUS, characters).astype(np.uint8), lengths


def _digits_at(digits: arrays.Bytes, positions: arrays.Ints) -> arrays.Bytes:
    """Return the digits at the given positions of their rows; 0 beyond either end."""
    inside = (positions >= 0) & (positions < digits.shape[0])
    taken = np.take_along_axis(digits, np.where(inside, positions, 0), axis=0)
    return np.where(inside, taken, 0).astype(np.uint8)


def read_number(data: bytes, precision: int, scale: int) -> Decimal:
    """Return one number with `scale` digits behind the point. Raises InvalidValue where it needs more digits."""
    number = _exact(data)
    scaled = _EXACT.scaleb(number, scale)
    if scaled != scaled.to_integral_value() or scaled.copy_abs() >= 10**precision:
        behind = f", {scale} of them behind the point" if scale else " and none behind the point"
        digits = show_count(precision, "digit")
        raise arrays.InvalidValue(f"a number of at most {digits}{behind}", _decimal_text(number))
    return _EXACT.quantize(number, Decimal((0, (1,), -scale)))


def read_number_text(data: bytes) -> str:
    """Return one number, exact, as decimal text without exponent. Raises InvalidValue for bytes that are no number."""
    return _decimal_text(_exact(data))


def _exact(data: bytes) -> Decimal:
    if not MIN_BYTES <= len(data) <= MAX_BYTES:
        raise arrays.InvalidValue(f"{MIN_BYTES} to {MAX_BYTES} bytes", show_count(len(data), "byte"))
    characteristic, digits = data[0], data[1:].hex()
    if not digits.isdecimal():
        raise arrays.InvalidValue("decimal digits behind the first byte", show_bytes(data))
    if characteristic == 0:
        raise arrays.InvalidValue("a number", f"{show_bytes(data)}, the sign of no number")
    fraction = Decimal((0, tuple(map(int, digits)), -len(digits)))
    if characteristic == 0x80:
        if fraction:
            raise arrays.InvalidValue("digits of 0 for the number 0", show_bytes(data))
        return Decimal(0)
    is_positive = characteristic > 0x80
    magnitude = fraction if is_positive else _EXACT.subtract(Decimal(1), fraction)
    if not Decimal("0.1") <= magnitude < 1:
        raise arrays.InvalidValue("a mantissa from 0.1 to below 1", show_bytes(data))
    exponent = characteristic - 192 if is_positive else 64 - characteristic
    return _EXACT.scaleb(magnitude if is_positive else magnitude.copy_negate(), exponent)


def _decimal_text(number: Decimal) -> str:
    text = f"{number:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


_DATE_PATTERNS = ("yyyymmdd", "yyyy-mm-dd", "mm/dd/yyyy", "dd.mm.yyyy")
_TIME_PATTERNS = ("hhhhnnss", "hh:nn:ss", "hh.nn.ss", "hh:nn AM", "hh:nn PM")
_AM, _PM = 3, 4
_TIMESTAMP_PATTERNS = ("yyyymmddhhnnssffffff", "yyyy-mm-dd hh:nn:ss.ffffff", "yyyy-mm-dd-hh.nn.ss.ffffff")
_BLANK = 32
# All forms begin with a digit; their characters have the same codes in all code pages of EBCDIC.
_FORMS = "0123456789-/.: APM"
_ASCII = np.zeros(256, np.uint8)
_ASCII[list(_FORMS.encode("cp037"))] = list(_FORMS.encode())
_EBCDIC_ZERO = 0xF0

_ARGUMENTS = {"y": "year", "m": "month", "d": "day", "h": "hour", "n": "minute", "s": "second", "f": "microsecond"}


def maxdb_date(values: Values) -> arrays.Converted:
    """Convert date texts, or their bytes, to date32."""
    texts, parsed = _parse_texts(values, _DATE_PATTERNS)
    days, is_day = date_time.unix_days(parsed.fields)
    good = parsed.is_matched & is_day
    return arrays.Converted(date_time.date_array(days, good), texts.valid & ~good)


def maxdb_time(values: Values) -> arrays.Converted:
    """Convert time texts, or their bytes, to duration[us] since midnight; hours may exceed a day."""
    texts, parsed = _parse_texts(values, _TIME_PATTERNS)
    hours, is_hour = _hours_of_day(parsed.fields["h"], parsed.pattern)
    micros, is_time = date_time.micros_of_day({**parsed.fields, "h": hours})
    good = parsed.is_matched & is_hour & is_time
    return arrays.Converted(date_time.micros_array(date_time.SPAN, micros, good), texts.valid & ~good)


def maxdb_timestamp(values: Values) -> arrays.Converted:
    """Convert timestamp texts, or their bytes, to timestamp[us] without zone."""
    texts, parsed = _parse_texts(values, _TIMESTAMP_PATTERNS)
    days, is_day = date_time.unix_days(parsed.fields)
    micros, is_time = date_time.micros_of_day(parsed.fields)
    good = parsed.is_matched & is_day & is_time & (parsed.fields["h"] <= 23)
    instants = date_time.micros_array(date_time.TIMESTAMP, days * date_time.MICROS_PER_DAY + micros, good)
    return arrays.Converted(instants, texts.valid & ~good)


def _parse_texts(values: Values, patterns: Sequence[str]) -> tuple[arrays.ByteMatrix, date_time.ParsedTexts]:
    texts = arrays.byte_matrix(values, date_time.MAX_TEXT_BYTES)
    is_text = isinstance(values, pa.StringArray | pa.LargeStringArray)
    texts = _without_padding(texts if is_text else _in_ascii(texts))
    return texts, date_time.parse_texts(texts, patterns)


def _hours_of_day(hours: arrays.Ints, pattern: arrays.Ints) -> tuple[arrays.Ints, arrays.Flags]:
    """Return hours of the day, and which are valid; of twelve-hour forms 12 AM is midnight, 12 PM noon."""
    is_am, is_pm = pattern == _AM, pattern == _PM
    is_twelve_hour = is_am | is_pm
    valid = ~is_twelve_hour | ((hours <= 12) & ~(is_pm & (hours == 0)))
    return np.where(is_twelve_hour, hours % 12 + 12 * is_pm, hours), valid


def _without_padding(texts: arrays.ByteMatrix) -> arrays.ByteMatrix:
    """Return texts without trailing blanks; a text longer than the matrix keeps its length."""
    width = texts.data.shape[0]
    ends = np.zeros(texts.lengths.size, np.int64)
    for position in range(width):
        ends[(texts.data[position] != _BLANK) & (texts.lengths > position)] = position + 1
    return arrays.ByteMatrix(texts.data, np.where(texts.lengths > width, texts.lengths, ends), texts.valid)


def _in_ascii(texts: arrays.ByteMatrix) -> arrays.ByteMatrix:
    """Return texts in EBCDIC, or in UCS-2 of either byte order, in ASCII; other texts are left as they are."""
    if texts.data.shape[0] < 2:
        return texts
    is_ebcdic = texts.data[0] >= _EBCDIC_ZERO
    if is_ebcdic.any():
        texts = arrays.ByteMatrix(np.where(is_ebcdic, _ASCII[texts.data], texts.data), texts.lengths, texts.valid)
    is_even = ~is_ebcdic & (texts.lengths > 0) & (texts.lengths % 2 == 0) & (texts.lengths <= texts.data.shape[0])
    is_big = is_even & ~texts.data[0::2].any(axis=0)
    is_little = is_even & ~is_big & ~texts.data[1::2].any(axis=0)
    if not (is_big | is_little).any():
        return texts
    data = texts.data.copy()
    for chosen, first in ((is_big, 1), (is_little, 0)):
        halves = texts.data[first::2, chosen]
        data[:, chosen] = 0
        data[: halves.shape[0], chosen] = halves
    return arrays.ByteMatrix(data, np.where(is_big | is_little, texts.lengths // 2, texts.lengths), texts.valid)


def read_date(value: str | bytes) -> date:
    """Return the date of one text. Raises InvalidValue."""
    try:
        fields = _fields(_unpadded_text(value), _DATE_PATTERNS)
        return date(fields["y"], fields["m"], fields["d"])
    except ValueError:
        expected = "a date: YYYYMMDD, YYYY-MM-DD, MM/DD/YYYY or DD.MM.YYYY"
        raise arrays.InvalidValue(expected, show_plain(value)) from None


def read_time(value: str | bytes) -> timedelta:
    """Return the time since midnight of one text; hours may exceed a day. Raises InvalidValue."""
    try:
        text = _unpadded_text(value)
        fields = _fields(text, _TIME_PATTERNS)
        minutes, seconds = fields["n"], fields.get("s", 0)
        if minutes > 59 or seconds > 59:
            raise ValueError
        return timedelta(hours=_hour_of_day(fields["h"], text), minutes=minutes, seconds=seconds)
    except ValueError:
        expected = "a time: HHHHMMSS, HH:MM:SS, HH.MM.SS, HH:MM AM or HH:MM PM"
        raise arrays.InvalidValue(expected, show_plain(value)) from None


def read_timestamp(value: str | bytes) -> datetime:
    """Return date and time, without zone, of one text. Raises InvalidValue."""
    try:
        fields = _fields(_unpadded_text(value), _TIMESTAMP_PATTERNS)
        return datetime(**{_ARGUMENTS[letter]: number for letter, number in fields.items()})  # type: ignore[arg-type] # noqa: DTZ001 (has no zone)
    except ValueError:
        forms = "YYYYMMDDHHMMSSmmmmmm, YYYY-MM-DD HH:MM:SS.mmmmmm or YYYY-MM-DD-HH.MM.SS.mmmmmm"
        raise arrays.InvalidValue(f"a timestamp: {forms}", show_plain(value)) from None


def _unpadded_text(value: str | bytes) -> str:
    """Return a text without padding, out of characters, or bytes in ASCII, EBCDIC or UCS-2."""
    if len(value) > date_time.MAX_TEXT_BYTES:
        raise ValueError
    if isinstance(value, bytes):
        if len(value) > 1 and value[0] >= _EBCDIC_ZERO:
            value = value.translate(_ASCII.tobytes())
        elif value and len(value) % 2 == 0 and not any(value[0::2]):
            value = value[1::2]
        elif value and len(value) % 2 == 0 and not any(value[1::2]):
            value = value[0::2]
        value = value.decode("ISO-8859-1")
    return value.rstrip(" ")


def _fields(text: str, patterns: Iterable[str]) -> dict[str, int]:
    """Return the numbers in a text that matches one of the patterns, by their letters."""
    for pattern in patterns:
        match = _regex(pattern).fullmatch(text)
        if match:
            return {letter: int(digits) for letter, digits in match.groupdict().items()}
    raise ValueError


@cache
def _regex(pattern: str) -> re.Pattern[str]:
    """Return the regular expression of a pattern of `parse_texts`."""
    groups = re.sub(r"([ymdhnsf])\1*", lambda run: rf"(?P<{run[1]}>\d{{{len(run[0])}}})", re.escape(pattern))
    return re.compile(groups, re.ASCII)


def _hour_of_day(hours: int, text: str) -> int:
    """Return the hour of the day of a time text, whose form may be a twelve-hour one."""
    is_pm = text.endswith("PM")
    if not is_pm and not text.endswith("AM"):
        return hours
    if hours > 12 or (hours == 0 and is_pm):
        raise ValueError
    return hours % 12 + (12 if is_pm else 0)


_FIRST_WITHOUT_VALUE = 0xFC
_Value = TypeVar("_Value")


def defined(values: pa.Array, convert: Callable[[arrays.ByteMatrix], arrays.Converted]) -> arrays.Converted:
    """Convert the values behind define bytes, null where those say so; a row without a define byte is a fault."""
    matrix = arrays.byte_matrix(values, 1 + date_time.MAX_TEXT_BYTES)
    is_empty = matrix.valid & (matrix.lengths == 0)
    has_value = matrix.valid & ~is_empty
    if matrix.data.shape[0]:
        has_value &= matrix.data[0] < _FIRST_WITHOUT_VALUE
    converted = convert(arrays.ByteMatrix(matrix.data[1:], np.maximum(matrix.lengths - 1, 0), has_value))
    return arrays.Converted(converted.values, converted.faults | is_empty, converted.notices)


def read_defined(data: bytes, read: Callable[[bytes], _Value]) -> _Value | None:
    """Read the value behind one define byte with `read`, or return None if there is no value. Raises InvalidValue."""
    if not data:
        raise arrays.InvalidValue("a define byte", "no bytes")
    return None if data[0] >= _FIRST_WITHOUT_VALUE else read(data[1:])
