"""Values in registers: loaded from cells and from the message, stored in cells."""

from dataclasses import dataclass
from typing import Literal

from ksyspark.compiler import instructions, plan, slots
from ksyspark.compiler.context import Build
from ksyspark.compiler.plan import MIXED
from ksyspark.spec import data_types
from ksyspark.spec.data_types import DataType
from ksyspark.spec.expressions import Expression
from ksyspark.spec.expressions.nodes import IntLiteral

Kind = Literal["int", "bool", "float", "bytes", "str"]


@dataclass(frozen=True, slots=True)
class Value:
    """A value: numbers take one register (floats as their bits), bytes and text two (start, length).

    Text whose `encoding` depends on the message (MIXED) has the encoding's number in a third. `literal` is the text of
    a literal, which has no register until it is compared with another text.
    """

    kind: Kind
    register: instructions.Register
    encoding: str | None = None
    literal: str | None = None

    @property
    def is_number(self) -> bool:
        return self.kind in ("int", "bool", "float")

    @property
    def width(self) -> int:
        """How many registers or cells the value takes."""
        return 1 if self.is_number else 3 if self.encoding == MIXED else 2


_KINDS: dict[type[DataType], Kind] = {
    data_types.IntegerType: "int", data_types.BitsType: "int", data_types.BooleanType: "bool",
    data_types.FloatType: "float", data_types.BytesType: "bytes", data_types.StringType: "str",
}  # fmt: skip


def kind_of(declared: DataType) -> Kind | None:
    """Return the kind of the values of a type, or None if they are structures, lists or streams."""
    return _KINDS.get(type(declared.base if isinstance(declared, data_types.EnumType) else declared))


def load(build: Build, slot: slots.Slot) -> Value:
    """Emit the load of a scalar slot into registers; an absent field ends the message. Raises Unsupported."""
    match slot:
        case slots.Scalar(_, plan.Number() as number):
            return _load_number(build, place(slot.at), number)
        case slots.Scalar(_, plan.Bits() as bits):
            return _load_bits(build, place(slot.at), bits)
        case slots.Scalar(_, plan.Fixed(_, offset, length, encoding)):
            register = build.assembler.register(2)
            build.assembler.emit("FIXED", register, *place(slot.at), offset, length)
            return Value("str" if encoding else "bytes", register, encoding)
        case slots.Known(register, kind):
            return Value(kind, register, "UTF-8" if kind == "str" else None)
        case slots.Constant(kind, number):
            return Value(kind, build.assembler.preset(number))
        case slots.Scalar(_, plan.Computed(_, kind)):
            register = build.assembler.register()
            build.assembler.emit("LOAD", register, *place(slot.at))
            return Value(kind, register)
        case slots.Bytes(at, encoding):
            width = 3 if encoding == MIXED else 2
            register = build.assembler.register(width)
            for part in range(width):
                build.assembler.emit("LOAD", register + part, at.row.address, at.index + part)
            return Value("str" if encoding else "bytes", register, encoding)
        case slots.Optional(present, value, None):
            require(build, present)
            return load(build, value)
        case _:
            raise instructions.Unsupported("a structure where a value is needed")


def byte_of(slot: slots.Slot, index: Expression) -> slots.Scalar | None:
    """Return one byte of fixed bytes as a number; None unless the index is a literal inside of them."""
    match slot, index:
        case slots.Scalar(row, plan.Fixed(cell, offset, length, None)), IntLiteral(number) if 0 <= number < length:
            return slots.Scalar(row, plan.Number(cell, offset + number, 1, is_signed=False, is_float=False, order="be"))
    return None


def _load_number(build: Build, at: tuple[int, int], number: plan.Number) -> Value:
    asm, register = build.assembler, build.assembler.register()
    # Width, +16 signed, +32 big-endian, +64 float.
    shape = number.width + 16 * number.is_signed + 32 * (number.order == "be") + 64 * number.is_float
    if number.endian >= 0:
        asm.emit("NUMBER2", register, *at, number.offset, shape, number.endian)
    elif number.width == 1 and not number.is_signed:
        asm.emit("U1", register, *at, number.offset)
    elif number.width == 2 and not number.is_signed and number.order == "be":
        asm.emit("U2BE", register, *at, number.offset)
    else:
        asm.emit("NUMBER", register, *at, number.offset, shape)
    return Value("float" if number.is_float else "int", register)


def _load_bits(build: Build, at: tuple[int, int], bits: plan.Bits) -> Value:
    asm, register = build.assembler, build.assembler.register()
    if bits.in_byte is not None:
        asm.emit("BYTEBITS", register, *at, *bits.in_byte)
    else:
        asm.emit("BITS", register, *at, 8 * bits.offset, bits.bit, bits.width + 128 * (bits.order == "be"))
    return Value("bool" if bits.width == 1 else "int", register)


def bits_of_byte(slot: slots.Slot) -> tuple[int, int, int] | None:
    """Return offset, shift and mask of a field inside one byte; None for other fields."""
    match slot:
        case slots.Scalar(_, plan.Number(offset=offset, width=1, is_signed=False)):
            return offset, 0, 255
        case slots.Scalar(_, plan.Bits() as bits):
            return bits.in_byte
    return None


def store(build: Build, value: Value, at: slots.Cell) -> None:
    """Emit the store of a value into its cells."""
    for part in range(value.width):
        build.assembler.emit("STORE", at.row.address, at.index + part, value.register + part)


def keep(build: Build, value: Value, row: slots.Row) -> slots.Scalar | slots.Bytes:
    """Emit the store of a value into new cells of a row; return its slot."""
    if value.literal is not None:
        value = text_constant(build, value.literal, "UTF-8")
    if value.encoding not in (None, MIXED):
        # A column needs its character set in the plan, even where no field has it.
        build.encoding(value.encoding or "")
    at = build.cell(row, value.width)
    store(build, value, at)
    if value.kind in ("int", "bool", "float"):
        return slots.Scalar(row, plan.Computed(at.index, value.kind))
    return slots.Bytes(at, value.encoding)


def text_constant(build: Build, text: str, encoding: str) -> Value:
    """Return text in the constant pool, whose start is negative. Raises Unsupported where it cannot be encoded."""
    try:
        data = text.encode(encoding)
    except (LookupError, UnicodeEncodeError) as error:
        raise instructions.Unsupported(f"the text {text!r} in {encoding}") from error
    return Value("str", build.assembler.preset(-1 - build.assembler.constant(data), len(data)), encoding)


def require(build: Build, present: slots.Cell) -> int:
    """Emit the check that an optional field is present; return the register that holds its cell."""
    register = build.assembler.register()
    build.assembler.emit("LOAD", register, *place(present))
    build.assembler.emit("JZ", register, build.fail)
    return register


def place(cell: slots.Cell) -> tuple[int, int]:
    """Return the operands that name a cell."""
    return cell.row.address, cell.index


def copy_span(build: Build, window: slots.Bytes, row: slots.Row) -> slots.Bytes:
    """Emit the copy of start and length of a stream to another row; return their slot."""
    at = build.cell(row, 2)
    copy_cells(build, window.at, at, 2)
    return slots.Bytes(at, None)


def copy_cells(build: Build, source: slots.Cell, to: slots.Cell, count: int) -> None:
    """Emit the copy of adjacent cells to those of another row."""
    with build.assembler.temporaries():
        for part in range(count):
            register = build.assembler.register()
            build.assembler.emit("LOAD", register, source.row.address, source.index + part)
            build.assembler.emit("STORE", to.row.address, to.index + part, register)
