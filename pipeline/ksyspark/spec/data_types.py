"""The data types of values, the Arrow types that hold them, and what operators and methods take and give."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ksyspark.spec.model import Endian, EnumSpec, TypeSpec


@dataclass(frozen=True, slots=True)
class IntegerType:
    """An integer read from the stream. `width` is in bytes; `endian` is None for one byte, or if computed when read."""

    is_signed: bool
    width: int
    endian: Endian | None = None


@dataclass(frozen=True, slots=True)
class BitsType:
    """A bit field of more than one bit."""

    width: int


@dataclass(frozen=True, slots=True)
class CalculatedInteger:
    """An integer that an expression computes: 64 bits, signed."""


@dataclass(frozen=True, slots=True)
class FloatType:
    """A float of 4 or 8 bytes; a computed one has 8."""

    width: int = 8


@dataclass(frozen=True, slots=True)
class BooleanType:
    """True or false; `b1` is one too."""


@dataclass(frozen=True, slots=True)
class BytesType:
    """A run of bytes."""


@dataclass(frozen=True, slots=True)
class StringType:
    """Text."""


@dataclass(frozen=True, slots=True)
class EnumType:
    """An integer with names; `base` is the type of its code."""

    spec: EnumSpec
    base: IntegerType | BitsType | CalculatedInteger

    def __str__(self) -> str:
        return "::".join(self.spec.path)


@dataclass(frozen=True, slots=True)
class UserType:
    """A type of a specification."""

    spec: TypeSpec


@dataclass(frozen=True, slots=True)
class ArrayType:
    """A repeated field, or a list literal."""

    item: "DataType"


@dataclass(frozen=True, slots=True)
class StreamType:
    """`_io`."""


@dataclass(frozen=True, slots=True)
class AnyStructType:
    """A user type that depends on the message, to be cast before its fields are named; `may_be` are known ones."""

    reason: str = "its type depends on the message"
    may_be: tuple[TypeSpec, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class AnyType:
    """Any value: that of a switch between types that have nothing in common, or of a parameter of type `any`."""


@dataclass(frozen=True, slots=True)
class UnknownType:
    """The type of something already reported as a problem; nothing more is reported about it."""


DataType = (
    IntegerType | BitsType | CalculatedInteger | FloatType | BooleanType | BytesType | StringType | EnumType
    | UserType | ArrayType | StreamType | AnyStructType | AnyType | UnknownType
)  # fmt: skip

INTEGERS = (IntegerType, BitsType, CalculatedInteger)
NUMBERS = (*INTEGERS, FloatType)

_WORDS: dict[type, str] = {
    IntegerType: "a whole number",
    BitsType: "a whole number",
    CalculatedInteger: "a whole number",
    FloatType: "a floating-point number",
    BooleanType: "true or false",
    BytesType: "bytes",
    StringType: "text",
    StreamType: "a stream",
    AnyStructType: "a type that depends on the message",
    AnyType: "a value of any type",
    UnknownType: "something unknown",
}

# No integer wraps: unsigned ones get the next larger Arrow type.
_UNSIGNED = {1: "int16", 2: "int32", 4: "int64", 8: "decimal128(20, 0)"}


def show(data_type: DataType) -> str:
    """Name a type in words for a problem."""
    match data_type:
        case EnumType():
            return f"a code of the enum {data_type}"
        case UserType(spec):
            return f"the type {'::'.join(spec.path[1:]) or spec.path[0]}"
        case ArrayType(item):
            return f"a list of {show(item)}"
        case _:
            return _WORDS[type(data_type)]


def innermost_item(data_type: DataType) -> DataType:
    """Return a type without the lists around it."""
    return innermost_item(data_type.item) if isinstance(data_type, ArrayType) else data_type


def merge(left: DataType, right: DataType) -> DataType | None:
    """Return the type of a value that has one of two types, or None if no type covers both."""
    if left == right or isinstance(right, UnknownType):
        return left
    if isinstance(left, UnknownType):
        return right
    if isinstance(left, AnyType) or isinstance(right, AnyType):
        return AnyType()
    if isinstance(left, INTEGERS) and isinstance(right, INTEGERS):
        return CalculatedInteger()
    if isinstance(left, NUMBERS) and isinstance(right, NUMBERS):
        return FloatType()
    if isinstance(left, EnumType) and isinstance(right, EnumType) and left.spec.path == right.spec.path:
        return EnumType(left.spec, CalculatedInteger())
    if isinstance(left, UserType | AnyStructType) and isinstance(right, UserType | AnyStructType):
        return AnyStructType(may_be=(*structures_of(left), *structures_of(right)))
    if isinstance(left, ArrayType) and isinstance(right, ArrayType):
        item = merge(left.item, right.item)
        return ArrayType(item) if item else None
    return None


def structures_of(data_type: UserType | AnyStructType) -> tuple[TypeSpec, ...]:
    """Return the types of a specification that a value may be of, as far as they are known."""
    return (data_type.spec,) if isinstance(data_type, UserType) else data_type.may_be


def scalar_of(data_type: DataType) -> str | None:
    """Return the Arrow type that holds every value of a type, or None if the type is no scalar."""
    match data_type:
        case IntegerType(is_signed, width):
            return f"int{8 * width}" if is_signed else _UNSIGNED[width]
        case BitsType(width):
            # The smallest signed integer that holds an unsigned one of so many bits.
            return next((f"int{size}" for size in (8, 16, 32, 64) if width < size), "decimal128(20, 0)")
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
    """Return the least and the largest number of a type of whole numbers, or None for other types."""
    match data_type:
        case IntegerType(True, width):
            return -(1 << (8 * width - 1)), (1 << (8 * width - 1)) - 1
        case IntegerType(False, width):
            return 0, (1 << (8 * width)) - 1
        case BitsType(width):
            return 0, (1 << width) - 1
        case _:
            return None


@dataclass(frozen=True, slots=True)
class Method:
    """The type that an attribute or method gives; `arguments` are the types that it takes, none for an attribute."""

    result: DataType
    arguments: tuple[DataType, ...] = ()


_INT = CalculatedInteger()
_BYTE = IntegerType(False, 1)
_TEXT = StringType()

_INTEGER: Mapping[tuple[str, int], Method] = {("to_s", 0): Method(_TEXT)}
_FLOAT_OR_CODE = {("to_i", 0): Method(_INT)}
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
    are_whole = isinstance(left, INTEGERS) and isinstance(right, INTEGERS)
    if operator in _BITWISE or (operator in _ARITHMETIC and are_whole):
        return CalculatedInteger() if are_whole else None
    if operator in _ARITHMETIC:
        if isinstance(left, NUMBERS) and isinstance(right, NUMBERS):
            return FloatType()
        are_texts = isinstance(left, StringType) and isinstance(right, StringType)
        return StringType() if operator == "+" and are_texts else None
    return BooleanType() if can_compare(left, right, is_equality=operator in _EQUALITY) else None


def can_compare(left: DataType, right: DataType, *, is_equality: bool) -> bool:
    """Tell whether two values can be compared, for equality or for order."""
    if isinstance(left, UnknownType) or isinstance(right, UnknownType):
        return True
    if any(isinstance(left, kinds) and isinstance(right, kinds) for kinds in (NUMBERS, StringType, BytesType)):
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


_METHODS: Mapping[type, Mapping[tuple[str, int], Method]] = {
    StringType: _STRING,
    BytesType: _BYTES,
    StreamType: _STREAM,
    **dict.fromkeys((BooleanType, EnumType, FloatType), _FLOAT_OR_CODE),
    **dict.fromkeys(INTEGERS, _INTEGER),
}


def methods_of(data_type: DataType) -> Mapping[tuple[str, int], Method]:
    """Return the attributes and methods of a value by name and number of arguments, 0 for an attribute."""
    if not isinstance(data_type, ArrayType):
        return _METHODS.get(type(data_type), {})
    method = Method(data_type.item)
    plain = {("first", 0): method, ("last", 0): method, ("size", 0): Method(_INT)}
    is_ordered = isinstance(data_type.item, (*NUMBERS, StringType, BytesType))
    return {**plain, ("min", 0): method, ("max", 0): method} if is_ordered else plain
