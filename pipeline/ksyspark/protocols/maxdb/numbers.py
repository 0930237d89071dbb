"""Numbers of the database as text."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation

_ZERO, _SIGN = 0x80, 0x80


def number_text(data: bytes) -> str:
    """Return a number as decimal digits, as the database prints it; bytes that are no number in hexadecimal.

    The first byte holds sign and exponent, the others two digits each of a fraction, most significant first. Negative
    numbers have the complement of the fraction to 1.
    """
    if data[:1] == bytes([_ZERO]):
        return "0"
    digits = data[1:].hex()
    if not digits.isdecimal():
        return data.hex()
    try:
        return _plain(data[0], Decimal(f"0.{digits}"))
    except InvalidOperation:
        return data.hex()


def _plain(characteristic: int, fraction: Decimal) -> str:
    if characteristic >= _SIGN:
        value = fraction.scaleb(characteristic - 192)
    else:
        value = -(1 - fraction).scaleb(64 - characteristic)
    text = format(value, "f")
    return text.rstrip("0").rstrip(".") if "." in text else text
