"""Variations without end, a block of messages at a time: a growing number of solved messages, each turned anew."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, count

from ksyspark_codegen.synthesis.solved import Solved
from ksyspark_codegen.synthesis.solver import Solver
from ksyspark_codegen.synthesis.vary import Pattern, pattern_of, turned

_BLOCK = 512
_MORE = 12
_MOST = 320
_EFFORT = 100_000
_LONGEST = 4096

Front = Callable[[bytes], bytes]
"""What a framing puts in front of a message."""


@dataclass(frozen=True, slots=True)
class Block:
    """Messages as they stand in a file, each behind its front, up to its end; and the patterns that they follow."""

    data: bytes
    patterns: Sequence[Pattern]
    ends: Sequence[int]

    def messages(self) -> list[bytes]:
        """Return the messages alone."""
        sized = zip(self.ends, self.patterns, strict=True)
        return [self.data[end - len(pattern.mask) : end] for end, pattern in sized]


class Variations:
    """Make variations of solved messages, and of more and more that are solved on the way.

    `effort` is what solving those may cost before the messages at hand must do, in steps of the solver.
    """

    def __init__(self, solver: Solver, solved: Sequence[Solved], seed: int, effort: int = _EFFORT) -> None:
        self._solver = solver
        self._seed = seed
        short = [one for one in solved if len(one.data) <= _LONGEST]
        self._solved = short or list(solved)
        self._patterns: list[Pattern] = []
        self._effort = solver.effort + effort

    def blocks(self, front: Front) -> Iterator[Block]:
        """Yield blocks of messages without end. The same seed gives the same messages behind the same fronts."""
        chance = random.Random(f"{self._seed} variations")  # noqa: S311 (made again from the same seed)
        fronts: list[bytes] = []
        for number in count(1):
            patterns = self._patterns_of(number)
            fronts += [front(pattern.message.data) for pattern in patterns[len(fronts) :]]
            weights = [pattern.weight for pattern in patterns]
            chosen = chance.choices(range(len(patterns)), weights, k=_BLOCK)
            yield _block([patterns[one] for one in chosen], [fronts[one] for one in chosen], chance)

    def _patterns_of(self, block: int) -> Sequence[Pattern]:
        """Return the patterns of a block: those of the messages at hand, and with each block some more."""
        if not self._patterns:
            self._patterns += [pattern_of(one, self._solver.hints) for one in self._solved]
        wanted = min(len(self._solved) + _MORE * block, max(_MOST, len(self._solved)))
        while len(self._patterns) < wanted and self._solver.effort < self._effort:
            found = self._solver.one(is_generous=len(self._patterns) % 3 > 0)
            if found is not None and len(found.data) <= _LONGEST:
                self._patterns.append(pattern_of(found, self._solver.hints))
        return self._patterns[:wanted]


def _block(patterns: Sequence[Pattern], fronts: Sequence[bytes], chance: random.Random) -> Block:
    pairs = list(zip(fronts, patterns, strict=True))
    base = b"".join([part for front, pattern in pairs for part in (front, pattern.message.data)])
    mask = b"".join([part for front, pattern in pairs for part in (bytes(len(front)), pattern.mask)])
    ends = list(accumulate([len(front) + len(pattern.mask) for front, pattern in pairs]))
    return Block(turned(base, mask, chance), patterns, ends)
