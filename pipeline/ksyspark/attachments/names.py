"""Names of files and folders from what descriptors say: safe on any file system, and no two alike."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

MAX_NAME_BYTES = 200
# What Windows, a shell or a terminal would take for something else; U+FFFD stands for bytes of no character.
_UNSAFE = re.compile('[\0-\x1f\x7f-\x9f<>:"/\\\\|?*\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffd\ud800-\udfff]')
_RESERVED = re.compile(r"(CON|PRN|AUX|NUL|COM[0-9\u00b9\u00b2\u00b3]|LPT[0-9\u00b9\u00b2\u00b3])(\..*)?", re.IGNORECASE)


def safe_name(written: str, fallback: str) -> str:
    """Return a name of one file or folder: what stands behind the last slash or backslash, without unsafe characters.

    Each of those becomes `_`, as do dots and underlines at the beginning, where they would hide a table from Spark.
    The name is at most 200 bytes of UTF-8; `fallback` where nothing is left.
    """
    last = re.split(r"[/\\]", unicodedata.normalize("NFC", written).rstrip("/\\ "))[-1].strip()
    name = _UNSAFE.sub("_", last).rstrip(". ")
    if name[:1] in (".", "_"):
        name = "x" + re.sub(r"^[._]", "_", name)
    if not name.strip("x_"):
        name = fallback if not last.strip("._ ") else name
    if _RESERVED.fullmatch(name):
        name = f"x_{name}"
    return _cut(name, MAX_NAME_BYTES)


class UniqueNames:
    """Give each name once in a folder, also where upper and lower case are the same."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self._taken = {_key(name) for name in taken}
        self._last: dict[str, int] = {}

    def claim(self, name: str, *, has_suffix: bool = True) -> str:
        """Return the name, or where it is taken the name with the first number that is free: `a-2.txt`, `A.B-2`."""
        number = self._last.get(_key(name), 1)
        unique = name
        while _key(unique) in self._taken:
            number += 1
            stem, dot, suffix = name.rpartition(".") if has_suffix and "." in name[1:] else (name, "", "")
            unique = f"{_cut(stem, MAX_NAME_BYTES - len(f'-{number}.{suffix}'.encode()))}-{number}{dot}{suffix}"
        self._last[_key(name)] = number
        self._taken.add(_key(unique))
        return unique


def _key(name: str) -> str:
    return unicodedata.normalize("NFC", name.casefold())


def _cut(name: str, max_bytes: int) -> str:
    """Cut a name that is too long in front of its suffix, between characters."""
    if len(name.encode()) <= max_bytes:
        return name
    stem, dot, suffix = name.rpartition(".")
    if not stem or len(suffix.encode()) > 16:
        stem, dot, suffix = name, "", ""
    kept = stem.encode()[: max(max_bytes - len(f"{dot}{suffix}".encode()), 1)].decode(errors="ignore")
    return f"{kept}{dot}{suffix}"
