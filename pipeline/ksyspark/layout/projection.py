"""Choose columns of a layout, at any depth, or fewer levels of recursive types; others are not built."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TypeVar

from ksyspark.display import hint, show_given
from ksyspark.errors import OptionError
from ksyspark.layout import Array, Case, Column, ColumnType, Layout, Raw, Record, Struct, Union, has_logical


@lru_cache(maxsize=64)
def with_depth(layout: Layout, depth: int) -> Layout:
    """Return a layout in which records on levels below `depth` are columns of bytes; their records stay known."""

    def to_depth(columns: tuple[Column, ...]) -> tuple[Column, ...]:
        return tuple(replace(column, type=_type_to_depth(layout, column.type, depth)) for column in columns)

    records = {
        name: replace(record, columns=to_depth(record.columns), technical=to_depth(record.technical))
        for name, record in layout.records.items()
    }
    return replace(layout, records=records)


def _type_to_depth(layout: Layout, column_type: ColumnType, depth: int) -> ColumnType:
    match column_type:
        case Struct(name):
            return Raw(name) if layout.records[name].depth > depth else column_type
        case Array(item):
            return Array(_type_to_depth(layout, item, depth))
        case Union(cases):
            below = (Case(case.id, _type_to_depth(layout, case.type, depth)) for case in cases)
            return Union(tuple(below))
        case _:
            return column_type


_Part = TypeVar("_Part", Column, Case)
Choice = str | tuple[str, tuple["Choice", ...]]
"""A column by its id, whole; or its id with what is wanted below it (of a list: below each item)."""


def choose(layout: Layout, record: Record, choices: Sequence[Choice] | None) -> Layout:
    """Return a layout with the chosen columns of a record (None: all) as its root. Raises OptionError."""
    chooser = _Chooser(layout)
    root = record if choices is None else chooser.record(record, choices)
    return replace(layout, name=record.name, records={**layout.records, **chooser.records, record.name: root})


@lru_cache(maxsize=64)
def only_logical(layout: Layout) -> Layout:
    """Return a layout with columns of logical types alone, and those that have such columns below them."""

    def columns(record: Record) -> tuple[Column, ...]:
        kept = (one for one in record.columns if has_logical(layout, one.type))
        return tuple(replace(one, type=_only_logical(layout, one.type)) for one in kept)

    records = {name: replace(one, columns=columns(one)) for name, one in layout.records.items()}
    return replace(layout, records=records)


def _only_logical(layout: Layout, column_type: ColumnType) -> ColumnType:
    match column_type:
        case Struct():
            # The member that stands for a structure need not be of a logical type.
            return replace(column_type, value_member=None)
        case Array(item):
            return Array(_only_logical(layout, item))
        case Union(cases):
            kept = (case for case in cases if has_logical(layout, case.type))
            return Union(tuple(replace(case, type=_only_logical(layout, case.type)) for case in kept))
    return column_type


class _Chooser:
    """Make records with fewer columns; a record that stands at several places may be another one at each."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self.records: dict[str, Record] = {}

    def record(self, record: Record, choices: Sequence[Choice]) -> Record:
        return replace(record, columns=tuple(self._chosen(record.columns, one, record.name) for one in choices))

    def _chosen(self, parts: Sequence[_Part], choice: Choice, around: str) -> _Part:
        """Return the chosen one of the columns or cases of what `around` names."""
        name, below = (choice, None) if isinstance(choice, str) else choice
        part = next((part for part in parts if part.id == name), None)
        if part is None:
            raise OptionError(f"{around} has no column {show_given(name)}.{hint(name, [one.id for one in parts])}")
        return part if below is None else replace(part, type=self._type(part.type, below, name))

    def _type(self, column_type: ColumnType, choices: Sequence[Choice], name: str) -> ColumnType:
        match column_type:
            case Struct(record):
                number, inside = f"{record}#{len(self.records)}", self._layout.records[record]
                member = self._layout.value_member(column_type)
                if member is None:
                    self.records[number] = self.record(inside, choices)
                else:
                    # Where one member stands for a structure, the wanted columns are below that member.
                    below = replace(member, type=self._type(member.type, choices, name))
                    columns = tuple(below if column is member else column for column in inside.columns)
                    self.records[number] = replace(inside, columns=columns)
                return replace(column_type, record=number)
            case Array(item):
                inner = self._type(item, choices, name)
                assert not isinstance(inner, Array)
                return Array(inner)
            case Union(cases):
                return Union(tuple(self._chosen(cases, one, name) for one in choices))
        raise OptionError(f"The column {name} has no columns below it.")
