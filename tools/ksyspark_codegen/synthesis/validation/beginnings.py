"""Every beginning of a few messages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ksyspark_codegen.synthesis.breaking import truncations
from ksyspark_codegen.synthesis.judging import Judge
from ksyspark_codegen.synthesis.solved import Solved

_MESSAGES = 4
_LONGEST = 400


@dataclass(frozen=True, slots=True)
class Beginning:
    """The first bytes of a message, all but one at most.

    `field` and `offset` are what decoders must report, `field` None where the beginning obeys. `is_end` tells that the
    field lacks bytes, and does not fail for another reason.
    """

    data: bytes
    params: Mapping[str, object]
    field: str | None
    offset: int
    is_end: bool


def beginnings(judge: Judge, messages: Sequence[Solved]) -> Iterator[Beginning]:
    """Yield the beginnings of those few messages that are not too long and show most."""
    short = [one for one in messages if 0 < len(one.data) <= _LONGEST] or sorted(
        messages, key=lambda one: len(one.data)
    )
    for one in _showing_most(short):
        data = one.data[: _LONGEST + 1]
        for cut in truncations(judge, data, one.params):
            yield Beginning(data[: cut.length], one.params, cut.field, cut.offset, cut.is_end)


def _showing_most(messages: Sequence[Solved]) -> Iterator[Solved]:
    """Yield the messages that together show most, one after the other."""
    shown, left = frozenset[object](), list(messages)
    for _ in range(_MESSAGES):
        if left:
            best = max(left, key=lambda one: (len(one.points - shown), -len(one.data)))
            left.remove(best)
            shown |= best.points
            yield best
