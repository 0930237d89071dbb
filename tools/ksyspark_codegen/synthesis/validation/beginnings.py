"""Every beginning of a few messages, and what it lacks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ksyspark_codegen.synthesis.message.solved import Solved
from ksyspark_codegen.synthesis.verifier import Verifier

_MESSAGES = 4
# In bytes: each beginning of a message is read, so the work grows with the square of its length.
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


def beginnings(verifier: Verifier, messages: Sequence[Solved]) -> Iterator[Beginning]:
    """Yield the beginnings of those few messages that are not too long and show most."""
    short = [one for one in messages if 0 < len(one.data) <= _LONGEST] or sorted(
        messages, key=lambda one: len(one.data)
    )
    for one in _showing_most(short):
        yield from truncations(verifier, one.data[: _LONGEST + 1], one.params)


def _showing_most(messages: Sequence[Solved]) -> Iterator[Solved]:
    """Yield the messages that together show most, one after the other."""
    covered, left = frozenset[object](), list(messages)
    for _ in range(_MESSAGES):
        if left:
            best = max(left, key=lambda one: (len(one.points - covered), -len(one.data)))
            left.remove(best)
            covered |= best.points
            yield best


def truncations(verifier: Verifier, data: bytes, params: Mapping[str, object]) -> Iterator[Beginning]:
    """Yield what every beginning of a message lacks, the shortest first; those that decoders may see otherwise not."""
    for length in range(len(data)):
        fault = verifier.read(data[:length], params).fault
        if fault is None:
            yield Beginning(data[:length], params, None, 0, False)
        elif fault.is_sure:
            is_end = fault.kind in ("end", "terminator")
            yield Beginning(data[:length], params, fault.field, fault.offset, is_end)
