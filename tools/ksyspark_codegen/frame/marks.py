"""Fields by which a stream is seen to be in step: what they cannot be, no message has there."""

from __future__ import annotations

from ksyspark_codegen.expressions import names_in
from ksyspark_codegen.spec.model import Attribute, SwitchUse, TypeSpec, UserTypeUse


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
