"""Attributes and methods of values, as the language reference lists them: a table, one row each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ksyspark.spec.types.types import (
    INTEGERS,
    NUMBERS,
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
)


@dataclass(frozen=True, slots=True)
class Method:
    """The result of an attribute or method; `arguments` are the types of its arguments (empty for an attribute)."""

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


def methods_of(data_type: DataType) -> Mapping[tuple[str, int], Method]:
    """Return the attributes (0 arguments) and methods of a value by (name, number of arguments)."""
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
