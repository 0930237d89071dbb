"""The generated schema of a format with fewer levels of its recursive types."""

from __future__ import annotations

from collections.abc import Mapping

from pyspark.sql.types import ArrayType, BinaryType, DataType, StructField, StructType

from ksyspark.layout import Array, ColumnType, Layout, Raw, Record, Struct, Union


def to_depth(schema: StructType, layout: Layout, record: Record) -> StructType:
    """Return the schema of a record with bytes where the layout has bytes; comments and metadata stay."""
    return _of_parts(schema, layout, {column.id: column.type for column in record.columns})


def _of_parts(schema: StructType, layout: Layout, types: Mapping[str, ColumnType]) -> StructType:
    return StructType(
        [StructField(f.name, _of(f.dataType, layout, types[f.name]), f.nullable, f.metadata) for f in schema.fields]
    )


def _of(kind: DataType, layout: Layout, column_type: ColumnType) -> DataType:
    match column_type, kind:
        case Raw(), _:
            return BinaryType()
        case Array(item), ArrayType():
            return ArrayType(_of(kind.elementType, layout, item), kind.containsNull)
        case Struct(shown=str()), _:
            member = layout.shown(column_type)
            assert member is not None
            return _of(kind, layout, member.type)
        case Struct(name), StructType():
            return to_depth(kind, layout, layout.records[name])
        case Union(cases), StructType():
            return _of_parts(kind, layout, {case.id: case.type for case in cases})
    return kind
