"""The logical types that `-logical-type` can name: what each is made of, and which Arrow type it becomes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

DIGITS = 38
_WRITTEN = re.compile(r"\s*([a-z][a-z0-9_]*)\s*(?:\(([^()]*)\))?\s*\Z")

Arguments = Literal["none", "digits", "form"]


@dataclass(frozen=True, slots=True)
class Family:
    """All logical types of one name.

    `physical` are the types that it may be made of without arguments, `arrow` is what it becomes. Arguments: `digits`
    are precision and scale of a decimal; a `form` says how bytes hold a number that is otherwise an `f8`.
    """

    physical: tuple[str, ...]
    arrow: str
    arguments: Arguments = "none"
    forms: tuple[str, ...] = ()


_BYTES, _TEXT, _BOTH, _DOUBLE = ("binary",), ("string",), ("binary", "string"), ("float64",)
_DATE, _TIMESTAMP, _SPAN, _DECIMAL = "date32", "timestamp[us]", "duration[us]", "decimal128"
_FORMS = ("le", "be", "ibm")
FAMILIES: Mapping[str, Family] = {
    "ibm_hex_float": Family(_BYTES, "float64"),
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
    "mq_timestamp": Family(_TEXT, "timestamp[us, tz=UTC]"),
    "mqtt_string": Family(_TEXT, "string"),
    "mqtt_topic_filter": Family(_TEXT, "string"),
    "mqtt_topic_name": Family(_TEXT, "string"),
    "sas_date": Family(_DOUBLE, _DATE, "form", _FORMS),
    "sas_datetime": Family(_DOUBLE, _TIMESTAMP, "form", _FORMS),
    "sas_missing": Family(_DOUBLE, "string", "form", (*_FORMS, "ibm_ebcdic", "ibm_complement")),
    "sas_numeric": Family(_DOUBLE, "float64", "form", _FORMS),
    "sas_time": Family(_DOUBLE, _SPAN, "form", _FORMS),
    "sas_time_of_day": Family(_DOUBLE, _SPAN, "form", _FORMS),
}


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


def physical_of(named: Named) -> tuple[str, ...] | None:
    """Return the types that a logical type may be made of; None for arguments that its family does not take."""
    family = FAMILIES[named.name]
    if not named.arguments:
        return family.physical
    if family.arguments == "digits":
        return family.physical if _are_digits(named.arguments) else None
    is_form = family.arguments == "form" and len(named.arguments) == 1 and named.arguments[0] in family.forms
    return _BYTES if is_form else None


def precision_and_scale(arguments: tuple[str, ...]) -> tuple[int, int]:
    """Return the digits of a decimal, and how many of them stand behind the point; without arguments 38 and 0."""
    precision, scale = [*arguments, *(str(DIGITS), "0")[len(arguments) :]]
    return int(precision), int(scale)


def _are_digits(arguments: tuple[str, ...]) -> bool:
    if len(arguments) > 2 or not all(part.isascii() and part.isdecimal() for part in arguments):
        return False
    precision, scale = [*map(int, arguments), 0][:2]
    return 1 <= precision <= DIGITS and scale <= precision
