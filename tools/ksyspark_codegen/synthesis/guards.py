"""What an expression has worked out before it comes to a name in it."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.expressions.nodes import parts_of

Guard = tuple[Expression, bool]
"""A condition, and whether it holds where an expression goes on."""


def guards_of(tree: Expression, name: str) -> Iterator[tuple[Guard, ...]]:
    """Yield for each place where an expression has a name the conditions on the way there."""
    match tree:
        case nodes.Name(own) if own == name:
            yield ()
        case nodes.Ternary(condition, then, otherwise):
            yield from guards_of(condition, name)
            for branch, wanted in ((then, True), (otherwise, False)):
                yield from (((condition, wanted), *more) for more in guards_of(branch, name))
        case nodes.Binary("and" | "or" as word, left, right):
            yield from guards_of(left, name)
            yield from (((left, word == "and"), *more) for more in guards_of(right, name))
        case _:
            for part in parts_of(tree):
                yield from guards_of(part, name)


def together(guards: tuple[Guard, ...]) -> Expression | None:
    """Return the expression that is true where all conditions are as they must be; None for no conditions."""
    found: Expression | None = None
    for tree, wanted in guards:
        one = tree if wanted else nodes.Unary("not", tree, 0)
        found = one if found is None else nodes.Binary("and", found, one, 0)
    return found
