"""Arrow types of a layout, the same that pyspark makes of the generated StructType, and sensitive values hidden."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import assert_never

import pyarrow as pa
import pyarrow.compute as pc

from ksyspark import layout as layouts
from ksyspark.display import HIDDEN, hint, show_given
from ksyspark.errors import OptionError
from ksyspark.logical.families import logical_type

SPARK_SCHEMA = "org.apache.spark.sql.parquet.row.metadata"
"""Key under which Spark keeps its own schema in a Parquet file, and reads comments and metadata from."""

_SCALARS: dict[layouts.ScalarName, pa.DataType] = {
    "bool": pa.bool_(),
    "int8": pa.int8(),
    "int16": pa.int16(),
    "int32": pa.int32(),
    "int64": pa.int64(),
    "decimal128(20, 0)": pa.decimal128(20, 0),
    "float32": pa.float32(),
    "float64": pa.float64(),
    "string": pa.string(),
    "binary": pa.binary(),
}


def arrow_schema(layout: layouts.Layout, *, enums_as_ints: bool = False) -> pa.Schema:
    """Return the Arrow schema of a layout's root. All may be null: a message that fails keeps what was read before."""
    columns = layout.root.columns
    return pa.schema([pa.field(one.id, arrow_type(layout, one.type, enums_as_ints=enums_as_ints)) for one in columns])


def arrow_type(layout: layouts.Layout, column_type: layouts.ColumnType, *, enums_as_ints: bool = False) -> pa.DataType:
    """Return the Arrow type of a column type; lists name their item `element`, as Spark does."""
    match column_type:
        case layouts.Scalar(name):
            return _SCALARS[name]
        case layouts.Enum(base):
            return _SCALARS[base.arrow] if enums_as_ints else pa.string()
        case layouts.Raw():
            return pa.binary()
        case layouts.Logical(name):
            return logical_type(name).arrow
        case layouts.Array(item):
            return pa.list_(pa.field("element", arrow_type(layout, item, enums_as_ints=enums_as_ints)))
        case layouts.Struct() if (member := layout.value_member(column_type)) is not None:
            return arrow_type(layout, member.type, enums_as_ints=enums_as_ints)
        case layouts.Struct(record):
            parts: Sequence[tuple[str, layouts.ColumnType]] = [
                (one.id, one.type) for one in layout.records[record].columns
            ]
        case layouts.Union(cases):
            parts = [(case.id, case.type) for case in cases]
        case _:
            assert_never(column_type)
    return pa.struct([pa.field(name, arrow_type(layout, part, enums_as_ints=enums_as_ints)) for name, part in parts])


@dataclass(frozen=True, slots=True)
class ArrowTypes:
    """The Arrow types of a layout's columns, each worked out once."""

    layout: layouts.Layout
    enums_as_ints: bool
    _known: dict[int, tuple[layouts.ColumnType, pa.DataType, int]] = field(default_factory=dict)

    def of(self, column_type: layouts.ColumnType) -> pa.DataType:
        """Return what `arrow_type` does. Types are known by identity: comparing large ones takes longer."""
        return self._entry(column_type)[1]

    def null_size(self, column_type: layouts.ColumnType) -> int:
        """Return how many bytes a null of a type takes, without its validity bit."""
        return self._entry(column_type)[2]

    def _entry(self, column_type: layouts.ColumnType) -> tuple[layouts.ColumnType, pa.DataType, int]:
        entry = self._known.get(id(column_type))
        if entry is None:
            arrow = arrow_type(self.layout, column_type, enums_as_ints=self.enums_as_ints)
            entry = self._known[id(column_type)] = column_type, arrow, _null_size(arrow)
        return entry


def _null_size(arrow: pa.DataType) -> int:
    if pa.types.is_struct(arrow):
        return sum(_null_size(arrow.field(number).type) for number in range(arrow.num_fields))
    if pa.types.is_string(arrow) or pa.types.is_binary(arrow) or pa.types.is_list(arrow):
        return 4
    return 0 if pa.types.is_null(arrow) else -(-arrow.bit_width // 8)


def record_of_type(layout: layouts.Layout, type_name: str | None) -> layouts.Record:
    """Return the record of a type of the specification, the root for None. Raises OptionError for an unknown one."""
    if type_name is None:
        return layout.root
    with suppress(KeyError):
        record = layout.record(type_name)
        if not record.is_of_flat_list:
            return record
    known = [name.removeprefix(f"{layout.name}::") for name, one in layout.records.items() if not one.is_of_flat_list]
    raise OptionError(f"The format {layout.name} has no type {show_given(type_name)}.{hint(type_name, known)}")


def columns(arrow: pa.DataType, names: str) -> list[pa.Field]:
    """Return columns of one type; their names have blanks between them."""
    return [pa.field(name, arrow) for name in names.split()]


def concatenated(batches: Sequence[pa.RecordBatch]) -> pa.RecordBatch:
    """Return batches of one schema, at least one, as one. Raises OptionError for columns of more than 2 GiB."""
    if len(batches) == 1:
        return batches[0]
    try:
        columns = [pa.concat_arrays(of_all) for of_all in zip(*(batch.columns for batch in batches), strict=True)]
        return pa.RecordBatch.from_arrays(columns, schema=batches[0].schema)
    except pa.ArrowInvalid as error:
        raise OptionError(f"These messages do not fit into one batch, take fewer at once: {error}.") from error


def mask_columns(batch: pa.RecordBatch, layout: layouts.Layout) -> pa.RecordBatch:
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


def has_sensitive(layout: layouts.Layout, column_type: layouts.ColumnType) -> bool:
    """Tell whether a sensitive column lies below a column type."""
    return any(column.sensitive for column in layout.columns_below(column_type))


def _mask_column(array: pa.Array, layout: layouts.Layout, column: layouts.Column) -> pa.Array:
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


def _mask_below(array: pa.Array, layout: layouts.Layout, column_type: layouts.ColumnType) -> pa.Array:
    if array.null_count == len(array):
        return array
    match column_type:
        case layouts.Scalar() | layouts.Enum() | layouts.Logical():
            return array
        case layouts.Raw():
            return _hidden(array) if has_sensitive(layout, column_type) else array
        case layouts.Array(item):
            # Offsets and nulls stay as they lie; `values` is the whole child, which those offsets count in.
            items = _mask_below(array.values, layout, item)
            return pa.Array.from_buffers(
                array.type, len(array), array.buffers()[:2], array.null_count, array.offset, children=[items]
            )
        case layouts.Struct() if (member := layout.value_member(column_type)) is not None:
            return _mask_column(array, layout, member)
        case layouts.Struct(name):
            columns = layout.records[name].columns
            return _struct(array, lambda number, part: _mask_column(part, layout, columns[number]))
        case layouts.Union(cases):
            return _struct(array, lambda number, part: _mask_below(part, layout, cases[number].type))
    assert_never(column_type)


def _struct(array: pa.StructArray, mask: Callable[[int, pa.Array], pa.Array]) -> pa.Array:
    parts = [array.field(number) for number in range(array.type.num_fields)]
    masked = [mask(number, part) for number, part in enumerate(parts)]
    if all(one is other for one, other in zip(masked, parts, strict=True)):
        return array
    return pa.StructArray.from_arrays(masked, fields=list(array.type), mask=array.is_null())
