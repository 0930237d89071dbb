"""Character sets of a plan: what the machine checks of each, and how its bytes become UTF-8."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from ksyspark.charsets import register_charsets
from ksyspark.machine.run import ASCII, NO_CHECK, TABLE, UTF8, UTF16_BE, UTF16_LE

UNKNOWN = 9
_KINDS = {"ascii": ASCII, "utf-8": UTF8, "utf-16-le": UTF16_LE, "utf-16-be": UTF16_BE}


@dataclass(frozen=True, slots=True)
class Characters:
    """The character sets of a plan by number.

    `kinds` is what the machine checks, `allowed` 256 flags a set; `lengths` and `utf8` give the UTF-8 of each byte of a
    single-byte set (0 to 3 bytes).
    """

    names: tuple[str, ...]
    kinds: NDArray[np.int64]
    allowed: NDArray[np.uint8]
    lengths: NDArray[np.int64]
    utf8: NDArray[np.uint8]

    def number(self, name: str) -> int:
        return self.names.index(name)


def characters_of(names: Sequence[str]) -> Characters:
    """Return the tables of the named character sets."""
    tables = [_single_byte(name) for name in names]
    kinds = np.array([_kind(name) for name in names] + [UNKNOWN], np.int64)
    lengths = np.array([table[0] for table in tables] or np.zeros((1, 256)), np.int64)
    utf8 = np.array([table[1] for table in tables] or np.zeros((1, 256, 3)), np.uint8)
    return Characters(tuple(names), kinds, (lengths > 0).astype(np.uint8).reshape(-1), lengths, utf8)


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
    lengths, _ = _single_byte(name)
    if not lengths.any():
        return UNKNOWN
    return NO_CHECK if lengths.all() else TABLE


@cache
def _single_byte(name: str) -> tuple[NDArray[np.int64], NDArray[np.uint8]]:
    """Return the UTF-8 of every byte of a set in which each byte is a character; all zero for other sets."""
    lengths, utf8 = np.zeros(256, np.int64), np.zeros((256, 3), np.uint8)
    if (
        not _python_name(name)
        or _python_name(name) in ("utf-8", "utf-16-le", "utf-16-be")
        or len(" ".encode(name)) != 1
    ):
        return lengths, utf8
    for byte in range(256):
        try:
            text = bytes([byte]).decode(name).encode()
        except UnicodeDecodeError:
            continue
        lengths[byte] = len(text)
        utf8[byte, : len(text)] = list(text)
    return lengths, utf8
