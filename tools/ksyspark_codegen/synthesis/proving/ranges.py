"""The bounds of numbers that fields and parameters hold, and of what is made of them bit by bit."""

from __future__ import annotations

from ksyspark.spec.expressions.nodes import IntLiteral
from ksyspark.spec.model import Attribute, BitsUse, BytesUse, IntegerUse, Parameter, TypeUse
from ksyspark_codegen.synthesis.proving.polynomials import ANY, Bounds


def range_of_field(attribute: Attribute) -> Bounds:
    """Return the bounds of a field's number; truth values are 0 and 1, bytes of one size a number of base 256."""
    width = width_of_bytes(attribute)
    return _range(attribute.use) if width is None else (0, (1 << 8 * width) - 1)


def width_of_bytes(attribute: Attribute) -> int | None:
    """Return how many bytes a field always takes that are all its value; None for other fields."""
    delimiter = attribute.delimiter
    size = delimiter.size.tree if delimiter.size is not None else None
    is_whole = delimiter.terminator is None and delimiter.pad_right is None
    return size.value if isinstance(attribute.use, BytesUse) and is_whole and isinstance(size, IntLiteral) else None


def range_of_parameter(parameter: Parameter, *, is_checked: bool) -> Bounds:
    """Return the bounds of a parameter. Numbers keep those of their type only where it `is_checked` who tells them."""
    if parameter.word == "bool":
        return 0, 1
    return _range(parameter.use) if is_checked and not parameter.word and not parameter.is_array else ANY


def _range(use: TypeUse) -> Bounds:
    match use:
        case IntegerUse(is_signed, width):
            return -(1 << 8 * width - 1) * is_signed, (1 << 8 * width - is_signed) - 1
        case BitsUse(width):
            return 0, (1 << width) - 1
    return ANY


def range_of_bits(sign: str, left: Bounds, right: Bounds) -> Bounds:
    """Return the bounds of a number that an operator on bits, a division or a remainder gives."""
    (low, high), (least, most) = left, right
    match sign:
        case "&":
            tops = [top for bottom, top in (left, right) if bottom is not None and bottom >= 0 and top is not None]
            return (0, min(tops)) if tops else ANY
        case "|" | "^" if low is not None and low >= 0 and least is not None and least >= 0:
            return 0, None if high is None or most is None else (1 << max(high, most).bit_length()) - 1
        case "%" if least is not None and least > 0:
            return 0, None if most is None else most - 1
        case "/" if least is not None and least == most and least > 0:
            return None if low is None else low // least, None if high is None else high // least
        case ">>" if least is not None and least == most and least >= 0:
            return None if low is None else low >> least, None if high is None else high >> least
        case "<<" if least is not None and least == most and 0 <= least < 64:
            return None if low is None else low << least, None if high is None else high << least
    return ANY
