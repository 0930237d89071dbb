"""The names of logical types: what each is made of, and which Arrow type it becomes. Nothing here converts."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

import pyarrow as pa

from ksyspark.errors import FormatError

Physical = str
"""Arrow's word for what a specification reads: `binary`, `string` or `float64`."""

DIGITS = 38
LONGEST = 512
"""Bytes of the longest text that is looked at, padding included."""
DATE, TIMESTAMP, INSTANT, SPAN = pa.date32(), pa.timestamp("us"), pa.timestamp("us", "UTC"), pa.duration("us")
_WRITTEN = re.compile(r"([a-z][a-z0-9_]*)(?:\(([a-z0-9_, ]*)\))?\Z")


@dataclass(frozen=True, slots=True)
class LogicalType:
    """A logical type as a specification names it: `maxdb_number(9, 2)` has the name and two arguments."""

    name: str
    arguments: tuple[str, ...]
    physical: tuple[Physical, ...]
    arrow: pa.DataType


@dataclass(frozen=True, slots=True)
class Family:
    """All logical types of one name: what they are made of and become, by their arguments."""

    physical: Callable[[tuple[str, ...]], tuple[Physical, ...] | None]
    arrow: Callable[[tuple[str, ...]], pa.DataType]


@cache
def logical_type(written: str) -> LogicalType:
    """Return the logical type that a layout names. Raises FormatError where there is none of the name or arguments."""
    found = _WRITTEN.match(written)
    family = FAMILIES.get(found[1]) if found else None
    if found and family:
        arguments = tuple(part.strip() for part in found[2].split(",")) if found[2] else ()
        physical = family.physical(arguments)
        if physical is not None:
            return LogicalType(found[1], arguments, physical, family.arrow(arguments))
    raise FormatError(f"There is no logical type {written!r}. There are: {', '.join(FAMILIES)}.")


def precision_and_scale(arguments: tuple[str, ...]) -> tuple[int, int]:
    """Return the digits of a number, and how many of them stand behind the point; without arguments 38 and 0."""
    given = [int(argument) for argument in arguments] or [DIGITS]
    return given[0], given[1] if len(given) > 1 else 0


def _plain(*physical: Physical) -> Callable[[tuple[str, ...]], tuple[Physical, ...] | None]:
    return lambda arguments: physical if arguments == () else None


def _sized(arguments: tuple[str, ...]) -> tuple[Physical, ...] | None:
    if len(arguments) > 2 or not all(argument.isdecimal() for argument in arguments):
        return None
    precision, scale = precision_and_scale(arguments)
    return ("binary",) if 1 <= precision <= DIGITS and scale <= precision else None


def _in_form(*forms: str) -> Callable[[tuple[str, ...]], tuple[Physical, ...] | None]:
    """Take a SAS number: an `f8`, or bytes whose form is the argument."""

    def physical(arguments: tuple[str, ...]) -> tuple[Physical, ...] | None:
        if arguments == ():
            return ("float64",)
        return ("binary",) if len(arguments) == 1 and arguments[0] in forms else None

    return physical


def _always(arrow: pa.DataType) -> Callable[[tuple[str, ...]], pa.DataType]:
    return lambda _arguments: arrow


def _decimal(arguments: tuple[str, ...]) -> pa.DataType:
    return pa.decimal128(*precision_and_scale(arguments))


_TEXT, _FORMS = _plain("binary", "string"), _in_form("le", "be", "ibm")
FAMILIES: Mapping[str, Family] = {
    "ibm_hex_float": Family(_plain("binary"), _always(pa.float64())),
    "maxdb_date": Family(_TEXT, _always(DATE)),
    "maxdb_defined_date": Family(_plain("binary"), _always(DATE)),
    "maxdb_defined_number": Family(_sized, _decimal),
    "maxdb_defined_number_text": Family(_plain("binary"), _always(pa.string())),
    "maxdb_defined_time": Family(_plain("binary"), _always(SPAN)),
    "maxdb_defined_timestamp": Family(_plain("binary"), _always(TIMESTAMP)),
    "maxdb_number": Family(_sized, _decimal),
    "maxdb_number_text": Family(_plain("binary"), _always(pa.string())),
    "maxdb_time": Family(_TEXT, _always(SPAN)),
    "maxdb_timestamp": Family(_TEXT, _always(TIMESTAMP)),
    "mq_date": Family(_plain("string"), _always(DATE)),
    "mq_time": Family(_plain("string"), _always(SPAN)),
    "mq_timestamp": Family(_plain("string"), _always(INSTANT)),
    "mqtt_string": Family(_plain("string"), _always(pa.string())),
    "mqtt_topic_filter": Family(_plain("string"), _always(pa.string())),
    "mqtt_topic_name": Family(_plain("string"), _always(pa.string())),
    "sas_date": Family(_FORMS, _always(DATE)),
    "sas_datetime": Family(_FORMS, _always(TIMESTAMP)),
    "sas_missing": Family(_in_form("le", "be", "ibm", "ibm_ebcdic", "ibm_complement"), _always(pa.string())),
    "sas_numeric": Family(_FORMS, _always(pa.float64())),
    "sas_time": Family(_FORMS, _always(SPAN)),
    "sas_time_of_day": Family(_FORMS, _always(SPAN)),
}
