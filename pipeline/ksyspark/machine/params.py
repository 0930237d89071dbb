"""Parameters of messages as the machine takes them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ksyspark.decoder import Params
from ksyspark.layout import Param


def param_numbers(declared: Sequence[Param], params: Params, rows: int) -> NDArray[np.int64]:
    """Return the parameters as one row of numbers each."""
    numbers = np.zeros((max(len(declared), 1), rows), np.int64)
    for row, param in enumerate(declared):
        default = param.default if param.default is not None else 0
        value = params.get(param.id, default)
        if isinstance(value, int | float | bool | str | bytes):
            numbers[row] = value
        else:
            numbers[row] = [default if one is None else one for one in value]
    return numbers
