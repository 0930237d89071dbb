"""Opaque types (`ks-opaque-types: true`): names that stand for types of other files, without an import.

A `.ksy` of the name beside the file, or in a folder of absolute imports, says how such a type is read. It becomes an
import, which is what the official compiler makes of it, too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from ksyspark.spec.model import Spec, TypeSpec, UserTypeUse
from ksyspark.spec.problems import Problem
from ksyspark.spec.switch_cases import simple_uses
from ksyspark.spec.yaml import ListNode, MapNode, Node, Place, ScalarNode
from ksyspark.spec.yaml.edit import only, replaced, scalar

_KEY = "ks-opaque-types"


def opaque_types(tree: MapNode, spec: Spec, imported: Collection[str]) -> Mapping[str, Place]:
    """Return the opaque types that a specification names, each with a place; `imported` are ids that it can see."""
    meta = tree.get("meta")
    switch = meta.get(_KEY) if isinstance(meta, MapNode) else None
    if not isinstance(switch, ScalarNode) or switch.value is not True:
        return {}
    return dict(_unknown(spec.root, {spec.id, *imported}))


def with_imports(tree: MapNode, paths: Collection[str], place: Place) -> MapNode:
    """Return the YAML of a specification with more imports instead of opaque types."""
    meta = tree.get("meta")
    assert isinstance(meta, MapNode)
    before = meta.get("imports")
    listed: tuple[Node, ...] = before.items if isinstance(before, ListNode) else (before,) if before else ()
    imports = ListNode(place, (*listed, *(scalar(place, path) for path in paths)))
    return replaced(tree, meta=replaced(only(meta, meta.entries.keys() - {_KEY}), imports=imports))


def import_path(name: str, folder: Path, import_paths: Collection[Path]) -> str | None:
    """Return the import by which the file of an opaque type is found; None where there is none."""
    if (folder / f"{name}.ksy").is_file():
        return name
    return f"/{name}" if any((one / f"{name}.ksy").is_file() for one in import_paths) else None


def missing(name: str, place: Place) -> Problem:
    """Return the problem of an opaque type that no file describes."""
    return place.problem(f"`{name}` is an opaque type, and there is no {name}.ksy beside this file or in importPath")


def _unknown(owner: TypeSpec, known: Collection[str]) -> Iterator[tuple[str, Place]]:
    inside = {*known, *owner.types, owner.id}
    fields = [use for attribute in owner.attributes() for use in simple_uses(attribute)]
    params = [(one.use, one.place_of("type")) for one in owner.params if not one.word]
    for use, place in (*fields, *params):
        if isinstance(use, UserTypeUse) and use.reference.path[0] not in inside:
            yield use.reference.path[0], place
    for nested in owner.types.values():
        yield from _unknown(nested, inside)
