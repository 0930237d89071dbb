"""Parts of a YAML tree made anew; they stand where what they were made of stands in the file."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ksyspark.spec.copies import KEY, RAW_FIELD, ROOM_KEY, Copy
from ksyspark.spec.yaml import Entry, ListNode, MapNode, Node, Place, ScalarNode


def scalar(place: Place, value: str | int | bool) -> ScalarNode:
    """Return a scalar; its text stands nowhere in the file, so that problems of it show the whole place."""
    return ScalarNode(place, value, str(value).lower() if isinstance(value, bool) else str(value))


def map_of(place: Place, parts: Mapping[str, Node]) -> MapNode:
    """Return a map of named parts; the keys stand where the parts do."""
    return MapNode(place, {name: Entry(scalar(node.place, name), node) for name, node in parts.items()})


def replaced(node: MapNode, **parts: Node | None) -> MapNode:
    """Return a map with other values for some keys, in their order; a key without value is left out."""
    entries = {key: entry for key, entry in node.entries.items() if parts.get(key, entry) is not None}
    for key, value in parts.items():
        if value is not None:
            name = entries[key].key if key in entries else scalar(value.place, key)
            entries[key] = Entry(name, value)
    return MapNode(node.place, entries)


def only(node: MapNode, keys: Collection[str]) -> MapNode:
    """Return a map with some of its keys."""
    return MapNode(node.place, {key: entry for key, entry in node.entries.items() if key in keys})


def marked(node: MapNode, copy: Copy) -> MapNode:
    """Return a type with the note of what it is a copy of."""
    return replaced(node, **{KEY: _marks(node.place, copy)})


def room_of(place: Place, level: int, held: Mapping[str, Node]) -> MapNode:
    """Return a type that holds the types of one level."""
    return map_of(place, {ROOM_KEY: scalar(place, level), "types": map_of(place, held)})


def raw_type(place: Place, copy: Copy) -> MapNode:
    """Return a type that keeps the bytes of another one, up to the end of its stream."""
    words = f"Bytes of a `{copy.origin[-1]}` on level {copy.depth}: neither checked nor looked into."
    parts = {"id": scalar(place, RAW_FIELD), "size-eos": scalar(place, True), "doc": scalar(place, words)}
    return map_of(place, {KEY: _marks(place, copy), "seq": ListNode(place, (map_of(place, parts),))})


def _marks(place: Place, copy: Copy) -> MapNode:
    return map_of(place, {key: scalar(place, value) for key, value in copy.marks().items()})
