"""Unroll recursive types: write each level as types of its own, and read the specification anew.

The work is done on YAML, because the official compiler needs the unrolled specification as well.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from ksyspark.spec import read_map, read_type, recursion
from ksyspark.spec.library import Library, Path
from ksyspark.spec.model import TypeSpec
from ksyspark.spec.yaml import Entry, ListNode, MapNode, Node, Place, ScalarNode, map_of, only, replaced, scalar


def unroll(library: Library) -> Library:
    """Return a checked library without cycles: the same one if it has no cycles.

    The types of each level keep the places of the types that they stand for. Names that conflict with those of the
    levels become `problems` of the unrolled specifications.
    """
    cycles = recursion.find_cycles(library)
    if not cycles:
        return library
    specs, trees = dict(library.specs), dict(library.trees)
    for spec in library.specs.values():
        scopes = {cycle.scope for cycle in cycles if cycle.scope[0] == spec.id}
        if scopes:
            writer = _Writer({scope: recursion.Levels(scope, recursion.levels_of(spec), cycles) for scope in scopes})
            tree = writer.original(spec.root, trees[spec.id])
            meta = tree.get("meta")
            assert isinstance(meta, MapNode)
            trees[spec.id] = replaced(tree, meta=only(meta, meta.entries.keys() - {read_map.RECURSION_DEPTH}))
            specs[spec.id] = read_type.read_spec(trees[spec.id], spec.file)
    return Library(specs, library.imports, trees)


@dataclass(frozen=True)
class _Writer:
    """Write types, with their YAML, on each level. `levels` are by the type that encloses them."""

    levels: Mapping[Path, recursion.Levels]

    def original(self, spec: TypeSpec, node: MapNode) -> MapNode:
        """Return a type of the specification itself, with the levels that it encloses."""
        nested = {one.id: self.original(one, inner) for one, inner in _nested(spec, node)}
        return _with_types(spec, node, self._names(spec), {**nested, **self._enclosed(spec, node)})

    def _on_level(self, spec: TypeSpec, node: MapNode, levels: recursion.Levels, level: int) -> MapNode:
        """Return a type on a level, with all types inside it.

        What else stands in the type that encloses the levels is left out: it is found from inside the level as well.
        """
        if not levels.holds(spec):
            return self.original(spec, node)
        is_scope = spec.path == levels.scope
        nested = self._nested_on_level(spec, node, levels, level, are_all=not is_scope)
        enclosed = {} if is_scope else self._enclosed(spec, node)
        names = {**self._names(spec), **levels.names(spec, level)}
        node = _without_top(_with_types(spec, node, names, {**nested, **enclosed}))
        if is_scope:
            node = replaced(node, enums=None)
        if spec.path not in levels.members:
            return node
        return replaced(node, **{recursion.UNROLLED_KEY: _marks(node.place, recursion.Unrolled(spec.path, level))})

    def _nested_on_level(
        self, spec: TypeSpec, node: MapNode, levels: recursion.Levels, level: int, *, are_all: bool
    ) -> dict[str, MapNode]:
        held = ((one, inner) for one, inner in _nested(spec, node) if are_all or levels.holds(one))
        return {one.id: self._on_level(one, inner, levels, level) for one, inner in held}

    def _names(self, spec: TypeSpec) -> recursion.Names:
        return {place: name for levels in self.levels.values() for place, name in levels.names(spec, 1).items()}

    def _enclosed(self, spec: TypeSpec, node: MapNode) -> dict[str, MapNode]:
        """Return the types that hold each level, and the bytes below the last one, if a type encloses levels."""
        levels = self.levels.get(spec.path)
        if levels is None:
            return {}
        holders = {}
        for level in range(2, levels.count + 1):
            if spec.path in levels.members:
                held = {spec.id: self._on_level(spec, node, levels, level)}
            else:
                held = self._nested_on_level(spec, node, levels, level, are_all=False)
            holders[recursion.level_name(level)] = _holder(spec.place, level, held)
        holders[recursion.level_name(levels.count + 1)] = _raw_types(spec, levels)
        return holders


def _nested(spec: TypeSpec, node: MapNode) -> Iterator[tuple[TypeSpec, MapNode]]:
    """Yield the types inside a type with their YAML, placed at their names."""
    types = node.get("types")
    for entry in types if isinstance(types, MapNode) else ():
        assert isinstance(entry.value, MapNode)
        yield spec.types[entry.key.text], replace(entry.value, place=entry.key.place)


def _with_types(spec: TypeSpec, node: MapNode, names: recursion.Names, nested: Mapping[str, Node]) -> MapNode:
    """Return the YAML of a type with other types inside it, and other type names in its fields and instances."""
    parts: dict[str, Node | None] = {"types": map_of(spec.place, nested) if nested else None}
    seq, instances = node.get("seq"), node.get("instances")
    if isinstance(seq, ListNode):
        parts["seq"] = ListNode(seq.place, tuple(_renamed(field, at, names) for at, field in enumerate(seq)))
    if isinstance(instances, MapNode):
        entries = {
            key: Entry(entry.key, _renamed(entry.value, number, names))
            for number, (key, entry) in enumerate(instances.entries.items(), len(spec.seq))
        }
        parts["instances"] = MapNode(instances.place, entries)
    return replaced(node, **parts)


def _without_top(node: MapNode) -> MapNode:
    """Leave out what only the top of a file has."""
    meta = node.get("meta")
    inner = only(meta, read_map.INNER_META) if isinstance(meta, MapNode) else None
    return replaced(node, meta=inner if inner is not None and inner.entries else None)


def _raw_types(spec: TypeSpec, levels: recursion.Levels) -> MapNode:
    """Return the type that holds, for each member below the last level, a type that keeps its bytes or refuses them."""
    depth = levels.count + 1
    members = dict.fromkeys(use.target for use in levels.uses if use in levels.cuts)
    raw = {
        levels.inside(path): _raw_type(
            spec.place, recursion.Unrolled(path, depth, is_raw=True), has_end=levels.has_end(path)
        )
        for path in members
    }
    types = _raw_tree(spec.place, raw).get("types")
    assert isinstance(types, MapNode)
    return _holder(spec.place, depth, {name: entry.value for name, entry in types.entries.items()})


def _raw_tree(place: Place, raw: Mapping[Path, MapNode]) -> MapNode:
    """Return a type with the raw types by their paths below it; some may lie inside others."""
    held = {
        name: _raw_tree(place, {path[1:]: node for path, node in raw.items() if path[:1] == (name,)})
        for name in dict.fromkeys(path[0] for path in raw if path)
    }
    return replaced(raw.get(()) or map_of(place, {}), types=map_of(place, held) if held else None)


def _raw_type(place: Place, unrolled: recursion.Unrolled, *, has_end: bool) -> MapNode:
    """Return a type that keeps the bytes of another one up to the end of its stream, or refuses them without an end."""
    words = f"Bytes of a `{unrolled.origin[-1]}` on level {unrolled.depth}: neither checked nor looked into."
    parts: dict[str, Node] = {"id": scalar(place, recursion.RAW_FIELD)}
    if has_end:
        parts["size-eos"] = scalar(place, True)
    else:
        levels = (
            f"`{read_map.RECURSION_DEPTH}` gives columns to {unrolled.depth - 1} levels of a `{unrolled.origin[-1]}`; "
            "recursion=flat makes one list of all"
        )
        words = "Never there: where this level begins, the message is refused, because its end is not known."
        parts["size"] = scalar(place, 0)
        parts["valid"] = map_of(place, {"expr": scalar(place, "false"), "-reason": scalar(place, levels)})
    parts["doc"] = scalar(place, words)
    seq = ListNode(place, (map_of(place, parts),))
    return map_of(place, {recursion.UNROLLED_KEY: _marks(place, unrolled), "seq": seq})


def _holder(place: Place, level: int, held: Mapping[str, Node]) -> MapNode:
    return map_of(place, {recursion.LEVEL_KEY: scalar(place, level), "types": map_of(place, held)})


def _marks(place: Place, unrolled: recursion.Unrolled) -> MapNode:
    """Return what stands below `UNROLLED_KEY`: which type and level a type stands for."""
    origin = scalar(place, "::".join(unrolled.origin))
    return map_of(place, {"of": origin, "depth": scalar(place, unrolled.depth), "raw": scalar(place, unrolled.is_raw)})


def _renamed(node: Node, number: int, names: recursion.Names) -> Node:
    """Return the YAML of the field or instance of that number with other type names."""
    if all(changed != number for changed, _ in names):
        return node
    assert isinstance(node, MapNode)
    kind = node.get("type")
    if isinstance(kind, ScalarNode):
        return replaced(node, type=scalar(kind.place, names[number, 0]))
    assert isinstance(kind, MapNode)
    cases = kind.get("cases")
    assert isinstance(cases, MapNode)
    entries = {
        key: Entry(entry.key, scalar(entry.value.place, names[number, case])) if (number, case) in names else entry
        for case, (key, entry) in enumerate(cases.entries.items())
    }
    return replaced(node, type=replaced(kind, cases=MapNode(cases.place, entries)))
