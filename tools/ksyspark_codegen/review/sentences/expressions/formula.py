"""One formula in words."""

from __future__ import annotations

from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.model import EnumSpec, Formula
from ksyspark.spec.types.inference import Scope, Typer
from ksyspark_codegen.review.sentences.expressions.conditions import condition_of
from ksyspark_codegen.review.sentences.expressions.literals import code_of
from ksyspark_codegen.review.sentences.expressions.speaker import Speaker, literal
from ksyspark_codegen.review.sentences.expressions.values import value_of
from ksyspark_codegen.review.sentences.phrases import Phrase


class FormulaSpeaker(Speaker):
    """Says the parts of a formula. With `enum`, numbers that it may give are said as codes with their names."""

    def __init__(self, typer: Typer, scope: Scope, formula: Formula, enum: EnumSpec | None = None) -> None:
        super().__init__(typer, scope, formula)
        self._results = dict(_results(formula.tree)) if enum else {}
        self._enum = enum

    def whole_value(self) -> Phrase:
        """Say the whole formula as a value. Raises Unsayable."""
        return self.value(self.formula.tree)

    def whole_condition(self) -> Phrase:
        """Say the whole formula as a condition. Raises Unsayable."""
        return self.condition(self.formula.tree)

    def value(self, tree: Expression) -> Phrase:
        known = self._results.get(id(tree))
        if known is not None and self._enum is not None:
            return code_of(self._enum, known)
        return value_of(self, tree)

    def condition(self, tree: Expression, *, holds: bool = True) -> Phrase:
        return condition_of(self, tree, holds)


def _results(tree: Expression) -> list[tuple[int, int]]:
    """Return the numbers that an expression may give, by the identity of their nodes."""
    if isinstance(tree, nodes.Ternary):
        return [*_results(tree.then), *_results(tree.otherwise)]
    known = literal(tree)
    return [] if known is None else [(id(tree), known)]
