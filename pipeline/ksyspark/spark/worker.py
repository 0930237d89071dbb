"""What a Python worker of Spark goes through with each task, and need not."""

from __future__ import annotations

import gc
from functools import cache


@cache
def spare_what_stays() -> None:
    """Put all that is loaded by now out of the garbage collector's sight, once a process.

    A worker looks for garbage after each task: among the modules of a decoder, which stay, that takes longer than to
    read some hundred thousand messages.
    """
    gc.freeze()
