"""Go through all types and attributes of a library."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, TypeSpec


def all_attributes(library: Library) -> Iterator[tuple[TypeSpec, Attribute]]:
    """Yield every seq field and instance with the type it belongs to."""
    for owner in library.types.values():
        for attribute in owner.attributes():
            yield owner, attribute


def read_attributes(library: Library) -> Iterator[tuple[TypeSpec, Attribute]]:
    """Yield the attributes that are read from a stream."""
    return ((owner, attribute) for owner, attribute in all_attributes(library) if attribute.value is None)
