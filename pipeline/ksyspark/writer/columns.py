"""Rows as Arrow columns that are to be written: of the reader's types, their shapes, and which were read as given."""

from collections.abc import Mapping

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from ksyspark.layout import Array, Column, ColumnType, Enum, Layout, Record, Struct, Union
from ksyspark.writer.rows import HIDDEN_VALUES, NotWritten, code_of

Hashes = NDArray[np.uint64]
Flags = NDArray[np.bool_]
_FACTOR = np.uint64(0x9E3779B97F4A7C15)


class Unlike(Exception):
    """Columns, or values in them, that are to be looked at row by row: there it is said what is wrong, if anything."""


def columns_of(rows: pa.StructArray, layout: Layout, record: Record, target: pa.StructType) -> pa.StructArray:
    """Return rows with exactly the columns that the format's decoder gives, and codes for labels.

    Rows whose reading failed are null. Raises Unlike.
    """
    names = [one.name for one in rows.type]
    columns = {column.id: column for column in record.columns}
    own = [name for name in names if name in columns]
    if not own or any(name not in columns and not name.startswith("_") for name in names):
        raise Unlike
    is_null = rows.is_null()
    if "_error" in names and "_error" not in columns:
        is_null = pc.or_(is_null, rows.field("_error").is_valid())
    chosen = pa.StructArray.from_arrays([rows.field(name) for name in own], own, mask=is_null)
    return _members(chosen, columns, layout, target)


def _members(array: pa.Array, columns: Mapping[str, Column], layout: Layout, target: pa.StructType) -> pa.StructArray:
    if not pa.types.is_struct(array.type) or any(one.name not in columns for one in array.type):
        raise Unlike
    members = []
    for field in target:
        is_there = array.type.get_field_index(field.name) >= 0
        held = array.field(field.name) if is_there else pa.nulls(len(array), field.type)
        members.append(_column(held, columns[field.name], layout, field.type))
    return pa.StructArray.from_arrays(members, fields=list(target), mask=array.is_null())


def _column(array: pa.Array, column: Column, layout: Layout, target: pa.DataType) -> pa.Array:
    if column.sensitive and len(array) and (_is_text(array.type) or _is_binary(array.type)):
        hidden = pa.array([one for one in HIDDEN_VALUES if isinstance(one, str) == _is_text(array.type)], array.type)
        if pc.any(pc.is_in(array, hidden)).as_py():
            raise Unlike
    return _conformed(array, column.type, layout, target)


def _conformed(array: pa.Array, kind: ColumnType, layout: Layout, target: pa.DataType) -> pa.Array:
    if pa.types.is_dictionary(array.type):
        array = array.dictionary_decode()
    if array.null_count == len(array):
        return pa.nulls(len(array), target)
    match kind:
        case Struct() if (member := layout.value_member(kind)) is not None:
            return _column(array, member, layout, target)
        case Struct(name):
            return _members(array, {one.id: one for one in layout.records[name].columns}, layout, target)
        case Union(cases):
            return _members(array, {one.id: Column(one.id, one.type) for one in cases}, layout, target)
        case Array(item):
            if not (pa.types.is_list(array.type) or pa.types.is_large_list(array.type)):
                raise Unlike
            lengths = pc.fill_null(pc.list_value_length(array), 0).to_numpy()
            offsets = np.concatenate([[0], np.cumsum(lengths)])
            values = _conformed(array.flatten(), item, layout, target.value_type)
            make = pa.LargeListArray if pa.types.is_large_list(target) else pa.ListArray
            width = pa.int64() if pa.types.is_large_list(target) else pa.int32()
            return make.from_arrays(pa.array(offsets, width), values, target, mask=array.is_null())
        case Enum() if _is_text(array.type):
            labels = array.dictionary_encode()
            return pa.array(_codes(kind, labels.dictionary), target).take(labels.indices)
    if array.type != target and not _is_alike(array.type, target):
        raise Unlike
    return array.cast(target)


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


def same_rows(given: pa.Array, read: pa.Array, *, is_strict: bool) -> Flags:
    """Tell which values were read as given: of one type each, where a null may be anything unless `is_strict`."""
    is_null, is_read = (flags.to_numpy(zero_copy_only=False) for flags in (given.is_null(), read.is_valid()))
    kind, same = given.type, np.empty(0, np.bool_)
    if is_null.all():
        same = is_null
    elif pa.types.is_struct(kind):
        same = is_read.copy()
        for number in range(kind.num_fields):
            same &= same_rows(given.field(number), read.field(number), is_strict=is_strict)
    elif pa.types.is_list(kind) or pa.types.is_large_list(kind):
        lengths = [pc.fill_null(pc.list_value_length(one), -1).to_numpy() for one in (given, read)]
        same = lengths[0] == lengths[1]
        rows = np.flatnonzero(same & ~is_null)
        chosen = (one.take(pa.array(rows)).flatten() for one in (given, read))
        differs = np.concatenate([[0], np.cumsum(~same_rows(*chosen, is_strict=is_strict))])
        stops = np.cumsum(lengths[0][rows])
        same[rows] = differs[stops] == differs[stops - lengths[0][rows]]
    else:
        same = pc.fill_null(pc.equal(given, read), False).to_numpy(zero_copy_only=False).copy()
        if pa.types.is_floating(kind):
            same |= pc.fill_null(pc.and_(pc.is_nan(given), pc.is_nan(read)), False).to_numpy(zero_copy_only=False)
    rows_same: Flags = np.where(is_null, ~is_read | (not is_strict), same)
    return rows_same
