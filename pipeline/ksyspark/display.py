"""Values as short texts for people, in error messages and in annotated dumps, and texts that terminals do not obey."""

from __future__ import annotations

import json
import re

HIDDEN = "***"
_BYTES_SHOWN = 16
_CHARACTERS_SHOWN = 60
_BITS_SHOWN = 128
# Control characters but tab and new line, what changes the direction of text, and halves of characters.
_OBEYED = re.compile("[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
_PICTURES, _SPACE, _DELETE = 0x2400, 0x20, 0x7F


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
            return _show_text(value)
        case list():
            return show_count(len(value), "item")
        case None:
            return "nothing"
    return repr(value) if isinstance(value, float) else type(value).__name__


def show_bytes(data: bytes) -> str:
    """Return bytes as hexadecimal text: the first 16, and how many there are if more."""
    if not data:
        return "no bytes"
    more = f"… ({len(data)} bytes)" if len(data) > _BYTES_SHOWN else ""
    return data[:_BYTES_SHOWN].hex() + more


def show_count(number: int, unit: str) -> str:
    """Return a number with its unit: `1 byte`, `2 bytes`."""
    return f"{number} {unit}" if number == 1 else f"{number} {unit}s"


def _show_text(text: str) -> str:
    cut = text if len(text) <= _CHARACTERS_SHOWN else text[:_CHARACTERS_SHOWN] + "…"
    return json_text(cut)


def json_text(value: object, indent: int | None = None) -> str:
    """Return plain data as JSON that can be shown on a terminal: what that would obey is escaped."""
    return _OBEYED.sub(
        lambda found: f"\\u{ord(found.group()):04x}", json.dumps(value, ensure_ascii=False, indent=indent)
    )


def visible(text: str) -> str:
    """Return a text as it can be shown on a terminal, of the same length: a picture stands for what that would obey."""
    return _OBEYED.sub(_picture, text)


def _picture(found: re.Match[str]) -> str:
    code = ord(found.group())
    return chr(_PICTURES + code) if code < _SPACE else "\u2421" if code == _DELETE else "\ufffd"
