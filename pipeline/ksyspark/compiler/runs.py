"""Runs: fields of fixed size that lie side by side are one instruction, which notes where they start."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ksyspark.compiler.instructions import Unsupported
from ksyspark.compiler.positions import rule_asks_where
from ksyspark.compiler.slots import Cell, Choice, FixedBits, FixedBytes, FixedNumber, Part, Slot
from ksyspark.spec.expressions.nodes import IntLiteral
from ksyspark.spec.library import Library
from ksyspark.spec.model import (
    Attribute,
    BitsUse,
    BytesUse,
    Endian,
    FloatUse,
    IntegerUse,
    StringUse,
    TypeSpec,
)

# Lengths and offsets in instructions have 32 bits.
_LONGEST = 1 << 20


@dataclass(frozen=True, slots=True)
class Run:
    """Fields of fixed size side by side."""

    fields: tuple[Attribute, ...]


def runs(library: Library, seq: Sequence[Attribute]) -> Iterator[Run | Attribute]:
    """Split a seq into runs and single fields, in order; a rule that asks where the stream is ends a run."""
    run: list[Attribute] = []
    for attribute in seq:
        is_part = is_fixed(attribute)
        if is_part:
            run.append(attribute)
        if run and (not is_part or rule_asks_where(library, attribute)):
            yield Run(tuple(run))
            run = []
        if not is_part:
            yield attribute
    if run:
        yield Run(tuple(run))


def is_fixed(attribute: Attribute) -> bool:
    """Tell whether a field is always there, once, and of one size that the specification states."""
    if attribute.condition or attribute.repeat:
        return False
    return isinstance(attribute.use, IntegerUse | FloatUse | BitsUse) or fixed_length(attribute) is not None


def fixed_length(attribute: Attribute) -> int | None:
    """Return the length of bytes or text whose size is a literal and from which nothing is cut."""
    if attribute.contents is not None:
        return len(attribute.contents)
    delimiter = attribute.delimiter
    is_cut = delimiter.terminator is not None or delimiter.pad_right is not None
    if not isinstance(attribute.use, BytesUse | StringUse) or is_cut or delimiter.size is None:
        return None
    tree = delimiter.size.tree
    return tree.value if isinstance(tree, IntLiteral) and tree.value <= _LONGEST else None


def lay_out(part: Part, run: Run, at: Cell) -> tuple[int, list[tuple[Attribute, Slot]]]:
    """Return the run's length in bytes and the slot of each field.

    Bit fields share bytes in their direction; the next field that is none starts at a byte border. Raises Unsupported
    where bit fields change direction inside a byte.
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
    """Tell whether the last field of a type leaves part of a byte, which bit fields after the type would go on with."""
    bits = 0
    for attribute in spec.seq:
        bits = bits + attribute.use.width if isinstance(attribute.use, BitsUse) else 0
    return bits % 8 != 0


def ends_inside(slot: Slot) -> bool:
    """Tell whether a field is a bit field that leaves part of its last byte."""
    return isinstance(slot, FixedBits) and (slot.bit + slot.width) % 8 != 0


def is_aligned(attribute: Attribute, slot: Slot) -> bool:
    """Tell whether a field, wherever it begins, ends at a whole byte: nothing does that reads nothing."""
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
