"""The names in all expressions of a part of a specification."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass

from ksyspark.spec.expressions import nodes
from ksyspark.spec.model import Documentation
from ksyspark.spec.yaml import Place


def names_used(part: object) -> Iterator[str]:
    """Yield the names in all expressions of a part of a specification."""
    if isinstance(part, nodes.Name | nodes.Member):
        yield part.id
    if isinstance(part, Mapping):
        part = tuple(part.values())
    elif is_dataclass(part) and not isinstance(part, Place | Documentation):
        part = tuple(getattr(part, one.name) for one in fields(part))
    if isinstance(part, tuple):
        for one in part:
            yield from names_used(one)
