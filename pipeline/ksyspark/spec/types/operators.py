"""What operators, attributes and methods of values take and give."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ksyspark.spec.types.data_types import (
    INTEGERS,
    NUMBERS,
    AnyStructType,
    AnyType,
    ArrayType,
    BooleanType,
    BytesType,
    CalculatedInteger,
    DataType,
    EnumType,
    FloatType,
    IntegerType,
    StreamType,
    StringType,
    UnknownType,
    UserType,
)


@dataclass(frozen=True, slots=True)
class Method:
    """The type that an attribute or method gives; `arguments` are the types that it takes, none for an attribute."""

    result: DataType
    arguments: tuple[DataType, ...] = ()


_INT = CalculatedInteger()
_BYTE = IntegerType(False, 1)
_TEXT = StringType()

_INTEGER: Mapping[tuple[str, int], Method] = {("to_s", 0): Method(_TEXT)}
_FLOAT = {("to_i", 0): Method(_INT)}
_BOOLEAN = {("to_i", 0): Method(_INT)}
_ENUM = {("to_i", 0): Method(_INT)}
_STRING = {
    ("length", 0): Method(_INT),
    ("reverse", 0): Method(_TEXT),
    ("to_i", 0): Method(_INT),
    ("to_i", 1): Method(_INT, (_INT,)),
    ("substring", 2): Method(_TEXT, (_INT, _INT)),
}
_BYTES = {
    ("length", 0): Method(_INT),
    ("size", 0): Method(_INT),
    ("first", 0): Method(_BYTE),
    ("last", 0): Method(_BYTE),
    ("min", 0): Method(_BYTE),
    ("max", 0): Method(_BYTE),
    ("to_s", 1): Method(_TEXT, (_TEXT,)),
}
_STREAM = {("eof", 0): Method(BooleanType()), ("size", 0): Method(_INT), ("pos", 0): Method(_INT)}
_ARITHMETIC = frozenset("+ - * / %".split())
_BITWISE = frozenset("& | ^ << >>".split())
_EQUALITY = frozenset("== !=".split())


def type_of_unary(operator: str, operand: DataType) -> DataType | None:
    """Type `-x`, `+x`, `~x`, `not x`."""
    if isinstance(operand, UnknownType):
        return operand
    if operator == "not":
        return BooleanType() if isinstance(operand, BooleanType) else None
    if isinstance(operand, INTEGERS):
        return CalculatedInteger()
    return operand if isinstance(operand, FloatType) and operator != "~" else None


def type_of_binary(operator: str, left: DataType, right: DataType) -> DataType | None:
    """Type arithmetic, bit operations, comparisons, `and`, `or`."""
    if isinstance(left, UnknownType) or isinstance(right, UnknownType):
        return UnknownType()
    if operator in ("and", "or"):
        return BooleanType() if isinstance(left, BooleanType) and isinstance(right, BooleanType) else None
    if operator in _ARITHMETIC:
        return _arithmetic(operator, left, right)
    if operator in _BITWISE:
        return CalculatedInteger() if isinstance(left, INTEGERS) and isinstance(right, INTEGERS) else None
    return BooleanType() if can_compare(left, right, is_equality=operator in _EQUALITY) else None


def can_compare(left: DataType, right: DataType, *, is_equality: bool) -> bool:
    """Tell whether two values can be compared, for equality or for order."""
    if isinstance(left, UnknownType) or isinstance(right, UnknownType):
        return True
    if isinstance(left, NUMBERS) and isinstance(right, NUMBERS):
        return True
    if isinstance(left, StringType) and isinstance(right, StringType):
        return True
    if isinstance(left, BytesType) and isinstance(right, BytesType):
        return True
    if isinstance(left, EnumType) and isinstance(right, EnumType):
        return is_equality and left.spec.path == right.spec.path
    return is_equality and isinstance(left, BooleanType) and isinstance(right, BooleanType)


def can_assign(target: DataType, value: DataType) -> bool:
    """Tell whether a value can be an argument for a parameter, by the rules of the official compiler."""
    if isinstance(value, UnknownType | AnyType) or isinstance(target, UnknownType | AnyType):
        return True
    match target:
        case _ if isinstance(target, INTEGERS):
            return isinstance(value, INTEGERS)
        case EnumType(spec):
            return isinstance(value, EnumType) and value.spec.path == spec.path
        case ArrayType(item):
            return isinstance(value, ArrayType) and can_assign(item, value.item)
        case UserType(spec):
            return isinstance(value, UserType) and value.spec.path == spec.path
        case AnyStructType():
            return isinstance(value, UserType | AnyStructType)
        case _:
            return isinstance(value, type(target))


def _arithmetic(operator: str, left: DataType, right: DataType) -> DataType | None:
    if isinstance(left, INTEGERS) and isinstance(right, INTEGERS):
        return CalculatedInteger()
    if isinstance(left, NUMBERS) and isinstance(right, NUMBERS):
        return FloatType()
    return StringType() if operator == "+" and isinstance(left, StringType) and isinstance(right, StringType) else None


def methods_of(data_type: DataType) -> Mapping[tuple[str, int], Method]:
    """Return the attributes and methods of a value by name and number of arguments, 0 for an attribute."""
    match data_type:
        case ArrayType(item):
            return _of_list(item)
        case StringType():
            return _STRING
        case BytesType():
            return _BYTES
        case StreamType():
            return _STREAM
        case BooleanType():
            return _BOOLEAN
        case EnumType():
            return _ENUM
        case FloatType():
            return _FLOAT
        case _ if isinstance(data_type, INTEGERS):
            return _INTEGER
        case _:
            return {}


def _of_list(item: DataType) -> Mapping[tuple[str, int], Method]:
    one = Method(item)
    plain = {("first", 0): one, ("last", 0): one, ("size", 0): Method(_INT)}
    is_ordered = isinstance(item, (*NUMBERS, StringType, BytesType))
    return {**plain, ("min", 0): one, ("max", 0): one} if is_ordered else plain
