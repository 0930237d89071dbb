"""Messages of a specification in any number: those that together show every point, then variations of them."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain, count
from pathlib import Path

from ksyspark.errors import KsysparkError
from ksyspark.spec.expressions import names_in
from ksyspark.spec.load import load_specification
from ksyspark.spec.model import Attribute, BitsUse, FloatUse, IntegerUse, StringUse, UserTypeUse
from ksyspark_codegen.synthesis.editing import Base, attribute_of
from ksyspark_codegen.synthesis.encoding import free_bits, takes_letters, with_bits
from ksyspark_codegen.synthesis.growth import Growth, Seeds, grow
from ksyspark_codegen.synthesis.hints import Hints
from ksyspark_codegen.synthesis.verifier import Sample, Site, around

# Messages of a batch, other messages that each batch adds, and how many there are at most.
_BATCH, _MORE, _MOST = 512, 12, 320
# In steps of reading, a second; in bytes: longer messages would make up most of a file.
_EFFORT_OF_VARIATIONS, _LONGEST = 200_000, 4096
# Variations that must obey before more of a message are made.
_TRIED = 3


class Variations:
    """Make variations of messages that were grown, and of more and more others.

    `effort` is what making those may cost before the messages at hand must do, in steps of reading.
    """

    def __init__(self, growth: Growth, seed: int, effort: int = _EFFORT_OF_VARIATIONS) -> None:
        self._growth = growth
        self._seed = seed
        self._others = growth.others()
        bases = [grown.base for grown in growth.messages]
        short = [base for base in bases if len(base.sample.data) <= _LONGEST] or bases
        self._patterns = [self._pattern(base) for base in short]
        self._most = max(_MOST, len(short))
        self._effort = growth.repairer.effort + effort

    def batches(self) -> Iterator[list[Sample]]:
        """Yield lists of messages without end. The same seed gives the same messages."""
        chance = random.Random(f"{self._seed} variations")  # noqa: S311 (made again from the same seed)
        for number in count(1):
            self._add(number)
            weights = list(accumulate(pattern.weight for pattern in self._patterns))
            chosen = chance.choices(self._patterns, cum_weights=weights, k=_BATCH)
            yield [pattern.varied(chance) for pattern in chosen]

    def _add(self, batch: int) -> None:
        most = min(len(self._patterns) + _MORE * (batch > 0), self._most)
        while len(self._patterns) < most and self._growth.repairer.effort < self._effort:
            other = next(self._others)
            if other is not None:
                self._patterns.append(self._pattern(Base(other, self._growth.repairer.read(other).sites)))

    def _pattern(self, base: Base) -> "Pattern":
        """Return the pattern of a message, whose variations obey as far as some are tried."""
        pattern = pattern_of(base, self._growth.hints)
        chance = random.Random(0)  # noqa: S311 (made again from the same seed)
        varied = (pattern.varied(chance) for _ in range(_TRIED))
        obey = all(self._growth.repairer.read(sample).found is None for sample in varied)
        return pattern if obey else Pattern(base.sample, 0, 1)


_MANTISSA = {4: 23, 8: 52}
_ENOUGH = 64


@dataclass(frozen=True, slots=True)
class Pattern:
    """A message and a mask of the bits of it that may be flipped.

    `weight` tells how often it should be varied: seldom where there is little to vary.
    """

    sample: Sample
    mask: int
    weight: int

    def varied(self, chance: random.Random) -> Sample:
        """Return the message with the bits of the mask drawn anew."""
        data = self.sample.data
        bits = chance.getrandbits(8 * len(data)) & self.mask if data else 0
        return Sample((int.from_bytes(data) ^ bits).to_bytes(len(data)), self.sample.params)


def pattern_of(base: Base, hints: Hints) -> Pattern:
    """Find the bits of a message that may be flipped: those of values without rule that no expression reads.

    Bits that two fields read are left alone, those that no field reads are flipped.
    """
    size = len(base.sample.data)
    free, read, twice = bytes(size), 0, 0
    for site in base.sites:
        if site.width and not isinstance(site.use, UserTypeUse):
            bits = int.from_bytes(_ones(bytes(size), site, site.width))
            twice |= read & bits
            read |= bits
            if _is_free(site, hints):
                free = _released(free, site, base.sample.data)
    unread = read ^ (1 << 8 * size) - 1
    mask = int.from_bytes(free) & ~twice | unread
    return Pattern(base.sample, mask, 1 + min(mask.bit_count(), _ENOUGH))


def _ones(data: bytes, site: Site, width: int) -> bytes:
    """Return bytes with the low bits of a value set."""
    order = site.shape.order if site.is_number else "be"
    return with_bits(data, site.bit, site.width, order, (1 << width) - 1)


def _is_free(site: Site, hints: Hints) -> bool:
    attribute = site.attribute
    until = attribute.repeat.formula if attribute.repeat is not None and attribute.repeat.kind == "until" else None
    named = hints.logical_of(site.holder.type.spec, attribute)
    return not (
        attribute.id in hints.live
        or attribute.contents is not None
        or attribute.process is not None
        or attribute.valid is not None
        or attribute.enum is not None
        or (named is not None and not takes_letters(named))
        or (until is not None and "_" in names_in(until.tree))
        or any(map(_is_delimited, _fields_around(site)))
    )


def _fields_around(site: Site) -> Iterator[Attribute]:
    """Yield the fields that hold the object of a value, and those around it."""
    for content in around(site.holder):
        if content.holder is not None:
            yield attribute_of(content.holder, content.name)


def _is_delimited(attribute: Attribute) -> bool:
    """Tell whether another byte could end the stream of a field, or make other bytes of it."""
    return attribute.delimiter.terminator is not None or attribute.process is not None


def _released(free: bytes, site: Site, data: bytes) -> bytes:
    """Return a mask with the bits of a value that may be flipped."""
    match site.use:
        case IntegerUse() | BitsUse():
            return _ones(free, site, site.width)
        case FloatUse(width):
            return _ones(free, site, _MANTISSA[width])
    return free[: site.start] + data[site.start : site.end].translate(_masks_of(site)) + free[site.end :]


def _masks_of(site: Site) -> bytes:
    """Return for each byte the bits that may be flipped: no byte becomes one that ends the value."""
    delimiter, use = site.attribute.delimiter, site.use
    ends = {*(delimiter.terminator or b""), *([delimiter.pad_right] if delimiter.pad_right is not None else [])}
    if isinstance(use, StringUse) and use.is_zero_terminated:
        ends.add(0)
    masks = free_bits(site.encoding) if isinstance(use, StringUse) else bytes([7 if ends else 255]) * 256
    kept = {end & ~7 for end in ends}
    return bytes(0 if byte & ~7 in kept else mask for byte, mask in enumerate(masks))


class CannotMake(KsysparkError):
    """No message of a specification can be made; the text names the expression that defeats it."""


@dataclass(frozen=True, slots=True)
class Samples:
    """The messages of one specification: first those that show all there is, then variations of them without end.

    The same seed gives the same messages.
    """

    growth: Growth
    variations: Variations

    def first(self, count: int) -> list[Sample]:
        """Return so many of the messages that show all there is, or all of them."""
        return [grown.sample for grown in self.growth.messages[:count]]

    def batches(self, count: int) -> Iterator[list[Sample]]:
        """Yield so many messages in lists: those that show all there is, then variations."""
        for batch in chain([self.first(count)], self.variations.batches()):
            yield batch[:count]
            count -= len(batch)
            if count <= 0:
                return

    def report(self, count: int) -> str:
        """Return what so many messages show of all there is, and why the rest is not shown."""
        shown = {mark for grown in self.growth.messages[:count] for mark in grown.points}
        points = self.growth.points
        lines = [f"{len(shown)} of {len(points)} cases, conditions, counts and labels are shown"]
        late = (point for mark, point in points.items() if mark in self.growth.covered and mark not in shown)
        lines += [f"not among the first {count} messages: {point}" for point in late]
        missing = (point for mark, point in points.items() if mark not in self.growth.covered)
        lines += [f"not shown: {point}: {self.growth.why_missing(point)}" for point in missing]
        return "\n".join(lines)


def make_samples(
    path: Path,
    seed: int = 0,
    params: Mapping[str, object] | None = None,
    import_paths: Sequence[str] = (),
    seeds: Seeds | None = None,
) -> Samples:
    """Prepare messages of a specification. `params` are parameters of the top type that are given; others are chosen.

    Absolute imports are looked up in the folders `import_paths`. Messages are grown from `seeds` where there are some.

    Raises SpecError for a specification with mistakes, CannotMake where no message can be made.
    """
    typer, spec = load_specification(path, import_paths)
    growth = grow(typer.library, spec, seed, params or {}, seeds)
    if not growth.messages:
        raise CannotMake(f"no message of {path.stem} can be made: {growth.repairer.last}")
    return Samples(growth, Variations(growth, seed))
