"""Runs: adjacent fields of fixed size are read by one instruction, which stores where they begin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ksyspark.compiler.assembler import FUEL_PER_FIELD
from ksyspark.compiler.context import Build
from ksyspark.compiler.expressions.stream_position import rule_uses_position
from ksyspark.compiler.fixed_fields import fixed_length, is_fixed
from ksyspark.compiler.instructions import Unsupported
from ksyspark.compiler.slots import Cell, Choice, FixedBits, FixedBytes, FixedNumber, Part, Slot
from ksyspark.compiler.values import place
from ksyspark.spec.expressions.nodes import IntLiteral
from ksyspark.spec.library import Library
from ksyspark.spec.model import (
    Attribute,
    BitsUse,
    CalculatedEndian,
    Endian,
    FloatUse,
    IntegerUse,
    StringUse,
    SwitchUse,
    TypeSpec,
)


@dataclass(frozen=True, slots=True)
class Run:
    """Adjacent fields of fixed size."""

    fields: tuple[Attribute, ...]


def runs(library: Library, seq: Sequence[Attribute]) -> Iterator[Run | Attribute]:
    """Split a seq into runs and single fields, in order; a rule that uses the stream position ends a run."""
    run: list[Attribute] = []
    for attribute in seq:
        is_part = is_fixed(attribute)
        if is_part:
            run.append(attribute)
        if run and (not is_part or rule_uses_position(library, attribute)):
            yield Run(tuple(run))
            run = []
        if not is_part:
            yield attribute
    if run:
        yield Run(tuple(run))


def lay_out(part: Part, run: Run, at: Cell) -> tuple[int, list[tuple[Attribute, Slot]]]:
    """Return the run's length in bytes and the slot of each field.

    Adjacent bit fields share bytes; the next field of another kind starts at a whole byte. Raises Unsupported where
    bit fields change direction inside a byte.
    """
    slots: list[tuple[Attribute, Slot]] = []
    position, bits, start = 0, 0, 0
    order: Endian | None = None
    for attribute in run.fields:
        if isinstance(attribute.use, BitsUse):
            wanted = attribute.use.endian or part.spec.bit_endian
            if bits % 8 and order != wanted:
                raise Unsupported("bit fields that change direction inside a byte")
            if order != wanted or bits == 0:
                start, bits = position, 0
            order = wanted
            slots.append((attribute, FixedBits(at, start, bits, attribute.use.width, order)))
            bits += attribute.use.width
            position = start + -(-bits // 8)
            continue
        bits, order = 0, None
        slot, length = _whole_bytes(part, attribute, at, position)
        slots.append((attribute, slot))
        position += length
    return position, slots


def ends_inside_byte(spec: TypeSpec) -> bool:
    """Tell whether a type may end inside a byte, where bit fields behind the type would continue."""
    bits = 0
    for attribute in spec.seq:
        if isinstance(attribute.use, BitsUse):
            bits += attribute.use.width
        elif attribute.condition is None and attribute.repeat is None and not isinstance(attribute.use, SwitchUse):
            bits = 0
    return bits % 8 != 0


def ends_inside(slot: Slot) -> bool:
    """Tell whether a field is a bit field that ends inside a byte."""
    return isinstance(slot, FixedBits) and (slot.bit + slot.width) % 8 != 0


def is_aligned(attribute: Attribute, slot: Slot) -> bool:
    """Tell whether a field ends at a whole byte even if it begins inside one; one that may be empty does not."""
    if attribute.condition is not None or attribute.repeat is not None or isinstance(slot, Choice):
        return False
    return not slot.is_inside_byte if isinstance(slot, Part) else True


def _whole_bytes(part: Part, attribute: Attribute, at: Cell, offset: int) -> tuple[Slot, int]:
    use = attribute.use
    if isinstance(use, IntegerUse | FloatUse):
        default = part.spec.endian if isinstance(part.spec.endian, str) else None
        order = use.endian or default
        is_signed = isinstance(use, IntegerUse) and use.is_signed
        is_calculated = use.width > 1 and order is None
        endian = part.endian if is_calculated else None
        number = FixedNumber(at, offset, use.width, is_signed, isinstance(use, FloatUse), order or "be", endian)
        return number, use.width
    length = fixed_length(attribute)
    assert length is not None
    encoding = (attribute.encoding or part.spec.encoding) if isinstance(use, StringUse) else None
    return FixedBytes(at, offset, length, encoding), length


def read_at_fixed_place(build: Build, part: Part, attribute: Attribute) -> Slot:
    """Emit one instruction for an instance that `has_fixed_place`; return its slot. Raises Unsupported."""
    if isinstance(part.spec.endian, CalculatedEndian) and part.endian is None:
        raise Unsupported("an instance that is read before the byte order is decided")
    assert attribute.pos is not None
    assert isinstance(attribute.pos.tree, IntLiteral)
    known = part.slots.get(attribute.id)
    at = known.at if isinstance(known, FixedBytes | FixedNumber) else build.cell(part.row)
    length, slots = lay_out(part, Run((attribute,)), at)
    build.assembler.emit("RUNAT", *place(at), length, attribute.pos.tree.value, note=attribute.id)
    build.assembler.fuel += FUEL_PER_FIELD
    part.slots[attribute.id] = slots[0][1]
    return slots[0][1]
