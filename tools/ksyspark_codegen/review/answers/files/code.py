"""The 12 digits of an answers file: the same on the page and in the tool, so that both can be compared by eye.

This finds accidental changes and is no cryptographic signature: whoever changes a file can calculate its code anew.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping

DIGITS = 12


def canonical(plain: Mapping[str, object]) -> bytes:
    """Return the canonical JSON of a mapping: sorted keys, no spaces, UTF-8."""
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def code_of(plain: Mapping[str, object]) -> str:
    """Return the first 12 digits of the decimal number of SHA-256 over everything but `code`."""
    digest = hashlib.sha256(canonical({key: value for key, value in plain.items() if key != "code"}))
    return str(int.from_bytes(digest.digest(), "big"))[:DIGITS].zfill(DIGITS)


def grouped(code: str) -> str:
    """Return a code as people read it aloud: `1234 5678 9012`."""
    return " ".join(code[start : start + 4] for start in range(0, len(code), 4))
