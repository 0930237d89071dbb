"""Parameters of messages as the machine takes them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ksyspark.decoder import Params
from ksyspark.layout import Param

_INT64 = range(-(1 << 63), 1 << 63)


def param_numbers(declared: Sequence[Param], params: Params, rows: int) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
    """Return the parameters as one row of numbers each, and which messages are not told one that has no default.

    A number beyond 64 bits is as good as not told: the machine cannot take it.
    """
    numbers = np.zeros((max(len(declared), 1), rows), np.int64)
    is_untold = np.zeros(rows, np.bool_)
    for row, param in enumerate(declared):
        told, default = params.get(param.id), param.default
        values = [told] if told is None or isinstance(told, int | float | bool | str | bytes) else told
        values = [default if one is None else one for one in values]
        try:
            numbers[row] = np.array(values, np.int64)
        except (TypeError, ValueError, OverflowError):
            fitting = [one if isinstance(one, int) and one in _INT64 else None for one in values]
            numbers[row] = [one or 0 for one in fitting]
            is_untold |= np.array([one is None for one in fitting])
    return numbers, is_untold
