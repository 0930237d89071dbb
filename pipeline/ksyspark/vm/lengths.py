"""Find messages in a stream by the lengths in front of them."""

from __future__ import annotations

from numba import types

from ksyspark.vm.compiled import BYTES_READ, INTS, Bytes, Ints, compiled
from ksyspark.vm.integers import read_integer

WHOLE, IMPOSSIBLE = 0, 1
_SIGNATURE = types.UniTuple(types.int64, 3)(
    BYTES_READ, types.int64, types.int64, types.boolean, types.int64, types.int64, INTS
)


@compiled(_SIGNATURE)
def follow_lengths(
    data: Bytes, begin: int, width: int, is_little: bool, counted: int, most: int, lengths: Ints
) -> tuple[int, int, int]:
    """Write the lengths of complete messages, back to back from `begin` on, each behind `width` bytes of length.

    A length counts the message and `counted` bytes more. Stops before an incomplete message, and where `lengths` is
    full. Returns how many there are, where the next one begins, and IMPOSSIBLE if its length is negative or more than
    `most`.
    """
    position, count = begin, 0
    while count < lengths.size and position + width <= data.size:
        length = read_integer(data, position, width, is_little)
        if length < counted or length - counted > most:
            return count, position, IMPOSSIBLE
        end = position + width + length - counted
        if end > data.size:
            return count, position, WHOLE
        lengths[count] = length - counted
        count += 1
        position = end
    return count, position, WHOLE
