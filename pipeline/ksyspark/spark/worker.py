"""What a Python worker of Spark goes through with each task, and need not."""

from __future__ import annotations

import gc
from functools import cache


@cache
def freeze_what_stays() -> None:
    """Put all that is loaded by now out of the garbage collector's sight (`gc.freeze`), once a process.

    Spark's daemon has a worker collect garbage after each task: among the modules of a decoder, which stay, that takes
    some 30 ms. What is frozen is never looked at again; so what is garbage already is collected before.
    """
    gc.collect()
    gc.freeze()
