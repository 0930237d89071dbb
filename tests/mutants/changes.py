"""What a change to a generated module is, and which of many are tried."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal

from ksyspark.machine.plan import Plan

Room = Literal["plans", "parsers", "traced"]
Altered = Plan | str


@dataclass(frozen=True)
class Change:
    """One change to one generated module.

    `kind` says what goes wrong (width, order, sign, ...), `place` where: the line of a program or of a source, or the
    path of a column; `words` what was there and what is now. `altered` makes the changed plan or source, `broken` one
    that cannot work there at all: where even that is not seen, no message comes by.
    """

    room: Room
    kind: str
    place: str
    words: str
    altered: Callable[[], Altered]
    broken: Callable[[], Altered]

    def __str__(self) -> str:
        return f"{self.room} {self.kind} at {self.place}: {self.words}"


def drawn(changes: Iterable[Change], count: int, seed: str) -> list[Change]:
    """Return up to `count` changes of each kind, the same ones for the same seed."""
    kinds: dict[str, list[Change]] = {}
    for change in changes:
        kinds.setdefault(change.kind, []).append(change)
    chance = random.Random(seed)
    return [
        change
        for _, listed in sorted(kinds.items())
        for change in sorted(chance.sample(listed, min(count, len(listed))), key=listed.index)
    ]
