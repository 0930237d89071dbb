"""A field or instance whose rules are put into words, with what its expressions mean."""

from __future__ import annotations

from dataclasses import dataclass

from ksyspark.spec.expressions import Expression
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, EnumSpec, Formula, TypeSpec
from ksyspark.spec.types.inference import Scope, Typer
from ksyspark.spec.yaml import ScalarNode
from ksyspark_codegen.review.sentences.expressions.formula import FormulaSpeaker
from ksyspark_codegen.review.sentences.phrases import Phrase


@dataclass(frozen=True, slots=True)
class Field:
    """A field or instance of the type `owner`."""

    typer: Typer
    owner: TypeSpec
    attribute: Attribute

    @property
    def library(self) -> Library:
        return self.typer.library

    def value(self, formula: Formula, enum: EnumSpec | None = None) -> Phrase:
        """Say one of its formulas as a value. Raises Unsayable."""
        scope = Scope.of_attribute(self.owner, self.attribute)
        return FormulaSpeaker(self.typer, scope, formula, enum).whole_value()

    def argument(self, tree: Expression, node: ScalarNode) -> Phrase:
        """Say an argument of a type that `node` names. Raises Unsayable."""
        return self.value(Formula(tree, node))

    def condition(self, formula: Formula) -> Phrase:
        """Say one of its formulas as a condition. Raises Unsayable."""
        scope = Scope.of_attribute(self.owner, self.attribute)
        return FormulaSpeaker(self.typer, scope, formula).whole_condition()

    def condition_of_item(self, formula: Formula) -> Phrase:
        """Say a formula about the item just read (`_`) as a condition. Raises Unsayable."""
        return FormulaSpeaker(self.typer, self._item_scope, formula).whole_condition()

    def value_of_item(self, formula: Formula, enum: EnumSpec | None = None) -> Phrase:
        """Say a formula in which `_` is the item just read as a value. Raises Unsayable."""
        return FormulaSpeaker(self.typer, self._item_scope, formula, enum).whole_value()

    @property
    def enum(self) -> EnumSpec | None:
        path = self.attribute.enum
        return self.library.find_enum(self.owner, path) if path else None

    @property
    def _item_scope(self) -> Scope:
        return self.typer.item_scope(self.owner, self.attribute)
