"""Reduce a specification to its skeleton."""

from __future__ import annotations

from dataclasses import replace

from ksyspark.compiler.skeleton.marks import is_mark
from ksyspark.compiler.skeleton.needs import Needs, looks_at_items
from ksyspark.spec.expressions.nodes import IntLiteral
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, BytesUse, Delimiter, Formula, Spec, StringUse, TypeSpec
from ksyspark.spec.yaml import ScalarNode


def with_skeleton(library: Library, spec: Spec, needs: Needs, *, is_strict: bool = False) -> Library:
    """Return the library with a specification replaced by its skeleton; a strict one keeps the rules of marks."""
    reduced = replace(spec, root=_reduced_type(spec.root, needs, is_strict=is_strict))
    return Library({**library.specs, spec.id: reduced}, library.imports, library.trees)


def _reduced_type(owner: TypeSpec, needs: Needs, *, is_strict: bool) -> TypeSpec:
    seq, instances = owner.seq, owner.instances
    if owner.path not in needs.types:
        seq, instances = (), {}
    return replace(
        owner,
        seq=tuple(one if is_strict and is_mark(owner, one) else _reduced(one, needs) for one in seq),
        instances={one.id: _reduced(one, needs) for one in instances.values() if not needs.is_left_out(one)},
        types={
            nested.id: _reduced_type(nested, needs, is_strict=is_strict)
            for nested in owner.types.values()
            if _is_kept(nested, needs)
        },
    )


def _is_kept(owner: TypeSpec, needs: Needs) -> bool:
    """Tell whether a type is read, or holds enums: without it their names would refer to others."""
    return any(nested.path in needs.types or nested.enums for nested in owner.with_nested())


def _reduced(attribute: Attribute, needs: Needs) -> Attribute:
    """Return a field without rules and text encoding, and as bytes where its inside does not matter."""
    if attribute.value is not None or attribute.id in needs.names:
        return attribute
    plain = replace(attribute, valid=None, enum=None)
    if isinstance(attribute.use, BytesUse):
        plain = replace(plain, process=None)
    if attribute.contents is not None:
        length = len(attribute.contents)
        size = Formula(IntLiteral(length, 0), ScalarNode(attribute.place_of("contents"), length, str(length)))
        return replace(plain, contents=None, delimiter=Delimiter(size=size))
    if looks_at_items(attribute):
        return replace(attribute, valid=None)
    if needs.is_skipped(attribute):
        return replace(
            plain, use=BytesUse(), encoding=None, process=None, delimiter=Delimiter(size=attribute.delimiter.size)
        )
    # A terminator of several bytes is aligned to the characters of an encoding, so it needs its text type.
    if isinstance(attribute.use, StringUse) and len(attribute.delimiter.terminator or b"") <= 1:
        return replace(plain, use=BytesUse(), encoding=None)
    return plain
