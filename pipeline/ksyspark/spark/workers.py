"""Python workers of Spark: their garbage collection, and the errors that they raise."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from ksyspark.errors import FormatError, KsysparkError, OptionError, SourceError

_OURS = re.compile(r"ksyspark(?:\.\w+)*\.(\w+): (.+)")
_CLASSES = {one.__name__: one for one in (FormatError, OptionError, SourceError)}
# Spark's words for a worker that ended without an answer.
_DEATH = "Python worker exited unexpectedly"
_KILLED = (
    "A Python worker of Spark was killed, as the system does where memory ends: "
    "use fewer cores (--cores), or smaller batchBytes and maxMessageBytes."
)


@cache
def freeze_loaded_modules() -> None:
    """Exclude all that is loaded from garbage collection (`gc.freeze`), once a process.

    Spark's daemon has a worker collect garbage after each task, which takes some 30 ms among the modules of a decoder.
    Frozen objects are never freed, so what is garbage already is collected before.
    """
    gc.collect()
    gc.freeze()


@contextmanager
def worker_errors() -> Iterator[None]:
    """Raise what a worker raised on purpose instead of Spark's error, in which it is text; other errors pass."""
    try:
        yield
    except KsysparkError:
        raise
    except Exception as error:
        own = worker_error(error)
        if own is None:
            raise
        raise own from error


def worker_error(error: Exception) -> KsysparkError | None:
    """Return what a worker raised on purpose, by its last line in Spark's error, or that one was killed, or None."""
    found = _OURS.findall(str(error))
    if not found:
        return KsysparkError(_KILLED) if _DEATH in str(error) else None
    name, text = found[-1]
    return _CLASSES.get(name, KsysparkError)(text.strip())
