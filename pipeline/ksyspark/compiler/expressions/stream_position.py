"""Find rules that depend on the position of the stream, or change it.

Instances are looked up by id in all types, which may find too many but never too few.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import dropwhile

from ksyspark.spec.expressions import Expression, names_in, nodes, walk
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, TypeSpec
from ksyspark.spec.names_used import names_used


def uses_position(tree: Expression) -> bool:
    """Tell whether an expression itself uses `_io.pos` or `_io.eof`."""
    return any(isinstance(part, nodes.Member) and part.id in ("pos", "eof") for part in walk(tree))


def rule_uses_position(library: Library, attribute: Attribute) -> bool:
    """Tell whether a field's rule uses the position, so that it must be checked right behind the field."""
    return _rule_has(library, attribute, uses_position, lambda _instance: False)


def rule_seeks(library: Library, attribute: Attribute) -> bool:
    """Tell whether a field's rule may read an instance elsewhere; official parsers then continue at a whole byte."""
    return _rule_has(library, attribute, lambda _tree: False, lambda instance: instance.value is None)


def is_asked_for_before(library: Library, owner: TypeSpec, instance: Attribute) -> bool:
    """Tell whether anything may ask for an instance but instances behind it, of the same type."""
    behind = list(dropwhile(lambda one: one.id != instance.id, owner.instances.values()))
    used = {one.id: set(names_used(one)) for one in behind}
    asking = {instance.id}
    while more := {name for name in used.keys() - asking if used[name] & asking}:
        asking |= more
    others = [one for spec in library.types.values() for one in (spec.endian, *spec.attributes())]
    known = {id(one) for one in behind}
    return any(not asking.isdisjoint(names_used(one)) for one in others if id(one) not in known)


def _rule_has(
    library: Library,
    attribute: Attribute,
    is_such_tree: Callable[[Expression], bool],
    is_such_instance: Callable[[Attribute], bool],
) -> bool:
    rules = attribute.valid.all_formulas() if attribute.valid else ()
    waiting, seen = [formula.tree for formula in rules], set[str]()
    while waiting:
        tree = waiting.pop()
        names = names_in(tree) - seen
        seen |= names
        instances = [spec.instances[name] for spec in library.types.values() for name in names & spec.instances.keys()]
        if is_such_tree(tree) or any(map(is_such_instance, instances)):
            return True
        waiting += [one.value.tree for one in instances if one.value is not None]
    return False
