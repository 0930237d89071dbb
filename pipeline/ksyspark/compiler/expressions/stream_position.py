"""Find rules that depend on the position of the stream, or change it.

Instances are looked up by id in all types, which may find too many but never too few.
"""

from __future__ import annotations

from collections.abc import Callable

from ksyspark.spec.expressions import Expression, names_in, nodes, walk
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute


def uses_position(tree: Expression) -> bool:
    """Tell whether an expression itself uses `_io.pos` or `_io.eof`."""
    return any(isinstance(part, nodes.Member) and part.id in ("pos", "eof") for part in walk(tree))


def rule_uses_position(library: Library, attribute: Attribute) -> bool:
    """Tell whether a field's rule uses the position, so that it must be checked right behind the field."""
    return _rule_has(library, attribute, uses_position, lambda _instance: False)


def rule_seeks(library: Library, attribute: Attribute) -> bool:
    """Tell whether a field's rule may read an instance elsewhere; official parsers then continue at a whole byte."""
    return _rule_has(library, attribute, lambda _tree: False, lambda instance: instance.value is None)


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
