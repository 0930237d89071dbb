"""A list as rows of its own: which columns these have, and the layout in which one item takes the place of the list."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ksyspark.errors import OptionError
from ksyspark.layout.layout import (
    Array,
    Case,
    Column,
    ColumnType,
    Enum,
    Layout,
    Logical,
    Raw,
    Record,
    Scalar,
    Struct,
    Union,
)
from ksyspark.layout.paths import ColumnPath, choices_of


def around_list(layout: Layout, record: Record, path: ColumnPath) -> tuple[ColumnPath, ...]:
    """Return the paths of a list and of the single values in the structures around it, in the order of the columns.

    Raises OptionError for a path that leads to no list.
    """
    choices_of(layout, record, [path], "explode")
    names = [column.id for column in record.columns]
    if "*" in path or path[0] not in names:
        raise OptionError(f"explode is {'.'.join(path)}: expected the path of one list, without `*`.")
    top = next(column.type for column in record.columns if column.id == path[0])
    if not _leads_to_list(layout, top, path[1:]):
        raise OptionError(f"explode is {'.'.join(path)}, which is no list.")
    return tuple(_around(layout, {column.id: column.type for column in record.columns}, path, ()))


def exploded(layout: Layout, path: ColumnPath) -> Layout:
    """Return a layout in whose root each list on a path is one of its items.

    Raises OptionError where the root does not have the path.
    """
    choices_of(layout, layout.root, [path], "explode")
    records = dict(layout.records)
    root = _record(records, layout.root, path)
    return replace(layout, records={**records, layout.name: root})


def _leads_to_list(layout: Layout, there: ColumnType, path: ColumnPath) -> bool:
    match there:
        case Array(item):
            return not path or _leads_to_list(layout, item, path)
        case Struct() | Union() if path:
            inside = _inside(layout, there).get(path[0])
            return inside is not None and _leads_to_list(layout, inside, path[1:])
    return False


def _around(layout: Layout, there: dict[str, ColumnType], path: ColumnPath, before: ColumnPath) -> Iterator[ColumnPath]:
    for name, kind in there.items():
        if isinstance(kind, Scalar | Enum | Logical | Raw):
            yield (*before, name)
        elif path and name == path[0]:
            inside = _inside(layout, kind.item if isinstance(kind, Array) else kind)
            yield from _around(layout, inside, path[1:], (*before, name)) if len(path) > 1 else [(*before, name)]
        elif isinstance(kind, Struct):
            yield from _around(layout, _inside(layout, kind), (), (*before, name))


def _inside(layout: Layout, there: ColumnType) -> dict[str, ColumnType]:
    match there:
        case Struct(value_member=str()):
            member = layout.value_member(there)
            assert member is not None
            return _inside(layout, member.type)
        case Struct(name):
            return {column.id: column.type for column in layout.records[name].columns}
        case Union(cases):
            return {case.id: case.type for case in cases}
    return {}


def _record(records: dict[str, Record], record: Record, path: ColumnPath) -> Record:
    columns = tuple(
        replace(one, type=_type(records, one.type, path[1:])) if one.id == path[0] else one for one in record.columns
    )
    return replace(record, columns=columns)


def _type(records: dict[str, Record], there: ColumnType, path: ColumnPath) -> ColumnType:
    match there:
        case Array(item):
            return _type(records, item, path) if path else item
        case Struct(name) if path:
            number = f"{name}#{len(records)}"
            records[number] = _of_struct(records, there, path)
            return replace(there, record=number)
        case Union(cases) if path:
            changed = [(one.id, _type(records, one.type, path[1:]) if one.id == path[0] else one.type) for one in cases]
            return Union(tuple(Case(name, kind) for name, kind in changed))
    return there


def _of_struct(records: dict[str, Record], struct: Struct, path: ColumnPath) -> Record:
    """Return a record in which a list is an item; where one member stands for it, the path goes on below that."""
    record = records[struct.record]
    if struct.value_member is None:
        return _record(records, record, path)

    def changed(one: Column) -> Column:
        return replace(one, type=_type(records, one.type, path)) if one.id == struct.value_member else one

    return replace(record, columns=tuple(map(changed, record.columns)))
