"""A difference of two versions as data, and what was matched in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from ksyspark.spec.model import TypeSpec
from ksyspark_codegen.diff.differences.matching import Pairs, match_enums, match_parts, match_types
from ksyspark_codegen.diff.side import Part, Side, TypePath
from ksyspark_codegen.review.model import Text

Weight = Literal["shape", "values", "checks", "names", "nothing"]
"""What a change may do: move what follows it in a message, give a column other values, refuse other messages, give
columns other names."""
READING: tuple[Weight, ...] = ("shape", "values", "checks")
"""Those by which a message may be read otherwise."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One difference. `kind` and `words` make its sentence; `items` are the items of a review that it is about.

    `old` and `new` are the part in both versions, with the types that own it; of code lists `enum` is the path. `parts`
    are the differences of single parts that make up one of many; `code` is the code that a part is to hold.
    """

    kind: str
    words: Mapping[str, object]
    weight: Weight
    items: tuple[str, ...] = ()
    owner: TypeSpec | None = None
    old: Part | None = None
    new_owner: TypeSpec | None = None
    new: Part | None = None
    was: Text | None = None
    now: Text | None = None
    facet: str = ""
    enum: TypePath = ()
    parts: tuple[Finding, ...] = ()
    code: int | None = None


@dataclass(frozen=True)
class Comparison:
    """Two versions with what was matched in them. `pairs` are the parts of each old type that is in the new version."""

    old: Side
    new: Side
    types: Mapping[TypePath, TypePath]
    enums: Mapping[TypePath, TypePath]
    pairs: Mapping[TypePath, Pairs]
    members: Mapping[str, str] = field(default_factory=dict)

    @property
    def named_now(self) -> Mapping[str, str]:
        """New names of types and code lists by old ones, as meanings write them."""
        return {"::".join(old): "::".join(new) for old, new in [*self.types.items(), *self.enums.items()]}


def match(old: Side, new: Side) -> Comparison:
    """Find out what in one version is what in the other."""
    types = match_types(old, new)
    enums = match_enums(old, new, types)
    pairs = {path: match_parts(old, new, old.types[path], new.types[now]) for path, now in types.items()}
    members = {was: now for one in pairs.values() for was, now in one.renamed().items()}
    return Comparison(old, new, types, enums, pairs, members)
