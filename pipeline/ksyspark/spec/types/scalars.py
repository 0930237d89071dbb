"""Which Arrow type holds a value (design: ksy to Spark). Nothing ever wraps."""

from __future__ import annotations

from ksyspark.spec.types.types import (
    BitsType,
    BooleanType,
    BytesType,
    CalculatedInteger,
    DataType,
    FloatType,
    IntegerType,
    StringType,
)

_UNSIGNED = {1: "int16", 2: "int32", 4: "int64", 8: "decimal128(20, 0)"}


def scalar_of(data_type: DataType) -> str | None:
    """Return the Arrow type that holds every value of a type, or None where the type is no scalar."""
    match data_type:
        case IntegerType(is_signed, width):
            return f"int{8 * width}" if is_signed else _UNSIGNED[width]
        case BitsType(width):
            return _of_bits(width)
        case CalculatedInteger():
            return "int64"
        case FloatType(width):
            return f"float{8 * width}"
        case BooleanType():
            return "bool"
        case BytesType():
            return "binary"
        case StringType():
            return "string"
        case _:
            return None


def limits_of(data_type: DataType) -> tuple[int, int] | None:
    """Return the least and the largest number of a type of whole numbers, None for other types."""
    match data_type:
        case IntegerType(True, width):
            return -(1 << (8 * width - 1)), (1 << (8 * width - 1)) - 1
        case IntegerType(False, width):
            return 0, (1 << (8 * width)) - 1
        case BitsType(width):
            return 0, (1 << width) - 1
        case _:
            return None


def _of_bits(width: int) -> str:
    """Return the smallest signed integer that holds an unsigned one of so many bits."""
    return next((f"int{size}" for size in (8, 16, 32, 64) if width < size), "decimal128(20, 0)")
