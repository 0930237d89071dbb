"""Write order interface packets, as clients and kernels do: lengths, offsets and room are worked out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Order = Literal["little", "big"]
LITTLE: Order = "little"
HEADER, SEGMENT, PART = 32, 40, 16


@dataclass(frozen=True)
class Part:
    """A part: `attributes` 1 last packet, 2 next, 4 first; `filler` is the byte behind the body."""

    kind: int
    body: bytes
    args: int = 1
    attributes: int = 0
    filler: int = 0


@dataclass(frozen=True)
class Segment:
    """A segment: `kind` 1 request, 2 reply, and the 27 bytes of its own header."""

    kind: int
    own: bytes
    parts: Sequence[Part] = ()


@dataclass(frozen=True)
class Packet:
    """A packet; `order` gives the swap kind, `size` the room for segments."""

    segments: Sequence[Segment]
    size: int
    order: Order = LITTLE
    code: int = 0
    client: bytes = b"70205XCI"

    def to_bytes(self) -> bytes:
        varpart = bytearray()
        for index, segment in enumerate(self.segments):
            varpart += self._segment(segment, index, len(varpart))
        head = bytes([self.code, 2 if self.order == "little" else 1, 0, 0]) + self.client
        head += number(self.size, 4, self.order) + number(len(varpart), 4, self.order)
        return head + bytes(2) + number(len(self.segments), 2, self.order) + bytes(8) + bytes(varpart)

    def _segment(self, segment: Segment, index: int, start: int) -> bytes:
        parts = bytearray()
        for part in segment.parts:
            parts += self._part(part, start, start + SEGMENT + len(parts))
        head = number(SEGMENT + len(parts), 4, self.order) + number(start, 4, self.order)
        head += number(len(segment.parts), 2, self.order) + number(index + 1, 2, self.order)
        return head + bytes([segment.kind]) + segment.own + bytes(parts)

    def _part(self, part: Part, start: int, place: int) -> bytes:
        head = bytes([part.kind, part.attributes]) + number(part.args, 2, self.order)
        head += number(start, 4, self.order) + number(len(part.body), 4, self.order)
        room = number(self.size - place - PART, 4, self.order)
        return head + room + part.body + bytes([part.filler]) * (-len(part.body) % 8)


def number(value: int, width: int, order: Order = LITTLE) -> bytes:
    """Return a number of the packet."""
    return value.to_bytes(width, order, signed=True)


def request(message_type: int, *parts: Part, flags: str = "000100", options: int = 0, sqlmode: int = 1) -> Segment:
    """Return a command; `flags` are commit, ignore cost, prepare, with info, mass command, parsing again."""
    own = bytes([message_type, sqlmode, 1, *(int(flag) for flag in flags), options])
    return Segment(1, own + bytes(17), parts)


def reply(
    *parts: Part,
    state: str = "00000",
    code: int = 0,
    position: int = 0,
    warnings: bytes = b"\0\0",
    function: int = 0,
    order: Order = LITTLE,
) -> Segment:
    """Return a reply."""
    own = state.encode() + number(code, 2, order) + number(position, 4, order) + warnings + bytes(2)
    return Segment(2, own + number(function, 2, order) + bytes(10), parts)
