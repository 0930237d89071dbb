"""Decoded rows as what JSON can hold."""

from __future__ import annotations

import math
from collections.abc import Mapping
from datetime import date, timedelta
from decimal import Decimal
from typing import assert_never

from ksyspark.display import HIDDEN
from ksyspark.layout import Array, Column, ColumnType, Enum, Layout, Logical, Raw, Record, Scalar, Struct, Union
from ksyspark.layout.masking import has_sensitive

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


def row_json(
    row: Mapping[str, object], layout: Layout, record: Record | None = None, *, is_masked: bool = False
) -> dict[str, Json]:
    """Return a row of a decoded batch (`RecordBatch.to_pylist`) as plain JSON data.

    Keys are the specification's ids, bytes lower-case hexadecimal, 64-bit integers numbers, NaN and infinities strings,
    numbers with digits behind the point strings (all digits), dates and timestamps ISO 8601, times `HH:MM:SS.ffffff`;
    of a switched field only the case taken is there. Columns that are not the record's (`_source`, `_error`) follow the
    same rules. `record` is the type that was decoded (default: the root). With `is_masked` sensitive bytes were hidden:
    they are the text `***`, not its digits.
    """
    return _Writer(layout, is_masked).row(row, record or layout.root)


class _Writer:
    def __init__(self, layout: Layout, is_masked: bool) -> None:
        self._layout = layout
        self._is_masked = is_masked

    def row(self, row: Mapping[str, object], record: Record) -> dict[str, Json]:
        known = {column.id: column for column in record.columns}
        return {
            name: self._column(value, known[name]) if name in known else plain_json(value)
            for name, value in row.items()
        }

    def _column(self, value: object, column: Column) -> Json:
        if self._is_masked and column.sensitive and isinstance(value, bytes):
            return self._hidden(value)
        return self._value(value, column.type)

    def _value(self, value: object, column_type: ColumnType) -> Json:
        match column_type:
            case Raw() if self._is_masked and isinstance(value, bytes) and has_sensitive(self._layout, column_type):
                return self._hidden(value)
            case Scalar() | Enum() | Logical() | Raw():
                return plain_json(value)
            case Array(item):
                return [self._value(one, item) for one in value] if isinstance(value, list) else None
            case Struct(value_member=str()):
                member = self._layout.value_member(column_type)
                assert member is not None
                return self._column(value, member)
            case Struct(name):
                return self.row(value, self._layout.records[name]) if isinstance(value, Mapping) else None
            case Union(cases):
                taken = value if isinstance(value, Mapping) else {}
                there = {case.id: self._value(taken.get(case.id), case.type) for case in cases}
                return {name: one for name, one in there.items() if one is not None} or None
        assert_never(column_type)

    @staticmethod
    def _hidden(value: bytes) -> str:
        """Return what stands for hidden bytes; that there are none is no secret."""
        return HIDDEN if value else ""


def plain_json(value: object) -> Json:
    """Return one value as plain JSON data."""
    match value:
        case bytes():
            return value.hex()
        case Decimal():
            return int(value) if value.as_tuple().exponent == 0 else f"{value:f}"
        case date():
            return value.isoformat()
        case timedelta():
            return _span_text(value)
        case float():
            return value if math.isfinite(value) else _not_finite(value)
        case Mapping():
            return {str(name): plain_json(one) for name, one in value.items()}
        case list():
            return [plain_json(one) for one in value]
        case None | bool() | int() | str():
            return value
    return str(value)


def _span_text(span: timedelta) -> str:
    """Spell a time as `HH:MM:SS`, with microseconds where there are any; hours may go beyond a day."""
    seconds, micros = divmod(abs(span) // timedelta(microseconds=1), 1_000_000)
    fraction = f".{micros:06}" if micros else ""
    sign = "-" if span < timedelta() else ""
    return f"{sign}{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}{fraction}"


def _not_finite(value: float) -> str:
    """Spell as Spark and JavaScript do: JSON has no such numbers."""
    if math.isnan(value):
        return "NaN"
    return "Infinity" if value > 0 else "-Infinity"
