"""Logical types with their Arrow types. Their names and arguments are those of `ksyspark.spec.logical_types`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import pyarrow as pa

from ksyspark.display import show_given
from ksyspark.errors import FormatError
from ksyspark.spec.logical_types import FAMILIES, physical_of, precision_and_scale, read_logical

Physical = str
"""Arrow's word for what a specification reads: `binary`, `string` or `float64`."""

MAX_TEXT_BYTES = 512
"""Bytes of the longest text that is looked at, padding included."""
DATE, TIMESTAMP, INSTANT, SPAN = pa.date32(), pa.timestamp("us"), pa.timestamp("us", "UTC"), pa.duration("us")
_ARROW = {
    "float64": pa.float64(),
    "string": pa.string(),
    "date32": DATE,
    "timestamp[us]": TIMESTAMP,
    "timestamp[us, tz=UTC]": INSTANT,
    "duration[us]": SPAN,
}


@dataclass(frozen=True, slots=True)
class LogicalType:
    """A logical type as a specification names it: `maxdb_number(9, 2)` has the name and two arguments."""

    name: str
    arguments: tuple[str, ...]
    physical: tuple[Physical, ...]
    arrow: pa.DataType


@cache
def logical_type(written: str) -> LogicalType:
    """Return the logical type that a layout names. Raises FormatError for an unknown name or wrong arguments."""
    named = read_logical(written)
    physical = physical_of(named) if named and named.name in FAMILIES else None
    if named is None or physical is None:
        raise FormatError(f"There is no logical type {show_given(written)}. There are: {', '.join(FAMILIES)}.")
    arrow = _ARROW.get(FAMILIES[named.name].arrow) or pa.decimal128(*precision_and_scale(named.arguments))
    return LogicalType(named.name, named.arguments, physical, arrow)
