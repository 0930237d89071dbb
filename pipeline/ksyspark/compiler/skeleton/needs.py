"""Find the fields and types that the size of a message depends on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ksyspark.spec.expressions import Expression, names_in, walk
from ksyspark.spec.expressions.nodes import Cast, SizeOfType
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, CalculatedEndian, Spec, SwitchUse, TypeSpec, UserTypeUse
from ksyspark.spec.switch_cases import is_sized, simple_uses


@dataclass(frozen=True, slots=True)
class Needs:
    """`names` are the ids of fields that sizes depend on, `types` the types that are read to find the end.

    A type named by a cast or `sizeof` counts as read. Names are kept without their type: a field of the same id
    elsewhere is read needlessly, which does no harm.
    """

    names: frozenset[str]
    types: frozenset[tuple[str, ...]]

    def is_skipped(self, attribute: Attribute) -> bool:
        """Tell whether a field is skipped as bytes, because it has a size and no size depends on it."""
        is_needed = attribute.id in self.names or looks_at_items(attribute)
        return is_sized(attribute) and not is_needed

    def is_left_out(self, attribute: Attribute) -> bool:
        """Tell whether an instance is left out, because no size depends on it."""
        return attribute.is_instance and attribute.id not in self.names


def looks_at_items(attribute: Attribute) -> bool:
    """Tell whether `repeat-until` asks for the value of the item just read."""
    repeat = attribute.repeat
    return (
        repeat is not None
        and repeat.kind == "until"
        and repeat.formula is not None
        and "_" in names_in(repeat.formula.tree)
    )


def find_needs(library: Library, spec: Spec) -> Needs:
    """Return what the size of a message of this specification depends on, as the least fixed point."""
    needs = Needs(frozenset(), frozenset())
    while True:
        types: dict[tuple[str, ...], TypeSpec] = {}
        for start in (spec.root, *(library.types[path] for path in sorted(needs.types))):
            _read_types(library, start, needs, types)
        names = needs.names.union(*(_mentioned(found, needs) for found in types.values()))
        named = (path for found in types.values() for path in _types_named(library, found, needs))
        grown = Needs(names, frozenset(types).union(named))
        if grown == needs:
            return needs
        needs = grown


def types_read(library: Library, owner: TypeSpec, attribute: Attribute, needs: Needs) -> Iterator[TypeSpec]:
    """Yield the types that the skeleton reads in a field's place."""
    if not needs.is_skipped(attribute):
        yield from library.types_in(owner, attribute)


def formulas_kept(attribute: Attribute, needs: Needs) -> Iterator[Expression]:
    """Yield the expressions of an attribute that stay in the skeleton."""
    several = (attribute.delimiter.size, attribute.condition, attribute.io, attribute.pos, attribute.value)
    yield from (formula.tree for formula in several if formula)
    if attribute.repeat and attribute.repeat.formula:
        yield attribute.repeat.formula.tree
    if attribute.valid and attribute.id in needs.names:
        yield from (formula.tree for formula in attribute.valid.all_formulas())
    if not needs.is_skipped(attribute):
        yield from attribute.process.arguments if attribute.process else ()
        yield from _formulas_of_type(attribute)


def _formulas_of_type(attribute: Attribute) -> Iterator[Expression]:
    if isinstance(attribute.use, SwitchUse):
        yield attribute.use.on.tree
        yield from (case.when.tree for case in attribute.use.cases if case.when)
    if attribute.parent is not None:
        yield attribute.parent.tree
    for use, _ in simple_uses(attribute):
        if isinstance(use, UserTypeUse):
            yield from use.reference.arguments


def _read_types(library: Library, owner: TypeSpec, needs: Needs, seen: dict[tuple[str, ...], TypeSpec]) -> None:
    if owner.path in seen:
        return
    seen[owner.path] = owner
    for attribute in owner.attributes():
        if not needs.is_left_out(attribute):
            for found in types_read(library, owner, attribute, needs):
                _read_types(library, found, needs, seen)


def _mentioned(owner: TypeSpec, needs: Needs) -> frozenset[str]:
    return frozenset().union(*(names_in(tree) for tree in _all_kept(owner, needs)))


def _types_named(library: Library, owner: TypeSpec, needs: Needs) -> Iterator[tuple[str, ...]]:
    for tree in _all_kept(owner, needs):
        for part in walk(tree):
            if isinstance(part, Cast | SizeOfType):
                found = library.find_type(owner, part.type.path, part.type.is_absolute)
                if found is not None:
                    yield found.path


def _all_kept(owner: TypeSpec, needs: Needs) -> Iterator[Expression]:
    """Yield the expressions of a type that stay in the skeleton."""
    if isinstance(owner.endian, CalculatedEndian):
        yield owner.endian.on.tree
        yield from (when.tree for when, _ in owner.endian.cases if when)
    for attribute in owner.attributes():
        if not needs.is_left_out(attribute):
            yield from formulas_kept(attribute, needs)
