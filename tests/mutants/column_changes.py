"""Changes to what a plan says of columns: another place, width, order, sign, character set, cell, case."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise

from changes import Change
from operand_changes import operand_changes, source_changes

from ksyspark.compiler import opcodes as op
from ksyspark.compiler.plan import Apply, Inline, Items, OneOf, Operand, Plan, Present, Rows, Source
from ksyspark.layout import Array, ColumnType, Layout, Struct, Union

Put = Callable[[Source], Plan]
Found = Iterator[tuple[str, str, Source]]
NEVER = Apply("==", (0, 1))


def column_changes(plan: Plan, layout: Layout) -> Iterator[Change]:
    """Yield every change to a plan's columns, and to the rules judged behind the machine.

    What a plan says of columns that the layout does not have is never read, and is left alone.
    """
    spot = Spot(plan, layout, 0, "", Struct(layout.root.name))
    yield from _of_part(spot, plan.root, lambda root: replace(plan, root=root))
    yield from _of_rules(plan)


@dataclass(frozen=True)
class Spot:
    """Where columns are: the table of their row, their path, and the type that the layout gives them."""

    plan: Plan
    layout: Layout
    table: int
    path: str
    type: ColumnType

    def has_rows(self, table: int) -> bool:
        """Tell whether any instruction begins a row of a table."""
        return any(line[:2] == (op.ROW, table) for line in self.plan.program)

    def below(self, name: str, column_type: ColumnType) -> Spot:
        return replace(self, path=f"{self.path}.{name}".lstrip("."), type=column_type)

    @property
    def columns(self) -> Mapping[str, ColumnType]:
        """The columns of a structure, or the cases of a switch, that are read."""
        match self.type:
            case Union(cases):
                return {case.id: case.type for case in cases}
            case Struct(shown=str()):
                member = self.layout.shown(self.type)
                assert member is not None
                return {member.id: member.type}
            case Struct(record):
                return {column.id: column.type for column in self.layout.records[record].columns}
        return {}


def _of_part(spot: Spot, part: Inline, put: Put) -> Iterator[Change]:
    sources = {name: part.columns[name] for name in spot.columns if name in part.columns}
    for name, source in sources.items():
        put_one, broken = partial(_with, put, part, name), partial(_without, put, part, (name,))
        yield from _of_source(spot.below(name, spot.columns[name]), source, put_one, broken)
    for (one, first), (two, second) in pairwise(sources.items()):
        if type(first) is type(second) and first != second:
            altered = partial(_swapped, put, part, one, two)
            broken = partial(_without, put, part, (one, two))
            path = spot.below(one, spot.type).path
            yield Change("plans", "column", path, f"swapped with {two}", altered, broken)


def _of_source(spot: Spot, source: Source, put: Put, broken: Callable[[], Plan]) -> Iterator[Change]:
    width = spot.plan.tables[spot.table].width
    for kind, words, changed in (*source_changes(source, width, spot.plan.encodings), *_of_presence(source)):
        yield Change("plans", kind, spot.path, words, partial(put, changed), broken)
    match source:
        case Inline():
            yield from _of_part(spot, source, put)
        case Present(_, inner):
            yield from _of_source(spot, inner, partial(_around, put, source), broken)
        case Rows(_, table, inner) if spot.has_rows(table):
            yield from _of_source(replace(spot, table=table), inner, partial(_around, put, source), broken)
        case Items(_, table, inner) if spot.has_rows(table):
            assert isinstance(spot.type, Array)
            below = replace(spot, table=table, type=spot.type.item)
            yield from _of_source(below, inner, partial(_around, put, source), broken)
        case OneOf(cases):
            for name in [one for one in spot.columns if one in cases]:
                put_case = partial(_case, put, cases, name)
                gone = partial(put, OneOf({key: case for key, case in cases.items() if key != name}))
                yield from _of_source(spot.below(name, spot.columns[name]), cases[name], put_case, gone)


def _of_presence(source: Source) -> Found:
    match source:
        case Present(_, inner):
            yield "condition", "always there", inner
        case OneOf(cases):
            for (one, first), (two, second) in pairwise(cases.items()):
                if first != second:
                    yield "case", f"{one} and {two} swapped", OneOf({**cases, one: second, two: first})


def _of_rules(plan: Plan) -> Iterator[Change]:
    for number, rule in enumerate(plan.checks):
        left_out, never_held = partial(_with_rules, plan, number, ()), partial(_with_rules, plan, number, (NEVER,))
        yield Change("plans", "check", f"rule {number}", "left out", left_out, never_held)
        for kind, words, changed in operand_changes(rule):
            altered = partial(_with_rules, plan, number, (changed,))
            yield Change("plans", kind, f"rule {number}", words, altered, never_held)


def _with_rules(plan: Plan, number: int, rules: tuple[Operand, ...]) -> Plan:
    return replace(plan, checks=(*plan.checks[:number], *rules, *plan.checks[number + 1 :]))


def _with(put: Put, part: Inline, name: str, source: Source) -> Plan:
    return put(replace(part, columns={**part.columns, name: source}))


def _without(put: Put, part: Inline, names: tuple[str, ...]) -> Plan:
    return put(replace(part, columns={key: one for key, one in part.columns.items() if key not in names}))


def _swapped(put: Put, part: Inline, one: str, two: str) -> Plan:
    return put(replace(part, columns={**part.columns, one: part.columns[two], two: part.columns[one]}))


def _around(put: Put, outer: Present | Rows | Items, inner: Source) -> Plan:
    return put(replace(outer, source=inner))


def _case(put: Put, cases: Mapping[str, Rows], name: str, rows: Source) -> Plan:
    return put(OneOf({**cases, name: rows}))  # type: ignore[dict-item]
