"""Character sets of a plan: what the machine checks of each, and how its bytes become UTF-8."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from ksyspark.charsets import register_charsets
from ksyspark.vm.run import ASCII, NO_CHECK, TABLE, UTF8, UTF16_BE, UTF16_LE

UNKNOWN = 9
_KINDS = {"ascii": ASCII, "utf-8": UTF8, "utf-16-le": UTF16_LE, "utf-16-be": UTF16_BE}


@dataclass(frozen=True, slots=True)
class Characters:
    """The character sets of a plan by number.

    `kinds` is what the machine checks, `allowed` has 256 flags a set. A set `holds_ascii` where bytes below 128 are
    what they are in ASCII. `utf8` has 256 numbers a single-byte set: the
    UTF-8 of each byte, the first lowest, and in the top 8 bits how many bytes it is (0 to 3).
    """

    names: tuple[str, ...]
    kinds: NDArray[np.int64]
    allowed: NDArray[np.uint8]
    holds_ascii: NDArray[np.bool_]
    utf8: NDArray[np.uint32]

    def number(self, name: str) -> int:
        return self.names.index(name)


def characters_of(names: Sequence[str]) -> Characters:
    """Return the tables of the named character sets."""
    kinds = np.array([_kind(name) for name in names] + [UNKNOWN], np.int64)
    utf8 = np.concatenate([*map(_single_byte, names), np.zeros(256, np.uint32)])
    holds_ascii = (utf8.reshape(-1, 256)[:, :128] == np.arange(1 << 24, (1 << 24) + 128)).all(axis=1)
    return Characters(tuple(names), kinds, (utf8 > 0).astype(np.uint8), holds_ascii, utf8)


def _python_name(name: str) -> str:
    import codecs  # noqa: PLC0415

    register_charsets()
    try:
        return codecs.lookup(name).name
    except LookupError:
        return ""


def _kind(name: str) -> int:
    python = _python_name(name)
    if python in _KINDS:
        return _KINDS[python]
    utf8 = _single_byte(name)
    if not utf8.any():
        return UNKNOWN
    return NO_CHECK if utf8.all() else TABLE


@cache
def _single_byte(name: str) -> NDArray[np.uint32]:
    """Return the UTF-8 of every byte of a set in which each byte is a character; all zero for other sets."""
    utf8 = np.zeros(256, np.uint32)
    if (
        not _python_name(name)
        or _python_name(name) in ("utf-8", "utf-16-le", "utf-16-be")
        or len(" ".encode(name)) != 1
    ):
        return utf8
    for byte in range(256):
        try:
            text = bytes([byte]).decode(name).encode()
        except UnicodeDecodeError:
            continue
        utf8[byte] = len(text) << 24 | int.from_bytes(text, "little")
    return utf8
