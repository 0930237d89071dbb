"""The interface of the evaluator that conditions and names use; it keeps their modules free of a circle."""

from __future__ import annotations

from typing import Protocol

from ksyspark.compiler.context import Context
from ksyspark.compiler.instructions import Label
from ksyspark.compiler.slots import Slot
from ksyspark.compiler.values import Value
from ksyspark.spec.expressions import Expression


class Evaluating(Protocol):
    """Emit expressions in one context."""

    def value(self, tree: Expression, /) -> Value:
        """Emit an expression; return where its value is."""

    def slot(self, tree: Expression) -> Slot | None:
        """Return the slot of a field of this part, or of one of its bytes; None for other expressions."""

    def inlined(self, tree: Expression) -> tuple[Evaluating, Expression] | None:
        """Return the expression of a value instance, and the evaluator for it; None for other expressions."""

    def computed(self, tree: Expression) -> Value | None:
        """Return the value of an instance that was computed before."""

    def with_common(self, *trees: Expression) -> Evaluating:
        """Emit the common subexpressions of trees; return an evaluator that uses their values."""

    def jump_unless(self, tree: Expression, target: Label) -> None:
        """Emit a jump that is taken where a condition does not hold."""

    def conditional(self) -> Evaluating:
        """Return the evaluator of a subexpression that not every message evaluates."""

    def in_context(self, context: Context) -> Evaluating:
        """Return the evaluator of an expression in another context."""
