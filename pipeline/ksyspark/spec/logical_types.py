"""The logical types that `-logical-type` can name: what each is made of, and which Arrow type it becomes.

Other packages add some by entry points of the group `ksyspark.logical_types`: the entry's name is that of the logical
type, and it loads a `Family`; or it loads a mapping of names to families.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from ksyspark.entry_points import offered

GROUP = "ksyspark.logical_types"
DIGITS = 38
_WRITTEN = re.compile(r"\s*([a-z][a-z0-9_]*)\s*(?:\(([^()]*)\))?\s*\Z")

Arguments = Literal["none", "digits", "form", "word"]


@dataclass(frozen=True, slots=True)
class Family:
    """All logical types of one name.

    `physical` are the types that it may be made of without arguments (Arrow's words, such as `binary`, `string`,
    `float64`, `int64`), `arrow` is what it becomes: another such word, or `date32`, `timestamp[us]`,
    `timestamp[us, tz=UTC]`, `duration[us]`, `decimal128`. Arguments: `digits` are precision and scale of a decimal; a
    `form` says how bytes hold a number that is otherwise an `f8`, a `word` is one of `forms` as well.

    `functions` is where a `ksyspark.logical.Functions` stands, as `module:NAME`; it is loaded when values are read,
    because specifications are compiled where there is no Arrow. The shipped types need not say it.
    """

    physical: tuple[str, ...]
    arrow: str
    arguments: Arguments = "none"
    forms: tuple[str, ...] = ()
    functions: str = ""

    def physical_of(self, arguments: tuple[str, ...]) -> tuple[str, ...] | None:
        """Return the types that it may be made of with some arguments, or None if it does not take them."""
        if not arguments:
            return self.physical
        if self.arguments == "digits":
            return self.physical if _are_digits(arguments) else None
        if self.arguments == "word":
            return self.physical if len(arguments) == 1 and arguments[0] in self.forms else None
        return _BYTES if self.arguments == "form" and len(arguments) == 1 and arguments[0] in self.forms else None


_BYTES, _TEXT, _BOTH, _DOUBLE = ("binary",), ("string",), ("binary", "string"), ("float64",)
_DATE, _TIMESTAMP, _SPAN, _DECIMAL = "date32", "timestamp[us]", "duration[us]", "decimal128"
_INSTANT, _U8 = "timestamp[us, tz=UTC]", "decimal128(20, 0)"
_WHOLE = ("int8", "int16", "int32", "int64", _U8)
_FORMS = ("le", "be", "ibm")
SHIPPED: Mapping[str, Family] = {
    "bcd": Family(_BYTES, _DECIMAL, "digits"),
    "bcd_date": Family(_BYTES, _DATE, "word", ("yyyymmdd", "ddmmyyyy", "mmddyyyy", "yyyyddd", "cyyddd")),
    "filetime": Family(("int64", _U8), _INSTANT),
    "ibm_hex_float": Family(_BYTES, "float64"),
    "ip_address": Family(_BYTES, "string"),
    "maxdb_date": Family(_BOTH, _DATE),
    "maxdb_defined_date": Family(_BYTES, _DATE),
    "maxdb_defined_number": Family(_BYTES, _DECIMAL, "digits"),
    "maxdb_defined_number_text": Family(_BYTES, "string"),
    "maxdb_defined_time": Family(_BYTES, _SPAN),
    "maxdb_defined_timestamp": Family(_BYTES, _TIMESTAMP),
    "maxdb_number": Family(_BYTES, _DECIMAL, "digits"),
    "maxdb_number_text": Family(_BYTES, "string"),
    "maxdb_time": Family(_BOTH, _SPAN),
    "maxdb_timestamp": Family(_BOTH, _TIMESTAMP),
    "mq_date": Family(_TEXT, _DATE),
    "mq_time": Family(_TEXT, _SPAN),
    "mq_timestamp": Family(_TEXT, _INSTANT),
    "mqtt_string": Family(_TEXT, "string"),
    "mqtt_topic_filter": Family(_TEXT, "string"),
    "mqtt_topic_name": Family(_TEXT, "string"),
    "ntp_time": Family((_U8,), _INSTANT),
    "packed_decimal": Family(_BYTES, _DECIMAL, "digits"),
    "sas_date": Family(_DOUBLE, _DATE, "form", _FORMS),
    "sas_datetime": Family(_DOUBLE, _TIMESTAMP, "form", _FORMS),
    "sas_missing": Family(_DOUBLE, "string", "form", (*_FORMS, "ibm_ebcdic", "ibm_complement")),
    "sas_numeric": Family(_DOUBLE, "float64", "form", _FORMS),
    "sas_time": Family(_DOUBLE, _SPAN, "form", _FORMS),
    "sas_time_of_day": Family(_DOUBLE, _SPAN, "form", _FORMS),
    "unix_time": Family(_WHOLE, _INSTANT, "word", ("s", "ms", "us", "ns")),
    "uuid": Family(_BYTES, "string", "word", ("be", "le")),
    "zoned_decimal": Family(_BYTES, _DECIMAL, "digits"),
}


@cache
def families() -> Mapping[str, Family]:
    """Return all logical types by name, the shipped ones first. Raises FormatError if two packages offer one name."""
    return offered(GROUP, Family, "logical type", SHIPPED)


def family_named(name: str) -> Family | None:
    """Return the logical types of a name, or None for an unknown one. Raises FormatError as `families` does."""
    return SHIPPED.get(name) or families().get(name)


@dataclass(frozen=True, slots=True)
class Named:
    """A logical type as it is written: its name, and its arguments as texts."""

    name: str
    arguments: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.name}({', '.join(self.arguments)})" if self.arguments else self.name


def read_logical(text: str) -> Named | None:
    """Return the name and arguments in a text such as `maxdb_number(9, 2)`, or None if it is written otherwise."""
    match = _WRITTEN.match(text)
    if match is None:
        return None
    arguments = () if match[2] is None else tuple(part.strip() for part in match[2].split(","))
    return Named(match[1], arguments)


def precision_and_scale(arguments: tuple[str, ...]) -> tuple[int, int]:
    """Return the digits of a decimal, and how many of them stand behind the point; without arguments 38 and 0."""
    precision, scale = [*arguments, *(str(DIGITS), "0")[len(arguments) :]]
    return int(precision), int(scale)


def _are_digits(arguments: tuple[str, ...]) -> bool:
    if len(arguments) > 2 or not all(part.isascii() and part.isdecimal() for part in arguments):
        return False
    precision, scale = [*map(int, arguments), 0][:2]
    return 1 <= precision <= DIGITS and scale <= precision
