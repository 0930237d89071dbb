"""Object code that is kept for the next process."""

from __future__ import annotations

import hashlib
import os
import tempfile
from pathlib import Path

from ksyspark.vm.compiled import code_folder

_DIGEST = 32


def kept_code(name: str) -> bytes | None:
    """Return what was kept under a name; None where nothing was, or where it is no longer whole."""
    try:
        content = _path(name).read_bytes()
    except OSError:
        return None
    digest, code = content[:_DIGEST], content[_DIGEST:]
    return code if hashlib.sha256(code).digest() == digest else None


def keep_code(name: str, code: bytes) -> None:
    """Keep code under a name, where that is possible; several processes may do so at once."""
    try:
        handle, path = tempfile.mkstemp(dir=_path(name).parent)
        with os.fdopen(handle, "wb") as file:
            file.write(hashlib.sha256(code).digest() + code)
        Path(path).replace(_path(name))
    except OSError:
        return


def _path(name: str) -> Path:
    return code_folder() / f"{name}.o"
