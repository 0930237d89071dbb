"""Make any number of messages out of few: bits that no rule and no expression depends on are drawn anew."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, count

from ksyspark.spec.expressions import names_in, nodes
from ksyspark.spec.model import Attribute, BitsUse, FloatUse, Formula, IntegerUse
from ksyspark_codegen.synthesis.hints import Hints
from ksyspark_codegen.synthesis.message.logical import takes_letters
from ksyspark_codegen.synthesis.message.memory import Memory
from ksyspark_codegen.synthesis.message.solved import Leaf, Solved
from ksyspark_codegen.synthesis.message.text import free_bits
from ksyspark_codegen.synthesis.solver import Solver

# Messages of a block, solved messages that each block adds, and how many there are at most.
_BLOCK, _MORE, _MOST = 512, 12, 320
# In steps of the solver, a few seconds; in bytes: longer messages would make up most of a file.
_EFFORT, _LONGEST = 100_000, 4096

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
            found = self._solver.one(has_long_texts=len(self._patterns) % 3 > 0)
            if found is not None and len(found.data) <= _LONGEST:
                self._patterns.append(pattern_of(found, self._solver.hints))
        return self._patterns[:wanted]


def _block(patterns: Sequence[Pattern], fronts: Sequence[bytes], chance: random.Random) -> Block:
    pairs = list(zip(fronts, patterns, strict=True))
    base = b"".join([part for front, pattern in pairs for part in (front, pattern.message.data)])
    mask = b"".join([part for front, pattern in pairs for part in (bytes(len(front)), pattern.mask)])
    ends = list(accumulate([len(front) + len(pattern.mask) for front, pattern in pairs]))
    return Block(flipped(base, mask, chance), patterns, ends)


_MANTISSA = {4: 23, 8: 52}
_ENOUGH = 64


@dataclass(frozen=True, slots=True)
class Pattern:
    """A message and a mask of the bits of it that may be flipped.

    `weight` tells how often it should be varied: seldom where there is little to vary.
    """

    message: Solved
    mask: bytes
    weight: int


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
    mask = int.from_bytes(free.data[:size]) & ~twice
    unread = int.from_bytes(message.known) ^ (1 << 8 * size) - 1
    mask |= unread
    return Pattern(message, mask.to_bytes(size), 1 + min(mask.bit_count(), _ENOUGH))


def flipped(base: bytes, mask: bytes, chance: random.Random) -> bytes:
    """Return bytes with the bits of a mask drawn anew."""
    if not base:
        return base
    bits = chance.getrandbits(8 * len(base)) & int.from_bytes(mask)
    return (int.from_bytes(base) ^ bits).to_bytes(len(base))


def _bits_of(leaf: Leaf, size: int) -> int:
    place = Memory()
    place.reach(size)
    place.poke(leaf.bit, leaf.width, leaf.order, -1)
    return int.from_bytes(place.data[:size])


def _is_free(leaf: Leaf, hints: Hints) -> bool:
    attribute = leaf.attribute
    repeat = attribute.repeat
    ends_repeat = repeat is not None and repeat.kind == "until" and repeat.formula is not None
    return not (
        leaf.is_fixed
        or not _takes_letters(leaf, hints)
        or attribute.id in hints.live
        or attribute.contents is not None
        or (attribute.valid is not None and _range_of(attribute) is None)
        or attribute.enum is not None
        or (ends_repeat and repeat is not None and repeat.formula is not None and "_" in names_in(repeat.formula.tree))
    )


def _takes_letters(leaf: Leaf, hints: Hints) -> bool:
    named = hints.logical_of(leaf.owner, leaf.attribute)
    return named is None or takes_letters(named)


def _range_of(attribute: Attribute) -> tuple[int | None, int | None] | None:
    """Return the bounds of a field whose only rules are a smallest and a largest number, else None."""
    formulas = attribute.valid.formulas if attribute.valid else {}
    if not formulas or not formulas.keys() <= {"min", "max"} or not isinstance(attribute.use, IntegerUse | BitsUse):
        return None
    low, high = (_number(formulas[key]) if key in formulas else None for key in ("min", "max"))
    return None if (low is None and "min" in formulas) or (high is None and "max" in formulas) else (low, high)


def _number(formula: Formula) -> int | None:
    tree = formula.tree
    if isinstance(tree, nodes.Unary) and tree.operator == "-" and isinstance(tree.operand, nodes.IntLiteral):
        return -tree.operand.value
    return tree.value if isinstance(tree, nodes.IntLiteral) else None


def _mask_within(value: int, width: int, bounds: tuple[int | None, int | None]) -> int:
    """Return the low bits of a number that may be flipped without leaving its bounds."""
    mask = 0
    for bits in range(1, width):
        wider = (1 << bits) - 1
        low, high = value & ~wider, value | wider
        if (bounds[0] is not None and low < bounds[0]) or (bounds[1] is not None and high > bounds[1]):
            break
        mask = wider
    return mask


def _release(free: Memory, leaf: Leaf, data: bytes) -> None:
    """Mark the bits of a value that may be flipped."""
    match leaf.attribute.use:
        case IntegerUse() | BitsUse() as use if (bounds := _range_of(leaf.attribute)) is not None:
            written = Memory()
            written.write(0, data)
            raw = written.peek(leaf.bit, leaf.width, leaf.order)[1]
            is_negative = isinstance(use, IntegerUse) and use.is_signed and raw >> leaf.width - 1
            value = raw - (1 << leaf.width) if is_negative else raw
            free.poke(leaf.bit, leaf.width, leaf.order, _mask_within(value, leaf.width, bounds))
        case IntegerUse() | BitsUse():
            free.poke(leaf.bit, leaf.width, leaf.order, -1)
        case FloatUse(width):
            free.poke(leaf.bit, leaf.width, leaf.order, (1 << _MANTISSA[width]) - 1)
        case _:
            start, end = leaf.bit // 8, (leaf.bit + leaf.width) // 8
            free.write(start, _free_bytes(leaf, data[start:end]))


def _free_bytes(leaf: Leaf, data: bytes) -> bytes:
    ends = leaf.ends
    if leaf.encoding is None:
        masks = bytes(0 if ends else 255 for _ in range(256))
        if ends:
            masks = bytes(0 if any(byte & ~7 == end & ~7 for end in ends) else 7 for byte in range(256))
    else:
        masks = bytes(
            0 if any(byte & ~7 == end & ~7 for end in ends) else mask
            for byte, mask in enumerate(free_bits(leaf.encoding))
        )
    return data.translate(masks)
