"""Projection pushdown: end a plan behind the last projected column of a message.

Rules behind that column are not checked, so a message that breaks one is not rejected. This suits readers that want
columns and no failures: columns are the same, because what was read before a failure is kept.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from ksyspark.compiler import instructions as op
from ksyspark.compiler import plan as plans
from ksyspark.layout import Array, Column, ColumnType, Layout, Raw, Struct, Union, has_logical
from ksyspark.layout.projection import Choice, choose, only_logical
from ksyspark.spec.recursion import reachable

# Operations with which a field begins: the rules of the field before are checked until then.
_READS = (op.RUN, op.RUNAT, op.BYTES, op.REST, op.UNTIL, op.UNTILZEROS, op.OPEN, op.SEEK, op.SEEKROOT)
_ROOT = 0


class _Undetermined(Exception):
    """The program does not show when a value is read: it is computed after the run, or read on some paths only."""


def truncate_plan(plan: plans.Plan, layout: Layout, columns: Sequence[Choice] | None) -> plans.BriefPlan:
    """Return a plan that ends behind the last of some columns (None: of all), or the whole plan if it shows no end."""
    chosen, validating = choose(layout, layout.root, columns), only_logical(layout)
    others = {column.id for column in layout.root.columns if column not in chosen.root.columns}
    validated_only = [column for column in validating.root.columns if column.id in others]
    sites = plans.return_sites(plan.program)
    onward = [tuple(plans.successors(plan.program, number, sites)) for number in range(len(plan.program))]
    try:
        writers = _writers(plan)
        projected = _cells_of_columns(chosen, chosen.root.columns, plan.root, _ROOT)
        writing = {line for cell in projected for line in writers.get(cell, ())}
        before = _leading_to(onward, writing)
        # Behind a field, up to the next one, stand the checks of what was read.
        needed = before.union(
            reachable(writing, lambda number: (line for line in onward[number] if plan.program[line][0] not in _READS))
        )
        checks = [one for one in plan.checks if _is_read(_cells_of_operand(one), writers, needed)]
        validated = tuple(
            column.id
            for column in validated_only
            if _is_read(_cells_of_columns(validating, [column], plan.root, _ROOT), writers, before)
        )
    except _Undetermined:
        return plans.BriefPlan(plan, tuple(column.id for column in validated_only))
    ends = {number for number, line in enumerate(plan.program) if line[0] in _READS and number not in needed}
    kept = reachable([0], lambda number: () if number in ends else onward[number]).keys() - ends
    program = tuple(line if number in kept else (op.DONE,) for number, line in enumerate(plan.program))
    return plans.BriefPlan(replace(plan, program=program, checks=tuple(checks), notes=()), validated)


def _is_read(cells: Iterable[plans.Cell], writers: Mapping[plans.Cell, frozenset[int]], needed: frozenset[int]) -> bool:
    """Tell whether all cells are written by needed lines. Raises _Undetermined for a cell that is so on some paths."""
    is_read = True
    for cell in cells:
        lines = writers.get(cell, frozenset())
        if lines & needed and lines - needed:
            raise _Undetermined
        is_read &= lines <= needed
    return is_read


def _writers(plan: plans.Plan) -> dict[plans.Cell, frozenset[int]]:
    writers: dict[plans.Cell, set[int]] = {}
    for number, line in enumerate(plan.program):
        for cell in plans.written_cells(plan, line):
            writers.setdefault(cell, set()).add(number)
    return {cell: frozenset(lines) for cell, lines in writers.items()}


def _leading_to(onward: Sequence[Iterable[int]], lines: set[int]) -> frozenset[int]:
    """Return these lines and all from which they are reachable."""
    sources: dict[int, list[int]] = {}
    for number, targets in enumerate(onward):
        for target in targets:
            sources.setdefault(target, []).append(number)
    return frozenset(reachable(lines, lambda number: sources.get(number, ())))


def _cells_of_columns(
    layout: Layout, columns: Iterable[Column], source: plans.Inline, table: int
) -> Iterator[plans.Cell]:
    """Yield the cells that columns of a record are read from. Raises _Undetermined."""
    for column in columns:
        if column.id in source.columns:
            yield from _cells(layout, column.type, source.columns[column.id], table)


def _cells(layout: Layout, column_type: ColumnType, source: plans.Source, table: int) -> Iterator[plans.Cell]:
    match source:
        case plans.Present(cell, inner):
            yield table, cell
            yield from _cells(layout, column_type, inner, table)
        case plans.Rows(cell, below, inner):
            yield table, cell
            yield from _cells(layout, column_type, inner, below)
        case plans.Items(cell, below, inner):
            yield from ((table, cell), (table, cell + 1))
            assert isinstance(column_type, Array)
            yield from _cells(layout, column_type.item, inner, below)
        case plans.OneOf(cases):
            yield from ((table, rows.cell) for rows in cases.values())
            assert isinstance(column_type, Union)
            for case in column_type.cases:
                if case.id in cases:
                    yield from _cells(layout, case.type, cases[case.id], table)
        case plans.Inline(_, whole) if isinstance(column_type, Raw):
            if whole is not None:
                yield from _cells_of_value(whole, table)
        case plans.Inline():
            assert isinstance(column_type, Struct)
            columns, member = layout.records[column_type.record].columns, column_type.value_member
            # Where a member stands for the structure, that one is read, and those of logical types.
            read = [one for one in columns if member is None or one.id == member or has_logical(layout, one.type)]
            yield from _cells_of_columns(layout, read, source, table)
        case _:
            yield from _cells_of_value(source, table)


def _cells_of_operand(operand: plans.Operand) -> Iterator[plans.Cell]:
    """Yield the cells of a formula over numbers of the message's own row."""
    match operand:
        case plans.Apply(_, operands):
            for part in operands:
                yield from _cells_of_operand(part)
        case int() | bytes() | str() | plans.Parameter():
            pass
        case _:
            yield from _cells_of_value(operand, _ROOT)


def _cells_of_value(source: object, table: int) -> Iterator[plans.Cell]:
    match source:
        case plans.Number(cell=cell, endian=endian):
            yield table, cell
            if endian >= 0:
                yield table, endian
        case plans.Bits(cell) | plans.Fixed(cell) | plans.Computed(cell):
            yield table, cell
        case plans.ComputedText(str()):
            pass
        case plans.Span(cell, encoding):
            yield from ((table, cell + number) for number in range(3 if encoding == plans.MIXED else 2))
        case _:
            raise _Undetermined
