"""The columns of a format: types, projection, masking, depth.

`layout.py` is plain data without Arrow, so that plans can be built where there is none.
"""

from ksyspark.layout.layout import (
    Array,
    Case,
    Column,
    ColumnType,
    Enum,
    Layout,
    Logical,
    Param,
    Raw,
    Record,
    Scalar,
    ScalarName,
    Struct,
    Union,
    has_logical,
)

__all__ = [
    "Array",
    "Case",
    "Column",
    "ColumnType",
    "Enum",
    "Layout",
    "Logical",
    "Param",
    "Raw",
    "Record",
    "Scalar",
    "ScalarName",
    "Struct",
    "Union",
    "has_logical",
]
