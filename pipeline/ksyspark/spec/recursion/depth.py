"""How many levels of a recursive type have columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ksyspark.spec.library import Library
from ksyspark.spec.model import Spec
from ksyspark.spec.problems import Problem
from ksyspark.spec.recursion.circles import Circle, Path, uses_of
from ksyspark.spec.recursion.levels import level_name
from ksyspark.spec.yaml import MapNode, Node, ScalarNode

DEPTH_KEY = "-max-recursion-depth"
_DEFAULT = 4
_DEEPEST = 16
_MOST_TYPES = 5_000


def levels_of(spec: Spec) -> int:
    """Return the levels of a checked specification's recursive types: `meta/-max-recursion-depth`, or 4."""
    node = _node(spec)
    return node.value if isinstance(node, ScalarNode) and type(node.value) is int else _DEFAULT


def problems_of_levels(library: Library, circles: Sequence[Circle]) -> Iterator[Problem]:
    """Report levels that are none, that nothing recursive has, and that would make far too many columns."""
    recursive = {name for circle in circles for name in circle.around[:1]}
    is_sound = all(circle.around and not circle.endless for circle in circles)
    for spec in library.specs.values():
        node = _node(spec)
        if node is not None:
            yield from _value(node, is_recursive=spec.id in recursive)
        if is_sound and spec.id in recursive and 1 <= levels_of(spec) <= _DEEPEST:
            yield from _taken(library, [circle for circle in circles if circle.around[0] == spec.id], levels_of(spec))
            yield from _size(library, spec, [circle for circle in circles if circle.around[0] == spec.id])


def _node(spec: Spec) -> Node | None:
    meta = spec.node.get("meta")
    return meta.get(DEPTH_KEY) if isinstance(meta, MapNode) else None


def _value(node: Node, *, is_recursive: bool) -> Iterator[Problem]:
    is_number = isinstance(node, ScalarNode) and type(node.value) is int and 1 <= node.value <= _DEEPEST
    if not is_number:
        found = f"`{node.text}`" if isinstance(node, ScalarNode) else "a list or map"
        yield node.place.problem(f"expected a whole number from 1 to {_DEEPEST} for `{DEPTH_KEY}`, found {found}")
    elif not is_recursive:
        yield node.place.problem(f"`{DEPTH_KEY}` has no meaning here: no type contains itself")


def _taken(library: Library, circles: Sequence[Circle], levels: int) -> Iterator[Problem]:
    for around in dict.fromkeys(circle.around for circle in circles):
        types = library.types[around].types
        for name in (level_name(level) for level in range(2, levels + 2)):
            if name in types:
                member = next(circle.members[0].id for circle in circles if circle.around == around)
                sentence = f"the name `{name}` is taken by a level of `{member}`, which contains itself"
                yield types[name].place.problem(sentence)


def _size(library: Library, spec: Spec, circles: Sequence[Circle]) -> Iterator[Problem]:
    cuts = frozenset(cut for circle in circles for cut in circle.cuts)
    counts: dict[tuple[Path, int], int] = {}

    def count(path: Path, level: int) -> int:
        if level > levels_of(spec):
            return 1
        if (path, level) not in counts:
            below = (count(use.target, level + (use in cuts)) for use in uses_of(library, library.types[path]))
            counts[path, level] = 1 + sum(below)
        return counts[path, level]

    found = count(spec.root.path, 1)
    if found > _MOST_TYPES:
        place = (_node(spec) or spec.node).place
        sentence = f"{levels_of(spec)} levels of recursive types would make {found} structures of columns"
        yield place.problem(f"{sentence}, more than {_MOST_TYPES}; ask for fewer by `{DEPTH_KEY}`")
