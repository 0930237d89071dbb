"""Logical types with their Arrow types. Their names and arguments are those of `ksyspark.spec.logical_types`."""

from dataclasses import dataclass
from functools import cache

import pyarrow as pa

from ksyspark.display import show_given
from ksyspark.errors import FormatError
from ksyspark.spec.logical_types import Family, families, family_named, precision_and_scale, read_logical

MAX_TEXT_BYTES = 512
"""Bytes of the longest text that is looked at, padding included."""
TIMESTAMP, INSTANT, SPAN = pa.timestamp("us"), pa.timestamp("us", "UTC"), pa.duration("us")


@dataclass(frozen=True, slots=True)
class LogicalType:
    """A logical type as a specification names it: `maxdb_number(9, 2)` has the name and two arguments.

    `physical` are Arrow's words for what a specification reads, such as `binary`, `string` or `float64`.
    """

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
    return INSTANT if family.arrow == "timestamp[us, tz=UTC]" else pa.type_for_alias(family.arrow)
