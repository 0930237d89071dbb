"""One line of an annotated dump."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Note:
    """A field, an item of a repeated one, or an object with fields below it (`depth` + 1).

    Offsets count from the start of the message; `start` is None for what is worked out, `end` where reading stopped
    inside. `data` are the bytes as hexadecimal text (the first 16; `**` for hidden ones), empty for what has parts of
    its own. `value` and `meaning` are texts for people: the label of a code, then the specification's words.
    """

    depth: int
    path: str
    id: str
    start: int | None
    end: int | None
    data: str
    value: str
    meaning: str
