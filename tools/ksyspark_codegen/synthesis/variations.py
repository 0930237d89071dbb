"""Make any number of messages out of few: bits that no rule and no expression depends on are drawn anew."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, count

from ksyspark.spec.expressions import names_in
from ksyspark.spec.model import BitsUse, FloatUse, IntegerUse
from ksyspark_codegen.synthesis.hints import Hints
from ksyspark_codegen.synthesis.message.logical import takes_letters
from ksyspark_codegen.synthesis.message.memory import Memory
from ksyspark_codegen.synthesis.message.solved import Leaf, Sample, Solved
from ksyspark_codegen.synthesis.message.text import free_bits
from ksyspark_codegen.synthesis.solver import Solver

# Messages of a batch, solved messages that each batch adds, and how many there are at most.
_BATCH, _MORE, _MOST = 512, 12, 320
# In steps of the solver, a few seconds; in bytes: longer messages would make up most of a file.
_EFFORT, _LONGEST = 100_000, 4096


class Variations:
    """Make variations of solved messages, and of more and more that are solved on the way.

    `effort` is what solving those may cost before the messages at hand must do, in steps of the solver.
    """

    def __init__(self, solver: Solver, solved: Sequence[Solved], seed: int, effort: int = _EFFORT) -> None:
        self._solver = solver
        self._seed = seed
        short = [one for one in solved if len(one.data) <= _LONGEST] or list(solved)
        self._patterns = [pattern_of(one, solver.hints) for one in short]
        self._most = max(_MOST, len(short))
        self._effort = solver.effort + effort

    def batches(self) -> Iterator[list[Sample]]:
        """Yield lists of messages without end. The same seed gives the same messages."""
        chance = random.Random(f"{self._seed} variations")  # noqa: S311 (made again from the same seed)
        for number in count(1):
            patterns = self._patterns_of(number)
            weights = list(accumulate(pattern.weight for pattern in patterns))
            chosen = chance.choices(patterns, cum_weights=weights, k=_BATCH)
            yield [pattern.varied(chance) for pattern in chosen]

    def _patterns_of(self, batch: int) -> Sequence[Pattern]:
        """Return the patterns of a batch: those of the messages at hand, and with each batch some more."""
        wanted = min(len(self._patterns) + _MORE * (batch > 0), self._most)
        while len(self._patterns) < wanted and self._solver.effort < self._effort:
            found = self._solver.one(has_long_texts=len(self._patterns) % 3 > 0)
            if found is not None and len(found.data) <= _LONGEST:
                self._patterns.append(pattern_of(found, self._solver.hints))
        return self._patterns


_MANTISSA = {4: 23, 8: 52}
_ENOUGH = 64


@dataclass(frozen=True, slots=True)
class Pattern:
    """A message and a mask of the bits of it that may be flipped.

    `weight` tells how often it should be varied: seldom where there is little to vary.
    """

    message: Solved
    mask: int
    weight: int

    def varied(self, chance: random.Random) -> Sample:
        """Return the message with the bits of the mask drawn anew."""
        data = self.message.data
        bits = chance.getrandbits(8 * len(data)) & self.mask if data else 0
        return Sample((int.from_bytes(data) ^ bits).to_bytes(len(data)), self.message.params)


def pattern_of(message: Solved, hints: Hints) -> Pattern:
    """Find the bits of a message that may be flipped: those of values without rule that no expression reads.

    Bits that two fields read are left alone, those that no field reads are flipped.
    """
    free, read, twice = Memory(), 0, 0
    size = len(message.data)
    free.reach(size)
    for leaf in message.leaves:
        bits = _bits_of(leaf, size)
        twice |= read & bits
        read |= bits
        if _is_free(leaf, hints):
            _release(free, leaf, message.data)
    unread = int.from_bytes(message.known) ^ (1 << 8 * size) - 1
    mask = int.from_bytes(free.data[:size]) & ~twice | unread
    return Pattern(message, mask, 1 + min(mask.bit_count(), _ENOUGH))


def _bits_of(leaf: Leaf, size: int) -> int:
    place = Memory()
    place.reach(size)
    place.poke(leaf.bit, leaf.width, leaf.order, -1)
    return int.from_bytes(place.data[:size])


def _is_free(leaf: Leaf, hints: Hints) -> bool:
    attribute = leaf.attribute
    until = attribute.repeat.formula if attribute.repeat is not None and attribute.repeat.kind == "until" else None
    named = hints.logical_of(leaf.owner, attribute)
    return not (
        leaf.is_fixed
        or attribute.id in hints.live
        or attribute.contents is not None
        or attribute.valid is not None
        or attribute.enum is not None
        or (named is not None and not takes_letters(named))
        or (until is not None and "_" in names_in(until.tree))
    )


def _release(free: Memory, leaf: Leaf, data: bytes) -> None:
    """Mark the bits of a value that may be flipped."""
    match leaf.attribute.use:
        case IntegerUse() | BitsUse():
            free.poke(leaf.bit, leaf.width, leaf.order, -1)
        case FloatUse(width):
            free.poke(leaf.bit, leaf.width, leaf.order, (1 << _MANTISSA[width]) - 1)
        case _:
            start, end = leaf.bit // 8, (leaf.bit + leaf.width) // 8
            free.write(start, data[start:end].translate(_masks_of(leaf)))


def _masks_of(leaf: Leaf) -> bytes:
    """Return for each byte the bits that may be flipped: no byte becomes one that ends the value."""
    masks = free_bits(leaf.encoding) if leaf.encoding is not None else bytes([7 if leaf.ends else 255]) * 256
    kept = {end & ~7 for end in leaf.ends}
    return bytes(0 if byte & ~7 in kept else mask for byte, mask in enumerate(masks))
