"""The types that an attribute may take."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark.spec.model import Attribute, SimpleUse, SwitchUse
from ksyspark.spec.yaml import Place, ScalarNode


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
