"""Go through expression trees."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.expressions import nodes
from ksyspark.spec.expressions.nodes import Expression


def walk(expression: Expression) -> Iterator[Expression]:
    """Yield an expression and all its parts, outermost first."""
    yield expression
    for part in parts_of(expression):
        yield from walk(part)


def names_in(expression: Expression) -> frozenset[str]:
    """Return every field, instance, param or member name an expression mentions."""
    mentioned = (part.id for part in walk(expression) if isinstance(part, nodes.Name | nodes.Member))
    return frozenset(mentioned)


def parts_of(expression: Expression) -> tuple[Expression, ...]:
    """Return the expressions directly inside an expression."""
    match expression:
        case nodes.FormatString(parts) | nodes.ListLiteral(parts):
            return parts
        case nodes.Member(of) | nodes.Cast(of):
            return (of,)
        case nodes.Call(of, _, arguments):
            return (of, *arguments)
        case nodes.Subscript(of, index):
            return (of, index)
        case nodes.Unary(_, operand):
            return (operand,)
        case nodes.Binary(_, left, right):
            return (left, right)
        case nodes.Ternary(condition, then, otherwise):
            return (condition, then, otherwise)
        case _:
            return ()
