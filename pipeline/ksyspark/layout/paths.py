"""Paths of columns: `body.publish.topic_name`, `*` for all parts of a level; a list as rows of its own."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from ksyspark import layout as layouts
from ksyspark.display import hint, show_given
from ksyspark.errors import OptionError
from ksyspark.layout.conditions import Comparison, Condition, Junction, Membership, Negation, Value, shown
from ksyspark.layout.projection import Choice

ColumnPath = tuple[str, ...]

_ANY = "*"
_DIGITS = re.compile(r"-?[0-9]+")
_Tree = dict[str, "_Tree | None"]
"""Wanted parts by name, in the order of the paths; None: the whole of it."""


def choices_of(
    layout: layouts.Layout, record: layouts.Record, paths: Iterable[ColumnPath], option: str = "columns"
) -> tuple[Choice, ...]:
    """Return the columns of a record that paths name, each once, in the order in which they are first named.

    What is named both whole and in parts is whole. A `*` before other parts stands for the columns that have those.
    Raises OptionError for a path that is not there.
    """
    tree: _Tree = {}
    top = {column.id: column.type for column in record.columns}
    for path in paths:
        expanded = list(_expanded(layout, top, path))
        if not expanded:
            raise OptionError(f"{option}: {_problem(layout, top, path, record.name)}")
        for column_path in expanded:
            _add(tree, column_path)
    return _choices(tree)


def coded(condition: Condition, layout: layouts.Layout, record: layouts.Record) -> Condition:
    """Return a condition with codes for labels of enums; digits are a code without label. Raises OptionError."""
    match condition:
        case Comparison(path, _, value) if (enum := _enum_at(layout, record, path)) is not None:
            return replace(condition, value=_code(value, enum, path))
        case Membership(path, values) if (enum := _enum_at(layout, record, path)) is not None:
            return replace(condition, values=tuple(_code(value, enum, path) for value in values))
        case Negation(of):
            return Negation(coded(of, layout, record))
        case Junction(_, parts):
            return replace(condition, parts=tuple(coded(part, layout, record) for part in parts))
        case _:
            return condition


def _enum_at(layout: layouts.Layout, record: layouts.Record, path: ColumnPath) -> layouts.Enum | None:
    columns: Mapping[str, layouts.ColumnType] = {column.id: column.type for column in record.columns}
    for name in path[:-1]:
        columns = _below(layout, columns[name]) if name in columns else {}
    kind = columns.get(path[-1])
    return kind if isinstance(kind, layouts.Enum) else None


def _code(value: Value, enum: layouts.Enum, path: ColumnPath) -> Value:
    column = ".".join(path)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if not isinstance(value, str):
        raise OptionError(f"where: the column {column} is an enum; {shown(value)} is neither a label nor a code.")
    codes = {label: code for code, label in enum.labels.items()}
    if value in codes:
        return codes[value]
    if _DIGITS.fullmatch(value):
        return int(value)
    raise OptionError(f"where: the column {column} has no label {value!r}.{hint(value, codes)}")


def _expanded(
    layout: layouts.Layout, columns: Mapping[str, layouts.ColumnType], path: ColumnPath
) -> Iterable[ColumnPath]:
    """Yield the paths without `*` that a path stands for, or nothing if it leads nowhere."""
    name, *rest = path
    for part in columns if name == _ANY else [name] if name in columns else []:
        if not rest:
            yield (part,)
        else:
            yield from ((part, *below) for below in _expanded(layout, _below(layout, columns[part]), tuple(rest)))


def _below(layout: layouts.Layout, column_type: layouts.ColumnType) -> Mapping[str, layouts.ColumnType]:
    """Return the columns below a column by name; those of its items for a list."""
    member = layout.value_member(column_type) if isinstance(column_type, layouts.Struct) else None
    inner = member.type if member else column_type.item if isinstance(column_type, layouts.Array) else None
    return _inside(layout, column_type) if inner is None else _below(layout, inner)


def _problem(layout: layouts.Layout, columns: Mapping[str, layouts.ColumnType], path: ColumnPath, where: str) -> str:
    """Say at which part a path leaves what is there."""
    for at, name in enumerate(path):
        if name == _ANY:
            return f"no column below {where} fits {'.'.join(path[at:])}."
        if name not in columns:
            return f"{where} has no column {show_given(name)}.{hint(name, columns)}"
        columns, where = _below(layout, columns[name]), name
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


def around_list(layout: layouts.Layout, record: layouts.Record, path: ColumnPath) -> tuple[ColumnPath, ...]:
    """Return the paths of a list and of single values around it, in the columns' order. Raises OptionError."""
    choices_of(layout, record, [path], "explode")
    if _ANY in path:
        raise OptionError(f"explode is {'.'.join(path)}: expected the path of one list, without `*`.")
    top = {column.id: column.type for column in record.columns}
    kind: layouts.ColumnType | None = top[path[0]]
    for name in path[1:]:
        holder = kind.item if isinstance(kind, layouts.Array) else kind
        kind = _inside(layout, holder).get(name) if holder is not None else None
    if not isinstance(kind, layouts.Array):
        raise OptionError(f"explode is {'.'.join(path)}, which is no list.")
    return tuple(_around(layout, top, path, ()))


def exploded(layout: layouts.Layout, path: ColumnPath) -> layouts.Layout:
    """Return a layout in whose root each list on a path is one of its items. Raises OptionError for an unknown path."""
    choices_of(layout, layout.root, [path], "explode")
    records = dict(layout.records)
    root = _exploded_record(records, layout.root, path[0], path[1:])
    return replace(layout, records={**records, layout.name: root})


def _around(
    layout: layouts.Layout, columns: dict[str, layouts.ColumnType], path: ColumnPath, before: ColumnPath
) -> Iterator[ColumnPath]:
    for name, kind in columns.items():
        if isinstance(kind, layouts.Scalar | layouts.Enum | layouts.Logical | layouts.Raw):
            yield (*before, name)
        elif path and name == path[0]:
            inside = _inside(layout, kind.item if isinstance(kind, layouts.Array) else kind)
            yield from _around(layout, inside, path[1:], (*before, name)) if len(path) > 1 else [(*before, name)]
        elif isinstance(kind, layouts.Struct):
            yield from _around(layout, _inside(layout, kind), (), (*before, name))


def _inside(layout: layouts.Layout, column_type: layouts.ColumnType) -> dict[str, layouts.ColumnType]:
    match column_type:
        case layouts.Struct() if (member := layout.value_member(column_type)) is not None:
            return _inside(layout, member.type)
        case layouts.Struct(name):
            return {column.id: column.type for column in layout.records[name].columns}
        case layouts.Union(cases):
            return {case.id: case.type for case in cases}
    return {}


def _exploded_record(
    records: dict[str, layouts.Record], record: layouts.Record, name: str, path: ColumnPath
) -> layouts.Record:
    """Return a record in which each list on a path below a column is one of its items."""
    columns = tuple(
        replace(column, type=_exploded_type(records, column.type, path)) if column.id == name else column
        for column in record.columns
    )
    return replace(record, columns=columns)


def _exploded_type(
    records: dict[str, layouts.Record], column_type: layouts.ColumnType, path: ColumnPath
) -> layouts.ColumnType:
    match column_type:
        case layouts.Array(item):
            return _exploded_type(records, item, path) if path else item
        case layouts.Struct(name, member) if path:
            number = f"{name}#{len(records)}"
            # Where one member stands for a structure, the path goes on below that.
            first, rest = (path[0], path[1:]) if member is None else (member, path)
            records[number] = _exploded_record(records, records[name], first, rest)
            return replace(column_type, record=number)
        case layouts.Union(cases) if path:
            changed = (
                replace(case, type=_exploded_type(records, case.type, path[1:])) if case.id == path[0] else case
                for case in cases
            )
            return layouts.Union(tuple(changed))
    return column_type
