"""What the machine has read of a message before the reference decoder says what is wrong with it.

The machine needs this module for every batch, and the rest of the reference decoder for refused messages only.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ItemsRead:
    """Items of a list that were read before: where each begins in the message, and those to read again, ascending."""

    starts: Sequence[int]
    again: Sequence[int]


@dataclass(frozen=True, slots=True)
class MessageRead:
    """What was read of a message before: its long lists by their path; `is_whole` says that nothing ended the reading.

    The items to read again are those in which something else is wrong, and the last that was surely complete.
    """

    lists: Mapping[str, ItemsRead]
    is_whole: bool = False


NOT_READ = MessageRead({})
ReadBefore = Callable[[int], MessageRead]
"""Return what was read of a message of a batch, by its number."""

ITEMS_KEPT = 4096
"""Of a refused message each list keeps so many items in the columns."""
LONG = 1 << 16
"""Messages shorter than this are read anew: that is faster than to look up what the machine has read."""
