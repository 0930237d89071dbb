"""Look-ahead: instances that are read before the fields at their place.

A look-ahead sees the bytes that those fields had in the reading before. Where there was none, or where a constraint
needs another value, bytes are made up; the fields may still choose others, and then the message is read again. The
assignments of the look-ahead have shaped the structure by then and are discarded.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ksyspark.spec.model import Endian
from ksyspark_codegen.synthesis.message.memory import Memory, Window
from ksyspark_codegen.synthesis.message.parts import Key


class Seen(Memory):
    """The bytes that a look-ahead sees; `touched` are those that were read, `required` those of constraints."""

    def __init__(self, memory: Memory) -> None:
        super().__init__()
        self.data, self.known = bytearray(memory.data), bytearray(memory.known)
        self.looked_at, self.requested = bytearray(memory.looked_at), bytearray(memory.requested)
        self.touched = Memory()
        self.required = Memory()

    def poke(self, bit: int, width: int, order: Endian, value: int) -> None:
        super().poke(bit, width, order, value)
        self.touched.poke(bit, width, order, value)

    def write(self, start: int, data: bytes) -> None:
        super().write(start, data)
        self.touched.write(start, data)


@dataclass(slots=True, eq=False)
class Look:
    """One look-ahead at an instance from a place on: what was seen, and whether streams ended.

    `ends` holds streams, places, and whether the stream ended there. `shift` is the distance from the place where the
    reading before looked ahead, None where it did not. With `is_made_up`, sizes are assumed, not read from the bytes.
    """

    key: Key
    start: int
    window: Window
    seen: Seen
    shift: int | None
    ends: list[tuple[Window, int, bool]] = field(default_factory=list)
    is_made_up: bool = False

    def agrees(self, memory: Memory) -> bool:
        """Tell whether what was seen is what is there now."""
        size = len(self.seen.touched.data)
        mask = int.from_bytes(self.seen.touched.known)
        seen, now = (int.from_bytes(one[:size].ljust(size, b"\0")) for one in (self.seen.touched.data, memory.data))
        is_inside = self.window.limit is not None and size <= self.window.base + self.window.limit
        is_ended = all((window.limit == at) == answer for window, at, answer in self.ends)
        return not self.is_made_up and is_inside and is_ended and not (seen ^ now) & mask


@dataclass(slots=True, eq=False)
class Before:
    """What one reading leaves for look-aheads in the next: its bytes, where it looked, where its streams ended.

    `is_whole` tells that the message was read to its end.
    """

    memory: Memory = field(default_factory=Memory)
    starts: dict[Key, int] = field(default_factory=dict)
    ends: dict[Key, int] = field(default_factory=dict)
    is_whole: bool = False


def end_before(before: Before, look: Look | None, window: Window) -> int | None:
    """Return the size that a stream had in the reading before, for a look-ahead; None where it is unknown."""
    if look is None or look.shift is None or window.key not in before.ends:
        return None
    return before.ends[window.key] + look.shift - window.base


def begin_look(before: Before, window: Window, key: Key) -> Look:
    """Begin a look-ahead: it sees the bytes of the reading before, under those that this reading has chosen already."""
    start, old = window.base + window.pos, before.starts.get(key)
    look = Look(key, start, window, Seen(window.memory), None if old is None else start - old)
    last = before.memory
    if old is not None and len(last.data) > old:
        size = len(last.data) - old
        look.seen.reach(start + size)
        firm = int.from_bytes(look.seen.chosen(start, start + size, "firm"))
        mask = (int.from_bytes(last.known[old:]) & ~firm).to_bytes(size)
        look.seen.look(bytes(start) + last.data[old:], bytes(start) + mask, b"")
    return look
