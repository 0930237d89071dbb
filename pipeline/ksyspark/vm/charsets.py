"""Character sets of a plan: what the machine validates of each, and how its bytes become UTF-8."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from ksyspark.charsets import codec_name
from ksyspark.vm.compiled import Bytes, Flags, Ints, Words

NO_CHECK, ASCII, UTF8, TABLE, UTF16_LE, UTF16_BE = range(6)
"""How text is validated. NO_CHECK: every byte is a character; TABLE: by 256 flags."""
UNKNOWN = 9
_KINDS = {"ascii": ASCII, "utf-8": UTF8, "utf-16-le": UTF16_LE, "utf-16-be": UTF16_BE}


@dataclass(frozen=True, slots=True)
class Charsets:
    """The character sets of a plan by number.

    `kinds` says how each is validated, `allowed` has 256 flags a set. `holds_ascii` flags the sets in which bytes
    below 128 mean what they mean in ASCII. `utf8` has 256 numbers a single-byte set: the UTF-8 of each byte in
    little-endian order, and its length (0 to 3) in the top 8 bits. `is_utf8` flags the sets whose bytes are UTF-8.
    """

    names: tuple[str, ...]
    kinds: Ints
    allowed: Bytes
    holds_ascii: Flags
    utf8: Words
    is_utf8: Flags


def charsets_of(names: Sequence[str]) -> Charsets:
    """Return the tables of the named character sets, and of an unknown one behind them."""
    kinds = np.array([_kind(name) for name in names] + [UNKNOWN], np.int64)
    utf8 = np.concatenate([*map(_single_byte, names), np.zeros(256, np.uint32)])
    holds_ascii = (utf8.reshape(-1, 256)[:, :128] == np.arange(1 << 24, (1 << 24) + 128)).all(axis=1)
    is_utf8 = (kinds == ASCII) | (kinds == UTF8)
    return Charsets(tuple(names), kinds, (utf8 > 0).astype(np.uint8), holds_ascii, utf8, is_utf8)


def _kind(name: str) -> int:
    python = codec_name(name)
    if python in _KINDS:
        return _KINDS[python]
    utf8 = _single_byte(name)
    if not utf8.any():
        return UNKNOWN
    return NO_CHECK if utf8.all() else TABLE


@cache
def _single_byte(name: str) -> Words:
    """Return the UTF-8 of every byte of a single-byte set; all zero for other sets."""
    utf8 = np.zeros(256, np.uint32)
    python = codec_name(name)
    if python in ("", "utf-8", "utf-16-le", "utf-16-be") or len(" ".encode(name)) != 1:
        return utf8
    for byte in range(256):
        try:
            text = bytes([byte]).decode(name).encode()
        except UnicodeDecodeError:
            continue
        utf8[byte] = len(text) << 24 | int.from_bytes(text, "little")
    return utf8
