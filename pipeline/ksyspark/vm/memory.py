"""Memory of decoded columns: the limits of one batch, and how freed memory is used again by the next."""

from functools import cache

import numpy as np

from ksyspark.errors import OptionError

# Most bytes of the columns of several messages, and of one message alone. Arrow limits each column to 2 GiB.
SHARED_BYTES, ALONE_BYTES = 1 << 30, 1 << 35
# The largest piece that glibc learns to take from its own heap (DEFAULT_MMAP_THRESHOLD_MAX), and its margin.
_LARGEST, _MARGIN = 32 << 20, 64 << 10


class TooLong(OptionError):
    """The rows or columns of these messages exceed the memory budget; a smaller batch may fit."""

    def __init__(self) -> None:
        super().__init__("The messages of one batch take too much memory: take fewer (batchRows, batchBytes).")


def bytes_of_batch(messages: int) -> int:
    """Return how many bytes the columns of so many messages may take."""
    return SHARED_BYTES if messages > 1 else ALONE_BYTES


@cache
def keep_freed_memory() -> None:
    """Have the C library of this process keep the memory of freed columns for the next batch.

    glibc maps large blocks one by one and unmaps each when it is freed, so that every page of every column costs a page
    fault. Once such a block was freed, glibc raises its threshold: blocks up to that size come from the heap, whose end
    is returned only when twice that size (here 64 MiB) is free. Freeing this block raises the threshold to its maximum
    at once; it is never written to and so takes no memory. Other C libraries ignore this.
    """
    np.empty(_LARGEST - _MARGIN, np.uint8)
