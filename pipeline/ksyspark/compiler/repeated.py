"""Instances that an expression asks for several times: they are worked out once, in front of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ksyspark.compiler.positions import asks_where
from ksyspark.compiler.slots import Optional, Part, Slot
from ksyspark.spec.columns import has_column
from ksyspark.spec.expressions import Expression, nodes, walk
from ksyspark.spec.expressions.nodes import parts_of
from ksyspark.spec.types.inference import Typer

Words = tuple[str, ...]


def words_of(tree: Expression) -> Words | None:
    """Return the names of `a.b.c`; None for anything else."""
    match tree:
        case nodes.Name(name):
            return (name,)
        case nodes.Member(of, name):
            before = words_of(of)
            return None if before is None else (*before, name)
    return None


def asked_again(typer: Typer, part: Part, *trees: Expression) -> Iterator[tuple[Words, Expression]]:
    """Yield instances of values that the first tree asks for on every way, and all trees together more than once."""
    asked = {words: one for tree in trees for one in walk(tree) if (words := words_of(one)) is not None}
    counts = Counter(words_of(one) for tree in trees for one in walk(tree))
    for words in sorted(_certain(trees[0]), key=list(asked).index):
        if counts[words] > 1 and _is_worked_out(typer, part, asked[words]):
            yield words, asked[words]


def _certain(tree: Expression) -> frozenset[Words]:
    """Return the names that are asked for whenever a tree is worked out."""
    if isinstance(tree, nodes.Ternary):
        return (_on_way(tree.condition, True) | _certain(tree.then)) & (
            _on_way(tree.condition, False) | _certain(tree.otherwise)
        )
    if isinstance(tree, nodes.Binary) and tree.operator in ("and", "or"):
        return _on_way(tree, True) & _on_way(tree, False)
    words = words_of(tree)
    own = frozenset([words] if words is not None else [])
    return own.union(*(_certain(one) for one in parts_of(tree)))


def _on_way(tree: Expression, holds: bool) -> frozenset[Words]:
    """Return the names that are asked for whenever a condition is found to hold, or not to hold."""
    match tree:
        case nodes.Unary("not", operand):
            return _on_way(operand, not holds)
        case nodes.Binary("and" | "or" as operator, left, right):
            goes_on = operator == "and"
            behind = _on_way(left, goes_on) | _on_way(right, holds)
            return behind if holds == goes_on else _on_way(left, not goes_on) & behind
    return _certain(tree)


def _is_worked_out(typer: Typer, part: Part, tree: Expression) -> bool:
    owner = _part(part, tree.of) if isinstance(tree, nodes.Member) else part
    if owner is None or not isinstance(tree, nodes.Name | nodes.Member):
        return False
    instance = owner.spec.instances.get(tree.id)
    is_known = tree.id in owner.slots.keys() | owner.params.keys()
    if instance is None or instance.value is None or is_known or asks_where(instance.value.tree):
        return False
    return has_column(typer, owner.spec, instance)


def _part(part: Part, tree: Expression) -> Part | None:
    """Return the part that a name means; None for anything else."""
    match tree:
        case nodes.Name(name):
            found = _named(part, name)
        case nodes.Member(of, name):
            outer = _part(part, of)
            found = None if outer is None else _named(outer, name)
        case _:
            return None
    found = found.value if isinstance(found, Optional) else found
    return found if isinstance(found, Part) else None


def _named(part: Part, name: str) -> Slot | None:
    match name:
        case "_root":
            return part.root or part
        case "_parent":
            return part.parent
    return part.params.get(name) or part.slots.get(name)
