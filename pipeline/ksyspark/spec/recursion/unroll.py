"""Write recursive types out as levels of copies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ksyspark.spec.copies import Copy
from ksyspark.spec.library import Library
from ksyspark.spec.model import Spec, TypeSpec
from ksyspark.spec.parse.keys import INNER_META
from ksyspark.spec.parse.read_type import read_spec
from ksyspark.spec.recursion.circles import Circle, Path, find_circles
from ksyspark.spec.recursion.depth import DEPTH_KEY, levels_of
from ksyspark.spec.recursion.levels import Levels, level_name, levels_in
from ksyspark.spec.recursion.uses import Names, with_uses
from ksyspark.spec.recursion.yaml_parts import map_of, marked, only, raw_type, replaced, room_of
from ksyspark.spec.yaml import MapNode, Node


def unroll(library: Library) -> Library:
    """Return a checked library without circles; the same one where it has none.

    Whole types are copied level by level, with their places in the file. `problems` of the new specifications tell
    where the levels do not go together with names that are there.
    """
    circles = find_circles(library)
    if not circles:
        return library
    specs = {
        spec.id: _unrolled(spec, [circle for circle in circles if circle.around[0] == spec.id])
        for spec in library.specs.values()
    }
    return Library(specs, library.imports)


def _unrolled(spec: Spec, circles: Sequence[Circle]) -> Spec:
    if not circles:
        return spec
    rooms = {circle.around for circle in circles}
    tree = _Writer({room: levels_in(room, levels_of(spec), circles) for room in rooms}).original(spec.root)
    meta = tree.get("meta")
    assert isinstance(meta, MapNode)
    return read_spec(replaced(tree, meta=only(meta, meta.entries.keys() - {DEPTH_KEY})), spec.file)


@dataclass(frozen=True)
class _Writer:
    """Write types with their levels, which it has by their room."""

    levels: Mapping[Path, Levels]

    def original(self, spec: TypeSpec) -> MapNode:
        """Return a type of the specification itself."""
        nested = {name: self.original(one) for name, one in spec.types.items()}
        return self._with_types(spec, self._names(spec), {**nested, **self._rooms(spec)})

    def _copy(self, spec: TypeSpec, levels: Levels, level: int) -> MapNode:
        """Return a copy of a type and all that lies in it; the room's own parts are found outside the copy."""
        if not levels.holds(spec):
            return self.original(spec)
        is_room = spec.path == levels.room
        nested = self._copies(spec, levels, level, are_all=not is_room)
        rooms = {} if is_room else self._rooms(spec)
        names = {**self._names(spec), **levels.names(spec, level)}
        node = _without_outside(self._with_types(spec, names, {**nested, **rooms}), is_room=is_room)
        return marked(node, Copy(spec.path, level)) if spec.path in levels.members else node

    def _copies(self, spec: TypeSpec, levels: Levels, level: int, *, are_all: bool) -> dict[str, MapNode]:
        held = {name: one for name, one in spec.types.items() if are_all or levels.holds(one)}
        return {name: self._copy(one, levels, level) for name, one in held.items()}

    def _names(self, spec: TypeSpec) -> Names:
        return {place: name for levels in self.levels.values() for place, name in levels.names(spec, 1).items()}

    def _rooms(self, spec: TypeSpec) -> dict[str, MapNode]:
        """Return the types that hold the copies of each level, and the bytes of the one below the last."""
        levels = self.levels.get(spec.path)
        if levels is None:
            return {}
        found = {level_name(level): self._room(spec, levels, level) for level in range(2, levels.count + 1)}
        found[level_name(levels.count + 1)] = _raw_types(spec, levels)
        return found

    def _room(self, spec: TypeSpec, levels: Levels, level: int) -> MapNode:
        if spec.path in levels.members:
            held = {spec.id: self._copy(spec, levels, level)}
        else:
            held = self._copies(spec, levels, level, are_all=False)
        return room_of(spec.place, level, held)

    def _with_types(self, spec: TypeSpec, names: Names, nested: Mapping[str, Node]) -> MapNode:
        return replaced(with_uses(spec, names), types=map_of(spec.place, nested) if nested else None)


def _without_outside(node: MapNode, *, is_room: bool) -> MapNode:
    """Leave out what only the top of a file has, and the enums of the room, which are found without a copy."""
    meta = node.get("meta")
    inner = only(meta, INNER_META) if isinstance(meta, MapNode) else None
    node = replaced(node, meta=inner if inner is not None and inner.entries else None)
    return replaced(node, enums=None) if is_room else node


def _raw_types(spec: TypeSpec, levels: Levels) -> MapNode:
    """Return the type that holds, in the place of each member below the last level, a type for its bytes."""
    raw = {levels.inside(path): Copy(path, levels.count + 1, is_raw=True) for path in levels.below_the_last()}
    types = _nested(spec, raw).get("types")
    assert isinstance(types, MapNode)
    return room_of(spec.place, levels.count + 1, {name: entry.value for name, entry in types.entries.items()})


def _nested(spec: TypeSpec, raw: Mapping[Path, Copy]) -> MapNode:
    """Return a type with the raw types by their paths below it; some may lie inside others."""
    own = raw.get(())
    names = dict.fromkeys(path[0] for path in raw if path)
    below = {name: {path[1:]: copy for path, copy in raw.items() if path[:1] == (name,)} for name in names}
    held = {name: _nested(spec, inner) for name, inner in below.items()}
    node = raw_type(spec.place, own) if own else map_of(spec.place, {})
    return replaced(node, types=map_of(spec.place, held) if held else None)
