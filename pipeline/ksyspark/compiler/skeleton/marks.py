"""Marks: fields whose value shows whether a reader is in step with a stream."""

from __future__ import annotations

from ksyspark.spec.expressions import names_in
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, BitsUse, Spec, SwitchUse, TypeSpec, UserTypeUse
from ksyspark.spec.types.sizes import bits_of_attribute

# Fewer bytes occur by chance in too many places.
_LEAST = 3

Mark = tuple[int, bytes]
"""Bytes, and where in a message they stand."""


def is_mark(owner: TypeSpec, attribute: Attribute) -> bool:
    """Tell whether a field has `contents`, or a rule on its own value, at most with the type's parameters.

    Rules that compare several fields do not count: a sender may break one in every message, and the reader is in step.
    """
    if attribute.contents is not None:
        return True
    if attribute.valid is None or isinstance(attribute.use, SwitchUse | UserTypeUse):
        return False
    known = {"_", *(parameter.id for parameter in owner.params)}
    return all(names_in(formula.tree) <= known for formula in attribute.valid.all_formulas())


def find_mark(library: Library, spec: Spec) -> Mark | None:
    """Return bytes that are at the same place in every message, by which a reader resynchronises; None without."""
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
