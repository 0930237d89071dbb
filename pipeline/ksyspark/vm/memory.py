"""Memory of one batch, kept for the next one."""

from __future__ import annotations

from functools import cache

import numpy as np

# The largest piece that glibc learns to take from its own heap (DEFAULT_MMAP_THRESHOLD_MAX), and its margin.
_LARGEST, _MARGIN = 32 << 20, 64 << 10


@cache
def keep_freed_memory() -> None:
    """Have the C library keep the memory of columns that are freed for those of the next batch, in this whole process.

    glibc maps large pieces of memory one by one and gives each back when it is freed, so that all pages of all columns
    of every batch cost a fault. It learns: once such a piece was freed, it takes pieces up to that size from its heap,
    whose end it gives back when more than twice that size, here 64 MiB, is free there. It would learn so from the first
    large column that is freed; from this piece it learns at once, and for all sizes. It is never written to, and so
    takes no memory itself. Other C libraries do nothing of this.
    """
    np.empty(_LARGEST - _MARGIN, np.uint8)
