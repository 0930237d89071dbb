"""What a change to a generated module is, and which of many are tried."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Literal

from ksyspark.compiler.plan import Plan

Room = Literal["plans", "parsers", "traced"]
Altered = Plan | str


@dataclass(frozen=True)
class Change:
    """One change to one generated module.

    `kind` says what goes wrong (width, order, sign, ...), `place` where: the line of a program or of a source, or the
    path of a column; `words` what was there and what is now. `altered` makes the changed plan or source, `broken` one
    that cannot work there at all: where even that is not seen, no message comes by. `is_seen` tells whether the change
    can be seen at all, as far as that can be worked out; it is asked of changes that are drawn.
    """

    room: Room
    kind: str
    place: str
    words: str
    altered: Callable[[], Altered]
    broken: Callable[[], Altered]
    is_seen: Callable[[], bool] = lambda: True

    def __str__(self) -> str:
        return f"{self.room} {self.kind} at {self.place}: {self.words}"


def drawn(changes: Iterable[Change], count: int, seed: str) -> list[Change]:
    """Return up to `count` changes of each kind that can be seen, the same ones for the same seed."""
    kinds: dict[str, list[Change]] = {}
    for change in changes:
        kinds.setdefault(change.kind, []).append(change)
    chance = random.Random(seed)
    return [
        change
        for _, listed in sorted(kinds.items())
        for change in sorted(islice(_seen(chance.sample(listed, len(listed))), count), key=listed.index)
    ]


def _seen(changes: Sequence[Change]) -> Iterator[Change]:
    yield from (one for one in changes if one.is_seen())
