"""Bytes of a message as hexadecimal text, hidden ones as stars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

_SHOWN = 16


@dataclass(frozen=True, slots=True)
class HexText:
    """The bytes of a message, and the ranges [start, end) of them that nobody may see."""

    data: bytes
    hidden: Sequence[tuple[int, int]] = ()

    def of(self, start: int | None, end: int | None) -> str:
        """Return the bytes from `start` to `end` as `10 2a ** **…`, at most 16; none where an end is not known."""
        if start is None or end is None:
            return ""
        stop = min(end, start + _SHOWN)
        shown = " ".join(self._byte(offset) for offset in range(start, min(stop, len(self.data))))
        return f"{shown} …" if end > stop else shown

    def _byte(self, offset: int) -> str:
        is_hidden = any(start <= offset < end for start, end in self.hidden)
        return "**" if is_hidden else f"{self.data[offset]:02x}"
