"""What the rules for single kinds of expressions ask of the walk over the whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ksyspark_codegen.expressions import Expression
from ksyspark_codegen.spec.model import Formula
from ksyspark_codegen.typing.scope import Scope
from ksyspark_codegen.typing.types import DataType

if TYPE_CHECKING:
    from ksyspark_codegen.typing.infer import Typer


class Walk(Protocol):
    """One walk over one expression, which stands in `scope`."""

    typer: Typer
    formula: Formula
    scope: Scope

    def infer(self, tree: Expression, /) -> DataType:
        """Return the type of a part of the expression."""

    def wrong(self, tree: Expression, sentence: str, /) -> DataType:
        """Note what does not go together; return the unknown type."""
