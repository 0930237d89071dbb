"""Messages of a specification: those that show every point, variations of them, all that a format is validated with."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain, islice
from pathlib import Path

from ksyspark.errors import KsysparkError
from ksyspark.spec.load import load_specification
from ksyspark.spec.model import BitsUse, IntegerUse, UserTypeUse
from ksyspark_codegen.synthesis import breaking
from ksyspark_codegen.synthesis.editing import Base, with_checksums
from ksyspark_codegen.synthesis.encoding import encode_text
from ksyspark_codegen.synthesis.growth import Grown, Growth, Seeds, grow
from ksyspark_codegen.synthesis.mutation import Bases, Mutated, bases_of, mutated, outcome_of
from ksyspark_codegen.synthesis.verifier import Sample, Site, Verifier, distinct

# Messages of a batch, other messages that each batch adds, and how many there are at most.
_BATCH, _MORE, _MOST = 128, 12, 320
# In steps of reading, a second; in bytes: longer messages would make up most of a file.
_EFFORT_OF_VARIATIONS, _LONGEST = 200_000, 4096
# Tries, fields that are changed at once, and what a message counts at most.
_TRIED, _CHANGED, _ENOUGH = 8, 4, 400
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"


class Samples:
    """The messages of one specification: first those that were grown, then variations of them without end.

    Variations have other numbers and letters in fields, of more and more others, too: `effort` is what making these may
    cost before the messages at hand must do, in steps of reading. The same seed gives the same messages.
    """

    def __init__(self, growth: Growth, seed: int, effort: int = _EFFORT_OF_VARIATIONS) -> None:
        self.growth = growth
        self._chance = random.Random(f"{seed} variations")  # noqa: S311 (made again from the same seed)
        self._others = growth.others()
        bases = [grown.base for grown in growth.messages]
        self._bases = [base for base in bases if len(base.sample.data) <= _LONGEST] or bases
        self._ends: dict[int, int] = {}
        self._most = max(_MOST, len(self._bases))
        self._effort = growth.rewriter.effort + effort

    def batches(self, count: int) -> Iterator[list[Sample]]:
        """Yield so many messages in lists: those that show all there is, then variations."""
        first = [grown.sample for grown in self.growth.messages]
        for batch in chain([first], self.variations()):
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

    def variations(self) -> Iterator[list[Sample]]:
        """Yield lists of variations without end."""
        while True:
            self._add()
            # What hardly can vary is seldom varied.
            weights = list(accumulate(min(1 + len(_changeable(base)) ** 2, _ENOUGH) for base in self._bases))
            yield [self._varied(weights) for _ in range(_BATCH)]

    def _add(self) -> None:
        most = min(len(self._bases) + _MORE, self._most)
        while len(self._bases) < most and self.growth.rewriter.effort < self._effort:
            other = next(self._others)
            self._bases.append(Base(other, self.growth.verifier.read(other.data, other.params).sites))

    def _varied(self, weights: list[int]) -> Sample:
        """Return a message that obeys, with other values in some fields where it obeys with them."""
        number = self._chance.choices(range(len(weights)), cum_weights=weights)[0]
        base = self._bases[number]
        if number not in self._ends:
            self._ends[number] = self.growth.verifier.read(base.sample.data, base.sample.params).end
        for _ in range(_TRIED):
            changed = self._changed(base, self._chance.randint(1, _CHANGED))
            sample, verdict = with_checksums(self.growth.verifier, changed)
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
    return Samples(growth, seed)


_MESSAGES = 4
# Places of a field that hold the ends of its range.
_PLACES = 2
# In bytes: each beginning of a message is read, so the work grows with the square of its length.
_LONGEST_CUT = 400


def beginnings(verifier: Verifier, messages: Sequence[Grown]) -> Iterator[Mutated]:
    """Yield the beginnings of those few messages that are not too long and show most."""

    def size(grown: Grown) -> int:
        return len(grown.sample.data)

    short = [grown for grown in messages if 0 < size(grown) <= _LONGEST_CUT] or sorted(messages, key=size)
    for grown in islice(showing_most(short), _MESSAGES):
        yield from truncations(verifier, grown.sample.data[: _LONGEST_CUT + 1], grown.sample.params)


def showing_most(messages: Sequence[Grown]) -> Iterator[Grown]:
    """Yield messages, those first that together show most."""
    covered, left = frozenset[object](), list(messages)
    while left:
        best = max(left, key=lambda grown: (len(grown.points - covered), -len(grown.sample.data)))
        left.remove(best)
        covered |= best.points
        yield best


def truncations(verifier: Verifier, data: bytes, params: Mapping[str, object]) -> Iterator[Mutated]:
    """Yield every beginning of a message, the shortest first; those that decoders may see otherwise not."""
    samples = (Sample(data[:length], params) for length in range(len(data)))
    read = (outcome_of(sample, verifier.read(sample.data, params)) for sample in samples)
    return (one for one in read if one.is_sure)


def extremes(verifier: Verifier, bases: Bases) -> Iterator[Mutated]:
    """Yield messages in which a number is the least or the largest of its width, at some places of each field."""
    for places in bases.by_field.values():
        for base, site in places[:_PLACES]:
            for value in (site.shape.least, site.shape.most) if isinstance(site.use, IntegerUse | BitsUse) else ():
                changed = base.with_number(site, value)
                if changed is not None:
                    yield outcome_of(*with_checksums(verifier, changed))


# Mutated messages for each obeying one; messages with other values, and what making them may cost.
_MUTATED, _OTHERS, _EFFORT = 12, 100, 100_000


@dataclass(frozen=True, slots=True)
class Validation:
    """Messages: obeying, breaking a rule, cut off (`beginnings`), changed anyhow, with ends of ranges (`extremes`)."""

    obeying: tuple[Sample, ...]
    broken: tuple[breaking.Broken, ...]
    not_broken: tuple[breaking.NotBroken, ...]
    beginnings: tuple[Mutated, ...]
    mutated: tuple[Mutated, ...]
    extremes: tuple[Mutated, ...]


def make_validation(
    path: Path, seed: int = 0, count: int = 400, import_paths: Sequence[str] = (), seeds: Seeds | None = None
) -> Validation:
    """Make messages of a specification as `make_samples` does: `count` that obey, twelve times as many mutated ones."""
    samples = make_samples(path, seed, None, import_paths, seeds)
    growth, verifier = samples.growth, samples.growth.verifier
    obeying = [*(grown.sample for grown in growth.messages), *growth.some_others(_OTHERS, _EFFORT)]
    bases = bases_of(verifier, obeying)
    breaker = breaking.Breaker(growth, bases)
    breaker.run()
    broken = list(breaker.outcomes())
    return Validation(
        tuple(islice(distinct(chain(obeying, chain.from_iterable(samples.batches(count)))), count)),
        tuple(one for one in broken if isinstance(one, breaking.Broken)),
        tuple(one for one in broken if isinstance(one, breaking.NotBroken)),
        tuple(beginnings(verifier, growth.messages)),
        mutated(verifier, breaker.tried, bases.messages, seed, _MUTATED * count),
        tuple(extremes(verifier, bases)),
    )
