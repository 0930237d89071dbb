"""Logical types: what bytes, texts and doubles of the documented systems mean, as Arrow columns.

`families` names the logical types, their Arrow types and the functions of each. One module per family holds
two converters: whole arrays with numpy, and single values in plain Python, which is the reference. Other packages add
families by entry points (`ksyspark.spec.logical_types`), with `Functions` of their own.

A specification names a logical type with `-logical-type`. The functions do the same for values whose type only another
message gives: `sas.sas_date(array, "be").values`.
"""

from ksyspark.logical.arrays import Converted, InvalidValue
from ksyspark.logical.families import Functions, LogicalType, converter, logical_type, value_reader

__all__ = ["Converted", "Functions", "InvalidValue", "LogicalType", "converter", "logical_type", "value_reader"]
