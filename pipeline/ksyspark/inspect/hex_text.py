"""Bytes and bits of a message as text, sensitive ones as stars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

# Bit fields in more bytes than these are easier to read as hexadecimal digits.
_MAX_BYTES_OF_BITS = 2
_HALF = len("0000")


@dataclass(frozen=True, slots=True)
class HexText:
    """The bytes of a message, the ranges [start, end) to hide, and how many bytes of a run to print (None: all)."""

    data: bytes
    hidden: Sequence[tuple[int, int]] = ()
    most: int | None = 16

    def of(self, start: int | None, end: int | None) -> str:
        """Return the bytes from `start` to `end` as `10 2a ** …`, at most `most`; none where either is not known."""
        if start is None or end is None:
            return ""
        stop = end if self.most is None else min(end, start + self.most)
        text = " ".join(self._byte(offset) for offset in range(start, min(stop, len(self.data))))
        return f"{text} …" if end > stop else text

    def bits(self, start: int, first: int, count: int, *, is_little: bool, is_hidden: bool) -> str:
        """Return a bit field in its bytes as `0001 ....`, the most significant bit of each byte first.

        The field begins `first` bits into its first byte, counted from the least significant one with `is_little`.
        """
        number = (first + count + 7) // 8
        if number > _MAX_BYTES_OF_BITS:
            return self.of(start, start + number)
        own = {_place(first + bit, is_little=is_little) for bit in range(count)}
        return " ".join(self._byte_of_bits(start, at, own, is_hidden=is_hidden) for at in range(number))

    def hides(self, start: int | None, end: int | None) -> bool:
        """Return whether a run of bytes contains hidden ones."""
        known = start is not None and end is not None
        return known and any(first < end and start < last for first, last in self.hidden)  # type: ignore[operator]

    def _byte(self, offset: int) -> str:
        return "**" if self.hides(offset, offset + 1) else f"{self.data[offset]:02x}"

    def _byte_of_bits(self, start: int, at: int, own: set[tuple[int, int]], *, is_hidden: bool) -> str:
        text = "".join(self._bit(start, at, bit, own, is_hidden=is_hidden) for bit in range(7, -1, -1))
        return f"{text[:4]} {text[4:]}"

    def _bit(self, start: int, at: int, bit: int, own: set[tuple[int, int]], *, is_hidden: bool) -> str:
        if (at, bit) not in own:
            return "."
        return "*" if is_hidden else str(self.data[start + at] >> bit & 1)


def _place(bit: int, *, is_little: bool) -> tuple[int, int]:
    """Return the byte of a bit, and its position there; 7 is the most significant one."""
    return bit // 8, bit % 8 if is_little else 7 - bit % 8


def fold(data: str, bytes_a_line: int) -> list[str]:
    """Split bytes into lines; the bits of a field stay together, and a final `…` with the byte before it."""
    whole, mark, _ = data.partition(" …")
    parts = whole.split(" ")
    if len(parts[0]) == _HALF:
        return [data]
    lines = [" ".join(parts[start : start + bytes_a_line]) for start in range(0, len(parts), bytes_a_line)]
    return [*lines[:-1], lines[-1] + mark]
