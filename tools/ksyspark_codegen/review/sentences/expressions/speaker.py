"""The interface through which the parts of an expression are put into words."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ksyspark.spec.expressions import Expression, nodes
from ksyspark.spec.model import Formula, TypeSpec
from ksyspark.spec.types.data_types import DataType
from ksyspark.spec.types.inference import Scope, Typer
from ksyspark_codegen.review.meaning import meaning_of_tree
from ksyspark_codegen.review.sentences.phrases import Phrase


class Unsayable(Exception):
    """No words are known for an expression; it is shown as it is written."""


class Speaker(ABC):
    """Says the expressions of one formula as values and as conditions."""

    def __init__(self, typer: Typer, scope: Scope, formula: Formula) -> None:
        self.typer = typer
        self.library = typer.library
        self.scope = scope
        self.formula = formula

    @property
    def owner(self) -> TypeSpec:
        return self.scope.owner

    def type_of(self, tree: Expression) -> DataType:
        """Return the data type of a part of the formula."""
        return self.typer.type_of(Formula(tree, self.formula.node), self.scope)

    @abstractmethod
    def value(self, tree: Expression) -> Phrase:
        """Say an expression as a value. Raises Unsayable."""

    @abstractmethod
    def condition(self, tree: Expression, *, holds: bool = True) -> Phrase:
        """Say an expression of yes or no as a condition, or its opposite. Raises Unsayable."""


def is_same(one: Expression, other: Expression) -> bool:
    """Tell whether two expressions are the same, wherever they stand."""
    return meaning_of_tree(one) == meaning_of_tree(other)


def literal(tree: Expression) -> int | None:
    """Return the value of a whole number as it is written, with its sign or `~`; None for another expression."""
    match tree:
        case nodes.IntLiteral(value):
            return value
        case nodes.Unary("-" | "~" | "+", operand):
            inner = literal(operand)
            return None if inner is None else {"-": -inner, "~": ~inner, "+": inner}[tree.operator]
        case _:
            return None


def chain(operator: str, tree: Expression) -> list[Expression]:
    """Return the parts of `a + b + c`, from the left."""
    if isinstance(tree, nodes.Binary) and tree.operator == operator:
        return [
            *chain(operator, tree.left),
            *(chain(operator, tree.right) if operator in ("and", "or", "|") else [tree.right]),
        ]
    return [tree]
