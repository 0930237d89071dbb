"""A layout with fewer levels of its recursive types: what lies deeper is bytes."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from ksyspark.layout import Array, Case, ColumnType, Layout, Raw, Record, Struct, Union


@lru_cache(maxsize=64)
def with_depth(layout: Layout, depth: int) -> Layout:
    """Return a layout in which records on levels below `depth` are columns of bytes; their records stay known."""
    return replace(layout, records={name: _record(layout, one, depth) for name, one in layout.records.items()})


def _record(layout: Layout, record: Record, depth: int) -> Record:
    columns, technical = (
        tuple(replace(column, type=_type(layout, column.type, depth)) for column in several)
        for several in (record.columns, record.technical)
    )
    return replace(record, columns=columns, technical=technical)


def _type(layout: Layout, column_type: ColumnType, depth: int) -> ColumnType:
    match column_type:
        case Struct(name):
            return Raw(name) if layout.records[name].depth > depth else column_type
        case Array(item):
            return Array(_type(layout, item, depth))
        case Union(cases):
            below = (Case(case.id, _type(layout, case.type, depth)) for case in cases)
            return Union(tuple(below))
        case _:
            return column_type
