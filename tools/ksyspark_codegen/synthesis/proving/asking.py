"""Who asks for an instance: it is read when an expression names it first, not before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ksyspark.spec.columns import is_technical
from ksyspark.spec.expressions import Expression, nodes, walk
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, CalculatedEndian, SwitchUse, TypeSpec, UserTypeUse
from ksyspark.spec.switch_cases import simple_uses
from ksyspark_codegen.synthesis.guards import guards_of
from ksyspark_codegen.synthesis.proving.places import Scope, Site
from ksyspark_codegen.synthesis.proving.reasons import Reasons
from ksyspark_codegen.synthesis.proving.relations import Alternatives, Condition, together

_DEEPEST = 6

Read = Callable[[Scope, Attribute | None], tuple[Condition, ...]]
"""Return what is known where a field of an object is read; None where all its fields have been."""


@dataclass(frozen=True, slots=True)
class Asking:
    """Find out what is known where an instance is asked for. `read` tells what is known where a field is read."""

    reasons: Reasons
    read: Read

    def alternatives(self, scope: Scope, instance: Attribute, inside: frozenset[str] = frozenset()) -> Alternatives:
        """Return what holds where an instance is asked for, one alternative for each place; `inside` are on the way."""
        found: Alternatives = []
        if len(inside) > _DEEPEST or instance.id in self.reasons.elsewhere():
            found.append(())
        if not is_technical(instance.about):
            found.append(self.read(scope, None))
        found.extend(
            (*given, *rest)
            for holder in scope.spec.attributes()
            if holder is not instance and holder.id not in inside
            for given in self._named_in(scope, holder, instance.id)
            for rest in self._where_read(scope, holder, inside | {instance.id})
        )
        return found

    def _where_read(self, scope: Scope, holder: Attribute, inside: frozenset[str]) -> Alternatives:
        """Return what holds where the expressions of a field or instance are worked out."""
        return self.alternatives(scope, holder, inside) if holder.is_instance else [self.read(scope, holder)]

    def _named_in(self, scope: Scope, holder: Attribute, name: str) -> Iterator[tuple[Condition, ...]]:
        """Yield for each place where a field or instance names another one what must hold to get there."""
        for tree in _formulas(holder):
            for guards in guards_of(tree, name):
                # What the stream and `_` are while a field is read depends on which of its expressions asks.
                known = guards if holder.is_instance else ()
                given = [self.reasons.if_so(one, Site(scope, holder), wanted=wanted) for one, wanted in known]
                if None not in given:
                    yield together(*(one for one in given if one is not None))


def _formulas(attribute: Attribute) -> Iterator[Expression]:
    """Yield the expressions of a field or instance."""
    repeat, use = attribute.repeat, attribute.use
    several = (attribute.condition, attribute.delimiter.size, attribute.pos, attribute.value)
    yield from (formula.tree for formula in (*several, repeat.formula if repeat else None) if formula is not None)
    yield from (formula.tree for formula in attribute.valid.all_formulas()) if attribute.valid is not None else ()
    if isinstance(use, SwitchUse):
        yield use.on.tree
        yield from (case.when.tree for case in use.cases if case.when is not None)
    for one, _ in simple_uses(attribute):
        yield from one.reference.arguments if isinstance(one, UserTypeUse) else ()


def named_elsewhere(library: Library) -> frozenset[str]:
    """Return the ids that others may name than the fields and instances of the object that has them."""
    return frozenset(name for one in library.types.values() for name in _named_by(one))


def _named_by(spec: TypeSpec) -> Iterator[str]:
    """Yield the ids that a type names in other objects, and those that it is told its byte order by."""
    for tree in (tree for attribute in spec.attributes() for tree in _formulas(attribute)):
        yield from (part.id for part in walk(tree) if isinstance(part, nodes.Member))
    if isinstance(spec.endian, CalculatedEndian):
        for tree in (spec.endian.on.tree, *(when.tree for when, _ in spec.endian.cases if when is not None)):
            yield from (part.id for part in walk(tree) if isinstance(part, nodes.Name | nodes.Member))
