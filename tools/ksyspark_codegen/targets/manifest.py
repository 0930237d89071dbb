"""`MANIFEST.json`: what was generated from what."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping

from ksyspark_codegen.output import Content

_COMPILER = "kaitai-struct-compiler 0.11.0"


def manifest_text(specs: Mapping[str, str], files: Mapping[str, Content]) -> str:
    """Return the manifest: the SHA-256 of every specification (path -> text) and of every generated file.

    That of a compiled part is of what it says, not of its bytes.
    """
    listed = {
        "compiler": _COMPILER,
        "files": {path: _digest(files[path]) for path in sorted(files)},
        "specifications": {path: _digest(specs[path]) for path in sorted(specs)},
    }
    return json.dumps(listed, indent=2) + "\n"


def _digest(content: Content) -> str:
    return hashlib.sha256(content.encode()).hexdigest() if isinstance(content, str) else content.digest
