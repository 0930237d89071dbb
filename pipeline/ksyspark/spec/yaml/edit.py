"""Change YAML trees. Trees are immutable; what is added takes the place of the part that it was made from."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ksyspark.spec.yaml.nodes import Entry, MapNode, Node, Place, ScalarNode


def scalar(place: Place, value: str | int | bool) -> ScalarNode:
    """Return a scalar. It has no source in the file, so that problems inside its text point to the whole place."""
    return ScalarNode(place, value, str(value).lower() if isinstance(value, bool) else str(value))


def map_of(place: Place, parts: Mapping[str, Node]) -> MapNode:
    """Return a map of named parts; the keys have the places of the parts."""
    return MapNode(place, {name: Entry(scalar(node.place, name), node) for name, node in parts.items()})


def replaced(node: MapNode, **parts: Node | None) -> MapNode:
    """Return a map with other values for some keys, which keep their order; None removes a key."""
    entries = {key: entry for key, entry in node.entries.items() if parts.get(key, entry) is not None}
    for key, value in parts.items():
        if value is not None:
            name = entries[key].key if key in entries else scalar(value.place, key)
            entries[key] = Entry(name, value)
    return MapNode(node.place, entries)


def only(node: MapNode, keys: Collection[str]) -> MapNode:
    """Return a map with some of its keys."""
    return MapNode(node.place, {key: entry for key, entry in node.entries.items() if key in keys})
