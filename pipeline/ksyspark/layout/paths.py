"""Paths of columns: `body.publish.topic_name`, with `*` for every part at its level."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ksyspark.display import show_given
from ksyspark.errors import OptionError
from ksyspark.layout.conditions import Condition, with_codes
from ksyspark.layout.layout import Array, ColumnType, Enum, Layout, Record, Struct, Union
from ksyspark.layout.projection import Choice, hint

ColumnPath = tuple[str, ...]

_ANY = "*"
_Tree = dict[str, "_Tree | None"]
"""Wanted parts by name, in the order of the paths; None: the whole of it."""


def choices_of(
    layout: Layout, record: Record, paths: Iterable[ColumnPath], option: str = "columns"
) -> tuple[Choice, ...]:
    """Return the columns of a record that paths name, each once, in the order in which they are first named.

    What is named both whole and in parts is whole. A `*` before other parts stands for the columns that have those.
    Raises OptionError for a path that is not there.
    """
    tree: _Tree = {}
    top = {column.id: column.type for column in record.columns}
    for path in paths:
        found = list(_expanded(layout, top, path))
        if not found:
            raise OptionError(f"{option}: {_problem(layout, top, path, record.name)}")
        for one in found:
            _add(tree, one)
    return _choices(tree)


def coded(condition: Condition, layout: Layout, record: Record) -> Condition:
    """Return a condition on columns of a record in which labels of enums are their codes.

    Raises OptionError for a text that is no label of its column's enum.
    """

    def enum_of(path: ColumnPath) -> Enum | None:
        there: Mapping[str, ColumnType] = {column.id: column.type for column in record.columns}
        for name in path[:-1]:
            there = _below(layout, there[name]) if name in there else {}
        found = there.get(path[-1])
        return found if isinstance(found, Enum) else None

    return with_codes(condition, enum_of)


def _expanded(layout: Layout, there: Mapping[str, ColumnType], path: ColumnPath) -> Iterable[ColumnPath]:
    """Yield the paths without `*` that a path stands for; none where it is not there."""
    name, *rest = path
    for one in there if name == _ANY else [name] if name in there else []:
        if not rest:
            yield (one,)
        else:
            yield from ((one, *below) for below in _expanded(layout, _below(layout, there[one]), tuple(rest)))


def _below(layout: Layout, column_type: ColumnType) -> Mapping[str, ColumnType]:
    """Return the columns below a column by name; those of its items for a list."""
    match column_type:
        case Struct(record):
            member = layout.value_member(column_type)
            if member is not None:
                return _below(layout, member.type)
            return {column.id: column.type for column in layout.records[record].columns}
        case Union(cases):
            return {case.id: case.type for case in cases}
        case Array(item):
            return _below(layout, item)
        case _:
            return {}


def _problem(layout: Layout, there: Mapping[str, ColumnType], path: ColumnPath, where: str) -> str:
    """Say at which part a path leaves what is there."""
    for at, name in enumerate(path):
        if name == _ANY:
            return f"no column below {where} fits {'.'.join(path[at:])}."
        if name not in there:
            return f"{where} has no column {show_given(name)}.{hint(name, there)}"
        there, where = _below(layout, there[name]), name
    raise AssertionError("the path is there")


def _add(tree: _Tree, path: Sequence[str]) -> None:
    name, *rest = path
    below = tree.setdefault(name, {})
    if not rest:
        tree[name] = None
    elif below is not None:
        _add(below, rest)


def _choices(tree: _Tree) -> tuple[Choice, ...]:
    return tuple(name if below is None else (name, _choices(below)) for name, below in tree.items())
