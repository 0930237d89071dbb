"""What a conversion gives."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

Flags = NDArray[np.bool_]

NAN_NOT_MISSING = "NAN_NOT_MISSING"
OUT_OF_RANGE = "OUT_OF_RANGE"
ROUNDED = "ROUNDED"


@dataclass(frozen=True, slots=True)
class Converted:
    """Logical values, row for row.

    `faults` marks the rows that break a rule of the type, `notices` by their names the rows of which something is to be
    said although they have a value or rightly have none. Rows without value, and those with a fault, are null.
    """

    values: pa.Array
    faults: Flags
    notices: Mapping[str, Flags] = field(default_factory=dict)
