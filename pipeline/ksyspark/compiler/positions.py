"""Rules that depend on where the stream is, or move it.

Instances are looked up by id in all types: too many are found rather than too few.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ksyspark.spec.expressions import Expression, names_in, nodes, walk
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute


def asks_where(tree: Expression) -> bool:
    """Tell whether an expression itself asks for `_io.pos` or `_io.eof`."""
    return any(isinstance(part, nodes.Member) and part.id in ("pos", "eof") for part in walk(tree))


def rule_asks_where(library: Library, attribute: Attribute) -> bool:
    """Tell whether a field's rule must be judged right behind the field: it asks where the stream is."""
    return _rule_has(library, attribute, asks_where, lambda _instance: False)


def rule_moves(library: Library, attribute: Attribute) -> bool:
    """Tell whether a field's rule may read an instance elsewhere; behind it official parsers go on at a whole byte."""
    return _rule_has(library, attribute, lambda _tree: False, lambda instance: instance.value is None)


def _rule_has(
    library: Library,
    attribute: Attribute,
    is_meant: Callable[[Expression], bool],
    is_meant_instance: Callable[[Attribute], bool],
) -> bool:
    waiting, seen = list(_rule(attribute)), set[str]()
    while waiting:
        tree = waiting.pop()
        asked = names_in(tree) - seen
        seen |= asked
        instances = [spec.instances[name] for spec in library.types.values() for name in asked & spec.instances.keys()]
        if is_meant(tree) or any(map(is_meant_instance, instances)):
            return True
        waiting += [one.value.tree for one in instances if one.value is not None]
    return False


def _rule(attribute: Attribute) -> Iterator[Expression]:
    if attribute.valid is not None:
        yield from (formula.tree for formula in attribute.valid.formulas.values())
        yield from (formula.tree for formula in attribute.valid.any_of or ())
