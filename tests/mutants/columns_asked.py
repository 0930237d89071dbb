"""Which cells the columns of a layout, and the rules judged behind the machine, look at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from column_changes import Spot

from ksyspark.compiler.plan import (
    Apply,
    Bits,
    Fixed,
    Formula,
    Inline,
    Items,
    Number,
    OneOf,
    Operand,
    Plan,
    Present,
    Rows,
    Source,
    Span,
    Worked,
)
from ksyspark.layout import Array, Layout, Struct
from ksyspark.vm.flow import Place


def cells_asked(plan: Plan, layout: Layout) -> Iterator[Place]:
    """Yield the cells that columns and rules look at; columns that the layout does not have are looked at by nobody."""
    spot = Spot(plan, layout, 0, "", Struct(layout.root.name))
    yield from _of(plan.root, spot)
    for rule in plan.checks:
        yield from _of(rule, spot)


def _of(source: Source | Operand, spot: Spot) -> Iterator[Place]:
    yield from ((spot.table, cell) for cell in _own(source))
    match source:
        case Formula(_, operand):
            yield from _of(operand, spot)
        case Apply(_, operands):
            for one in operands:
                yield from _of(one, spot)
        case Inline(columns, whole):
            yield from _of(whole, spot) if whole else ()
            yield from _of_named(columns, spot)
        case OneOf(cases):
            yield from _of_named(cases, spot)
        case Present(_, inner):
            yield from _of(inner, spot)
        case Rows(_, table, inner):
            yield from _of(inner, replace(spot, table=table))
        case Items(_, table, inner):
            item = spot.type.item if isinstance(spot.type, Array) else spot.type
            yield from _of(inner, replace(spot, table=table, type=item))


def _of_named(sources: Mapping[str, Source], spot: Spot) -> Iterator[Place]:
    for name, column_type in spot.columns.items():
        if name in sources:
            yield from _of(sources[name], spot.below(name, column_type))


def _own(source: Source | Operand) -> Iterator[int]:
    """Yield the cells that a column looks at itself, and that lie behind those that may be."""
    match source:
        case Number(cell=cell, endian=endian):
            yield from (cell, endian)
        case Bits(cell=cell) | Fixed(cell=cell) | Worked(cell=cell) | Present(cell=cell) | Rows(cell=cell):
            yield cell
        case Span(cell=cell) | Items(cell=cell):
            yield from range(cell, cell + 3)
