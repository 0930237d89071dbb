"""Messages of a stream by the lengths in front of them."""

from __future__ import annotations

import numpy as np
from numba import types
from numpy.typing import NDArray

from ksyspark.machine.array_types import BYTES_READ, INTS
from ksyspark.machine.compiling import compiled
from ksyspark.machine.integers import read_integer

WHOLE, IMPOSSIBLE = 0, 1
_SIGNATURE = types.UniTuple(types.int64, 3)(
    BYTES_READ, types.int64, types.boolean, types.int64, types.int64, INTS, INTS
)


@compiled(_SIGNATURE)
def follow_lengths(
    data: NDArray[np.uint8],
    width: int,
    is_little: bool,
    counted: int,
    most: int,
    starts: NDArray[np.int64],
    lengths: NDArray[np.int64],
) -> tuple[int, int, int]:
    """Note where the messages lie that are whole, each behind a length of so many bytes.

    A length counts the message and `counted` bytes more. There is room for as many messages as there can be. Returns
    how many there are, where the next one would begin, and IMPOSSIBLE if its length is negative or more than `most`.
    """
    position, count = 0, 0
    while position + width <= data.size:
        length = read_integer(data, position, width, is_little)
        if length < counted or length - counted > most:
            return count, position, IMPOSSIBLE
        start, position = position + width, position + width + length - counted
        if position > data.size:
            return count, start - width, WHOLE
        starts[count] = start
        lengths[count] = length - counted
        count += 1
    return count, position, WHOLE
