"""Hide sensitive values: in decoded columns by the layout, in the bytes of refused messages by ranges."""

from collections.abc import Callable, Iterable
from typing import assert_never

import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.display import HIDDEN
from ksyspark.layout import Array, Column, ColumnType, Enum, Layout, Logical, Raw, Scalar, Struct, Union


def mask_columns(batch: pa.RecordBatch, layout: Layout) -> pa.RecordBatch:
    """Return a batch of decoded columns with its sensitive values hidden, at every depth.

    Strings and binaries become `***`, anything else null. What was null or empty stays so, because other fields reveal
    anyway whether a value is there and how long it is. Columns that the root does not have, such as the message's
    origin, are left alone.
    """
    known = {column.id: column for column in layout.root.columns}
    arrays = [
        _mask_column(array, layout, known[field.name]) if field.name in known else array
        for field, array in zip(batch.schema, batch.columns, strict=True)
    ]
    return pa.RecordBatch.from_arrays(arrays, schema=batch.schema)


def mask_bytes(data: bytes, ranges: Iterable[tuple[int, int]]) -> bytes:
    """Return bytes of the same length with `*` in all the ranges [start, end)."""
    ends = [(start, min(end, len(data))) for start, end in ranges]
    if not ends:
        return data
    masked = bytearray(data)
    for start, stop in ends:
        masked[start:stop] = b"*" * (stop - start)
    return bytes(masked)


def has_sensitive(layout: Layout, column_type: ColumnType) -> bool:
    """Tell whether a sensitive column lies below a column type."""
    return any(column.sensitive for column in layout.columns_below(column_type))


def _mask_column(array: pa.Array, layout: Layout, column: Column) -> pa.Array:
    if array.null_count == len(array):
        return array
    if column.sensitive:
        return _hidden(array)
    return _mask_below(array, layout, column.type) if has_sensitive(layout, column.type) else array


def _hidden(array: pa.Array) -> pa.Array:
    if not (pa.types.is_string(array.type) or pa.types.is_binary(array.type)):
        return pa.nulls(len(array), array.type)
    stars = pa.scalar(HIDDEN if pa.types.is_string(array.type) else HIDDEN.encode(), array.type)
    return pc.if_else(pc.greater(pc.binary_length(array), 0), stars, array)


def _mask_below(array: pa.Array, layout: Layout, column_type: ColumnType) -> pa.Array:
    if array.null_count == len(array):
        return array
    match column_type:
        case Scalar() | Enum() | Logical():
            return array
        case Raw():
            return _hidden(array) if has_sensitive(layout, column_type) else array
        case Array(item):
            # Offsets and nulls stay as they lie; `values` is the whole child, which those offsets count in.
            items = _mask_below(array.values, layout, item)
            return pa.Array.from_buffers(
                array.type, len(array), array.buffers()[:2], array.null_count, array.offset, children=[items]
            )
        case Struct() if (member := layout.value_member(column_type)) is not None:
            return _mask_column(array, layout, member)
        case Struct(name):
            columns = layout.records[name].columns
            return _struct(array, lambda number, part: _mask_column(part, layout, columns[number]))
        case Union(cases):
            return _struct(array, lambda number, part: _mask_below(part, layout, cases[number].type))
    assert_never(column_type)


def _struct(array: pa.StructArray, mask: Callable[[int, pa.Array], pa.Array]) -> pa.Array:
    parts = [array.field(number) for number in range(array.type.num_fields)]
    masked = [mask(number, part) for number, part in enumerate(parts)]
    if all(one is other for one, other in zip(masked, parts, strict=True)):
        return array
    return pa.StructArray.from_arrays(masked, fields=list(array.type), mask=array.is_null())
