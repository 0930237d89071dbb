"""The bytes of a message under construction, and the streams that lie in them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from ksyspark.spec.model import Endian, Formula

Plane = Literal["known", "firm", "read"]
"""All bits that are chosen; those that were read, or that a look-ahead needs; only those that were read."""


class Memory:
    """The bytes that are chosen so far, with a mask of bits for each kind of choice.

    `known` are the bits that are chosen; `looked_at` those among them that only a look-ahead has read: the field there
    may choose them anew; `requested` those that it should keep where it can, since a constraint needs them.
    """

    def __init__(self) -> None:
        self.data = bytearray()
        self.known = bytearray()
        self.looked_at = bytearray()
        self.requested = bytearray()

    def reach(self, end: int) -> None:
        """Grow to so many bytes."""
        missing = end - len(self.data)
        if missing > 0:
            self.data += bytes(missing)
            self.known += bytes(missing)

    def peek(self, bit: int, width: int, order: Endian, plane: Plane = "read") -> tuple[int, int]:
        """Return (mask, value) of `width` bits from bit `bit` on: the bits that are chosen already."""
        start, end, shift = _range(bit, width, order)
        self.reach(end)
        mask = int.from_bytes(self.chosen(start, end, plane), _ORDER[order]) >> shift & _ones(width)
        return mask, int.from_bytes(self.data[start:end], _ORDER[order]) >> shift & mask

    def chosen(self, start: int, end: int, plane: Plane = "read") -> bytes:
        """Return the bits of some bytes that are chosen in one way."""
        known = self.known[start:end]
        if plane == "known" or not any(self.looked_at[start:end]):
            return bytes(known)
        free = int.from_bytes(self.looked_at[start:end].ljust(end - start, b"\0"))
        if plane == "firm":
            free &= ~int.from_bytes(self.requested[start:end].ljust(end - start, b"\0"))
        return (int.from_bytes(known) & ~free).to_bytes(end - start)

    def poke(self, bit: int, width: int, order: Endian, value: int) -> None:
        """Write the low `width` bits of a number."""
        start, end, shift = _range(bit, width, order)
        self.reach(end)
        mask = _ones(width) << shift
        size = end - start
        old = int.from_bytes(self.data[start:end], _ORDER[order])
        known = int.from_bytes(self.known[start:end], _ORDER[order])
        self.data[start:end] = (old & ~mask | (value << shift) & mask).to_bytes(size, _ORDER[order])
        self.known[start:end] = (known | mask).to_bytes(size, _ORDER[order])
        if start < len(self.looked_at):
            self.looked_at += bytes(max(end - len(self.looked_at), 0))
            seen = int.from_bytes(self.looked_at[start:end], _ORDER[order])
            self.looked_at[start:end] = (seen & ~mask).to_bytes(size, _ORDER[order])

    def write(self, start: int, data: bytes) -> None:
        """Write whole bytes."""
        end = start + len(data)
        self.reach(end)
        self.data[start:end] = data
        self.known[start:end] = b"\xff" * len(data)
        if start < len(self.looked_at):
            self.looked_at[start:end] = bytes(min(end, len(self.looked_at)) - start)

    def overlaid(self, start: int, data: bytes, plane: Plane = "read") -> bytes:
        """Return bytes with those bits replaced that are chosen already."""
        end = start + len(data)
        self.reach(end)
        known = int.from_bytes(self.chosen(start, end, plane))
        if not known:
            return data
        mixed = int.from_bytes(data) & ~known | int.from_bytes(self.data[start:end]) & known
        return mixed.to_bytes(len(data))

    def look(self, data: bytes, mask: bytes, requested: bytes) -> None:
        """Put in the bits of a mask, from the start on, that were only looked at; those that were read stay."""
        size = len(data)
        self.reach(size)
        self.looked_at += bytes(max(size - len(self.looked_at), 0))
        self.requested += bytes(max(size - len(self.requested), 0))
        new = int.from_bytes(mask) & ~int.from_bytes(self.chosen(0, size))
        needed = int.from_bytes(requested.ljust(size, b"\0"))
        for plane, bits in (
            (self.data, int.from_bytes(data)),
            (self.known, new),
            (self.looked_at, new),
            (self.requested, needed),
        ):
            plane[:size] = (int.from_bytes(plane[:size]) & ~new | bits & new).to_bytes(size)

    def known_run(self, start: int, plane: Plane = "read") -> bytes:
        """Return the wholly chosen bytes from a place on, up to the first that is not."""
        known = self.chosen(start, max(len(self.known), start), plane)
        count = next((number for number, one in enumerate(known) if one != 0xFF), len(known))
        return bytes(self.data[start : start + count])


_ORDER: dict[Endian, Literal["big", "little"]] = {"be": "big", "le": "little"}


def _ones(width: int) -> int:
    return (1 << width) - 1


def _range(bit: int, width: int, order: Endian) -> tuple[int, int, int]:
    """Return the bytes [start, end) that bits lie in, and how far right of them the last bit lies."""
    start, end = bit // 8, -(-(bit + width) // 8)
    return start, end, end * 8 - bit - width if order == "be" else bit - start * 8


class Sizer(Protocol):
    """What the size of a stream is computed from: an expression, at a place."""

    formula: Formula
    scope: Any


@dataclass(slots=True, eq=False)
class Window:
    """A stream: the message, or the part of it that a sized field holds. Positions count from `base`.

    `limit` is its size where that is assigned, else the content decides, up to `most`; `is_free` tells that no size is
    given for it. `guess` is a size that an expression was given before it was known. `end` is where the content ends
    at least, `least` what it was said to reach, `closer` the choice that said it ends at `end`. `avoid` are bytes that
    may not occur, `is_cut` tells that what it holds decides where it is cut off. `sizer` is what its size is computed
    from, for the one who has to change it; `is_size_chosen` tells that the content, or a choice, comes before it.
    `usual` are the sizes that rules ask for, `outer` is the stream that it is cut out of.
    """

    memory: Memory
    key: tuple[str | int, ...]
    base: int
    limit: int | None = None
    most: int | None = None
    guess: int | None = None
    bit: int = 0
    end: int = 0
    least: int = 0
    is_closed: bool = False
    closer: tuple[str | int, ...] | None = None
    avoid: frozenset[int] = field(default_factory=frozenset)
    sizer: Sizer | None = None
    is_size_chosen: bool = False
    is_free: bool = False
    is_cut: bool = False
    usual: tuple[int, ...] = ()
    outer: Window | None = None

    @property
    def pos(self) -> int:
        """Return the position in whole bytes; a byte that is read in part counts."""
        return -(-self.bit // 8)

    @property
    def bound(self) -> int | None:
        """Return where reading must end, None where nothing says so yet."""
        if self.limit is not None:
            return self.limit
        return self.end if self.is_closed else self.most

    @property
    def decider(self) -> Window:
        """Return the stream that decides how many bytes may follow: one around it where this one has no end yet."""
        is_open = self.limit is None and not self.is_closed
        return self.outer.decider if is_open and self.outer is not None and self.outer.bound is not None else self

    def align(self) -> None:
        self.bit = self.pos * 8

    def left(self) -> int | None:
        """Return how many bytes may still be read, None where there is no bound."""
        return None if self.bound is None else max(self.bound - self.pos, 0)

    def advance(self, bits: int) -> None:
        self.bit += bits
        if bits:
            self.end = max(self.end, self.pos)

    def close(self, closer: tuple[str | int, ...] | None = None) -> None:
        """Say that the stream ends here."""
        self.is_closed, self.closer = True, closer
        self.end = max(self.end, self.pos)
