"""The columns of two versions compared: which appear, vanish, are renamed, change their type."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import assert_never

from ksyspark.layout import Array, ColumnType, Enum, Layout, Logical, Raw, Scalar, Struct, Union
from ksyspark_codegen.diff.differences.finding import Finding
from ksyspark_codegen.diff.model import ColumnEffect

Step = tuple[str, str]
"""A record of a layout and the id of a column of it."""
_MOST_DEPTH = 40


@dataclass(frozen=True, slots=True)
class Place:
    """A column at a path from the root: its type, and the steps to it, outermost first."""

    path: str
    type: str
    steps: tuple[Step, ...]


def places_of(layout: Layout) -> Mapping[str, Place]:
    """Return all columns by their paths, at every depth."""
    return {place.path: place for place in _below(layout, layout.name, "", (), 0)}


def compare_columns(old: Mapping[str, Place], new: Mapping[str, Place]) -> Mapping[str, ColumnEffect]:
    """Return what becomes of the columns whose paths or types differ; nothing of what is below another of them."""
    found: dict[str, ColumnEffect] = {}
    for path, place in new.items():
        if path not in old:
            _add(found, ColumnEffect("appears", path, new=place.type))
        elif old[path].type != place.type:
            _add(found, ColumnEffect("type", path, old[path].type, place.type))
    for path, place in old.items():
        if path not in new:
            _add(found, ColumnEffect("vanishes", path, old=place.type))
    return found


def effects_of(
    finding: Finding,
    effects: Mapping[str, ColumnEffect],
    old: Mapping[str, Place],
    new: Mapping[str, Place],
) -> tuple[ColumnEffect, ...]:
    """Return what a difference does to columns."""
    before, after = set(_paths(finding, old, is_old=True)), list(_paths(finding, new, is_old=False))
    if finding.facet == "id":
        pairs = zip([path for path in old if path in before], after, strict=False)
        return tuple(ColumnEffect("renamed", path, was, path) for was, path in pairs)
    mine = [path for path in (*after, *sorted(before)) if path in effects]
    if mine:
        return tuple(effects[path] for path in dict.fromkeys(mine))
    if finding.weight in ("shape", "values"):
        both = [path for path in after if path in before]
        outermost = [path for path in both if not any(path.startswith(f"{other}.") for other in both)]
        return tuple(ColumnEffect("values", path, old[path].type, new[path].type) for path in outermost)
    return ()


def has_column(finding: Finding, old: Mapping[str, Place], new: Mapping[str, Place]) -> bool:
    """Tell whether a difference is about something that has a column in either version."""
    return any(True for _ in _paths(finding, old, is_old=True)) or any(True for _ in _paths(finding, new, is_old=False))


def explained_by(effect: ColumnEffect, renamed: Mapping[str, str]) -> bool:
    """Tell whether a column appears or vanishes only because it, or one above it, has another name."""
    names = renamed.values() if effect.kind == "appears" else renamed.keys()
    return effect.kind in ("appears", "vanishes") and any(
        effect.path == name or effect.path.startswith(f"{name}.") for name in names
    )


def _add(found: dict[str, ColumnEffect], effect: ColumnEffect) -> None:
    above = effect.path
    while "." in above:
        above = above.rpartition(".")[0]
        if above in found and found[above].kind == effect.kind != "type":
            return
    found[effect.path] = effect


def _paths(finding: Finding, places: Mapping[str, Place], *, is_old: bool) -> Iterator[str]:
    for one in finding.parts:
        yield from _paths(one, places, is_old=is_old)
    owner, part = (finding.owner, finding.old) if is_old else (finding.new_owner, finding.new)
    if owner is None or part is None:
        return
    step = ("::".join(owner.path), part.id)
    yield from (path for path, place in places.items() if place.steps and place.steps[-1] == step)


def _below(layout: Layout, record: str, path: str, steps: tuple[Step, ...], depth: int) -> Iterator[Place]:
    if depth > _MOST_DEPTH:
        return
    for column in layout.records[record].columns:
        at = f"{path}.{column.id}" if path else column.id
        yield from _of_column(layout, column.type, at, (*steps, (record, column.id)), depth)


def _of_column(
    layout: Layout,
    column_type: ColumnType,
    path: str,
    steps: tuple[Step, ...],
    depth: int,
) -> Iterator[Place]:
    yield Place(path, type_text(layout, column_type), steps)
    for inner, name in _inside(layout, column_type):
        at = f"{path}.{name}" if name else path
        if isinstance(inner, Struct):
            if name:
                yield Place(at, type_text(layout, inner), steps)
            yield from _below(layout, inner.record, at, steps, depth + 1)
        elif name:
            yield Place(at, type_text(layout, inner), steps)


def _inside(layout: Layout, column_type: ColumnType) -> Iterator[tuple[ColumnType, str]]:
    """Yield the types below a type, with the names of those that are members of their own."""
    match column_type:
        case Struct(value_member=str()):
            return
        case Struct():
            yield column_type, ""
        case Array(item):
            yield from _inside(layout, item)
        case Union(cases):
            yield from ((case.type, case.id) for case in cases)


def type_text(layout: Layout, column_type: ColumnType) -> str:
    """Return a column's type in Arrow's words, without what is below it."""
    match column_type:
        case Scalar(name):
            return name
        case Enum(base):
            return f"string (code, {base.arrow})"
        case Logical(name):
            return name
        case Raw():
            return "binary"
        case Struct(value_member=str()):
            member = layout.value_member(column_type)
            assert member is not None
            return type_text(layout, member.type)
        case Struct():
            return "struct"
        case Array(item):
            return f"list of {type_text(layout, item)}"
        case Union():
            return "struct (one of)"
        case _:
            assert_never(column_type)
