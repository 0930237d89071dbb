"""Find what the size of a message depends on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ksyspark_codegen.expressions import Expression, names_in
from ksyspark_codegen.library import Library
from ksyspark_codegen.passes.attributes import simple_uses
from ksyspark_codegen.spec.model import Attribute, CalculatedEndian, Spec, SwitchUse, TypeSpec, UserTypeUse


@dataclass(frozen=True, slots=True)
class Needs:
    """`names` are the ids of fields that sizes depend on, `types` the types that are read to find the end.

    Names are not told apart by type: one too many only makes the skeleton read a little more than it must.
    """

    names: frozenset[str]
    types: frozenset[tuple[str, ...]]

    def is_skipped(self, attribute: Attribute) -> bool:
        """Tell whether a field is skipped as bytes: its size is known and nobody asks for its inside."""
        return attribute.delimiter.size is not None and attribute.id not in self.names

    def is_left_out(self, attribute: Attribute) -> bool:
        """Tell whether an instance is not in the skeleton at all: no size depends on it."""
        return attribute.is_instance and attribute.id not in self.names


def find_needs(library: Library, spec: Spec) -> Needs:
    """Return what the size of a message of this specification depends on: grown until nothing new comes."""
    needs = Needs(frozenset(), frozenset())
    while True:
        types = {found.path: found for found in _read_types(library, spec.root, needs, {})}
        names = needs.names.union(*(_mentioned(found, needs) for found in types.values()))
        grown = Needs(names, frozenset(types))
        if grown == needs:
            return needs
        needs = grown


def types_read(library: Library, owner: TypeSpec, attribute: Attribute, needs: Needs) -> Iterator[TypeSpec]:
    """Yield the types that the skeleton reads in a field's place."""
    if needs.is_skipped(attribute):
        return
    for use, _ in simple_uses(attribute):
        if isinstance(use, UserTypeUse):
            found = library.find_type(owner, use.reference.path, use.reference.is_absolute)
            if found is not None:
                yield found


def formulas_kept(attribute: Attribute, needs: Needs) -> Iterator[Expression]:
    """Yield the expressions of an attribute that stay in the skeleton."""
    several = (attribute.delimiter.size, attribute.condition, attribute.pos, attribute.value)
    yield from (formula.tree for formula in several if formula)
    if attribute.repeat and attribute.repeat.formula:
        yield attribute.repeat.formula.tree
    if attribute.valid and attribute.id in needs.names:
        yield from (formula.tree for formula in attribute.valid.all_formulas())
    if not needs.is_skipped(attribute):
        yield from _formulas_of_type(attribute)


def _formulas_of_type(attribute: Attribute) -> Iterator[Expression]:
    if isinstance(attribute.use, SwitchUse):
        yield attribute.use.on.tree
    for use, _ in simple_uses(attribute):
        if isinstance(use, UserTypeUse):
            yield from use.reference.arguments


def _read_types(
    library: Library, owner: TypeSpec, needs: Needs, seen: dict[tuple[str, ...], TypeSpec]
) -> Iterable[TypeSpec]:
    if owner.path in seen:
        return seen.values()
    seen[owner.path] = owner
    for attribute in owner.attributes():
        if not needs.is_left_out(attribute):
            for found in types_read(library, owner, attribute, needs):
                _read_types(library, found, needs, seen)
    return seen.values()


def _mentioned(owner: TypeSpec, needs: Needs) -> frozenset[str]:
    found = set(names_in(owner.endian.on.tree)) if isinstance(owner.endian, CalculatedEndian) else set()
    for attribute in owner.attributes():
        if not needs.is_left_out(attribute):
            for tree in formulas_kept(attribute, needs):
                found |= names_in(tree)
    return frozenset(found)
