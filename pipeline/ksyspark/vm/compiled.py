"""Where the compiled machine is kept.

Numba looks at the file of a function only, not at those of the functions that it calls: compiled code could outlive a
change. So it is kept in a folder that is named after all sources of this room, in the user's cache. Where that cannot
be written, every process compiles for itself, which takes a few seconds.
"""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from numba import config

from ksyspark.cache import cache_folder


@contextmanager
def kept_compiled() -> Iterator[None]:
    """Let functions that are defined inside keep their compiled code in our folder. NUMBA_CACHE_DIR wins."""
    before = config.CACHE_DIR  # type: ignore[attr-defined] # numba sets its settings when it is imported
    if not before:
        config.CACHE_DIR = str(code_folder())  # type: ignore[attr-defined]
    try:
        yield
    finally:
        config.CACHE_DIR = before  # type: ignore[attr-defined]


@cache
def compiled_later(module: str, name: str) -> Callable[..., Any]:
    """Return a function of a module of this room that most formats do without: it is compiled when first asked for."""
    with kept_compiled():
        return getattr(import_module(f"{__package__}.{module}"), name)  # type: ignore[no-any-return]


def code_folder() -> Path:
    """Return a folder that can be written: the user's, else one of this process."""
    name = f"machine-{_digest()}"
    try:
        folder = cache_folder() / name
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except (OSError, RuntimeError):
        return Path(_own_folder().name)


@cache
def _own_folder() -> tempfile.TemporaryDirectory[str]:
    """Make a folder that goes with this process."""
    return tempfile.TemporaryDirectory(prefix="ksyspark-machine-", ignore_cleanup_errors=True)


def _digest() -> str:
    sources = sorted(Path(__file__).parent.rglob("*.py"))
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]
