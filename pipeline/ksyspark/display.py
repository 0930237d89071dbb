"""Values as short texts for people, in error messages and in annotated dumps."""

import difflib
from collections.abc import Iterable

from ksyspark.escaping import json_text

HIDDEN = "***"
_BYTES_SHOWN = 16
_CHARACTERS_SHOWN = 60
_BITS_SHOWN = 128
_LONGEST_SHOWN = 200


def show_plain(value: object) -> str:
    """Return a value as text: numbers of up to 128 bits, the first 16 bytes in hexadecimal, strings quoted and cut."""
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            # Python itself refuses to write thousands of digits.
            return str(int(value)) if value.bit_length() <= _BITS_SHOWN else f"a number of {value.bit_length()} bits"
        case bytes():
            return show_bytes(value)
        case str():
            return json_text(value if len(value) <= _CHARACTERS_SHOWN else f"{value[:_CHARACTERS_SHOWN]}…")
        case list():
            return show_count(len(value), "item")
        case None:
            return "nothing"
    return repr(value) if isinstance(value, float) else type(value).__name__


def show_given(value: object) -> str:
    """Return what a caller gave as Python writes it, for a sentence that refuses it: a text is cut."""
    if isinstance(value, str) and len(value) > _CHARACTERS_SHOWN:
        return f"{value[:_CHARACTERS_SHOWN]!r}… ({len(value)} characters)"
    written = repr(value)
    return written if len(written) <= _LONGEST_SHOWN else f"{written[:_LONGEST_SHOWN]}…"


def show_bytes(data: bytes) -> str:
    """Return bytes as hexadecimal text: the first 16, and how many there are if more."""
    if not data:
        return "no bytes"
    more = f"… ({len(data)} bytes)" if len(data) > _BYTES_SHOWN else ""
    return data[:_BYTES_SHOWN].hex() + more


def show_count(number: int, unit: str) -> str:
    """Return a number with its unit: `1 byte`, `2 bytes`."""
    return f"{number} {unit}" if number == 1 else f"{number} {unit}s"


def hint(name: str, known: Iterable[str]) -> str:
    """Return the end of a sentence about an unknown name: the nearest known one, else all."""
    names = list(known)
    close = difflib.get_close_matches(name, names, n=1)
    return f" Did you mean {close[0]}?" if close else f" There are: {', '.join(names) or 'none'}."
