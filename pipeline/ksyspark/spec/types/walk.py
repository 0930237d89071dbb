"""What the rules for single kinds of expressions ask of the walk over the whole."""

from __future__ import annotations

from typing import Protocol

from ksyspark.spec.expressions import Expression
from ksyspark.spec.library import Library
from ksyspark.spec.model import Formula, TypeSpec
from ksyspark.spec.problems import Problem
from ksyspark.spec.types.scope import Scope
from ksyspark.spec.types.types import DataType


class Types(Protocol):
    """The types of fields, over a library, and the problems that were found."""

    library: Library
    problems: dict[Problem, None]

    def field(self, owner: TypeSpec, name: str, /) -> DataType | None:
        """Return the type of a param, field or instance of a type, or None where it has no such name."""

    def parent(self, owner: TypeSpec, /) -> DataType:
        """Return the type of `_parent` inside a type."""


class Walk(Protocol):
    """One walk over one expression, which stands in `scope`."""

    typer: Types
    formula: Formula
    scope: Scope

    def infer(self, tree: Expression, /) -> DataType:
        """Return the type of a part of the expression."""

    def wrong(self, tree: Expression, sentence: str, /) -> DataType:
        """Note what does not go together; return the unknown type."""
