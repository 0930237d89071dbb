"""Go through all types and attributes of a library."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark_codegen.library import Library
from ksyspark_codegen.spec.model import Attribute, SimpleUse, SwitchUse, TypeSpec
from ksyspark_codegen.yaml_tree import Place, ScalarNode


def all_attributes(library: Library) -> Iterator[tuple[TypeSpec, Attribute]]:
    """Yield every seq field and instance with the type it belongs to."""
    for owner in library.types.values():
        for attribute in owner.attributes():
            yield owner, attribute


def read_attributes(library: Library) -> Iterator[tuple[TypeSpec, Attribute]]:
    """Yield the attributes that are read from a stream."""
    return ((owner, attribute) for owner, attribute in all_attributes(library) if attribute.value is None)


def simple_uses(attribute: Attribute) -> Iterator[tuple[SimpleUse, Place]]:
    """Yield the types an attribute may take, with their places: one, or one a case."""
    if isinstance(attribute.use, SwitchUse):
        yield from ((case.use, case.place) for case in attribute.use.cases)
    else:
        yield attribute.use, attribute.place_of("type")


def type_nodes(attribute: Attribute) -> Iterator[tuple[SimpleUse, ScalarNode]]:
    """Yield the types an attribute names, with the YAML scalars they stand in; bytes have none."""
    node = attribute.node.get("type")
    if isinstance(attribute.use, SwitchUse):
        yield from ((case.use, case.node) for case in attribute.use.cases)
    elif isinstance(node, ScalarNode):
        yield attribute.use, node
