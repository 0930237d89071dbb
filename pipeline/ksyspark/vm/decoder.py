"""The columnar decoder: the machine for the messages that it finishes, the reference decoder for all others."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Protocol, TypeVar

import numpy as np
import pyarrow as pa

from ksyspark.compiler import instructions as op
from ksyspark.compiler.plan import BriefPlan, Inline, Items, OneOf, Plan, Present, Rows, Source, written_cells
from ksyspark.decoder import Decoded, DecodeOptions, Decoder, Params, ParamValue, buffers_of, check_params
from ksyspark.interpreter.read_before import ITEMS_KEPT, NOT_READ, ItemsRead, MessageRead, ReadBefore
from ksyspark.layout import Array, Column, ColumnType, Layout, Record, Struct, Union
from ksyspark.layout.arrow import ArrowTypes, arrow_schema, concatenated
from ksyspark.layout.projection import choose, only_logical
from ksyspark.spec.checksums import checksum
from ksyspark.vm.arrow.columns import Columns
from ksyspark.vm.arrow.formulas import Compute, Numbers
from ksyspark.vm.arrow.trees import trees_of
from ksyspark.vm.cell_columns import Filled, FilledTable, Selection, TooLong, Unread, bytes_of_batch, keep_freed_memory
from ksyspark.vm.charsets import charsets_of
from ksyspark.vm.compiled import Bytes, Flags, Ints, compiled
from ksyspark.vm.integers import read_integer
from ksyspark.vm.run import FALLBACK, FINISHED
from ksyspark.vm.tables import ParamCells, Tables, param_cells

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
    from ksyspark.interpreter.message import COLUMNS_TOO_LARGE  # noqa: PLC0415 (slow to import, and rarely needed)

    nulls = pa.RecordBatch.from_arrays([pa.nulls(1, field.type) for field in schema], schema=schema)
    return Decoded(nulls, 1, {0: COLUMNS_TOO_LARGE}, {0: ((0, length),)} if is_hidden else {})


def _with_rows(batch: pa.RecordBatch, rows: Ints, other: pa.RecordBatch) -> pa.RecordBatch:
    """Return a batch with `rows` taken from another one, in order. A batch without columns has no rows."""
    if not batch.num_columns:
        return batch
    order = np.arange(batch.num_rows)
    order[rows] = batch.num_rows + np.arange(rows.size)
    return concatenated([batch, other]).take(pa.array(order))


Made = TypeVar("Made")
_FIRST_LOOK = 256
# In bytes: parts of a message that lie in each other may all have a checksum.
_MOST_SUMMED, _SUMMED_PER_BYTE = 1 << 16, 16


class PlanDecoder(Decoder):
    """Decode batches by a plan. `make_fallback` makes the decoder for messages that the machine does not finish.

    `brief` is the truncated plan of the chosen columns, where it was made before; it is made here if the options ask
    for one. A decoder keeps the memory of a batch for the next one, so each thread needs its own.
    """

    name = "machine"

    def __init__(
        self,
        layout: Layout,
        plan: Plan,
        options: DecodeOptions,
        make_fallback: Callable[[], Fallback],
        brief: BriefPlan | None = None,
    ) -> None:
        self.layout = choose(layout, layout.root, options.columns)
        self._root = self.layout.root
        self._make_fallback = make_fallback
        self._charsets = charsets_of(plan.encodings)
        self.schema = arrow_schema(self.layout, enums_as_ints=options.enums_as_ints)
        # Projection never changes validation, except in brief mode: columns of logical types can reject their message,
        # so those outside the projection are decoded as well.
        self._full_layout = layout
        others = {one.id for one in layout.root.columns if one not in self._root.columns}
        validating = only_logical(layout)
        validated_only = [one for one in validating.root.columns if one.id in others]
        ints = options.enums_as_ints
        self._types, self._full_types = ArrowTypes(self.layout, ints), ArrowTypes(layout, ints)
        self._validating_types = ArrowTypes(validating, ints)
        if options.is_brief:
            if brief is None:
                from ksyspark.compiler.truncation import truncate_plan  # noqa: PLC0415 (slow to import)

                brief = truncate_plan(plan, layout, options.columns)
            plan, validated_only = brief.plan, [one for one in validated_only if one.id in brief.validated]
        keep_freed_memory()
        self._plan, self._validated_only = plan, validated_only
        self._functions: dict[int, Compute] = {}
        self._tables = Tables(plan, self._charsets)

    @cached_property
    def _fallback(self) -> Fallback:
        return self._make_fallback()

    @cached_property
    def _sensitive(self) -> "SensitiveColumns":
        from ksyspark.interpreter.sensitive import SensitiveColumns  # noqa: PLC0415 (slow to import, and rarely needed)

        return SensitiveColumns(self._full_layout, self._full_layout.root)

    def pieces(self, messages: pa.BinaryArray | pa.LargeBinaryArray, params: Params) -> Iterator[Decoded]:
        """Decode a batch as `Decoder.pieces` describes; pieces are halved while they exceed the memory budget."""
        check_params(self.layout, self._root, params)
        data, starts, ends = buffers_of(messages)
        cells = param_cells(self.layout.params, params, len(messages), self._plan.constants)
        if messages.null_count:
            # Null messages fall back as messages with missing parameters do.
            cells.is_missing[messages.is_null().to_numpy(zero_copy_only=False)] = True
        if not self._tables.knows_columns and len(messages) > _FIRST_LOOK:
            # Few messages show which cells are asked for: to keep every cell of a batch takes much memory.
            with suppress(TooLong, MemoryError):
                self._read(self._columns, data, starts[:_FIRST_LOOK], ends[:_FIRST_LOOK], cells.part(0, _FIRST_LOOK))
        first, most = 0, len(messages)
        while True:
            stop = min(first + most, len(messages))
            count, piece = stop - first, cells.part(first, stop)
            try:
                filled, arrays = self._read(self._columns, data, starts[first:stop], ends[first:stop], piece)
                count = filled.status.size
            except (TooLong, MemoryError):
                if count > 1:
                    most = count // 2
                    continue
                yield too_long(self.schema, int(ends[first] - starts[first]), is_hidden=self._sensitive.exist)
            else:
                batch = pa.RecordBatch.from_arrays(arrays, schema=self.schema)
                rows = np.flatnonzero(filled.status)
                fallback = self._decode_fallback(
                    messages, params, first + rows, lambda row: self._read_before(data, starts, ends, cells, row)
                )
                yield from merge_fallback(batch, count, rows, fallback)
            first += count
            if first >= len(messages):
                return

    def sound(self, messages: pa.BinaryArray | pa.LargeBinaryArray, params: Params) -> Flags:
        """Say of which messages the machine finds that they have no fault; the reference decoder is not asked."""
        data, starts, ends = buffers_of(messages)
        cells = param_cells(self.layout.params, params, len(messages), self._plan.constants)
        is_sound, first = np.zeros(len(messages), np.bool_), 0
        try:
            while first < len(messages):
                piece = cells.part(first, len(messages))
                filled, _ = self._read(self._columns, data, starts[first:], ends[first:], piece)
                stop = first + filled.status.size
                is_sound[first:stop] = filled.status == FINISHED
                first = stop
        except (TooLong, MemoryError):
            pass
        return is_sound

    def _read(
        self, make: Callable[[Filled, ParamCells], Made], data: Bytes, starts: Ints, ends: Ints, params: ParamCells
    ) -> tuple[Filled, Made]:
        """Return the tables of as many messages as fit, and what is made of them. Raises TooLong, MemoryError."""
        keeps_every_cell = False
        while True:
            filled = self._tables.fill(data, starts, ends, params, keeps_every_cell=keeps_every_cell)
            count = filled.status.size
            filled.status[params.is_missing[:count]] = FALLBACK
            try:
                return filled, make(filled, params.part(0, count))
            except Unread:
                keeps_every_cell = True

    def _columns(self, filled: Filled, params: ParamCells) -> list[pa.Array]:
        """Return the columns; set the status of messages that a check or a logical type rejects. Raises TooLong."""
        columns = self._columns_of(filled, params, self._types)
        for algorithm, table in self._plan.checksums:
            filled.status[wrong_checksums(algorithm, filled, table)] = FALLBACK
        rows = self._checked(columns.numbers, filled.tables[0], filled.status)
        arrays = columns.record(self._root, self._plan.root, rows)
        validating = replace(columns, types=self._validating_types)
        for column in self._validated_only:
            validating.validate(column.type, self._plan.root.columns.get(column.id), rows)
        for numbers in columns.rejected:
            filled.status[numbers] = FALLBACK
        return arrays

    def _columns_of(self, filled: Filled, params: ParamCells, types: ArrowTypes) -> Columns:
        return Columns(
            types,
            filled.data,
            Numbers(filled.data, params.cells, self._functions),
            np.frombuffer(params.constants, np.uint8),
            filled.tables,
            self._charsets,
            bytes_of_batch(filled.status.size),
            trees_of(self._plan.trees, filled.tables),
        )

    def _checked(self, numbers: Numbers, table: FilledTable, status: Bytes) -> Selection:
        """Return the messages that are read and pass the plan's checks; cells of others must not be read."""
        rows = Selection(table, valid=status == FINISHED if status.any() else None)
        passed = numbers.holds(self._plan.checks, rows)
        if passed.all():
            return rows
        status[~passed] = FALLBACK
        return Selection(table, valid=status == FINISHED, numbers=rows.numbers)

    def _decode_fallback(
        self, messages: pa.Array, params: Params, rows: Ints, read_before: ReadBefore
    ) -> Iterator[Decoded]:
        chosen = {name: _take(value, rows.tolist()) for name, value in params.items()}
        yield from self._fallback.pieces(_taken(messages, rows), chosen, lambda number: read_before(int(rows[number])))

    @cached_property
    def _long_lists(self) -> tuple[LongList, ...]:
        return tuple(long_lists(self._plan, self._full_layout.root, self._full_layout, self._sensitive))

    def _read_before(self, data: Bytes, starts: Ints, ends: Ints, cells: ParamCells, row: int) -> MessageRead:
        """Return how far the machine reads a message, and which items of its long lists a logical type rejects."""
        places = [(one.items.table, one.cell) for one in self._long_lists]
        start, own_params = int(starts[row]), cells.part(row, row + 1)
        if own_params.is_missing[0] or not places or self._plan.checksums:
            return NOT_READ
        try:
            filled, columns = self._tables.starts(data, start, int(ends[row]), own_params, places)
            is_whole = filled.status[0] == FINISHED
            lists = {}
            for long_list, column in zip(self._long_lists, columns, strict=True):
                # The last item may not be complete: reading goes on with the one before it.
                last = column.size - 2
                if last >= ITEMS_KEPT:
                    rejected = self._rejected(long_list, filled, own_params) if is_whole else ()
                    again = sorted({last, *(number for number in rejected if number < last)})
                    lists[long_list.path] = ItemsRead((column[:-1] - start).tolist(), again)
        except (TooLong, MemoryError):
            return NOT_READ
        return MessageRead(lists, is_whole)

    def _rejected(self, long_list: LongList, filled: Filled, params: ParamCells) -> set[int]:
        """Return the items of a list that a logical type rejects. Raises TooLong, MemoryError."""
        columns = self._columns_of(filled, params, self._full_types)
        columns.array(long_list.kind, long_list.items.source, Selection(filled.tables[long_list.items.table]))
        return {number for numbers in columns.rejected for number in numbers.tolist()}


def wrong_checksums(algorithm: str, filled: Filled, table: int) -> list[int]:
    """Return the messages of which a checksum is not that of its bytes, by the table of `Plan.checksums`."""
    rows = np.stack([filled.tables[table].column(cell) for cell in range(6)], axis=1)
    data, wrong = memoryview(filled.data.data), list[int]()
    if (rows[:, 2] - rows[:, 1]).sum() > _MOST_SUMMED + _SUMMED_PER_BYTE * len(data):
        # The reference decoder counts what each message asks for.
        return (rows[:, 0] - 1).tolist()  # type: ignore[no-any-return]
    for message, start, end, own, behind, told in rows.tolist():
        if told % (1 << 8 * (behind - own)) != checksum(algorithm, data, (start, end), (own, behind)):
            wrong.append(message - 1)
    return wrong


def _take(value: ParamValue | Sequence[ParamValue | None], rows: list[int]) -> ParamValue | Sequence[ParamValue | None]:
    return value if isinstance(value, int | float | bool | str | bytes) else [value[row] for row in rows]


def _taken(messages: pa.Array, rows: Ints) -> pa.Array:
    """Return some messages by their numbers, which ascend; those that follow each other are not copied."""
    if rows.size and rows[-1] - rows[0] + 1 == rows.size:
        return messages.slice(int(rows[0]), rows.size)
    return messages.take(pa.array(rows))


# Ends that are found by one call: few at first, because a stream may break off anywhere.
_FIRST_CHUNK, _LAST_CHUNK = 1 << 8, 1 << 16
WHOLE, IMPOSSIBLE = 0, 1


class MessageEnds:
    """Find the ends of messages of one format, with one set of parameters (missing ones have their defaults)."""

    def __init__(self, layout: Layout, plan: Plan, params: Mapping[str, ParamValue]) -> None:
        self._declared, self._plan = layout.params, plan
        self._tables = Tables(plan, charsets_of(plan.encodings))
        self._set_params(params)

    def with_params(self, params: Mapping[str, ParamValue]) -> "MessageEnds":
        """Return the same for other parameters. It shares the tables of this one: use both in one thread only."""
        if params == self._params:
            return self
        other = copy(self)
        other._set_params(params)
        return other

    def _set_params(self, params: Mapping[str, ParamValue]) -> None:
        self._params = params
        self._cells = param_cells(self._declared, params, 1, self._plan.constants)

    def after(self, data: Bytes, start: int) -> Ints:
        """Return the ends of the messages from `start` on, up to the first that is incomplete or breaks a rule."""
        if start >= data.size:
            return np.empty(0, np.int64)
        return self.of_runs(data, np.array([start], np.int64), np.array([data.size], np.int64))[0]

    def of_runs(self, data: Bytes, starts: Ints, ends: Ints) -> tuple[Ints, Ints, Ints]:
        """Return the ends of the messages that lie back to back in each run of bytes, and how many each run has.

        Run i is `data[starts[i]:ends[i]]`. The third array says what is behind its last message: BROKEN where that
        surely breaks a rule, else UNFINISHED, also where nothing is.
        """
        starts, run, most, stops = starts.copy(), 0, _FIRST_CHUNK, []
        while run < starts.size:
            left = starts.size - run
            chunk = self._tables.follow(data, starts[run:], ends[run:], self._columns(left), left + most)
            stops.append(chunk)
            most = min(most * 16, _LAST_CHUNK)
            run += int(np.count_nonzero(chunk < 0))
            if run < starts.size and chunk[-1] >= 0:
                starts[run] = chunk[-1]
        marked = np.concatenate(stops) if stops else np.empty(0, np.int64)
        is_mark = marked < 0
        return marked[~is_mark], np.diff(np.flatnonzero(is_mark), prepend=-1) - 1, marked[is_mark]

    def of_each(self, data: Bytes, starts: Ints, ends: Ints) -> Ints:
        """Return where the message at each of `starts` ends, or UNFINISHED or BROKEN up to the end beside it.

        The time that it takes is in proportion to `data` and to the number of starts: where messages read the same
        bytes over and over, the last ones are not found.
        """
        return self._tables.each(data, starts, ends, self._columns(starts.size))

    def first(self, data: Bytes, start: int) -> int | None:
        """Return the end of the message at `start`, or None if it is incomplete or breaks a rule."""
        if start >= data.size:
            return None
        end = int(self.of_each(data, np.array([start], np.int64), np.array([data.size], np.int64))[0])
        return end if end >= 0 else None

    def _columns(self, count: int) -> ParamCells:
        """Return the parameters, a column for each of `count` runs or messages."""
        return self._cells.of(np.zeros(count, np.int64))


@compiled("lengths")
def follow_lengths(
    data: Bytes, begin: int, width: int, is_little: bool, counted: int, most: int, lengths: Ints
) -> tuple[int, int, int]:
    """Write the lengths of complete messages, back to back from `begin` on, each behind `width` bytes of length.

    A length counts the message and `counted` bytes more. Stops before an incomplete message, and where `lengths` is
    full. Returns how many there are, where the next one begins, and IMPOSSIBLE if its length is negative or more than
    `most`.
    """
    position, count = begin, 0
    while count < lengths.size and position + width <= data.size:
        length = read_integer(data, position, width, is_little)
        if length < counted or length - counted > most:
            return count, position, IMPOSSIBLE
        end = position + width + length - counted
        if end > data.size:
            return count, position, WHOLE
        lengths[count] = length - counted
        count += 1
        position = end
    return count, position, WHOLE
