"""Find our own error in what Spark says about a failed job."""

from __future__ import annotations

import re

from ksyspark.errors import FormatError, KsysparkError, OptionError, SourceError

_OURS = re.compile(r"ksyspark(?:\.\w+)*\.(\w+): (.+)")
_CLASSES = {one.__name__: one for one in (FormatError, OptionError, SourceError)}


def own_error(error: Exception) -> KsysparkError | None:
    """Return the error that a worker raised on purpose, or None; the last line of its traceback has it."""
    found = _OURS.findall(str(error))
    if not found:
        return None
    name, text = found[-1]
    return _CLASSES.get(name, KsysparkError)(text.strip())
