"""Rows as Arrow columns that are to be written: of the reader's types, their shapes, and which were read as given."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from ksyspark.layout import Array, Column, ColumnType, Enum, Record, Struct, Union
from ksyspark.writer.rows import HIDDEN_VALUES, Masked, NotWritten, Reader, Values, code_of, join

Row = Mapping[str, object]
Batch: TypeAlias = pa.StructArray | Sequence[Row | None]
"""Rows as columns, or as mappings."""
Hashes = NDArray[np.uint64]
Flags = NDArray[np.bool_]
_FACTOR = np.uint64(0x9E3779B97F4A7C15)


class Unlike(Exception):
    """Columns, or values in them, that are to be looked at row by row: there it is said what is wrong, if anything."""


UNLIKE = (Unlike, ValueError, TypeError, OverflowError, pa.ArrowException)
"""What is raised for such columns: by `columns_of`, and by Arrow for values of types that do not go together."""


def columns_of(
    rows: Batch, record: Record, target: pa.StructType, reader: Reader, old: pa.StructArray | None
) -> pa.StructArray:
    """Return rows with exactly the columns that the format's decoder gives, codes for labels, and masks as texts.

    Rows whose reading failed are null. `old` is what was read of the messages before. Raises UNLIKE.
    """
    if not isinstance(rows, pa.StructArray):
        rows = _array(rows, record, Reader(reader.layout, {}, is_flat=True))
    names = [one.name for one in rows.type]
    columns = {column.id: column for column in record.columns}
    own = [name for name in names if name in columns]
    if not own or any(name not in columns and not name.startswith("_") for name in names):
        raise Unlike
    is_null = rows.is_null()
    if "_error" in names and "_error" not in columns:
        is_null = pc.or_(is_null, rows.field("_error").is_valid())
    chosen = pa.StructArray.from_arrays([rows.field(name) for name in own], own, mask=is_null)
    return _Conforming(reader).members(chosen, columns, target, "", old)


def _array(rows: Sequence[Row | None], record: Record, reader: Reader) -> pa.StructArray:
    """Return mappings as columns, null where a row cannot be read or is masked. Raises UNLIKE."""
    values = list[Values | None]()
    for row in rows:
        try:
            is_whole = row is not None and row.get("_error") is None
            values.append(reader.row(record, row) if row is not None and is_whole else None)
        except (NotWritten, RecursionError):
            values.append(None)
    array = pa.array(values)
    if not pa.types.is_struct(array.type):
        raise Unlike
    return array


@dataclass(frozen=True, slots=True)
class _Conforming:
    """Make columns of rows such as a decoder gives them. `old` has those before, where they lie in no list."""

    reader: Reader

    def members(
        self, array: pa.Array, columns: Mapping[str, Column], target: pa.StructType, path: str, old: pa.Array | None
    ) -> pa.StructArray:
        if not pa.types.is_struct(array.type) or any(one.name not in columns for one in array.type):
            raise Unlike
        members = []
        for field in target:
            is_there = array.type.get_field_index(field.name) >= 0
            held = array.field(field.name) if is_there else pa.nulls(len(array), field.type)
            before = None if old is None else old.field(field.name)
            members.append(self._column(held, columns[field.name], field.type, join(path, field.name), before))
        return pa.StructArray.from_arrays(members, fields=list(target), mask=array.is_null())

    def _column(
        self, array: pa.Array, column: Column, target: pa.DataType, path: str, old: pa.Array | None
    ) -> pa.Array:
        if not _is_text(array.type) and not _is_binary(array.type):
            return self._value(array, column.type, target, path, old)
        mask = self.reader.mask_of(path)
        if column.sensitive or mask is not None:
            hidden = [one for one in HIDDEN_VALUES if isinstance(one, str) == _is_text(array.type)]
            is_hidden = pc.is_in(array, pa.array(hidden, array.type))
            if pc.any(is_hidden).as_py():
                if mask is None or old is None or old.type != target:
                    raise Unlike
                array = pc.if_else(is_hidden, old, array.cast(target))
        return self._value(array if mask is None else _masked(array, mask), column.type, target, path, old)

    def _value(
        self, array: pa.Array, kind: ColumnType, target: pa.DataType, path: str, old: pa.Array | None
    ) -> pa.Array:
        layout = self.reader.layout
        if pa.types.is_dictionary(array.type):
            array = array.dictionary_decode()
        if array.null_count == len(array):
            return pa.nulls(len(array), target)
        match kind:
            case Struct() if (member := layout.value_member(kind)) is not None:
                return self._column(array, member, target, path, old)
            case Struct(name):
                return self.members(array, {one.id: one for one in layout.records[name].columns}, target, path, old)
            case Union(cases):
                return self.members(array, {one.id: Column(one.id, one.type) for one in cases}, target, path, old)
            case Array(item):
                return self._list(array, item, target, path)
            case Enum() if _is_text(array.type):
                labels = array.dictionary_encode()
                return pa.array(_codes(kind, labels.dictionary), target).take(labels.indices)
        if array.type != target and not _is_alike(array.type, target):
            raise Unlike
        return array.cast(target)

    def _list(self, array: pa.Array, item: ColumnType, target: pa.DataType, path: str) -> pa.Array:
        if not (pa.types.is_list(array.type) or pa.types.is_large_list(array.type)):
            raise Unlike
        lengths = pc.fill_null(pc.list_value_length(array), 0).to_numpy()
        offsets = np.concatenate([[0], np.cumsum(lengths)])
        values = self._column(array.flatten(), Column("", item), target.value_type, path, None)
        is_large = pa.types.is_large_list(target)
        make, width = (pa.LargeListArray, pa.int64()) if is_large else (pa.ListArray, pa.int32())
        return make.from_arrays(pa.array(offsets, width), values, target, mask=array.is_null())


def _masked(array: pa.Array, mask: str) -> pa.Array:
    """Return texts or bytes of the same lengths that are made of a mask."""
    lengths = pc.utf8_length(array) if _is_text(array.type) else pc.binary_length(array)
    distinct = lengths.dictionary_encode()
    texts = [Masked(mask, length).over(None) for length in distinct.dictionary.to_pylist()]
    made = pa.array([one if _is_text(array.type) else one.encode() for one in texts], array.type)
    return made.take(distinct.indices)


def _codes(enum: Enum, labels: pa.Array) -> list[int]:
    try:
        return [code_of(enum, label, "") for label in labels.to_pylist()]
    except NotWritten as error:
        raise Unlike from error


def _is_text(kind: pa.DataType) -> bool:
    return bool(pa.types.is_string(kind) or pa.types.is_large_string(kind) or pa.types.is_string_view(kind))


def _is_binary(kind: pa.DataType) -> bool:
    return bool(pa.types.is_binary(kind) or pa.types.is_large_binary(kind) or pa.types.is_binary_view(kind))


def _is_whole(kind: pa.DataType) -> bool:
    return bool(pa.types.is_integer(kind) or (pa.types.is_decimal(kind) and kind.scale == 0))


def holds_numbers(kind: pa.DataType, names: Sequence[str]) -> bool:
    """Tell whether a column, by its name and those that it lies in, has whole numbers or lists of them."""
    for name in (*names, None):
        while pa.types.is_list(kind) or pa.types.is_large_list(kind):
            kind = kind.value_type
        if name is not None:
            kind = kind.field(name).type
    return _is_whole(kind)


def _is_alike(kind: pa.DataType, other: pa.DataType) -> bool:
    """Tell whether values of two types mean the same; `cast` refuses those that do not fit."""
    zones = [one.tz if pa.types.is_timestamp(one) else "" for one in (kind, other)]
    kinds = (_is_text, _is_binary, _is_whole, pa.types.is_decimal, pa.types.is_floating, pa.types.is_duration)
    is_same = any(is_kind(kind) and is_kind(other) for is_kind in (*kinds, pa.types.is_time, pa.types.is_timestamp))
    return is_same and zones[0] == zones[1]


def shapes(array: pa.Array, *, with_lengths: bool) -> Hashes:
    """Return a number for each value that is the same for values of the same shape."""
    shape: Hashes = array.is_valid().to_numpy(zero_copy_only=False).astype(np.uint64)
    kind = array.type
    if array.null_count == len(array):
        return shape
    if pa.types.is_struct(kind):
        for member in array.flatten():
            shape = (shape ^ (shape >> np.uint64(29))) * _FACTOR + shapes(member, with_lengths=with_lengths)
    elif pa.types.is_list(kind) or pa.types.is_large_list(kind):
        lengths = pc.fill_null(pc.list_value_length(array), 0).to_numpy().astype(np.int64)
        stops = np.cumsum(lengths)
        number = np.arange(lengths.sum()) - np.repeat(stops - lengths, lengths)
        weights = np.cumprod(np.full(int(lengths.max(initial=0)), _FACTOR))
        own = shapes(array.flatten(), with_lengths=with_lengths) * weights[number]
        sums = np.concatenate([np.zeros(1, np.uint64), np.cumsum(own, dtype=np.uint64)])
        shape = (shape + lengths.astype(np.uint64)) * _FACTOR + sums[stops] - sums[stops - lengths]
    elif with_lengths and (_is_text(kind) or _is_binary(kind)):
        lengths = pc.fill_null(pc.binary_length(array), 0).to_numpy().astype(np.uint64)
        shape = shape * _FACTOR + lengths * (_FACTOR ^ np.uint64(0xFF))
    return shape


def same_rows(
    asked: pa.Array, read: pa.Array, *, is_strict: bool, computed: Set[tuple[str, ...]] = frozenset()
) -> Flags:
    """Tell which values were read as given: of one type each, where a null may be anything unless `is_strict`.

    Columns with the names `computed` may be anything too.
    """
    if asked.equals(read):
        return np.ones(len(asked), np.bool_)
    is_null, is_read = (flags.to_numpy(zero_copy_only=False) for flags in (asked.is_null(), read.is_valid()))
    kind, same = asked.type, np.empty(0, np.bool_)
    if is_null.all():
        same = is_null
    elif pa.types.is_struct(kind):
        same = is_read.copy()
        for member in kind:
            below = {name[1:] for name in computed if name[0] == member.name}
            if () not in below:
                pair = asked.field(member.name), read.field(member.name)
                same &= same_rows(*pair, is_strict=is_strict, computed=below)
    elif pa.types.is_list(kind) or pa.types.is_large_list(kind):
        lengths = [pc.fill_null(pc.list_value_length(one), -1).to_numpy() for one in (asked, read)]
        same = lengths[0] == lengths[1]
        rows = np.flatnonzero(same & ~is_null)
        chosen = (one.take(pa.array(rows)).flatten() for one in (asked, read))
        differs = np.concatenate([[0], np.cumsum(~same_rows(*chosen, is_strict=is_strict, computed=computed))])
        stops = np.cumsum(lengths[0][rows])
        same[rows] = differs[stops] == differs[stops - lengths[0][rows]]
    else:
        same = pc.fill_null(pc.equal(asked, read), False).to_numpy(zero_copy_only=False).copy()
        if pa.types.is_floating(kind):
            same |= pc.fill_null(pc.and_(pc.is_nan(asked), pc.is_nan(read)), False).to_numpy(zero_copy_only=False)
    rows_same: Flags = np.where(is_null, ~is_read | (not is_strict), same)
    return rows_same
