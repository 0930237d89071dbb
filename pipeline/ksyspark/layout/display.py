"""Values of columns as short texts for people: codes with their labels, structures by their name."""

from __future__ import annotations

from ksyspark.display import show_plain
from ksyspark.layout.layout import Array, ColumnType, Enum, Raw, Struct


def show_value(value: object, column_type: ColumnType | None = None) -> str:
    """Return a value as text.

    Integers are decimal, codes of an enum `label (code)`, bytes hexadecimal (the first 16), strings quoted and cut.
    """
    match column_type:
        case Array(item) if not isinstance(value, list):
            return show_value(value, item)
        case Struct(record) | Raw(record):
            return record.rpartition("::")[2]
        case Enum(_, labels) if isinstance(value, int) and int(value) in labels:
            return f"{labels[int(value)]} ({int(value)})"
    return show_plain(value)
