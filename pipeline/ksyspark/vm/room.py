"""How much memory columns of messages may take."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import pyarrow as pa

from ksyspark.errors import OptionError

# Columns of several messages take a GiB at most, those of one alone 32, and none of them more than 2.
SHARED_BYTES, ALONE_BYTES = 1 << 30, 1 << 35


class TooLong(OptionError):
    """Rows or columns of these messages take more memory than they may: fewer of them may do."""

    def __init__(self) -> None:
        super().__init__("The messages of one batch take too much memory: take fewer (batchRows, batchBytes).")


@dataclass(slots=True)
class Room:
    """The bytes that are left for columns."""

    left: int

    def take(self, size: int) -> None:
        """Use so many of them. Raises TooLong."""
        self.left -= size
        if self.left < 0:
            raise TooLong


def room_for(messages: int) -> Room:
    """Return the room for the columns of so many messages."""
    return Room(SHARED_BYTES if messages > 1 else ALONE_BYTES)


@cache
def null_size(arrow: pa.DataType) -> int:
    """Return how many bytes a null of a type takes, the bit that says so left out."""
    if pa.types.is_struct(arrow):
        return sum(null_size(arrow.field(number).type) for number in range(arrow.num_fields))
    if pa.types.is_string(arrow) or pa.types.is_binary(arrow) or pa.types.is_list(arrow):
        return 4
    return 0 if pa.types.is_null(arrow) else -(-arrow.bit_width // 8)
