"""Find formats whose messages do not state their own end."""

from __future__ import annotations

from ksyspark.compiler.skeleton.needs import Needs, formulas_kept, types_read
from ksyspark.spec.expressions import walk
from ksyspark.spec.expressions.nodes import IntLiteral, Member, Name
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, Spec, TypeSpec


def why_endless(library: Library, spec: Spec, needs: Needs) -> str:
    """Return a sentence on the first field whose end depends on the stream's end or position; "" if none does.

    A `pos` that is a literal does not count: it is relative to the start of the message.
    """
    return _type(library, spec.root, needs)


def _type(library: Library, owner: TypeSpec, needs: Needs) -> str:
    """Return the reason of a type and the types inside; recursive types are unrolled, so this terminates."""
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
        return "is read at a computed position of the stream"
    uses_stream = any(
        isinstance(part, Name | Member) and part.id == "_io"
        for tree in formulas_kept(attribute, needs)
        for part in walk(tree)
    )
    return "asks for the position or end of the stream" if uses_stream else ""
