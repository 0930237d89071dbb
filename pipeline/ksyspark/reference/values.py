"""Values of traced objects as the Python values that Arrow takes."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal

from ksyspark.layout import Enum, Logical, Scalar
from ksyspark.logical import value_reader

Convert = Callable[[object], object]
_SIGNED_BITS = {"int8": 8, "int16": 16, "int32": 32, "int64": 64}
_UNSIGNED_64 = range(1 << 64)


class DoesNotFit(Exception):
    """A worked-out value is beyond its column: its integer has too many bits, or its text cannot be UTF-8."""

    def __init__(self, value: object, bits: int) -> None:
        super().__init__(value, bits)
        self.value = value
        self.bits = bits


def scalar_reader(column_type: Scalar | Enum | Logical, *, enums_as_ints: bool) -> Convert:
    """Return the function that converts a value of a column without parts; it raises DoesNotFit and InvalidValue."""
    if isinstance(column_type, Enum):
        code = _scalar(column_type.base)
        return code if enums_as_ints else _label_reader(column_type, code)
    if isinstance(column_type, Logical):
        base, meaning = _scalar(column_type.base), value_reader(column_type.name)
        return lambda value: meaning(base(value))
    return _scalar(column_type)


def _label_reader(column_type: Enum, code_of: Convert) -> Convert:
    labels = dict(column_type.labels)

    def label(value: object) -> str:
        code = int(str(code_of(value)))
        return labels.get(code) or str(code)

    return label


def _scalar(scalar: Scalar) -> Convert:
    match scalar.arrow:
        case "bool":
            return bool
        case "string":
            return _text
        case "binary":
            return _bytes
        case "float32" | "float64":
            return _float
        case "decimal128(20, 0)":
            return _decimal
    return _integer_reader(_SIGNED_BITS[scalar.arrow])


def _integer_reader(bits: int) -> Convert:
    low, high = -(1 << bits - 1), (1 << bits - 1) - 1

    def integer(value: object) -> int:
        number = int(value)  # type: ignore[call-overload]
        if not low <= number <= high:
            raise DoesNotFit(number, bits)
        return int(number)

    return integer


def _decimal(value: object) -> Decimal:
    number = int(value)  # type: ignore[call-overload]
    if number not in _UNSIGNED_64:
        raise DoesNotFit(number, 64)
    return Decimal(number)


def _bytes(value: object) -> bytes:
    return bytes(value)  # type: ignore[call-overload, no-any-return]


def _float(value: object) -> float:
    return float(value)  # type: ignore[arg-type]


def _text(value: object) -> str:
    text = str(value)
    if not text.isascii():
        # A lone surrogate, which some encodings let pass, raises UnicodeEncodeError here.
        text.encode()
    return text
