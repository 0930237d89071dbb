"""Which encodings exist."""

from __future__ import annotations

import codecs

MORE_ENCODINGS = frozenset({"IBM1047", "IBM00924", "IBM01047"})
"""Encodings that the official compiler accepts, Python lacks, and the runtime registers itself."""

# Python calls these encodings too; no bytes of a message are in them.
_NO_CHARSETS = frozenset(
    {"idna", "punycode", "undefined", "unicode-escape", "raw-unicode-escape", "utf-7", "mbcs", "oem"}
)


def is_known(encoding: str) -> bool:
    """Tell whether text in an encoding can be decoded."""
    try:
        found = codecs.lookup(encoding)
    except (LookupError, ValueError):
        return encoding in MORE_ENCODINGS
    return bool(getattr(found, "_is_text_encoding", True)) and found.name.replace("_", "-") not in _NO_CHARSETS


def width_of_zero(encoding: str | None) -> int:
    """Return how many zero bytes end a `strz` in an encoding."""
    name = (encoding or "").upper().replace("_", "-")
    return 2 if name.startswith("UTF-16") else 4 if name.startswith("UTF-32") else 1
