"""Instances at a place and of a length that the specification states: one instruction, wherever they are asked for."""

from __future__ import annotations

from ksyspark.compiler.assembler import LOOKS_A_FIELD
from ksyspark.compiler.context import Build
from ksyspark.compiler.instructions import Unsupported
from ksyspark.compiler.runs import Run, fixed_length, lay_out
from ksyspark.compiler.slots import FixedBytes, FixedNumber, Part, Slot
from ksyspark.compiler.values import place
from ksyspark.spec.expressions.nodes import IntLiteral
from ksyspark.spec.model import Attribute, BytesUse, CalculatedEndian, FloatUse, IntegerUse

_FARTHEST = 1 << 31


def has_fixed_place(part: Part, attribute: Attribute) -> bool:
    """Tell whether an instance is bytes or a number at a place of the message that is stated, without rules."""
    if part.io is not None or attribute.pos is None or attribute.repeat or attribute.condition or attribute.valid:
        return False
    tree = attribute.pos.tree
    is_near = isinstance(tree, IntLiteral) and 0 <= tree.value < _FARTHEST
    is_bytes = isinstance(attribute.use, BytesUse) and attribute.contents is None and fixed_length(attribute)
    return is_near and bool(is_bytes or isinstance(attribute.use, IntegerUse | FloatUse))


def read_at_fixed_place(build: Build, part: Part, attribute: Attribute) -> Slot:
    """Emit the reading of such an instance; return its slot. Raises Unsupported."""
    if isinstance(part.spec.endian, CalculatedEndian) and part.endian is None:
        raise Unsupported("an instance that is read before the byte order is decided")
    assert attribute.pos is not None
    assert isinstance(attribute.pos.tree, IntLiteral)
    known = part.slots.get(attribute.id)
    at = known.at if isinstance(known, FixedBytes | FixedNumber) else build.cell(part.row)
    length, slots = lay_out(part, Run((attribute,)), at)
    build.assembler.emit("RUNAT", *place(at), length, attribute.pos.tree.value, note=attribute.id)
    build.assembler.looks += LOOKS_A_FIELD
    part.slots[attribute.id] = slots[0][1]
    return slots[0][1]
