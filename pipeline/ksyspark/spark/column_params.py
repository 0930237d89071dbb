"""Parameters of a format that a caller gives as columns, one value a message."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal

import pyarrow as pa
from pyspark.sql import Column

from ksyspark.decoder import ParamValue
from ksyspark.layout import Layout, ScalarName
from ksyspark.options.params import param_named

_SPARK: dict[ScalarName, str] = {
    "bool": "boolean",
    "int8": "tinyint",
    "int16": "smallint",
    "int32": "int",
    "int64": "bigint",
    "decimal128(20, 0)": "decimal(20,0)",
    "float32": "float",
    "float64": "double",
    "string": "string",
    "binary": "binary",
}


def split_params(layout: Layout, params: Mapping[str, object]) -> tuple[dict[str, object], dict[str, Column]]:
    """Split parameters into options of a read and columns by id, cast to the parameter's type. Raises OptionError."""
    columns: dict[str, Column] = {}
    for name, value in params.items():
        if isinstance(value, Column):
            param = param_named(layout, name)
            columns[param.id] = value.cast(_SPARK[param.type.arrow])
    return {f"param.{name}": value for name, value in params.items() if not isinstance(value, Column)}, columns


def param_values(column: pa.Array) -> list[ParamValue | None]:
    """Return the values of a parameter's column, for a decoder."""
    return [int(value) if isinstance(value, Decimal) else value for value in column.to_pylist()]
