"""Which function converts which logical type."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import cast

import pyarrow as pa

from ksyspark.logical import maxdb_defined, maxdb_numbers, maxdb_times, mq_times, mqtt_texts, sas_numbers
from ksyspark.logical.converted import Converted
from ksyspark.logical.sas_forms import Form
from ksyspark.logical.types import logical_type, precision_and_scale

Convert = Callable[[pa.Array], Converted]
Arguments = tuple[str, ...]


@cache
def converter(written: str) -> Convert:
    """Return what converts whole arrays of a logical type as a layout names it. Raises FormatError for an unknown."""
    found = logical_type(written)
    return CONVERTERS[found.name](found.arguments)


def _always(convert: Convert) -> Callable[[Arguments], Convert]:
    return lambda _arguments: convert


def _sized(convert: Callable[[pa.Array, int, int], Converted]) -> Callable[[Arguments], Convert]:
    def make(arguments: Arguments) -> Convert:
        precision, scale = precision_and_scale(arguments)
        return lambda values: convert(values, precision, scale)

    return make


def _in_form(convert: Callable[[pa.Array, Form], Converted]) -> Callable[[Arguments], Convert]:
    return lambda arguments: lambda values: convert(values, cast(Form, "".join(arguments)))


CONVERTERS: Mapping[str, Callable[[Arguments], Convert]] = {
    "ibm_hex_float": _always(sas_numbers.ibm_hex_float),
    "maxdb_date": _always(maxdb_times.maxdb_date),
    "maxdb_defined_date": _always(maxdb_defined.maxdb_defined_date),
    "maxdb_defined_number": _sized(maxdb_defined.maxdb_defined_number),
    "maxdb_defined_number_text": _always(maxdb_defined.maxdb_defined_number_text),
    "maxdb_defined_time": _always(maxdb_defined.maxdb_defined_time),
    "maxdb_defined_timestamp": _always(maxdb_defined.maxdb_defined_timestamp),
    "maxdb_number": _sized(maxdb_numbers.maxdb_number),
    "maxdb_number_text": _always(maxdb_numbers.maxdb_number_text),
    "maxdb_time": _always(maxdb_times.maxdb_time),
    "maxdb_timestamp": _always(maxdb_times.maxdb_timestamp),
    "mq_date": _always(mq_times.mq_date),
    "mq_time": _always(mq_times.mq_time),
    "mq_timestamp": _always(mq_times.mq_timestamp),
    "mqtt_string": _always(mqtt_texts.mqtt_string),
    "mqtt_topic_filter": _always(mqtt_texts.mqtt_topic_filter),
    "mqtt_topic_name": _always(mqtt_texts.mqtt_topic_name),
    "sas_date": _in_form(sas_numbers.sas_date),
    "sas_datetime": _in_form(sas_numbers.sas_datetime),
    "sas_missing": _in_form(sas_numbers.sas_missing),
    "sas_numeric": _in_form(sas_numbers.sas_numeric),
    "sas_time": _in_form(sas_numbers.sas_time),
    "sas_time_of_day": _in_form(sas_numbers.sas_time_of_day),
}
