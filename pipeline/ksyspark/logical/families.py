"""The functions of each logical type: one that converts arrays, for the machine, and one that reads a single value.

The reader of single values follows the documents as plainly as it can. It serves the interpreter, and tests compare the
array converter with it. It takes `bytes`, `str` or `float` as the specification reads them, returns the Python value of
the Arrow type, or None if there is no value, and raises InvalidValue for a value that breaks a rule.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from pkgutil import resolve_name
from random import Random
from typing import Any, cast

import pyarrow as pa

from ksyspark.errors import FormatError
from ksyspark.logical import decimals, ibm_mq, identifiers, instants, maxdb, mqtt, sas
from ksyspark.logical.arrays import Converted
from ksyspark.logical.sas import NumberForm
from ksyspark.logical.types import logical_type
from ksyspark.spec.logical_types import families, precision_and_scale

Convert = Callable[[pa.Array], Converted]
Read = Callable[[Any], object]
Arguments = tuple[str, ...]
Draw = Callable[[Arguments, int | None, Random], bytes | None]


@dataclass(frozen=True, slots=True)
class Functions:
    """Make the two functions of a logical type from its arguments.

    `draw`, if any, returns the bytes of a value for a message that is made from its specification: by the arguments,
    the number of bytes (None: any), and what chance decides; None if no value has that size.
    """

    convert: Callable[[Arguments], Convert]
    read: Callable[[Arguments], Read]
    draw: Draw | None = None


@cache
def converter(written: str) -> Convert:
    """Return what converts arrays of a logical type as a layout names it. Raises FormatError for an unknown type."""
    logical = logical_type(written)
    return functions_of(logical.name).convert(logical.arguments)


@cache
def value_reader(written: str) -> Read:
    """Return what reads one value of a logical type as a layout names it. Raises FormatError for an unknown type."""
    logical = logical_type(written)
    return functions_of(logical.name).read(logical.arguments)


@cache
def functions_of(name: str) -> Functions:
    """Return the functions of a logical type. Raises FormatError if a package that offers it has none."""
    if name in FUNCTIONS:
        return FUNCTIONS[name]
    place = families()[name].functions
    try:
        functions = resolve_name(place)
    except (AttributeError, ImportError, ValueError) as error:
        raise FormatError(f"The logical type {name} has no functions at {place!r}: {error}.") from error
    if not isinstance(functions, Functions):
        raise FormatError(f"The logical type {name} has no functions at {place!r}.")
    return functions


def _plain(convert: Convert, read: Read) -> Functions:
    return Functions(lambda _arguments: convert, lambda _arguments: read)


def _with_form(convert: Callable[[pa.Array, NumberForm], Converted], read: Callable[..., object]) -> Functions:
    return Functions(
        lambda arguments: lambda values: convert(values, cast(NumberForm, "".join(arguments))),
        lambda arguments: partial(read, form="".join(arguments)),
    )


def _with_word(convert: Callable[..., Converted], read: Callable[..., object], draw: Draw | None = None) -> Functions:
    """Return functions that take the word in brackets, if there is one, as their second argument."""
    return Functions(
        lambda arguments: lambda values: convert(values, *arguments),
        lambda arguments: lambda value: read(value, *arguments),
        draw,
    )


def _with_precision(
    convert: Callable[[pa.Array, int, int], Converted], read: Callable[..., object], draw: Draw | None = None
) -> Functions:
    def make_convert(arguments: Arguments) -> Convert:
        precision, scale = precision_and_scale(arguments)
        return lambda values: convert(values, precision, scale)

    def make_read(arguments: Arguments) -> Read:
        precision, scale = precision_and_scale(arguments)
        return partial(read, precision=precision, scale=scale)

    return Functions(make_convert, make_read, draw)


def _defined(functions: Functions) -> Functions:
    """Let the reader expect a define byte; the converter does so already."""
    return Functions(functions.convert, lambda arguments: partial(maxdb.read_defined, read=functions.read(arguments)))


FUNCTIONS: Mapping[str, Functions] = {
    "bcd": _with_precision(decimals.bcd, decimals.read_bcd, decimals.draw_bcd),
    "bcd_date": _with_word(decimals.bcd_date, decimals.read_bcd_date, decimals.draw_bcd_date),
    "filetime": _plain(instants.filetime, instants.read_filetime),
    "ibm_hex_float": _plain(sas.ibm_hex_float, sas.read_ibm_hex_float),
    "ip_address": _with_word(identifiers.ip_address, identifiers.read_ip_address, identifiers.draw_ip_address),
    "maxdb_date": _plain(maxdb.maxdb_date, maxdb.read_date),
    "maxdb_defined_date": _defined(_plain(maxdb.maxdb_defined_date, maxdb.read_date)),
    "maxdb_defined_number": _defined(_with_precision(maxdb.maxdb_defined_number, maxdb.read_number)),
    "maxdb_defined_number_text": _defined(_plain(maxdb.maxdb_defined_number_text, maxdb.read_number_text)),
    "maxdb_defined_time": _defined(_plain(maxdb.maxdb_defined_time, maxdb.read_time)),
    "maxdb_defined_timestamp": _defined(_plain(maxdb.maxdb_defined_timestamp, maxdb.read_timestamp)),
    "maxdb_number": _with_precision(maxdb.maxdb_number, maxdb.read_number),
    "maxdb_number_text": _plain(maxdb.maxdb_number_text, maxdb.read_number_text),
    "maxdb_time": _plain(maxdb.maxdb_time, maxdb.read_time),
    "maxdb_timestamp": _plain(maxdb.maxdb_timestamp, maxdb.read_timestamp),
    "mq_date": _plain(ibm_mq.mq_date, ibm_mq.read_date),
    "mq_time": _plain(ibm_mq.mq_time, ibm_mq.read_time),
    "mq_timestamp": _plain(ibm_mq.mq_timestamp, ibm_mq.read_timestamp),
    "mqtt_string": _plain(mqtt.mqtt_string, mqtt.read_string),
    "mqtt_topic_filter": _plain(mqtt.mqtt_topic_filter, mqtt.read_topic_filter),
    "mqtt_topic_name": _plain(mqtt.mqtt_topic_name, mqtt.read_topic_name),
    "ntp_time": _plain(instants.ntp_time, instants.read_ntp_time),
    "packed_decimal": _with_precision(decimals.packed_decimal, decimals.read_packed, decimals.draw_packed),
    "sas_date": _with_form(sas.sas_date, sas.read_date),
    "sas_datetime": _with_form(sas.sas_datetime, sas.read_datetime),
    "sas_missing": _with_form(sas.sas_missing, sas.read_missing),
    "sas_numeric": _with_form(sas.sas_numeric, sas.read_numeric),
    "sas_time": _with_form(sas.sas_time, sas.read_time),
    "sas_time_of_day": _with_form(sas.sas_time_of_day, sas.read_time_of_day),
    "unix_time": _with_word(instants.unix_time, instants.read_unix_time),
    "uuid": _with_word(identifiers.uuid, identifiers.read_uuid, identifiers.draw_uuid),
    "zoned_decimal": _with_precision(decimals.zoned_decimal, decimals.read_zoned, decimals.draw_zoned),
}
