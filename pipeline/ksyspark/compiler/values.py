"""Values in registers: loaded from cells and from the message, stored in cells."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ksyspark.compiler import instructions, slots
from ksyspark.compiler.context import Build
from ksyspark.spec.expressions import Expression
from ksyspark.spec.expressions.nodes import IntLiteral

Kind = Literal["int", "bool", "float", "bytes", "str"]
MIXED = "*"


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


def number_kind(slot: slots.FixedNumber) -> int:
    """Return the shape operand of NUMBER: width, +16 signed, +32 big-endian, +64 float."""
    return slot.width + 16 * slot.is_signed + 32 * (slot.order == "be") + 64 * slot.is_float


def load(build: Build, slot: slots.Slot) -> Value:
    """Emit the load of a scalar slot into registers; an absent field ends the message. Raises Unsupported."""
    match slot:
        case slots.FixedNumber():
            return _load_number(build, slot)
        case slots.FixedBits():
            return _load_bits(build, slot)
        case slots.FixedBytes(at, offset, length, encoding):
            register = build.assembler.register(2)
            build.assembler.emit("FIXED", register, *place(at), offset, length)
            return Value("str" if encoding else "bytes", register, encoding)
        case slots.Known(register, kind):
            return Value(kind, register, "UTF-8" if kind == "str" else None)
        case slots.Constant(kind, number):
            return Value(kind, build.assembler.preset(number))
        case slots.NumberCell(at, kind):
            register = build.assembler.register()
            build.assembler.emit("LOAD", register, *place(at))
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
            raise instructions.Unsupported("a user type where a value is needed")


def byte_of(slot: slots.FixedBytes, index: Expression) -> slots.FixedNumber | None:
    """Return one byte of fixed bytes as a number; None unless the index is a literal inside of them."""
    if slot.encoding is not None or not isinstance(index, IntLiteral) or not 0 <= index.value < slot.length:
        return None
    return slots.FixedNumber(slot.at, slot.offset + index.value, 1, is_signed=False, is_float=False, order="be")


def _load_number(build: Build, slot: slots.FixedNumber) -> Value:
    asm, register = build.assembler, build.assembler.register()
    at = (*place(slot.at), slot.offset)
    if slot.endian is not None:
        assert slot.endian.row == slot.at.row
        asm.emit("NUMBER2", register, *at, number_kind(slot), slot.endian.index)
    elif slot.width == 1 and not slot.is_signed:
        asm.emit("U1", register, *at)
    elif slot.width == 2 and not slot.is_signed and slot.order == "be":
        asm.emit("U2BE", register, *at)
    else:
        asm.emit("NUMBER", register, *at, number_kind(slot))
    return Value("float" if slot.is_float else "int", register)


def _load_bits(build: Build, slot: slots.FixedBits) -> Value:
    asm, register = build.assembler, build.assembler.register()
    bits = bits_of_byte(slot)
    if bits is not None:
        asm.emit("BYTEBITS", register, *bits.at, bits.shift, bits.mask)
    else:
        width = slot.width + 128 * (slot.order == "be")
        asm.emit("BITS", register, *place(slot.at), 8 * slot.offset, slot.bit, width)
    return Value("bool" if slot.width == 1 else "int", register)


@dataclass(frozen=True, slots=True)
class ByteBits:
    """Bits of one byte: `at` is address, cell and offset of the byte."""

    at: tuple[int, int, int]
    shift: int
    mask: int


def bits_of_byte(slot: slots.Slot) -> ByteBits | None:
    """Return a field inside one byte as bits of that byte; None for other fields."""
    match slot:
        case slots.FixedNumber(at, offset, 1, False):
            return ByteBits((*place(at), offset), 0, 255)
        case slots.FixedBits(at, offset, bit, width, order) if bit % 8 + width <= 8:
            shift = bit % 8 if order == "le" else 8 - bit % 8 - width
            return ByteBits((*place(at), offset + bit // 8), shift, (1 << width) - 1)
        case _:
            return None


def store(build: Build, value: Value, at: slots.Cell) -> None:
    """Emit the store of a value into its cells."""
    for part in range(value.width):
        build.assembler.emit("STORE", at.row.address, at.index + part, value.register + part)


def keep(build: Build, value: Value, row: slots.Row) -> slots.NumberCell | slots.Bytes:
    """Emit the store of a value into new cells of a row; return its slot."""
    if value.literal is not None:
        value = text_constant(build, value.literal, "UTF-8")
    if value.encoding not in (None, MIXED):
        # A column needs its character set in the plan, even where no field has it.
        build.encoding(value.encoding or "")
    at = build.cell(row, value.width)
    store(build, value, at)
    return (
        slots.NumberCell(at, value.kind) if value.kind in ("int", "bool", "float") else slots.Bytes(at, value.encoding)
    )


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
