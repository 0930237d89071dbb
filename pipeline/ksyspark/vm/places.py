"""The cells that columns are read from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ksyspark.compiler.plan import (
    MIXED,
    Apply,
    Bits,
    Fixed,
    Inline,
    Items,
    Number,
    OneOf,
    Operand,
    Present,
    Rows,
    Source,
    Span,
    Told,
    Worked,
)
from ksyspark.layout import Array, ColumnType, Layout, Raw, Record, Struct, Union, has_logical
from ksyspark.vm.flow import Place

_ROOT = 0


class Unordered(Exception):
    """No cell tells when a value is there: it is worked out behind the program."""


def places_of_columns(layout: Layout, record: Record, source: Inline, table: int = _ROOT) -> Iterator[Place]:
    """Yield the places of a record's columns. Raises Unordered."""
    for column in record.columns:
        if column.id in source.columns:
            yield from _places(layout, column.type, source.columns[column.id], table)


def with_logical_only(layout: Layout) -> Layout:
    """Return a layout whose records have only columns that may break a rule of their type."""
    records = {name: _with_logical(layout, record) for name, record in layout.records.items()}
    return replace(layout, records=records)


def _with_logical(layout: Layout, record: Record) -> Record:
    return replace(record, columns=tuple(one for one in record.columns if has_logical(layout, one.type)))


def places_of_operand(operand: Operand) -> Iterator[Place]:
    """Yield the places of a formula over numbers of the message's own row."""
    match operand:
        case Apply(_, operands):
            for one in operands:
                yield from places_of_operand(one)
        case int() | bytes() | Told():
            pass
        case _:
            yield from _of_value(operand, _ROOT)


def _places(layout: Layout, column_type: ColumnType, source: Source, table: int) -> Iterator[Place]:
    match source:
        case Present(cell, inner):
            yield table, cell
            yield from _places(layout, column_type, inner, table)
        case Rows(cell, below, inner):
            yield table, cell
            yield from _places(layout, column_type, inner, below)
        case Items(cell, below, inner):
            yield from ((table, cell), (table, cell + 1))
            yield from _places(layout, _item(column_type), inner, below)
        case OneOf(cases):
            yield from ((table, rows.cell) for rows in cases.values())
            assert isinstance(column_type, Union)
            for case in column_type.cases:
                if case.id in cases:
                    yield from _places(layout, case.type, cases[case.id], table)
        case Inline(_, whole) if isinstance(column_type, Raw):
            if whole is not None:
                yield from _of_value(whole, table)
        case Inline():
            assert isinstance(column_type, Struct)
            yield from places_of_columns(layout, _members(layout, column_type), source, table)
        case _:
            yield from _of_value(source, table)


def _item(column_type: ColumnType) -> ColumnType:
    assert isinstance(column_type, Array)
    return column_type.item


def _members(layout: Layout, column_type: Struct) -> Record:
    """Return the members that are read: where one stands for the structure, it and those that may break a rule."""
    record, shown = layout.records[column_type.record], layout.shown(column_type)
    if shown is None:
        return record
    return replace(record, columns=(shown, *(one for one in _with_logical(layout, record).columns if one != shown)))


def _of_value(source: object, table: int) -> Iterator[Place]:
    match source:
        case Number(cell=cell, endian=endian):
            yield table, cell
            if endian >= 0:
                yield table, endian
        case Bits(cell) | Fixed(cell) | Worked(cell):
            yield table, cell
        case Span(cell, encoding):
            yield from ((table, cell + number) for number in range(3 if encoding == MIXED else 2))
        case _:
            raise Unordered
