"""Arrow types of a layout: the same that pyspark makes of the generated StructType."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import assert_never

import pyarrow as pa

from ksyspark.display import hint, show_given
from ksyspark.errors import OptionError
from ksyspark.layout import Array, ColumnType, Enum, Layout, Logical, Raw, Record, Scalar, ScalarName, Struct, Union
from ksyspark.logical.types import logical_type

SPARK_SCHEMA = "org.apache.spark.sql.parquet.row.metadata"
"""Key under which Spark keeps its own schema in a Parquet file, and reads comments and metadata from."""

_SCALARS: dict[ScalarName, pa.DataType] = {
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


def arrow_schema(layout: Layout, *, enums_as_ints: bool = False) -> pa.Schema:
    """Return the Arrow schema of a layout's root.

    Every field may be null at every depth: a message that fails keeps what was read before.
    """
    columns = layout.root.columns
    return pa.schema([pa.field(one.id, arrow_type(layout, one.type, enums_as_ints=enums_as_ints)) for one in columns])


def arrow_type(layout: Layout, column_type: ColumnType, *, enums_as_ints: bool = False) -> pa.DataType:
    """Return the Arrow type of a column type; lists name their item `element`, as Spark does."""
    match column_type:
        case Scalar(name):
            return _SCALARS[name]
        case Enum(base):
            return _SCALARS[base.arrow] if enums_as_ints else pa.string()
        case Raw():
            return pa.binary()
        case Logical(name):
            return logical_type(name).arrow
        case Array(item):
            return pa.list_(pa.field("element", arrow_type(layout, item, enums_as_ints=enums_as_ints)))
        case Struct() if (member := layout.value_member(column_type)) is not None:
            return arrow_type(layout, member.type, enums_as_ints=enums_as_ints)
        case Struct(record):
            parts: Sequence[tuple[str, ColumnType]] = [(one.id, one.type) for one in layout.records[record].columns]
        case Union(cases):
            parts = [(case.id, case.type) for case in cases]
        case _:
            assert_never(column_type)
    return pa.struct([pa.field(name, arrow_type(layout, part, enums_as_ints=enums_as_ints)) for name, part in parts])


@dataclass(frozen=True, slots=True)
class ArrowTypes:
    """The Arrow types of a layout's columns, each worked out once."""

    layout: Layout
    enums_as_ints: bool
    _known: dict[int, tuple[ColumnType, pa.DataType, int]] = field(default_factory=dict)

    def of(self, column_type: ColumnType) -> pa.DataType:
        """Return what `arrow_type` does. Types are known by identity: comparing large ones takes longer."""
        return self._entry(column_type)[1]

    def null_size(self, column_type: ColumnType) -> int:
        """Return how many bytes a null of a type takes, without its validity bit."""
        return self._entry(column_type)[2]

    def _entry(self, column_type: ColumnType) -> tuple[ColumnType, pa.DataType, int]:
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


def record_of_type(layout: Layout, type_name: str | None) -> Record:
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
