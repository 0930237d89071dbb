"""Fallback: what the reference decoder makes of the messages that the machine does not finish.

Its rows replace those that the machine filled. For long messages it gets the items of lists that the machine has read.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import numpy as np
import pyarrow as pa

from ksyspark.compiler import instructions as op
from ksyspark.compiler.plan import Inline, Items, OneOf, Plan, Present, Rows, Source, written_cells
from ksyspark.decoder import Decoded, Params
from ksyspark.interpreter.read_before import ReadBefore
from ksyspark.layout import Array, Column, ColumnType, Layout, Record, Struct, Union
from ksyspark.layout.arrow import concatenated
from ksyspark.vm.compiled import Ints

if TYPE_CHECKING:
    from ksyspark.interpreter.sensitive import SensitiveColumns

# Operations that note in a cell where a field begins.
_BEGINNINGS = (op.RUN, op.BYTES, op.REST, op.UNTIL, op.UNTILZEROS)


class Fallback(Protocol):
    """Decode the messages that the machine does not finish, as `ReferenceDecoder` does."""

    def pieces(self, messages: pa.Array, params: Params, read_before: ReadBefore, /) -> Iterator[Decoded]: ...


@dataclass(frozen=True, slots=True)
class LongList:
    """A list that lies in no other list, and the cell in which each item notes where it begins."""

    path: str
    cell: int
    items: Items
    kind: ColumnType


def long_lists(plan: Plan, record: Record, layout: Layout, sensitive: "SensitiveColumns") -> Iterator[LongList]:
    """Yield the lists of a plan that lie in no other list, and hold nothing sensitive."""
    for path, items, column in _lists(plan.root, record, layout, ""):
        cell = _first_cell(plan, items.table)
        if cell is not None and isinstance(column.type, Array) and not sensitive.holds(column):
            yield LongList(path, cell, items, column.type.item)


def _lists(source: Inline, record: Record, layout: Layout, path: str) -> Iterator[tuple[str, Items, Column]]:
    """Yield path, source and column of all lists but those in other lists."""
    for column in record.columns:
        if column.id in source.columns:
            place = f"{path}.{column.id}" if path else column.id
            yield from _below(source.columns[column.id], column.type, column, layout, place)


def _below(
    source: Source, kind: ColumnType, column: Column, layout: Layout, path: str
) -> Iterator[tuple[str, Items, Column]]:
    match source, kind:
        case ((Present(_, inner) | Rows(_, _, inner)), _):
            yield from _below(inner, kind, column, layout, path)
        case OneOf(cases), Union():
            for case in kind.cases:
                if case.id in cases:
                    yield from _below(cases[case.id].source, case.type, column, layout, f"{path}.{case.id}")
        case Inline(), Struct():
            yield from _lists(source, layout.records[kind.record], layout, path)
        case Items(), _:
            yield path, source, column


def _first_cell(plan: Plan, table: int) -> int | None:
    """Return the cell in which a row of a table notes where it begins.

    None if its first operation does not, or if the cell is written again: the row begins inside a byte.
    """
    places = [number for number, line in enumerate(plan.program) if line[0] == op.ROW and line[1] == table]
    if len(places) != 1 or places[0] + 1 == len(plan.program):
        return None
    row, first = plan.program[places[0]], plan.program[places[0] + 1]
    if first[0] not in _BEGINNINGS or first[1] != row[2]:
        return None
    writers = sum((table, first[2]) in written_cells(plan, line) for line in plan.program)
    return first[2] if writers == 1 else None


def merge_fallback(batch: pa.RecordBatch, count: int, rows: Ints, pieces: Iterable[Decoded]) -> Iterator[Decoded]:
    """Yield a batch of `count` messages with `rows` as the reference decoder reads them (`pieces`), cut at these."""
    if not rows.size:
        yield Decoded(batch, count)
        return
    first = 0
    for piece in pieces:
        replaced, rows = rows[: piece.messages] - first, rows[piece.messages :]
        stop = int(replaced[-1]) + 1 if rows.size else count - first
        numbers = replaced.tolist()
        yield Decoded(
            _with_rows(batch.slice(first, stop), replaced, piece.columns),
            stop,
            {numbers[row]: failure for row, failure in piece.failures.items()},
            {numbers[row]: hidden for row, hidden in piece.hidden.items()},
            {numbers[row]: notes for row, notes in piece.notes.items()},
        )
        first += stop


def too_long(schema: pa.Schema, length: int, *, is_hidden: bool) -> Decoded:
    """Return the failure of one message, `length` bytes long, whose columns exceed the memory budget."""
    from ksyspark.interpreter.decoder import COLUMNS_TOO_LARGE  # noqa: PLC0415 (slow to import, and rarely needed)

    nulls = pa.RecordBatch.from_arrays([pa.nulls(1, field.type) for field in schema], schema=schema)
    return Decoded(nulls, 1, {0: COLUMNS_TOO_LARGE}, {0: ((0, length),)} if is_hidden else {})


def _with_rows(batch: pa.RecordBatch, rows: Ints, other: pa.RecordBatch) -> pa.RecordBatch:
    """Return a batch with `rows` taken from another one, in order. A batch without columns has no rows."""
    if not batch.num_columns:
        return batch
    order = np.arange(batch.num_rows)
    order[rows] = batch.num_rows + np.arange(rows.size)
    return concatenated([batch, other]).take(pa.array(order))
