"""One row of an annotated dump."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["field", "group", "worked out", "elsewhere", "missing", "unread", "left out"]


@dataclass(frozen=True, slots=True)
class Note:
    """A field, an item of a repeated one, an object with fields below it (`depth` + 1), or bytes that nothing holds.

    Kinds: `field` lies where it stands, `group` has rows of its own, `worked out` has no bytes, `elsewhere` was read at
    a place of its own; `missing` is the field that could not be read, `unread` a run of bytes that no field covers,
    `left out` the middle items of a long list. Offsets count from the start of the message; `start` is None for what
    has no place, `end` where reading stopped inside. `data` are the bytes as text, shortened; `value` and `meaning` are
    texts for people; `problem` says what is wrong at this very row.
    """

    kind: Kind
    depth: int
    path: str
    id: str
    start: int | None
    end: int | None
    data: str
    value: str
    meaning: str = ""
    problem: str = ""
