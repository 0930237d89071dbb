"""Contents that go on over several messages: put together, and where each byte came from."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate


@dataclass(frozen=True, slots=True)
class Piece:
    """Bytes of one message: its number if it has one, and where in its body they begin."""

    number: int | None
    data: bytes
    offset: int = 0


class Stream:
    """The bytes of several pieces, one behind the other."""

    def __init__(self, pieces: Iterable[Piece]) -> None:
        self.pieces = tuple(pieces)
        self._ends = list(accumulate(len(one.data) for one in self.pieces))
        self.data = b"".join(one.data for one in self.pieces)

    def __len__(self) -> int:
        return len(self.data)

    def place(self, offset: int) -> tuple[int | None, int]:
        """Return the number of the message that holds a byte, and the byte's offset in it; the end is in the last."""
        if not self.pieces:
            return None, offset
        at = min(bisect_right(self._ends, offset), len(self.pieces) - 1)
        piece = self.pieces[at]
        return piece.number, offset - (self._ends[at] - len(piece.data)) + piece.offset
