"""Have plans run by the machine alone, or by code of their own: a benchmark says which it measures."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from ksyspark.formats import Format
from ksyspark.vm.charsets import charsets_of
from ksyspark.vm.jit import runner
from ksyspark.vm.tables import Tables

_MADE: dict[str, dict[str, object]] = {}


@contextmanager
def own_code(folder: str | None) -> Iterator[None]:
    """Let decoders that are made inside have own code from the first message on, kept in a folder; None: never."""
    due = sys.maxsize if folder is None else 0
    known = {} if folder is None else _MADE.setdefault(folder, {})
    with (
        patch.multiple(runner, LOAD_AFTER=due, COMPILE_AFTER=0, _PROGRAMS=known),
        patch.object(runner, "code_folder", lambda: Path(folder or "")),
    ):
        yield


def seconds_to_make(fmt: Format) -> float:
    """Return how long it takes to make the code of a format's plan."""
    plan = fmt.plan
    with own_code(None):
        loaded = Tables(plan, charsets_of(plan.encodings))._runner._loaded
    began = time.process_time()
    runner._compile(loaded)
    return time.process_time() - began
