"""Logical values one at a time, as plainly as the documents say it: for single messages, and to test the fast ones by.

A reader takes a value as the specification reads it (`bytes`, `str`, `float`) and returns what Python has for the Arrow
type, None where there is no value; it raises NotLogical for a value that breaks a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any

from ksyspark.logical.plain import maxdb_numbers, maxdb_times, mq_times, mqtt_texts, sas
from ksyspark.logical.plain.maxdb_defined import read_defined
from ksyspark.logical.plain.not_logical import NotLogical
from ksyspark.logical.types import logical_type, precision_and_scale

Read = Callable[[Any], object]
Arguments = tuple[str, ...]


@cache
def plain_reader(written: str) -> Read:
    """Return the reader of a logical type as a layout names it. Raises FormatError for an unknown one."""
    found = logical_type(written)
    return READERS[found.name](found.arguments)


def _number(arguments: Arguments) -> Read:
    precision, scale = precision_and_scale(arguments)
    return partial(maxdb_numbers.read_number, precision=precision, scale=scale)


def _defined(make: Callable[[Arguments], Read]) -> Callable[[Arguments], Read]:
    return lambda arguments: partial(read_defined, read=make(arguments))


def _always(read: Read) -> Callable[[Arguments], Read]:
    return lambda _arguments: read


def _in_form(read: Callable[..., object]) -> Callable[[Arguments], Read]:
    return lambda arguments: partial(read, form="".join(arguments))


READERS: Mapping[str, Callable[[Arguments], Read]] = {
    "ibm_hex_float": _always(sas.read_ibm_hex_float),
    "maxdb_date": _always(maxdb_times.read_date),
    "maxdb_defined_date": _defined(_always(maxdb_times.read_date)),
    "maxdb_defined_number": _defined(_number),
    "maxdb_defined_number_text": _defined(_always(maxdb_numbers.read_number_text)),
    "maxdb_defined_time": _defined(_always(maxdb_times.read_time)),
    "maxdb_defined_timestamp": _defined(_always(maxdb_times.read_timestamp)),
    "maxdb_number": _number,
    "maxdb_number_text": _always(maxdb_numbers.read_number_text),
    "maxdb_time": _always(maxdb_times.read_time),
    "maxdb_timestamp": _always(maxdb_times.read_timestamp),
    "mq_date": _always(mq_times.read_date),
    "mq_time": _always(mq_times.read_time),
    "mq_timestamp": _always(mq_times.read_timestamp),
    "mqtt_string": _always(mqtt_texts.read_string),
    "mqtt_topic_filter": _always(mqtt_texts.read_topic_filter),
    "mqtt_topic_name": _always(mqtt_texts.read_topic_name),
    "sas_date": _in_form(sas.read_date),
    "sas_datetime": _in_form(sas.read_datetime),
    "sas_missing": _in_form(sas.read_missing),
    "sas_numeric": _in_form(sas.read_numeric),
    "sas_time": _in_form(sas.read_time),
    "sas_time_of_day": _in_form(sas.read_time_of_day),
}

__all__ = ["READERS", "NotLogical", "plain_reader"]
