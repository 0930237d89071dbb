"""`MANIFEST.json`: what was generated from what."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping

_COMPILER = "kaitai-struct-compiler 0.11.0"


def manifest_text(specs: Mapping[str, str], files: Mapping[str, str]) -> str:
    """Return the manifest: the SHA-256 of every specification (path -> text) and of every generated file."""
    listed = {
        "compiler": _COMPILER,
        "files": {path: _digest(files[path]) for path in sorted(files)},
        "specifications": {path: _digest(specs[path]) for path in sorted(specs)},
    }
    return json.dumps(listed, indent=2) + "\n"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
