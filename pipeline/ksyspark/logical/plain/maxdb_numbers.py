"""Numbers of SAP DB / MaxDB (VDN), one at a time with Python's decimals. Source: order interface, VDN numbers."""

from __future__ import annotations

from decimal import Context, Decimal

from ksyspark.display import show_bytes, show_count
from ksyspark.logical.plain.not_logical import NotLogical

LEAST, MOST = 2, 20
_EXACT = Context(prec=200)


def read_number(data: bytes, precision: int, scale: int) -> Decimal:
    """Return a number with `scale` digits behind the point. Raises NotLogical where it needs more digits."""
    number = _exact(data)
    moved = _EXACT.scaleb(number, scale)
    if moved != moved.to_integral_value() or moved.copy_abs() >= 10**precision:
        behind = f", {scale} of them behind the point" if scale else " and none behind the point"
        raise NotLogical(f"a number of at most {show_count(precision, 'digit')}{behind}", _text(number))
    return _EXACT.quantize(number, Decimal((0, (1,), -scale)))


def read_number_text(data: bytes) -> str:
    """Return a number as decimal text without exponent, exact. Raises NotLogical for bytes that are no number."""
    return _text(_exact(data))


def _exact(data: bytes) -> Decimal:
    """Return characteristic and mantissa as a number: a fraction times a power of ten, negative ones complemented."""
    if not LEAST <= len(data) <= MOST:
        raise NotLogical(f"{LEAST} to {MOST} bytes", show_count(len(data), "byte"))
    characteristic, digits = data[0], data[1:].hex()
    if not digits.isdecimal():
        raise NotLogical("decimal digits behind the first byte", show_bytes(data))
    if characteristic == 0:
        raise NotLogical("a number", f"{show_bytes(data)}, the sign of no number")
    fraction = Decimal((0, tuple(map(int, digits)), -len(digits)))
    if characteristic == 0x80:
        if fraction:
            raise NotLogical("digits of 0 for the number 0", show_bytes(data))
        return Decimal(0)
    is_positive = characteristic > 0x80
    size = fraction if is_positive else _EXACT.subtract(Decimal(1), fraction)
    if not Decimal("0.1") <= size < 1:
        raise NotLogical("a mantissa from 0.1 to below 1", show_bytes(data))
    exponent = characteristic - 192 if is_positive else 64 - characteristic
    return _EXACT.scaleb(size if is_positive else size.copy_negate(), exponent)


def _text(number: Decimal) -> str:
    text = f"{number:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text
