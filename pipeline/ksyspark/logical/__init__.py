"""Logical types: what bytes, texts and doubles of the documented systems mean, as Arrow columns.

`types` names the logical types and their Arrow types, `families` the functions of each. One module per family holds
two converters: whole arrays with numpy, and single values in plain Python, which is the reference. Other packages add
families by entry points (`ksyspark.spec.logical_types`), with `Functions` of their own.

A specification names a logical type with `-logical-type`. The functions here do the same for values whose type only
another message gives: `sas_date(array, "be").values`.
"""

from ksyspark.logical.arrays import NAN_NOT_MISSING, OUT_OF_RANGE, ROUNDED, Converted, InvalidValue
from ksyspark.logical.families import Functions, converter, value_reader
from ksyspark.logical.ibm_mq import mq_date, mq_time, mq_timestamp
from ksyspark.logical.maxdb import (
    maxdb_date,
    maxdb_defined_date,
    maxdb_defined_number,
    maxdb_defined_number_text,
    maxdb_defined_time,
    maxdb_defined_timestamp,
    maxdb_number,
    maxdb_number_text,
    maxdb_time,
    maxdb_timestamp,
)
from ksyspark.logical.mqtt import mqtt_string, mqtt_topic_filter, mqtt_topic_name
from ksyspark.logical.sas import (
    ibm_hex_float,
    sas_date,
    sas_datetime,
    sas_missing,
    sas_numeric,
    sas_time,
    sas_time_of_day,
)
from ksyspark.logical.types import LogicalType, logical_type

__all__ = [
    "NAN_NOT_MISSING",
    "OUT_OF_RANGE",
    "ROUNDED",
    "Converted",
    "Functions",
    "InvalidValue",
    "LogicalType",
    "converter",
    "ibm_hex_float",
    "logical_type",
    "maxdb_date",
    "maxdb_defined_date",
    "maxdb_defined_number",
    "maxdb_defined_number_text",
    "maxdb_defined_time",
    "maxdb_defined_timestamp",
    "maxdb_number",
    "maxdb_number_text",
    "maxdb_time",
    "maxdb_timestamp",
    "mq_date",
    "mq_time",
    "mq_timestamp",
    "mqtt_string",
    "mqtt_topic_filter",
    "mqtt_topic_name",
    "sas_date",
    "sas_datetime",
    "sas_missing",
    "sas_numeric",
    "sas_time",
    "sas_time_of_day",
    "value_reader",
]
