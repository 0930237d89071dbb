"""Each logical type with its Arrow type and two functions: for arrays, for the machine, and for a single value.

The reader of single values follows the documents as plainly as it can. It serves the interpreter, and tests compare the
array converter with it. It takes `bytes`, `str` or `float` as the specification reads them, returns the Python value of
the Arrow type, or None if there is no value, and raises InvalidValue for a value that breaks a rule.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from pkgutil import resolve_name
from random import Random
from typing import Any

import pyarrow as pa

from ksyspark.display import show_given
from ksyspark.errors import FormatError
from ksyspark.logical import date_time, decimals, ibm_mq, identifiers, maxdb, mqtt, sas, writing
from ksyspark.logical.arrays import Converted
from ksyspark.spec.logical_types import Family, families, family_named, precision_and_scale, read_logical

Convert = Callable[[pa.Array], Converted]
Read = Callable[[Any], object]
Arguments = tuple[str, ...]
Draw = Callable[[Arguments, int | None, Random], bytes | None]


@dataclass(frozen=True, slots=True)
class LogicalType:
    """A logical type as named, such as `maxdb_number(9, 2)`; `physical` are Arrow's words for what it is made of."""

    name: str
    arguments: tuple[str, ...]
    physical: tuple[str, ...]
    arrow: pa.DataType


@cache
def logical_type(written: str) -> LogicalType:
    """Return the logical type that a layout names. Raises FormatError for an unknown name or wrong arguments."""
    named = read_logical(written)
    family = family_named(named.name) if named else None
    physical = family.physical_of(named.arguments) if named and family else None
    if named is None or family is None or physical is None:
        raise FormatError(f"There is no logical type {show_given(written)}. There are: {', '.join(families())}.")
    return LogicalType(named.name, named.arguments, physical, _arrow(family, named.arguments))


def _arrow(family: Family, arguments: tuple[str, ...]) -> pa.DataType:
    if family.arrow == "decimal128":
        return pa.decimal128(*precision_and_scale(arguments))
    return date_time.INSTANT if family.arrow == "timestamp[us, tz=UTC]" else pa.type_for_alias(family.arrow)


@dataclass(frozen=True, slots=True)
class Functions:
    """Make the two functions of a logical type from its arguments.

    `draw`, if any, returns the bytes of a value for a message that is made from its specification: by the arguments,
    the number of bytes (None: any), and what chance decides; None if no value has that size. `write`, if any, returns
    what a field holds for a value, as the writers of `ksyspark.logical.writing` do.
    """

    convert: Callable[[Arguments], Convert]
    read: Callable[[Arguments], Read]
    draw: Draw | None = None
    write: writing.Write | None = None


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
def value_writer(written: str) -> Callable[[Any, Any], Any] | None:
    """Return what writes one value of a logical type as a layout names it, or None: see `ksyspark.logical.writing`."""
    logical = logical_type(written)
    write = functions_of(logical.name).write
    return None if write is None else lambda value, before: write(value, before, logical.arguments)


@cache
def functions_of(name: str) -> Functions:
    """Return the functions of a logical type. Raises FormatError if a package that offers it has none."""
    if name in FUNCTIONS:
        return FUNCTIONS[name]
    place = families()[name].functions
    if not place:
        raise FormatError(f"The logical type {name} has no functions: its Family must say `functions`, as module:NAME.")
    try:
        functions = resolve_name(place)
    except (AttributeError, ImportError, ValueError) as error:
        raise FormatError(f"The logical type {name} has no functions at {place!r}: {error}.") from error
    if not isinstance(functions, Functions):
        raise FormatError(f"The logical type {name} has no functions at {place!r}.")
    return functions


def _of(
    convert: Callable[..., Converted],
    read: Callable[..., object],
    write: writing.Write | None = None,
    draw: Draw | None = None,
    parsed: Callable[[Arguments], tuple[object, ...]] = tuple,
) -> Functions:
    """Return functions that take the arguments of a logical type, `parsed`, behind the values."""

    def make_convert(arguments: Arguments) -> Convert:
        behind = parsed(arguments)
        return lambda values: convert(values, *behind)

    def make_read(arguments: Arguments) -> Read:
        behind = parsed(arguments)
        return (lambda value: read(value, *behind)) if behind else read

    return Functions(make_convert, make_read, draw, write)


_with_precision = partial(_of, parsed=precision_and_scale)


def _defined(functions: Functions) -> Functions:
    """Return the functions of values behind a define byte."""
    return Functions(
        lambda arguments: partial(maxdb.defined, convert=functions.convert(arguments)),
        lambda arguments: partial(maxdb.read_defined, read=functions.read(arguments)),
        write=functions.write and writing.defined(functions.write),
    )


_MAXDB = {
    "maxdb_date": _of(maxdb.maxdb_date, maxdb.read_date, writing.maxdb_date),
    "maxdb_number": _with_precision(maxdb.maxdb_number, maxdb.read_number, writing.maxdb_number),
    "maxdb_number_text": _of(maxdb.maxdb_number_text, maxdb.read_number_text, writing.maxdb_number),
    "maxdb_time": _of(maxdb.maxdb_time, maxdb.read_time, writing.maxdb_time),
    "maxdb_timestamp": _of(maxdb.maxdb_timestamp, maxdb.read_timestamp, writing.maxdb_timestamp),
}
FUNCTIONS: Mapping[str, Functions] = {
    "bcd": _with_precision(decimals.bcd, decimals.read_bcd, decimals.write_bcd),
    "bcd_date": _of(decimals.bcd_date, decimals.read_bcd_date, decimals.write_bcd_date),
    "filetime": _of(date_time.filetime, date_time.read_filetime, date_time.write_filetime),
    "ibm_hex_float": _of(sas.sas_numeric, sas.read_numeric, writing.ibm_hex_float, parsed=lambda _: ("ibm",)),
    "ip_address": _of(
        identifiers.ip_address, identifiers.read_ip_address, writing.ip_address, identifiers.draw_ip_address
    ),
    **_MAXDB,
    **{name.replace("maxdb_", "maxdb_defined_"): _defined(functions) for name, functions in _MAXDB.items()},
    "mq_date": _of(ibm_mq.mq_date, ibm_mq.read_date, writing.mq_date),
    "mq_time": _of(ibm_mq.mq_time, ibm_mq.read_time, writing.mq_time),
    "mq_timestamp": _of(ibm_mq.mq_timestamp, ibm_mq.read_timestamp, writing.mq_timestamp),
    "mqtt_string": _of(mqtt.mqtt_string, mqtt.read_string, writing.same),
    "mqtt_topic_filter": _of(mqtt.mqtt_topic_filter, mqtt.read_topic_filter, writing.same),
    "mqtt_topic_name": _of(mqtt.mqtt_topic_name, mqtt.read_topic_name, writing.same),
    "ntp_time": _of(date_time.ntp_time, date_time.read_ntp_time, date_time.write_ntp_time),
    "packed_decimal": _with_precision(decimals.packed_decimal, decimals.read_packed, decimals.write_packed),
    "sas_date": _of(sas.sas_date, sas.read_date, writing.sas_date),
    "sas_datetime": _of(sas.sas_datetime, sas.read_datetime, writing.sas_datetime),
    "sas_missing": _of(sas.sas_missing, sas.read_missing, writing.sas_missing),
    "sas_numeric": _of(sas.sas_numeric, sas.read_numeric, writing.sas_number),
    "sas_time": _of(sas.sas_time, sas.read_time, writing.sas_span),
    "sas_time_of_day": _of(sas.sas_time_of_day, sas.read_time_of_day, writing.sas_span),
    "unix_time": _of(date_time.unix_time, date_time.read_unix_time, date_time.write_unix_time),
    "uuid": _of(identifiers.uuid, identifiers.read_uuid, writing.uuid, identifiers.draw_uuid),
    "zoned_decimal": _with_precision(decimals.zoned_decimal, decimals.read_zoned, decimals.write_zoned),
}
