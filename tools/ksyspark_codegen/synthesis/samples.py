"""Messages of a specification in any number: those that together show every point, then variations of them."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain
from pathlib import Path

from ksyspark.errors import KsysparkError
from ksyspark.spec.load import load_specification
from ksyspark.spec.model import UserTypeUse
from ksyspark_codegen.synthesis.editing import Base, with_checksums
from ksyspark_codegen.synthesis.encoding import encode_text
from ksyspark_codegen.synthesis.growth import Growth, Seeds, grow
from ksyspark_codegen.synthesis.verifier import Sample, Site

# Messages of a batch, other messages that each batch adds, and how many there are at most.
_BATCH, _MORE, _MOST = 128, 12, 320
# In steps of reading, a second; in bytes: longer messages would make up most of a file.
_EFFORT_OF_VARIATIONS, _LONGEST = 200_000, 4096
# Tries, fields that are changed at once, and what a message counts at most.
_TRIED, _CHANGED, _ENOUGH = 8, 4, 400
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"


class Variations:
    """Make variations of messages that were grown, and of more and more others: other numbers and letters in fields.

    `effort` is what making the others may cost before the messages at hand must do, in steps of reading.
    """

    def __init__(self, growth: Growth, seed: int, effort: int = _EFFORT_OF_VARIATIONS) -> None:
        self._growth = growth
        self._chance = random.Random(f"{seed} variations")  # noqa: S311 (made again from the same seed)
        self._others = growth.others()
        bases = [grown.base for grown in growth.messages]
        self._bases = [base for base in bases if len(base.sample.data) <= _LONGEST] or bases
        self._ends: dict[int, int] = {}
        self._most = max(_MOST, len(self._bases))
        self._effort = growth.rewriter.effort + effort

    def batches(self) -> Iterator[list[Sample]]:
        """Yield lists of messages without end. The same seed gives the same messages."""
        while True:
            self._add()
            # What hardly can vary is seldom varied.
            weights = list(accumulate(min(1 + len(_changeable(base)) ** 2, _ENOUGH) for base in self._bases))
            yield [self._varied(weights) for _ in range(_BATCH)]

    def _add(self) -> None:
        most = min(len(self._bases) + _MORE, self._most)
        while len(self._bases) < most and self._growth.rewriter.effort < self._effort:
            other = next(self._others)
            self._bases.append(Base(other, self._growth.verifier.read(other.data, other.params).sites))

    def _varied(self, weights: list[int]) -> Sample:
        """Return a message that obeys, with other values in some fields where it obeys with them."""
        number = self._chance.choices(range(len(weights)), cum_weights=weights)[0]
        base = self._bases[number]
        if number not in self._ends:
            self._ends[number] = self._growth.verifier.read(base.sample.data, base.sample.params).end
        for _ in range(_TRIED):
            changed = self._changed(base, self._chance.randint(1, _CHANGED))
            sample, verdict = with_checksums(self._growth.verifier, changed)
            # Bytes that were read are read again: none are left over.
            if (verdict.found, verdict.end) == (None, self._ends[number]) and sample.data != base.sample.data:
                self._bases[number] = Base(sample, verdict.sites)
                return sample
        return base.sample

    def _changed(self, base: Base, fields: int) -> Sample:
        chance, sample = self._chance, base.sample
        sites = _changeable(base)
        for site in chance.sample(sites, min(fields, len(sites))):
            if site.is_number:
                sample = Base(sample, base.sites).with_bits(site, chance.getrandbits(site.width))
            else:
                letters = encode_text(chance.choice(_LETTERS), site.encoding) or b"x"
                at = chance.randrange(0, site.width // 8, len(letters))
                sample = Base(sample, base.sites).with_bytes(site.start + at, letters)
        return sample


def _changeable(base: Base) -> list[Site]:
    sites = (site for site in base.sites if site.attribute.contents is None and site.attribute.valid is None)
    return [site for site in sites if site.width and not isinstance(site.use, UserTypeUse)]


class CannotMake(KsysparkError):
    """No message of a specification can be made; the text names the expression that defeats it."""


@dataclass(frozen=True, slots=True)
class Samples:
    """The messages of one specification: first those that show all there is, then variations of them without end.

    The same seed gives the same messages.
    """

    growth: Growth
    variations: Variations

    def batches(self, count: int) -> Iterator[list[Sample]]:
        """Yield so many messages in lists: those that show all there is, then variations."""
        first = [grown.sample for grown in self.growth.messages]
        for batch in chain([first], self.variations.batches()):
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
        raise CannotMake(f"no message of {path.stem} can be made: {growth.rewriter.last}")
    return Samples(growth, Variations(growth, seed))
