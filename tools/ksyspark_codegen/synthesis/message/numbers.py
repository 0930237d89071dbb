"""How whole numbers, bits and floating-point numbers lie in a message."""

from __future__ import annotations

import math
import struct
from dataclasses import dataclass

from ksyspark.spec.model import Attribute, BitsUse, Endian, FloatUse, IntegerUse, SimpleUse
from ksyspark_codegen.synthesis.message.assignments import Stuck


@dataclass(frozen=True, slots=True)
class Shape:
    """How a number lies in the stream; `kind` is `int`, `float` or `bool`."""

    width: int
    order: Endian
    kind: str
    is_signed: bool

    def value(self, raw: int) -> object:
        if self.kind == "float":
            return _FLOAT[self.width].unpack(raw.to_bytes(self.width // 8))[0]
        if self.kind == "bool":
            return bool(raw)
        return raw - (1 << self.width) if self.is_signed and raw >> self.width - 1 else raw

    def raw(self, value: object) -> int | None:
        """Return the bits of a value, None where they do not hold it."""
        if self.kind == "float":
            return _raw_of_float(self.width, value)
        if not isinstance(value, int) or not self.least <= value <= self.most:
            return None
        return value & (1 << self.width) - 1

    @property
    def least(self) -> int:
        return -(1 << self.width - 1) if self.is_signed else 0

    @property
    def most(self) -> int:
        return (1 << self.width - self.is_signed) - 1


_FLOAT = {32: struct.Struct(">f"), 64: struct.Struct(">d")}


def _raw_of_float(width: int, value: object) -> int | None:
    if not isinstance(value, int | float):
        return None
    try:
        data = _FLOAT[width].pack(value)
    except OverflowError:
        return None
    same = _FLOAT[width].unpack(data)[0]
    return int.from_bytes(data) if same == value or math.isnan(same) else None


def shape_of(attribute: Attribute, use: SimpleUse, order: Endian | None, bit_order: Endian) -> Shape:
    """Return how a number of a field lies, in an object of these orders. Raises Stuck where no byte order is given."""
    match use:
        case IntegerUse(is_signed, width, endian):
            given = "be" if width == 1 else _given_order(endian or order, attribute)
            return Shape(8 * width, given, "int", is_signed)
        case FloatUse(width, endian):
            return Shape(8 * width, _given_order(endian or order, attribute), "float", False)
        case BitsUse(width, endian):
            kind = "bool" if width == 1 and attribute.enum is None else "int"
            return Shape(width, endian or bit_order, kind, False)
    raise AssertionError(f"{use} is no number")


def _given_order(order: Endian | None, attribute: Attribute) -> Endian:
    if order is None:
        raise Stuck(f"no byte order is given for `{attribute.id}`")
    return order
