"""Build the Arrow columns of a batch by walking the record layout over the tables; spread over more rows."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from ksyspark.compiler import plan
from ksyspark.layout import Array, Column, ColumnType, Enum, Logical, Raw, Record, Scalar, Struct, Union, has_logical
from ksyspark.layout.arrow import ArrowTypes
from ksyspark.logical import converter
from ksyspark.vm.arrow.copying import SHORT, copy_runs, copy_words, run_offsets, word_offsets
from ksyspark.vm.arrow.formulas import Numbers, Values, computed_text
from ksyspark.vm.arrow.numbers import arrow_numbers, bitmap, flags_of
from ksyspark.vm.arrow.trees import FlatLists, TreeRows, flat_lists, scattered_rows
from ksyspark.vm.cell_columns import FilledTable, Selection, TooLong, find_present
from ksyspark.vm.charsets import Charsets
from ksyspark.vm.compiled import Bytes, Flags, Ints, Offsets, compiled_later

# Arrow's 32-bit offsets limit the bytes of a column.
_MOST = (1 << 31) - 1
# A single-byte character takes at most three bytes in UTF-8, a unit of UTF-16 as well.
_GROWTH = 3


def arrow_bytes(data: Bytes, starts: Ints, lengths: Ints, valid: Flags | None) -> pa.Array:
    """Return runs of bytes as an Arrow array of binary."""
    return _array(pa.binary(), *_copied(data, starts, lengths), valid)


def arrow_words(data: Bytes, ends: Ints, numbers: NDArray[np.int32], valid: Flags | None) -> pa.Array:
    """Return words as an Arrow array of strings, by their numbers; word `n` is `data[ends[n] : ends[n + 1]]`."""
    offsets = np.empty(numbers.size + 1, np.int32)
    out = _buffer(word_offsets(numbers, ends, flags_of(valid), offsets))
    copy_words(data, ends, numbers, offsets, out)
    return _array(pa.string(), offsets, out, valid)


def arrow_repeated(word: bytes, count: int) -> pa.Array:
    """Return one word, repeated, as an Arrow array of strings."""
    _checked(len(word) * count)
    offsets = np.arange(count + 1, dtype=np.int32) * np.int32(len(word))
    return _array(pa.string(), offsets, np.frombuffer(word * count, np.uint8), None)


def arrow_texts(
    data: Bytes, starts: Ints, lengths: Ints, sets: Ints, charsets: Charsets, valid: Flags | None
) -> pa.Array:
    """Return runs of text, validated by the machine, as strings; `sets` are their character sets, or one for all."""
    if charsets.is_utf8[sets].all():
        return _array(pa.string(), *_copied(data, starts, lengths), valid)
    offsets = np.empty(starts.size + 1, np.int32)
    out = np.empty(_checked(int(lengths.sum()) * _GROWTH), np.uint8)
    # It is compiled when the first text needs it: most formats have only ASCII and UTF-8.
    transcode = compiled_later("arrow.transcoding", "transcode")
    tables = charsets.kinds, charsets.holds_ascii, charsets.utf8
    end = int(transcode(data, starts, lengths, sets, *tables, offsets, out))
    return _array(pa.string(), offsets, out[:end].copy(), valid)


def _array(arrow: pa.DataType, offsets: Offsets, out: Bytes, valid: Flags | None) -> pa.Array:
    buffers = [bitmap(valid), pa.py_buffer(offsets), pa.py_buffer(out[: offsets[-1]])]
    return pa.Array.from_buffers(arrow, offsets.size - 1, buffers)


def _copied(data: Bytes, starts: Ints, lengths: Ints) -> tuple[Offsets, Bytes]:
    offsets = np.empty(starts.size + 1, np.int32)
    out = _buffer(run_offsets(lengths, offsets))
    copy_runs(data, starts, lengths, offsets, out)
    return offsets, out


def _buffer(size: int) -> Bytes:
    """Return memory for so many bytes, and for the excess of a last run that is copied in whole blocks."""
    return np.empty(_checked(size) + SHORT, np.uint8)


def _checked(size: int) -> int:
    if size > _MOST:
        raise TooLong
    return size


_BYTES = 256
_SMALL = 1 << 16

_Words = tuple[Bytes, Ints]
"""Labels in UTF-8, one behind the other, and where each begins and the last one ends."""


def arrow_labels(codes: NDArray[np.generic], labels: Mapping[int, str], valid: Flags | None) -> pa.Array:
    """Return the label of each code as strings."""
    low, high = (int(codes.min()), int(codes.max())) if codes.size else (0, 0)
    if low == high and valid is None:
        return arrow_repeated(labels.get(low, str(low)).encode(), codes.size)
    if low >= 0 and high < _BYTES:
        words, numbers = _of_all_bytes(tuple(labels.items())), codes
    else:
        distinct, numbers = _numbered(codes, low, high)
        words = _words(distinct, labels)
    return arrow_words(*words, numbers.astype(np.int32, copy=False), valid)


@lru_cache(maxsize=1024)
def _of_all_bytes(labels: tuple[tuple[int, str], ...]) -> _Words:
    return _words(range(_BYTES), dict(labels))


def _words(codes: Iterable[int], labels: Mapping[int, str]) -> _Words:
    """Return the labels of codes, padded so that the last one can be copied in whole blocks too."""
    words = [labels.get(code, str(code)).encode() for code in codes]
    ends = np.cumsum([0, *map(len, words)], dtype=np.int64)
    return np.frombuffer(b"".join([*words, bytes(SHORT)]), np.uint8), ends


def _numbered(codes: NDArray[np.generic], low: int, high: int) -> tuple[list[int], NDArray[np.integer]]:
    """Return the distinct codes, and for each code its number among them. Small codes need no sorting."""
    if low >= 0 and high < _SMALL:
        is_present = np.zeros(high + 1, bool)
        is_present[codes] = True
        distinct = np.flatnonzero(is_present)
        numbers = np.zeros(is_present.size, np.int32)
        numbers[distinct] = np.arange(distinct.size)
        return distinct.tolist(), numbers[codes]
    unique, inverse = np.unique(codes, return_inverse=True)
    return unique.tolist(), inverse.reshape(-1)


# Arrays of so many nulls are not kept for the next batch.
_MANY = 1 << 18
_BITS_OF_BYTE = 8
# Bytes of the largest number that numpy knows.
_LARGEST = 8


def nulls(arrow: pa.DataType, length: int) -> pa.Array:
    """Return an array of nulls. Columns and batches of one type share its memory, so it must not be written to."""
    # To find a type with parts in a cache takes longer than to make its nulls.
    if length >= _MANY or pa.types.is_nested(arrow):
        return pa.nulls(length, arrow)
    # Few lengths are kept, so that batches of many lengths do not fill the memory.
    return _nulls(arrow, 1 << length.bit_length()).slice(0, length)


class Spreading:
    """Spread arrays over the flagged rows; texts, bytes and lists keep their memory, columns of nulls are shared."""

    def __init__(self, has_value: Flags) -> None:
        self._has_value = has_value
        self._length = has_value.size

    @cached_property
    def _rows(self) -> Ints:
        return np.flatnonzero(self._has_value)

    @cached_property
    def _before(self) -> Ints:
        """How many values there are before each row, and in all."""
        before = np.zeros(self._length + 1, np.int64)
        np.cumsum(self._has_value, out=before[1:])
        return before

    @cached_property
    def _bitmap(self) -> pa.Buffer:
        return pa.py_buffer(np.packbits(self._has_value, bitorder="little"))

    def array(self, values: pa.Array) -> pa.Array:
        """Return the values in their rows; the others are null."""
        kind = values.type
        if values.null_count == len(values):
            return nulls(kind, self._length)
        if values.offset:
            return values.take(pa.array(self._before[:-1], mask=~self._has_value))
        validity = self._bits(values.buffers()[0]) if values.null_count else self._bitmap
        if pa.types.is_struct(kind):
            children = [self.array(values.field(number)) for number in range(kind.num_fields)]
            return pa.Array.from_buffers(kind, self._length, [validity], children=children)
        buffers = values.buffers()
        if pa.types.is_list(kind):
            list_buffers = [validity, self._offsets(buffers[1])]
            return pa.Array.from_buffers(kind, self._length, list_buffers, children=[values.values])
        if pa.types.is_string(kind) or pa.types.is_binary(kind):
            return pa.Array.from_buffers(kind, self._length, [validity, self._offsets(buffers[1]), buffers[2]])
        return pa.Array.from_buffers(kind, self._length, [validity, self._numbers(kind, buffers[1])])

    def _offsets(self, offsets: pa.Buffer) -> pa.Buffer:
        return pa.py_buffer(np.frombuffer(offsets, np.int32).take(self._before))

    def _numbers(self, kind: pa.DataType, buffer: pa.Buffer) -> pa.Buffer:
        if kind.bit_width < _BITS_OF_BYTE:
            return self._bits(buffer)
        width = kind.bit_width // _BITS_OF_BYTE
        item = f"V{width}" if width > _LARGEST else f"u{width}"
        spread = np.zeros(self._length, item)
        spread[self._rows] = np.frombuffer(buffer, item, self._rows.size)
        return pa.py_buffer(spread)

    def _bits(self, bits: pa.Buffer) -> pa.Buffer:
        spread = np.zeros(self._length, np.uint8)
        spread[self._rows] = np.unpackbits(np.frombuffer(bits, np.uint8), count=self._rows.size, bitorder="little")
        return pa.py_buffer(np.packbits(spread, bitorder="little"))


@lru_cache(maxsize=1024)
def _nulls(arrow: pa.DataType, length: int) -> pa.Array:
    return pa.nulls(length, arrow)


@dataclass
class Columns:
    """Build the columns of one batch out of the messages' bytes and the tables that the machine filled.

    Spans with a negative start lie in `constants`: -1 is the first byte. `rejected` collects the numbers of messages
    in which a value is invalid for its logical type. `trees` are the rows of recursive types, by their table. Raises
    TooLong where columns take more than `bytes_left`.
    """

    types: ArrowTypes
    data: Bytes
    numbers: Numbers
    constants: Bytes
    tables: Sequence[FilledTable]
    charsets: Charsets
    bytes_left: int
    trees: Mapping[int, TreeRows]
    rejected: list[Ints] = field(default_factory=list)

    def record(self, record: Record, source: plan.Inline, rows: Selection) -> list[pa.Array]:
        return [self.column(column, source, rows) for column in record.columns]

    def column(self, column: Column, source: plan.Inline, rows: Selection) -> pa.Array:
        inside = source.columns.get(column.id)
        return self._nulls(column.type, rows) if inside is None else self.array(column.type, inside, rows)

    def array(self, column_type: ColumnType, source: plan.Source, rows: Selection) -> pa.Array:
        """Return the values of a type, of a column or of the items of a list."""
        match source:
            case plan.Present(cell, inner):
                return self.array(column_type, inner, rows.where(rows.column(cell) != 0))
            case plan.Rows():
                return self._rows(column_type, source, rows)
            case plan.OneOf(cases):
                assert isinstance(column_type, Union)
                return self._union(column_type, cases, rows)
            case plan.TreeRow() | plan.Items(_, _, plan.TreeRow()):
                assert isinstance(column_type, Array)
                assert isinstance(column_type.item, Struct)
                return self._flat_list(column_type, column_type.item, source, rows)
            case plan.Items():
                assert isinstance(column_type, Array)
                return self._list(column_type, source, rows)
            case plan.Inline(_, whole) if isinstance(column_type, Raw):
                return self._nulls(column_type, rows) if whole is None else self._scalar(column_type, whole, rows)
            case plan.Inline():
                assert isinstance(column_type, Struct)
                return self._struct(column_type, source, rows)
            case _ if isinstance(column_type, Logical):
                return self._logical(column_type, source, rows)
            case _:
                return self._scalar(column_type, source, rows)

    def validate(self, column_type: ColumnType, source: plan.Source | None, rows: Selection) -> None:
        """Convert values of logical types for what they reject; `source` is None for what the plan does not read."""
        match source, column_type:
            case plan.Present(cell, inner), _:
                self.validate(column_type, inner, rows.where(rows.column(cell) != 0))
            case plan.Rows(), _:
                below, _ = self._below(source, rows)
                if len(below):
                    self.validate(column_type, source.source, below)
            case plan.OneOf(cases), Union():
                for case in column_type.cases:
                    self.validate(case.type, cases.get(case.id), rows)
            case ((plan.Items() | plan.TreeRow()), Array()):
                self._validate_items(column_type.item, source, rows)
            case plan.Inline(), Struct():
                for column in self.types.layout.records[column_type.record].columns:
                    self.validate(column.type, source.columns.get(column.id), rows)
            case _, Logical() if source is not None:
                self._logical(column_type, source, rows)

    def _validate_items(self, item: ColumnType, source: plan.Items | plan.TreeRow, rows: Selection) -> None:
        if isinstance(source, plan.Items) and not isinstance(source.source, plan.TreeRow):
            self.validate(item, source.source, self._items(source, rows)[0])
            return
        assert isinstance(item, Struct)
        flat, record = self._flat(source, rows), self.types.layout.records[item.record]
        for column in record.columns:
            self.validate(column.type, flat.source(record, column), flat.rows)

    def _logical(self, column_type: Logical, source: plan.Source, rows: Selection) -> pa.Array:
        converted = converter(column_type.name)(self._scalar(column_type.base, source, rows))
        if converted.faults.any():
            self.rejected.append(rows.messages()[converted.faults])
        return converted.values

    def _nulls(self, column_type: ColumnType, rows: Selection) -> pa.Array:
        self._use(self.types.null_size(column_type) * len(rows))
        return nulls(self.types.of(column_type), len(rows))

    def _struct(self, column_type: Struct, source: plan.Inline, rows: Selection) -> pa.Array:
        record = self.types.layout.records[column_type.record]
        if column_type.value_member is not None:
            # Columns of logical types can reject their message, so they are built although they are not returned.
            built = {
                one.id: self.column(one, source, rows)
                for one in record.columns
                if one.id == column_type.value_member or has_logical(self.types.layout, one.type)
            }
            return built[column_type.value_member]
        return self._struct_array(column_type, self.record(record, source, rows), rows)

    def _rows(self, column_type: ColumnType, source: plan.Rows, rows: Selection) -> pa.Array:
        """Return a column that has rows in a table of its own."""
        below, valid = self._below(source, rows)
        if not len(below):
            return self._nulls(column_type, rows)
        if valid is None:
            return self.array(column_type, source.source, below)
        if isinstance(source.source, plan.OneOf):
            # Its cases have rows of their own: they are spread once, over the rows here.
            numbers = np.where(valid, rows.column(source.cell) - 1, 0)
            return self.array(column_type, source.source, Selection(below.table, numbers, valid, above=rows.messages))
        return Spreading(valid).array(self.array(column_type, source.source, below))

    def _below(self, source: plan.Rows, rows: Selection) -> tuple[Selection, Flags | None]:
        """Return the rows of another table that belong to these, and which of these have one (None: all).

        Mostly each row has one, in the same order; then nothing is gathered. Rows of a `pos` instance stand in the
        order in which it was evaluated.
        """
        table = self.tables[source.table]
        if not len(table):
            return Selection(table), None
        numbers, valid = rows.column(source.cell), np.empty(len(rows), np.bool_)
        count = find_present(numbers, flags_of(rows.valid), valid)
        # Where only some rows of a recursive type are asked for, others may belong to rows that are not.
        if count != len(table):
            return Selection(table, numbers[valid] - 1, above=lambda: rows.messages()[valid]), valid
        if count == len(rows):
            return Selection(table, above=rows.messages), None
        return Selection(table, above=lambda: rows.messages()[valid]), valid

    def _union(self, column_type: Union, cases: Mapping[str, plan.Rows], rows: Selection) -> pa.Array:
        known = {case.id: cases[case.id] for case in column_type.cases if case.id in cases}
        arrays = [
            self._rows(case.type, known[case.id], rows) if case.id in known else self._nulls(case.type, rows)
            for case in column_type.cases
        ]
        return self._struct_array(column_type, arrays, self._taken(cases, rows))

    def _taken(self, cases: Mapping[str, plan.Rows], rows: Selection) -> Selection:
        """Return the rows, valid where some case is present."""
        is_all = rows.valid is None and len(rows) == len(rows.table)
        if is_all and sum(len(self.tables[source.table]) for source in cases.values()) == len(rows):
            return rows
        taken = np.zeros(len(rows), bool)
        for source in cases.values():
            if len(self.tables[source.table]):
                taken |= rows.column(source.cell) != 0
        return rows.where(taken)

    def _list(self, column_type: Array, source: plan.Items, rows: Selection) -> pa.Array:
        below, offsets = self._items(source, rows)
        return self._list_array(column_type, self.array(column_type.item, source.source, below), offsets, rows)

    def _items(self, source: plan.Items, rows: Selection) -> tuple[Selection, Ints]:
        """Return the items of the lists of these rows, and where each list begins and the last one ends."""
        first, counts = rows.column(source.cell), rows.column(source.cell + 1)
        offsets = np.zeros(len(counts) + 1, np.int64)
        np.cumsum(counts, out=offsets[1:])
        below = Selection(self.tables[source.table], above=lambda: np.repeat(rows.messages(), counts))
        if source.list_cell is not None:
            chosen = scattered_rows(below.table, source.list_cell, first, counts)
            below = Selection(below.table, chosen, above=below.above)
        elif offsets[-1] != len(below) or not ((first == offsets[:-1]) | (counts == 0)).all():
            chosen = np.repeat(first - offsets[:-1], counts) + np.arange(offsets[-1])
            below = Selection(below.table, chosen, above=below.above)
        return below, offsets

    def _flat_list(
        self, column_type: Array, item: Struct, source: plan.TreeRow | plan.Items, rows: Selection
    ) -> pa.Array:
        flat, record, arrays = self._flat(source, rows), self.types.layout.records[item.record], list[pa.Array]()
        for column in record.columns:
            place = flat.place(column.id)
            if place is not None:
                self._use(place.nbytes)
            inner = flat.source(record, column)
            if place is None and inner is None:
                place = self._nulls(column.type, flat.rows)
            arrays.append(place if inner is None else self.array(column.type, inner, flat.rows))
        return self._list_array(column_type, self._struct_array(item, arrays, flat.rows), flat.offsets, flat.above)

    def _flat(self, source: plan.TreeRow | plan.Items, rows: Selection) -> FlatLists:
        if isinstance(source, plan.Items):
            below, first = self._items(source, rows)
            assert isinstance(source.source, plan.TreeRow)
            return flat_lists(self.trees[source.source.table], rows, first, below.column(source.source.cell))
        rows = rows.where(rows.column(source.cell) != 0)
        return flat_lists(self.trees[source.table], rows, np.arange(len(rows) + 1), rows.column(source.cell))

    def _struct_array(self, column_type: Struct | Union, arrays: list[pa.Array], rows: Selection) -> pa.Array:
        return pa.Array.from_buffers(self.types.of(column_type), len(rows), [bitmap(rows.valid)], children=arrays)

    def _list_array(self, column_type: Array, items: pa.Array, offsets: Ints, rows: Selection) -> pa.Array:
        buffers = [bitmap(rows.valid), pa.py_buffer(offsets.astype(np.int32))]
        return pa.Array.from_buffers(self.types.of(column_type), len(rows), buffers, children=[items])

    def _scalar(self, column_type: ColumnType, source: plan.Source, rows: Selection) -> pa.Array:
        array = self._values(column_type, source, rows)
        self._use(array.get_total_buffer_size())
        return array

    def _use(self, size: int) -> None:
        self.bytes_left -= size
        if self.bytes_left < 0:
            raise TooLong

    def _values(self, column_type: ColumnType, source: plan.Source, rows: Selection) -> pa.Array:
        match source:
            case plan.Fixed(cell, offset, length, encoding):
                lengths = np.full(len(rows), length, np.int64)
                if rows.valid is not None:
                    # Cells of invalid rows are 0, which leads to bytes of other fields.
                    lengths *= rows.valid
                return self._span(rows.column(cell) + offset, lengths, encoding, rows, lengths)
            case plan.Span(cell, encoding):
                mixed = rows.column(cell + 2) if encoding == plan.MIXED else rows.column(cell)
                return self._span(rows.column(cell), rows.column(cell + 1), encoding, rows, mixed)
            case plan.ComputedText(operand):
                return computed_text(operand, self.numbers, rows)
            case _:
                return self._number(column_type, self.numbers.column(source, rows), rows)

    def _span(self, starts: Ints, lengths: Ints, encoding: str | None, rows: Selection, mixed: Ints) -> pa.Array:
        data = self.data
        if self.constants.size and starts.size and starts.min() < 0:
            data, starts = self._with_constants, np.where(starts < 0, self.data.size - 1 - starts, starts)
        if encoding is None:
            return arrow_bytes(data, starts, lengths, rows.valid)
        sets = mixed if encoding == plan.MIXED else np.array([self.charsets.names.index(encoding)], np.int64)
        return arrow_texts(data, starts, lengths, sets, self.charsets, rows.valid)

    @cached_property
    def _with_constants(self) -> Bytes:
        return np.concatenate([self.data, self.constants])

    def _number(self, column_type: ColumnType, values: Values, rows: Selection) -> pa.Array:
        if isinstance(column_type, Enum) and not self.types.enums_as_ints:
            return arrow_labels(values, column_type.labels, rows.valid)
        assert isinstance(column_type, Enum | Scalar)
        return arrow_numbers(values, self.types.of(column_type), rows.valid)
