"""What names mean at one place of a specification."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ksyspark.spec.model import TypeSpec
from ksyspark.spec.types.types import DataType


@dataclass(frozen=True, slots=True)
class Scope:
    """The type an expression stands in; `item` is the type of `_`, `has_index` tells whether `_index` exists there."""

    owner: TypeSpec
    item: DataType | None = None
    has_index: bool = False

    def with_item(self, item: DataType) -> Scope:
        """Return the scope with a value for `_`."""
        return replace(self, item=item)
