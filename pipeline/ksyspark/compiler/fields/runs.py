"""Runs: adjacent fields of fixed size are read by one instruction, which stores where they begin."""

from collections.abc import Iterator, Sequence

from ksyspark.compiler import assembler, instructions, positions, values
from ksyspark.compiler.context import WHOLE_BYTE, Build, TakenBits
from ksyspark.compiler.plan import Bits, Fixed, Number
from ksyspark.compiler.slots import Cell, Part, Scalar, Slot
from ksyspark.spec import model
from ksyspark.spec.expressions.nodes import IntLiteral
from ksyspark.spec.library import Library

Run = tuple[model.Attribute, ...]
"""Adjacent fields of fixed size."""


def runs(library: Library, seq: Sequence[model.Attribute]) -> Iterator[Run | model.Attribute]:
    """Split a seq into runs and single fields, in order; a rule that uses the stream position ends a run."""
    run: list[model.Attribute] = []
    for attribute in seq:
        is_part = positions.is_fixed(attribute)
        if is_part:
            run.append(attribute)
        if run and (not is_part or positions.rule_uses_position(library, attribute)):
            yield tuple(run)
            run = []
        if not is_part:
            yield attribute
    if run:
        yield tuple(run)


def read_run(build: Build, part: Part, run: Run, at: Cell) -> list[tuple[model.Attribute, Slot]]:
    """Emit one instruction for adjacent fields, which stores where they begin; return all slots. Raises Unsupported."""
    asm, taken = build.assembler, build.taken
    shares_byte = taken != WHOLE_BYTE and isinstance(run[0].use, model.BitsUse)
    if shares_byte and taken.count is None:
        raise instructions.Unsupported("a bit field that begins at a bit of a byte that differs between messages")
    length, slots = lay_out(part, run, at, taken if shares_byte else WHOLE_BYTE)
    asm.emit("RUN", *values.place(at), length - shares_byte, note=", ".join(one.id or "(no id)" for one in run))
    if shares_byte:
        build.bits_continued += 1
        with asm.temporaries():
            register = asm.register()
            asm.emit("LOAD", register, *values.place(at))
            asm.emit("SUB", register, register, asm.preset(1))
            asm.emit("STORE", *values.place(at), register)
    build.taken = taken_behind(slots[-1][1])
    return slots


def taken_behind(slot: Slot) -> TakenBits:
    """Return where in a byte a field of fixed size ends."""
    match slot:
        case Scalar(_, Bits(_, _, bit, width, order)) if (bit + width) % 8:
            return TakenBits((bit + width) % 8, order)
    return WHOLE_BYTE


def lay_out(part: Part, run: Run, at: Cell, taken: TakenBits) -> tuple[int, list[tuple[model.Attribute, Slot]]]:
    """Return the run's length in bytes and the slot of each field.

    Adjacent bit fields share bytes; the next field of another kind starts at a whole byte. Where bits of a byte are
    taken, the run begins with that byte. Raises Unsupported where bit fields change direction inside a byte.
    """
    slots: list[tuple[model.Attribute, Slot]] = []
    position, bits, start = 0, taken.count or 0, 0
    order: model.Endian | None = taken.order
    for attribute in run:
        if isinstance(attribute.use, model.BitsUse):
            own_order = attribute.use.endian or part.spec.bit_endian
            if bits % 8 and order != own_order:
                raise instructions.Unsupported("bit fields that change direction inside a byte")
            if order != own_order or bits == 0:
                start, bits = position, 0
            order = own_order
            slots.append((attribute, Scalar(at.row, Bits(at.index, start, bits, attribute.use.width, order))))
            bits += attribute.use.width
            position = start + -(-bits // 8)
            continue
        bits, order = 0, None
        slot, length = _whole_bytes(part, attribute, at, position)
        slots.append((attribute, slot))
        position += length
    return position, slots


def _whole_bytes(part: Part, attribute: model.Attribute, at: Cell, offset: int) -> tuple[Slot, int]:
    use = attribute.use
    if isinstance(use, model.IntegerUse | model.FloatUse):
        default = part.spec.endian if isinstance(part.spec.endian, str) else None
        order = use.endian or default
        is_signed = isinstance(use, model.IntegerUse) and use.is_signed
        endian = part.endian.index if part.endian is not None and use.width > 1 and order is None else -1
        is_float = isinstance(use, model.FloatUse)
        number = Number(at.index, offset, use.width, is_signed, is_float, order or "be", endian)
        return Scalar(at.row, number), use.width
    length = positions.fixed_length(attribute)
    assert length is not None
    encoding = (attribute.encoding or part.spec.encoding) if isinstance(use, model.StringUse) else None
    return Scalar(at.row, Fixed(at.index, offset, length, encoding)), length


def read_at_fixed_place(build: Build, part: Part, attribute: model.Attribute) -> Slot:
    """Emit one instruction for an instance that `has_fixed_place`; return its slot. Raises Unsupported."""
    assert attribute.pos is not None
    assert isinstance(attribute.pos.tree, IntLiteral)
    known = part.slots.get(attribute.id)
    at = known.at if isinstance(known, Scalar) else build.cell(part.row)
    length, slots = lay_out(part, (attribute,), at, WHOLE_BYTE)
    build.assembler.emit("RUNAT", *values.place(at), length, attribute.pos.tree.value, note=attribute.id)
    build.assembler.fuel += assembler.FUEL_PER_FIELD
    part.slots[attribute.id] = slots[0][1]
    return slots[0][1]
