"""What conditions and names ask of the evaluator of an expression."""

from __future__ import annotations

from typing import Protocol

from ksyspark.compiler.context import Context
from ksyspark.compiler.instructions import Label
from ksyspark.compiler.slots import Slot
from ksyspark.compiler.values import Value
from ksyspark.spec.expressions import Expression


class Evaluating(Protocol):
    """Emit expressions that stand at one place."""

    def value(self, tree: Expression, /) -> Value:
        """Emit an expression; return where its value is."""

    def slot(self, tree: Expression) -> Slot | None:
        """Return the slot of a field of this part, or of one byte of it, if an expression means that."""

    def meant(self, tree: Expression) -> tuple[Evaluating, Expression] | None:
        """Return the expression that an instance stands for, with what works it out, if one is meant."""

    def known(self, tree: Expression) -> Value | None:
        """Return what an instance gives that was worked out before."""

    def knowing(self, *trees: Expression) -> Evaluating:
        """Emit the instances that trees ask for several times; return what knows them."""

    def jump_unless(self, tree: Expression, target: Label) -> None:
        """Emit a jump that is taken where a condition does not hold."""

    def on_a_branch(self) -> Evaluating:
        """Return the evaluator of a part that not every message works out."""

    def in_context(self, context: Context) -> Evaluating:
        """Return the evaluator of an expression that stands elsewhere."""
