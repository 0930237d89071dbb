"""Decimals and dates in digits of four bits or of one byte each, as mainframes, banks and meters write them.

Source: z/Architecture Principles of Operation, Decimal-Number Representation; Enterprise COBOL, USAGE and SIGN clauses.
"""

from collections.abc import Callable, Mapping
from datetime import date, timedelta
from decimal import Context, Decimal
from typing import Any

import numpy as np
import pyarrow as pa

from ksyspark.display import show_bytes, show_count
from ksyspark.logical import arrays
from ksyspark.logical.date_time import date_array, unix_days
from ksyspark.spec.logical_types import precision_and_scale

PACKED_BYTES, ZONED_BYTES, BCD_BYTES = 20, 38, 19
_MINUS_NIBBLES = (0xB, 0xD)
_NO_DIGIT, _NEGATIVE = 0x0F, 0x10
_DATE_DIGITS = 9
_EXACT = Context(prec=100)


def _zones() -> arrays.Bytes:
    """Return for each last byte of a zoned number its digit, with _NEGATIVE if the number is below zero.

    EBCDIC has the sign in the upper four bits. In ASCII the same characters stand (`{`, A to I, `}`, J to R), or p to y
    for digits below zero; no byte has two meanings.
    """
    table = np.full(256, _NO_DIGIT, np.uint8)
    digits = np.arange(10, dtype=np.uint8)
    for zone in (0x30, 0xA0, 0xC0, 0xE0, 0xF0):
        table[zone + digits] = digits
    for zone in (0x70, 0xB0, 0xD0):
        table[zone + digits] = digits | _NEGATIVE
    table[list(b"{ABCDEFGHI")] = digits
    table[list(b"}JKLMNOPQR")] = digits | _NEGATIVE
    return table


_LAST_ZONES = _zones()
_DIGITS = np.full(256, _NO_DIGIT, np.uint8)
_DIGITS[0x30:0x3A] = _DIGITS[0xF0:0xFA] = np.arange(10)


def packed_decimal(values: pa.Array, precision: int, scale: int) -> arrays.Converted:
    """Convert packed decimals (COMP-3) of 1 to 20 bytes to decimal128(precision, scale)."""
    matrix = arrays.byte_matrix(values, PACKED_BYTES)
    nibbles = _nibbles(matrix)
    signs = nibbles[-1]
    is_good = (matrix.lengths > 0) & (matrix.lengths <= PACKED_BYTES) & (signs > 9)
    return _decimals(matrix, nibbles[:-1], np.isin(signs, _MINUS_NIBBLES), is_good, precision, scale)


def bcd(values: pa.Array, precision: int, scale: int) -> arrays.Converted:
    """Convert digits of four bits without a sign, in 1 to 19 bytes, to decimal128(precision, scale)."""
    matrix = arrays.byte_matrix(values, BCD_BYTES)
    is_good = (matrix.lengths > 0) & (matrix.lengths <= BCD_BYTES)
    return _decimals(matrix, _nibbles(matrix), np.zeros_like(is_good), is_good, precision, scale)


def zoned_decimal(values: pa.Array, precision: int, scale: int) -> arrays.Converted:
    """Convert zoned decimals (DISPLAY) of 1 to 38 bytes, ASCII or EBCDIC, to decimal128(precision, scale)."""
    matrix = arrays.byte_matrix(values, ZONED_BYTES)
    octets = _aligned(matrix)
    positions = np.arange(len(octets))[:, None] - (len(octets) - matrix.lengths)
    digits = np.where(positions >= 0, _DIGITS[octets], 0).astype(np.uint8)
    zones = _LAST_ZONES[octets[-1]]
    digits[-1] = zones & 0x0F
    is_good = (matrix.lengths > 0) & (matrix.lengths <= ZONED_BYTES)
    return _decimals(matrix, digits, zones >= _NEGATIVE, is_good, precision, scale)


def bcd_date(values: pa.Array, form: str = "yyyymmdd") -> arrays.Converted:
    """Convert dates in digits of four bits, with or without a sign behind them, to date32; all zeros are null."""
    matrix = arrays.byte_matrix(values, BCD_BYTES)
    nibbles = _nibbles(matrix)
    signed = np.concatenate([np.zeros_like(nibbles[:1]), nibbles[:-1]])
    digits = np.where(nibbles[-1] > 9, signed, nibbles)
    is_good = (matrix.lengths > 0) & (matrix.lengths <= BCD_BYTES)
    is_good &= (digits <= 9).all(axis=0) & ~digits[:-_DATE_DIGITS].any(axis=0)
    numbers = np.zeros(is_good.size, np.int64)
    for digit in digits[-_DATE_DIGITS:]:
        numbers = numbers * 10 + np.where(is_good, digit, 0)
    year, month, day, day_of_year = _DATE_FORMS[form](numbers)
    days, exists = unix_days({"y": year, "m": month, "d": day})
    is_leap = (year % 4 == 0) & ((year % 100 != 0) | (year % 400 == 0))
    exists &= (day_of_year >= 1) & (day_of_year <= 365 + is_leap) & (year <= 9999)
    has_date = matrix.valid & is_good & exists & (numbers > 0)
    faults = matrix.valid & ~has_date & ~(is_good & (numbers == 0))
    return arrays.Converted(date_array(days + day_of_year - 1, has_date), faults)


def _first_of_year(years: Any) -> tuple[Any, Any, Any]:
    return years, years * 0 + 1, years * 0 + 1


# Year, month, day, and day of the year (1 where month and day tell it) of the number that the digits make.
_DATE_FORMS: Mapping[str, Callable[[Any], tuple[Any, Any, Any, Any]]] = {
    "yyyymmdd": lambda n: (n // 10_000, n // 100 % 100, n % 100, n * 0 + 1),
    "ddmmyyyy": lambda n: (n % 10_000, n // 10_000 % 100, n // 1_000_000, n * 0 + 1),
    "mmddyyyy": lambda n: (n % 10_000, n // 1_000_000, n // 10_000 % 100, n * 0 + 1),
    "yyyyddd": lambda n: (*_first_of_year(n // 1000), n % 1000),
    "cyyddd": lambda n: (*_first_of_year(n // 1000 + 1900), n % 1000),
}


def _aligned(matrix: arrays.ByteMatrix) -> arrays.Bytes:
    """Return the bytes of values by position, so that the last bytes stand in the last row; zeros before shorter ones.

    There is one row at least.
    """
    width = len(matrix.data)
    if width and bool((matrix.lengths == width).all()):
        return matrix.data
    rows = np.arange(matrix.lengths.size)
    data = np.concatenate([matrix.data, np.zeros((1, rows.size), np.uint8)])
    positions = np.minimum(matrix.lengths, width) - np.arange(max(width, 1), 0, -1)[:, None]
    return np.asarray(data[np.where(positions >= 0, positions, -1), rows], np.uint8)


def _nibbles(matrix: arrays.ByteMatrix) -> arrays.Bytes:
    octets = _aligned(matrix)
    return np.stack([octets >> 4, octets & 15], axis=1).reshape(2 * len(octets), -1)


def _decimals(
    matrix: arrays.ByteMatrix, digits: arrays.Bytes, negative: arrays.Flags, is_good: arrays.Flags,
    precision: int, scale: int,
) -> arrays.Converted:  # fmt: skip
    """Return decimals of digits by position, the last of which have the lowest value; more digits are a fault."""
    if len(digits) < precision:
        digits = np.concatenate([np.zeros((precision - len(digits), is_good.size), np.uint8), digits])
    is_good = matrix.valid & is_good & (digits <= 9).all(axis=0) & ~digits[:-precision].any(axis=0)
    text = np.where(is_good, digits[-precision:], 0).astype(np.uint8) + np.uint8(ord("0"))
    zero, point = (np.full((1, is_good.size), ord(letter), np.uint8) for letter in "0.")
    signs = np.where(negative, ord("-"), ord("+")).astype(np.uint8)[None]
    fraction = [point, text[precision - scale :]] if scale else []
    letters = np.concatenate([signs, zero, text[: precision - scale], *fraction])
    texts = arrays.text_array(letters, is_good)
    return arrays.Converted(texts.cast(pa.decimal128(precision, scale)), matrix.valid & ~is_good)


def read_packed(data: bytes, precision: int, scale: int) -> Decimal:
    """Return one packed decimal. Raises InvalidValue."""
    digits, sign = data.hex()[:-1], data.hex()[-1:]
    if len(data) > PACKED_BYTES or not digits.isdecimal() or sign not in "abcdef":
        raise arrays.InvalidValue("digits, and a sign from A to F in the last four bits", show_bytes(data))
    return _decimal(digits, int(sign, 16) in _MINUS_NIBBLES, precision, scale)


def read_bcd(data: bytes, precision: int, scale: int) -> Decimal:
    """Return the decimal of digits of four bits without a sign. Raises InvalidValue."""
    digits = data.hex()
    if len(data) > BCD_BYTES or not digits.isdecimal():
        raise arrays.InvalidValue("a digit in each four bits", show_bytes(data))
    return _decimal(digits, False, precision, scale)


def read_zoned(data: bytes, precision: int, scale: int) -> Decimal:
    """Return one zoned decimal. Raises InvalidValue."""
    zone = int(_LAST_ZONES[data[-1]]) if data else _NO_DIGIT
    digits = [*(int(_DIGITS[octet]) for octet in data[:-1]), zone & 0x0F]
    if len(data) > ZONED_BYTES or max(digits) > 9:
        raise arrays.InvalidValue("digits in ASCII or EBCDIC, the last one with the sign", show_bytes(data))
    return _decimal("".join(map(str, digits)), zone >= _NEGATIVE, precision, scale)


def read_bcd_date(data: bytes, form: str = "yyyymmdd") -> date | None:
    """Return the date of digits of four bits, or None if all are zero. Raises InvalidValue."""
    digits = data.hex()
    digits = digits[:-1] if digits[-1:] > "9" else digits
    expected = f"a date, {form.upper()} in four bits a digit"
    if len(data) > BCD_BYTES or not digits.isdecimal() or len(digits.lstrip("0")) > _DATE_DIGITS:
        raise arrays.InvalidValue(expected, show_bytes(data))
    if not int(digits):
        return None
    year, month, day, day_of_year = _DATE_FORMS[form](int(digits))
    try:
        calendar_day = date(year, month, day) + timedelta(days=day_of_year - 1)
    except (ValueError, OverflowError):
        raise arrays.InvalidValue(expected, show_bytes(data)) from None
    if calendar_day.year != year or day_of_year < 1:
        raise arrays.InvalidValue(expected, show_bytes(data))
    return calendar_day


def _decimal(digits: str, is_negative: bool, precision: int, scale: int) -> Decimal:
    if len(digits.lstrip("0")) > precision:
        raise arrays.InvalidValue(f"a number of at most {show_count(precision, 'digit')}", digits.lstrip("0"))
    return Decimal((int(is_negative), tuple(map(int, digits[-precision:])), -scale))


def write_packed(value: Any, before: Any, arguments: tuple[str, ...]) -> bytes:
    """Return a packed decimal; an F that stood for plus stays."""
    precision, _ = precision_and_scale(arguments)
    number = _whole(value, arguments)
    size = len(before) if isinstance(before, bytes) else precision // 2 + 1
    plus = "f" if isinstance(before, bytes) and before[-1:].hex()[-1:] == "f" else "c"
    return _in_nibbles(f"{abs(number)}{'d' if number < 0 else plus}", size)


def write_bcd(value: Any, before: Any, arguments: tuple[str, ...]) -> bytes:
    """Return digits of four bits."""
    precision, _ = precision_and_scale(arguments)
    size = len(before) if isinstance(before, bytes) else (precision + 1) // 2
    return _in_nibbles(str(_whole(value, arguments)), size)


def write_zoned(value: Any, before: Any, arguments: tuple[str, ...]) -> bytes:
    """Return a zoned decimal in the character set and with the sign's zone of what stood before, if it can be."""
    precision, _ = precision_and_scale(arguments)
    number, is_kept = _whole(value, arguments), isinstance(before, bytes) and len(before) > 0
    size, is_ascii = (len(before), before[-1] < 0x80) if is_kept else (precision, False)
    digits = f"{abs(number):0{size}d}"
    if len(digits) > size:
        raise ValueError
    zone = before[-1] >> 4 if is_kept else 0xC
    code = int(digits[-1]) | (_NEGATIVE if number < 0 else 0)
    lasts = [octet for octet in range(256) if _LAST_ZONES[octet] == code and (octet < 0x80) == is_ascii]
    last = min(lasts, key=lambda octet: (octet >> 4 != zone, octet >> 4 not in (0xC, 0xD), octet))
    return digits[:-1].encode("ascii" if is_ascii else "cp037") + bytes([last])


def write_bcd_date(value: Any, before: Any, arguments: tuple[str, ...]) -> bytes:
    """Return the digits of a date, with the sign that stood behind them before."""
    text = arguments[0] if arguments else "yyyymmdd"
    parts = {"yyyy": f"{value.year:04}", "mm": f"{value:%m}", "ddd": f"{value:%j}", "dd": f"{value:%d}"}
    for letters, digits in {**parts, "cyy": f"{value.year - 1900:03}"}.items():
        text = text.replace(letters, digits)
    sign = before[-1:].hex()[-1:] if isinstance(before, bytes) else ""
    text += sign if sign > "9" else ""
    size = len(before) if isinstance(before, bytes) else (len(text) + 1) // 2
    if size > BCD_BYTES:
        raise ValueError
    return _in_nibbles(text, size)


def _whole(value: Any, arguments: tuple[str, ...]) -> int:
    """Return a decimal in units of its last digit. Raises ValueError if it has more digits."""
    scaled = _EXACT.scaleb(Decimal(value), precision_and_scale(arguments)[1])
    if scaled != int(scaled):
        raise ValueError
    return int(scaled)


def _in_nibbles(digits: str, size: int) -> bytes:
    """Return digits in `size` bytes. Raises ValueError for a minus, and if they do not fit."""
    padded = digits.zfill(2 * size)
    if len(padded) != 2 * size or size > PACKED_BYTES or digits.startswith("-"):
        raise ValueError
    return bytes.fromhex(padded)
