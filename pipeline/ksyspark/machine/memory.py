"""Memory of one batch, kept for the next one."""

from __future__ import annotations

from functools import cache

import numpy as np

# The largest piece that glibc learns to take from its own heap (DEFAULT_MMAP_THRESHOLD_MAX), and its margin.
_LARGEST, _MARGIN = 32 << 20, 64 << 10


@cache
def keep_freed_memory() -> None:
    """Have the C library keep the memory of columns that are freed, up to 64 MiB of it, instead of giving it back.

    It maps large pieces one by one and gives each back when it is freed: every page of every batch's columns then costs
    a fault, a sixth of the time of a batch. Once such a piece was freed, it takes pieces up to that size from its heap,
    and leaves twice that size of it free. This piece is never written to, and so takes no memory.
    """
    np.empty(_LARGEST - _MARGIN, np.uint8)
