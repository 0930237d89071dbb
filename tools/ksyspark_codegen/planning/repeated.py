"""Instances that an expression asks for several times: they are worked out once, in front of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ksyspark_codegen.expressions import Expression, nodes, walk
from ksyspark_codegen.expressions.walk import parts_of
from ksyspark_codegen.lowering.columns import has_column
from ksyspark_codegen.planning.positions import asks_where
from ksyspark_codegen.planning.slots import Optional, Part, Slot
from ksyspark_codegen.typing.infer import Typer

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
    counts = Counter(words_of(one) for tree in trees for one in walk(tree))
    for words, tree in {words_of(one): one for one in _certain(trees[0])}.items():
        if words is not None and counts[words] > 1 and _is_worked_out(typer, part, tree):
            yield words, tree


def _certain(tree: Expression) -> Iterator[Expression]:
    """Yield the parts of a tree that are worked out whenever it is."""
    yield tree
    match tree:
        case nodes.Ternary(first) | nodes.Binary("and" | "or", first):
            yield from _certain(first)
        case _:
            for one in parts_of(tree):
                yield from _certain(one)


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
