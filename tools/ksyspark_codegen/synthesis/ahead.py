"""Instances that are read before the fields at their place: what they see there is what those fields become.

Bytes that somebody looks at ahead are as the fields at that place were in the reading before. Where there was none, or
where another value is asked for, they are made up; the fields may still choose others, and then the message is read
again. What was asked for has told the structure by then and is forgotten.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ksyspark.spec.model import Endian
from ksyspark_codegen.synthesis.choices import Choices
from ksyspark_codegen.synthesis.memory import Memory, Window
from ksyspark_codegen.synthesis.parts import Key, Part

if TYPE_CHECKING:
    from ksyspark_codegen.synthesis.reading import Reading


class Seen(Memory):
    """The bytes that somebody sees who looks ahead; `touched` are those that he read, `asked` those that he wished."""

    def __init__(self, memory: Memory) -> None:
        super().__init__()
        self.data, self.known = bytearray(memory.data), bytearray(memory.known)
        self.ahead, self.wished = bytearray(memory.ahead), bytearray(memory.wished)
        self.touched = Memory()
        self.asked = Memory()

    def poke(self, bit: int, width: int, order: Endian, value: int) -> None:
        super().poke(bit, width, order, value)
        self.touched.poke(bit, width, order, value)

    def write(self, start: int, data: bytes) -> None:
        super().write(start, data)
        self.touched.write(start, data)


@dataclass(slots=True, eq=False)
class Look:
    """One look ahead at an instance from a place on: what was seen, and whether streams ended.

    `ends` are streams, places and answers. `shift` is how much further on the place lies than in the reading before,
    None where nobody looked there then. What `is_made_up` has sizes that its bytes do not tell.
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
    """What one reading leaves for looks ahead in the next: its bytes, where it looked, where its streams ended.

    `is_whole` tells that the message was read to its end.
    """

    memory: Memory = field(default_factory=Memory)
    starts: dict[Key, int] = field(default_factory=dict)
    ends: dict[Key, int] = field(default_factory=dict)
    is_whole: bool = False


def left_by(reading: Reading) -> Before:
    """Return what a reading leaves for the next."""
    windows = (part.window for part in reading.parts)
    ends = {one.key: one.base + one.limit for one in windows if one.limit is not None}
    return Before(
        reading.memory,
        {look.key: look.start for look in reading.looks},
        ends,
        reading.parts[0].window.limit is not None,
    )


@contextmanager
def looking(reading: Reading, part: Part, key: Key) -> Iterator[None]:
    """Read an instance ahead of the fields at its place: they may become others than it sees."""
    window, memory, number = part.window, part.window.memory, len(reading.parts)
    look = reading.look = _begun(reading.before, window, key)
    end, least, window.memory = window.end, window.least, look.seen
    try:
        yield
    finally:
        window.memory, reading.look = memory, None
        reading.looks.append(look)
        for one in reading.parts[number:]:
            if one.window.memory is look.seen:
                one.window.memory = memory
        seen = look.seen
        memory.look(bytes(seen.touched.data), bytes(seen.touched.known), bytes(seen.asked.known))
        known = end_before(reading.before, look, window)
        if not any(seen.asked.known) and (known is None or window.end <= known):
            # As many bytes as are seen will be there anyway, or another reading tells.
            window.end, window.least = end, least


def end_before(before: Before, look: Look | None, window: Window) -> int | None:
    """Return the size that a stream had in the reading before, for somebody who looks ahead; None if nobody knows."""
    if look is None or look.shift is None or window.key not in before.ends:
        return None
    return before.ends[window.key] + look.shift - window.base


def forget_wishes(reading: Reading, choices: Choices) -> bool:
    """Forget what was asked for of instances that have seen other bytes than are there now; tell whether any have."""
    wrong = [look.key for look in reading.looks if not look.agrees(reading.memory)]
    for key in wrong:
        for one in [one for one in (*choices.settled, *choices.drawn) if one[: len(key)] == key]:
            choices.settled.pop(one, None)
            choices.owners.pop(one, None)
            choices.drawn.pop(one, None)
            choices.pinned.discard(one)
    return bool(wrong)


def _begun(before: Before, window: Window, key: Key) -> Look:
    """Begin a look ahead: what the fields there were before comes first, but for what this reading knows."""
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
