"""Tell whether messages of a format say themselves where they end."""

from __future__ import annotations

from ksyspark.compiler.skeleton.needs import Needs, formulas_kept, types_read
from ksyspark.spec.expressions import walk
from ksyspark.spec.expressions.nodes import IntLiteral, Member, Name
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, Spec, TypeSpec


def why_endless(library: Library, spec: Spec, needs: Needs) -> str:
    """Return the first field whose end depends on the end of the stream or a place in it, in words; "" if none does.

    A place at a fixed distance from the start of the message is none of these: that is where a header is looked at.
    """
    return _type(library, spec.root, needs)


def _type(library: Library, owner: TypeSpec, needs: Needs) -> str:
    """Recursive types are written out in levels, so this ends."""
    if not owner.seq and len(owner.path) == 1:
        return f"{owner.id} has no fields"
    reasons = (_attribute(library, owner, attribute, needs) for attribute in owner.attributes())
    return next((reason for reason in reasons if reason), "")


def _attribute(library: Library, owner: TypeSpec, attribute: Attribute, needs: Needs) -> str:
    if needs.is_left_out(attribute):
        return ""
    where = f"{owner.id}.{attribute.id or '(field without id)'}"
    own = _own_reason(attribute, needs)
    if own:
        return f"{where} {own}"
    if attribute.delimiter.size is not None or attribute.delimiter.terminator is not None:
        return ""
    inner = (_type(library, found, needs) for found in types_read(library, owner, attribute, needs))
    return next((reason for reason in inner if reason), "")


def _own_reason(attribute: Attribute, needs: Needs) -> str:
    if attribute.delimiter.size_eos or (attribute.repeat and attribute.repeat.kind == "eos"):
        return "reads up to the end of the stream"
    if not attribute.delimiter.eos_error:
        return "may end with the stream"
    if attribute.pos is not None and not isinstance(attribute.pos.tree, IntLiteral):
        return "is read at a position of the stream that is worked out"
    asks = any(
        isinstance(part, Name | Member) and part.id == "_io"
        for tree in formulas_kept(attribute, needs)
        for part in walk(tree)
    )
    return "asks for the position or end of the stream" if asks else ""
