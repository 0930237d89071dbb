"""Spark types of the records of a layout, with column comments and metadata."""

from __future__ import annotations

from collections.abc import Mapping

import pyarrow as pa
from pyspark.sql.types import (
    ArrayType,
    BinaryType,
    BooleanType,
    ByteType,
    DataType,
    DateType,
    DayTimeIntervalType,
    DecimalType,
    DoubleType,
    FloatType,
    IntegerType,
    LongType,
    ShortType,
    StringType,
    StructField,
    StructType,
    TimestampNTZType,
    TimestampType,
)

from ksyspark.layout import Array, Case, Column, ColumnType, Enum, Layout, Logical, Raw, Record, Scalar, Struct, Union
from ksyspark.layout.arrow import arrow_type

_SPARK: Mapping[pa.DataType, DataType] = {
    pa.bool_(): BooleanType(),
    pa.int8(): ByteType(),
    pa.int16(): ShortType(),
    pa.int32(): IntegerType(),
    pa.int64(): LongType(),
    pa.float32(): FloatType(),
    pa.float64(): DoubleType(),
    pa.string(): StringType(),
    pa.binary(): BinaryType(),
    pa.date32(): DateType(),
    pa.timestamp("us"): TimestampNTZType(),
    pa.timestamp("us", "UTC"): TimestampType(),
    pa.duration("us"): DayTimeIntervalType(DayTimeIntervalType.DAY, DayTimeIntervalType.SECOND),
}


def struct_types(layout: Layout, *, enums_as_ints: bool = False) -> dict[str, StructType]:
    """Return the type of every record by its name, those that others hold before them.

    All columns are nullable: a message that fails keeps what was read before. A structure that several records hold is
    the same object in each.
    """
    found = _StructTypes(layout, enums_as_ints=enums_as_ints)
    for record in layout.records.values():
        found.of(record)
    return found.types


def struct_type(layout: Layout, record: Record, *, enums_as_ints: bool = False) -> StructType:
    """Return the type of one record."""
    return _StructTypes(layout, enums_as_ints=enums_as_ints).of(record)


class _StructTypes:
    def __init__(self, layout: Layout, *, enums_as_ints: bool) -> None:
        self.types: dict[str, StructType] = {}
        self._layout = layout
        self._enums_as_ints = enums_as_ints

    def of(self, record: Record) -> StructType:
        if record.name not in self.types:
            self.types[record.name] = StructType([self._field(column) for column in record.columns])
        return self.types[record.name]

    def _field(self, column: Column) -> StructField:
        return StructField(column.id, self._type(column.type), True, self._metadata(column))

    def _type(self, column_type: ColumnType) -> DataType:
        match column_type:
            case Array(item):
                return ArrayType(self._type(item), True)
            case Struct(name):
                member = self._layout.value_member(column_type)
                return self.of(self._layout.records[name]) if member is None else self._type(member.type)
            case Union(cases):
                return StructType([self._case(case) for case in cases])
            case Scalar() | Enum() | Logical() | Raw():
                return spark_type(arrow_type(self._layout, column_type, enums_as_ints=self._enums_as_ints))

    def _case(self, case: Case) -> StructField:
        return StructField(case.id, self._type(case.type), True, self._meaning(case.type))

    def _metadata(self, column: Column) -> dict[str, object]:
        unit = self._unit(column)
        found = {
            "comment": f"{column.doc} [{unit}]".strip() if unit else column.doc,
            "ksy.type": column.ksy_type,
            **self._meaning(column.type),
            "ksy.orig_id": column.orig_id,
            "ksy.unit": unit,
            "ksy.sensitive": column.sensitive or None,
        }
        return {key: value for key, value in found.items() if value not in (None, "")}

    def _meaning(self, column_type: ColumnType) -> dict[str, object]:
        """Return what the values of a column, or its items, stand for: labels, or a logical type."""
        match column_type:
            case Array(item):
                return self._meaning(item)
            case Struct():
                member = self._layout.value_member(column_type)
                return self._meaning(member.type) if member else {}
            case Enum(base, labels):
                docs = {str(code): words for code, words in column_type.docs.items()}
                names = {str(code): label for code, label in labels.items()}
                return {"ksy.enum": names, "ksy.enum.base": base.arrow, **({"ksy.enum.doc": docs} if docs else {})}
            case Logical(name):
                return {"ksy.logical_type": name}
        return {}

    def _unit(self, column: Column) -> str | None:
        """Return the unit of a column, or of the member that stands for it."""
        one = column.type
        while isinstance(one, Array):
            one = one.item
        member = self._layout.value_member(one) if column.unit is None and isinstance(one, Struct) else None
        return self._unit(member) if member else column.unit


def spark_type(arrow: pa.DataType) -> DataType:
    """Return the Spark type of an Arrow type that a scalar column has."""
    return DecimalType(arrow.precision, arrow.scale) if pa.types.is_decimal128(arrow) else _SPARK[arrow]
