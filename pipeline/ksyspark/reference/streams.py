"""The stream that traced parsers read: Kaitai's own, with fuel, and with positions that tell a started byte."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Any

from kaitaistruct import KaitaiStream


class OutOfFuel(Exception):
    """A message asks for far more work than it has bytes: repeats of nothing, or the same bytes read over and over."""


class InByte(int):
    """A position whose byte before is read in part: a bit field that starts here begins in that byte.

    `left` are the bits of that byte not read yet; `is_little` tells that bits are taken from the least significant on.
    """

    left: int
    is_little: bool

    def __new__(cls, position: int, left: int, *, is_little: bool) -> InByte:
        made = super().__new__(cls, position)
        made.left, made.is_little = left, is_little
        return made


class Fuel:
    """Bound the work on one message.

    A traced parser asks for the position at both ends of each field and item. The tank empties by one each time and
    fills by 64 with each byte read, more than the finest bit fields ask for; an empty one means that items without
    bytes are repeated. A short message has a smaller tank: thousands of such items cost as much as thousands of bytes.
    All bytes read together, those of nested streams and instances included, are bounded too. `looks` counts all looks.
    """

    TANK = 1 << 16
    LEAST_TANK = 1 << 13
    TANK_A_BYTE = 256
    LOOKS_A_BYTE = 64
    READS_A_BYTE = 64

    def __init__(self, length: int) -> None:
        self.looks = 0
        self._left = self._tank = min(self.TANK, self.LEAST_TANK + self.TANK_A_BYTE * length)
        self._bytes = self.TANK + self.READS_A_BYTE * length

    def burn(self, read: int) -> None:
        """Take the fuel of one look at the position after `read` bytes since the last. Raises OutOfFuel."""
        if read > 0:
            self._bytes -= read
            self._left = min(self._tank, self._left + self.LOOKS_A_BYTE * read)
        self.looks += 1
        self._left -= 1
        if self._left < 0 or self._bytes < 0:
            raise OutOfFuel


class _Endless(Fuel):
    def __init__(self) -> None:
        super().__init__(0)

    def burn(self, read: int) -> None:
        return


# Traced parsers open nested streams themselves, from bytes alone: the fuel reaches them through this variable.
FUEL: ContextVar[Fuel] = ContextVar("FUEL", default=_Endless())  # noqa: B039 (it has no state)


class TracedStream(KaitaiStream):  # type: ignore[misc]
    """Kaitai's stream for traced parsers."""

    def __init__(self, io: Any) -> None:
        super().__init__(io)
        self._fuel = FUEL.get()
        self._seen = 0
        self.is_little = False

    def pos(self) -> int:
        position = position_of(self)
        self._fuel.burn(position - self._seen)
        self._seen = position
        return position

    def read_bits_int_be(self, n: int) -> int:
        self.is_little = False
        return super().read_bits_int_be(n)  # type: ignore[no-any-return]

    def read_bits_int_le(self, n: int) -> int:
        self.is_little = True
        return super().read_bits_int_le(n)  # type: ignore[no-any-return]

    def seek(self, n: int) -> None:
        super().seek(n)
        self._seen = n


def whole_of(stream: KaitaiStream) -> bytes:
    """Return all bytes of a stream, which stays where it is."""
    data: bytes = stream._io.getvalue()
    return data


def position_of(stream: TracedStream) -> int:
    """Return the position of a stream without burning fuel."""
    position: int = stream._io.tell()
    left: int = stream.bits_left
    return InByte(position, left, is_little=stream.is_little) if left > 0 else position
