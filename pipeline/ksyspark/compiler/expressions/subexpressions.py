"""Common subexpressions: value instances that an expression uses several times are computed once, in front of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ksyspark.compiler.expressions.stream_position import uses_position
from ksyspark.compiler.slots import Optional, Part, Slot
from ksyspark.spec.columns import has_column
from ksyspark.spec.expressions import Expression, nodes, walk
from ksyspark.spec.expressions.nodes import parts_of
from ksyspark.spec.types.inference import Typer

Path = tuple[str, ...]


def path_of(tree: Expression) -> Path | None:
    """Return the names of `a.b.c`; None for other expressions."""
    match tree:
        case nodes.Name(name):
            return (name,)
        case nodes.Member(of, name):
            before = path_of(of)
            return None if before is None else (*before, name)
    return None


def common_subexpressions(typer: Typer, part: Part, *trees: Expression) -> Iterator[tuple[Path, Expression]]:
    """Yield value instances that the first tree uses on every path, and all trees together more than once."""
    found = [(path, one) for tree in trees for one in walk(tree) if (path := path_of(one)) is not None]
    used, counts = dict(found), Counter(path for path, _ in found)
    several = [path for path in used if counts[path] > 1 and _is_value_instance(typer, part, used[path])]
    certain = _certain(trees[0]) if several else ()
    yield from ((path, used[path]) for path in several if path in certain)


def _certain(tree: Expression) -> frozenset[Path]:
    """Return the names that every evaluation of a tree uses."""
    if isinstance(tree, nodes.Ternary):
        return (_used_where(tree.condition, True) | _certain(tree.then)) & (
            _used_where(tree.condition, False) | _certain(tree.otherwise)
        )
    if isinstance(tree, nodes.Binary) and tree.operator in ("and", "or"):
        return _used_where(tree, True) & _used_where(tree, False)
    path = path_of(tree)
    own = frozenset([path] if path is not None else [])
    return own.union(*(_certain(one) for one in parts_of(tree)))


def _used_where(tree: Expression, holds: bool) -> frozenset[Path]:
    """Return the names that every evaluation of a condition uses that ends with this result."""
    match tree:
        case nodes.Unary("not", operand):
            return _used_where(operand, not holds)
        case nodes.Binary("and" | "or" as operator, left, right):
            continues = operator == "and"
            both = _used_where(left, continues) | _used_where(right, holds)
            return both if holds == continues else _used_where(left, not continues) & both
    return _certain(tree)


def _is_value_instance(typer: Typer, part: Part, tree: Expression) -> bool:
    owner = _part(part, tree.of) if isinstance(tree, nodes.Member) else part
    if owner is None or not isinstance(tree, nodes.Name | nodes.Member):
        return False
    instance = owner.spec.instances.get(tree.id)
    is_known = tree.id in owner.slots.keys() | owner.params.keys()
    if instance is None or instance.value is None or is_known or uses_position(instance.value.tree):
        return False
    return has_column(typer, owner.spec, instance)


def _part(part: Part, tree: Expression) -> Part | None:
    """Return the part that an expression names; None where it names none."""
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
            root = part.root or part
            return root if root.is_top else None
        case "_parent":
            return part.named_parent
    return part.params.get(name) or part.slots.get(name)
