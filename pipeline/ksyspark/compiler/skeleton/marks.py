"""Fields by which a stream is seen to be in step: what they cannot be, no message has there."""

from __future__ import annotations

from ksyspark.spec.expressions import names_in
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, BitsUse, Spec, SwitchUse, TypeSpec, UserTypeUse
from ksyspark.spec.types.sizes import bits_of_attribute

# Fewer bytes stand by chance in too many places.
_LEAST = 3

Mark = tuple[int, bytes]
"""Bytes, and where in a message they stand."""


def is_mark(owner: TypeSpec, attribute: Attribute) -> bool:
    """Tell whether a field has `contents`, or a rule that judges it by itself, at most with the type's parameters.

    Rules that compare fields with each other are no marks: a sender may always break them and still be in step.
    """
    if attribute.contents is not None:
        return True
    if attribute.valid is None or isinstance(attribute.use, SwitchUse | UserTypeUse):
        return False
    known = {"_", *(parameter.id for parameter in owner.params)}
    return all(names_in(formula.tree) <= known for formula in attribute.valid.all_formulas())


def find_mark(library: Library, spec: Spec) -> Mark | None:
    """Return bytes that stand in every message at the same place: by them a stream is taken up again."""
    bit = 0
    for attribute in spec.root.seq:
        if not isinstance(attribute.use, BitsUse):
            bit = -(-bit // 8) * 8
        bits = bits_of_attribute(library, spec.root, attribute)
        if bits is None or attribute.condition is not None or attribute.repeat is not None:
            return None
        if attribute.contents is not None and len(attribute.contents) >= _LEAST:
            return bit // 8, attribute.contents
        bit += bits
    return None
