"""Fields whose size, or size and place, the specification states."""

from __future__ import annotations

from ksyspark.compiler.slots import Part
from ksyspark.spec.expressions.nodes import IntLiteral
from ksyspark.spec.model import Attribute, BitsUse, BytesUse, FloatUse, IntegerUse, StringUse

# Lengths, offsets and places are operands of 32 bits.
_LONGEST = 1 << 20
_FARTHEST = 1 << 31


def is_fixed(attribute: Attribute) -> bool:
    """Tell whether a field is always present, not repeated, and of one size that the specification states."""
    if attribute.condition or attribute.repeat:
        return False
    return isinstance(attribute.use, IntegerUse | FloatUse | BitsUse) or fixed_length(attribute) is not None


def fixed_length(attribute: Attribute) -> int | None:
    """Return the length of bytes or text whose size is a literal and which stay as they are; None for others."""
    if attribute.contents is not None:
        return len(attribute.contents)
    delimiter = attribute.delimiter
    is_cut = delimiter.terminator is not None or delimiter.pad_right is not None or attribute.process is not None
    if not isinstance(attribute.use, BytesUse | StringUse) or is_cut or delimiter.size is None:
        return None
    tree = delimiter.size.tree
    return tree.value if isinstance(tree, IntLiteral) and tree.value <= _LONGEST else None


def has_fixed_place(part: Part, attribute: Attribute) -> bool:
    """Tell whether an instance is bytes or a number, without rules, at a place of the message that is a literal."""
    if part.io is not None or attribute.io is not None or attribute.pos is None:
        return False
    if attribute.repeat or attribute.condition or attribute.valid:
        return False
    tree = attribute.pos.tree
    is_near = isinstance(tree, IntLiteral) and 0 <= tree.value < _FARTHEST
    is_bytes = isinstance(attribute.use, BytesUse) and attribute.contents is None and fixed_length(attribute)
    return is_near and bool(is_bytes or isinstance(attribute.use, IntegerUse | FloatUse))
