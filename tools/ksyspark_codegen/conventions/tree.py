"""The types, fields and parameters of a specification as it is written."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ksyspark.spec.yaml import ListNode, MapNode, Node, ScalarNode


@dataclass(frozen=True, slots=True)
class Item:
    """A field, an instance or a parameter: its id and what is written of it."""

    id: str
    node: MapNode

    def text(self, key: str) -> str:
        """Return the text of a key; empty where the key is missing or holds no scalar."""
        return text_of(self.node.get(key))


def types_of(tree: MapNode) -> Iterator[MapNode]:
    """Yield all types of a specification, the message itself first."""
    yield tree
    nested = tree.get("types")
    for entry in nested if isinstance(nested, MapNode) else ():
        if isinstance(entry.value, MapNode):
            yield from types_of(entry.value)


def seq_fields_of(tree: MapNode) -> Iterator[Item]:
    """Yield what is read in sequence, in all types."""
    for one in types_of(tree):
        yield from _listed(one, "seq")


def fields_of(tree: MapNode) -> Iterator[Item]:
    """Yield the fields and instances of all types."""
    for one in types_of(tree):
        yield from _listed(one, "seq")
        instances = one.get("instances")
        for entry in instances if isinstance(instances, MapNode) else ():
            if isinstance(entry.value, MapNode):
                yield Item(entry.key.text, entry.value)


def params_of(tree: MapNode) -> Iterator[Item]:
    """Yield the parameters of all types."""
    for one in types_of(tree):
        yield from _listed(one, "params")


def text_of(node: Node | None) -> str:
    """Return the text of a scalar; empty for anything else."""
    return node.text if isinstance(node, ScalarNode) else ""


def items_of(node: Node | None) -> tuple[Node, ...]:
    """Return the items of a list; none for anything else."""
    return node.items if isinstance(node, ListNode) else ()


def _listed(one: MapNode, key: str) -> Iterator[Item]:
    for node in items_of(one.get(key)):
        if isinstance(node, MapNode):
            yield Item(text_of(node.get("id")) or "without id", node)
