"""What conversions return or raise: a whole array with its faults, or an error for one value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import pyarrow as pa

from ksyspark.logical.arrays import Flags

NAN_NOT_MISSING = "NAN_NOT_MISSING"
OUT_OF_RANGE = "OUT_OF_RANGE"
ROUNDED = "ROUNDED"


@dataclass(frozen=True, slots=True)
class Converted:
    """Logical values, row by row.

    `faults` marks rows that break a rule of the logical type. `notices` marks, by name, rows that deserve a remark
    although they break no rule. Rows that hold no value, and rows with a fault, are null in `values`.
    """

    values: pa.Array
    faults: Flags
    notices: Mapping[str, Flags] = field(default_factory=dict)


class InvalidValue(Exception):
    """One value breaks a rule of its logical type.

    `expected` and `found` are texts for people. The decoder sets `index` for an item of a repeated field.
    """

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(expected, found)
        self.expected = expected
        self.found = found
        self.index: int | None = None
