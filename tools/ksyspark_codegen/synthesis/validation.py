"""All messages that a format is validated with: obeying, mutated, breaking, extremes, beginnings."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from ksyspark.spec.model import BitsUse, IntegerUse
from ksyspark_codegen.synthesis import breaking, editing
from ksyspark_codegen.synthesis.growth import Grown, Seeds
from ksyspark_codegen.synthesis.mutation import Bases, Mutated, bases_of, mutated, outcome_of
from ksyspark_codegen.synthesis.samples import make_samples
from ksyspark_codegen.synthesis.verifier import Sample, Verifier

_MESSAGES = 4
# Places of a field that hold the ends of its range.
_PLACES = 2
# In bytes: each beginning of a message is read, so the work grows with the square of its length.
_LONGEST = 400


def beginnings(verifier: Verifier, messages: Sequence[Grown]) -> Iterator[Mutated]:
    """Yield the beginnings of those few messages that are not too long and show most."""

    def size(grown: Grown) -> int:
        return len(grown.sample.data)

    short = [grown for grown in messages if 0 < size(grown) <= _LONGEST] or sorted(messages, key=size)
    for grown in _showing_most(short):
        yield from truncations(verifier, grown.sample.data[: _LONGEST + 1], grown.sample.params)


def _showing_most(messages: Sequence[Grown]) -> Iterator[Grown]:
    """Yield the messages that together show most, one after the other."""
    covered, left = frozenset[object](), list(messages)
    for _ in range(_MESSAGES):
        if left:
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
                    yield outcome_of(*editing.with_checksums(verifier, changed))


# Mutated messages for each obeying one; messages with other values, and what making them may cost.
_MUTATED, _OTHERS, _EFFORT = 12, 100, 100_000


@dataclass(frozen=True, slots=True)
class Validation:
    """Messages of a specification: those that obey, those that break a rule, and those of which either may be.

    Of the last `beginnings` are cut off, `extremes` have the end of a range, and `mutated` any change.
    """

    obeying: tuple[Sample, ...]
    broken: tuple[breaking.Broken, ...]
    not_broken: tuple[breaking.NotBroken, ...]
    beginnings: tuple[Mutated, ...]
    mutated: tuple[Mutated, ...]
    extremes: tuple[Mutated, ...]


def make_validation(
    path: Path, seed: int = 0, count: int = 400, import_paths: Sequence[str] = (), seeds: Seeds | None = None
) -> Validation:
    """Make messages of a specification, `count` of them that obey. The same seed gives the same messages.

    Twelve times as many are mutated. Absolute imports are looked up in the folders `import_paths`. Messages are grown
    from `seeds` where there are some.

    Raises SpecError for a specification with mistakes, CannotMake where no message can be made.
    """
    samples = make_samples(path, seed, None, import_paths, seeds)
    growth, verifier = samples.growth, samples.growth.verifier
    obeying = [*(grown.sample for grown in growth.messages), *growth.some_others(_OTHERS, _EFFORT)]
    bases = bases_of(verifier, obeying)
    breaker = breaking.Breaker(growth, bases)
    breaker.run()
    broken = list(breaker.outcomes())
    return Validation(
        tuple(_different(chain(obeying, chain.from_iterable(samples.batches(count))), count)),
        tuple(one for one in broken if isinstance(one, breaking.Broken)),
        tuple(one for one in broken if isinstance(one, breaking.NotBroken)),
        tuple(beginnings(verifier, growth.messages)),
        mutated(verifier, breaker.tried, bases.messages, seed, _MUTATED * count),
        tuple(extremes(verifier, bases)),
    )


def _different(samples: Iterable[Sample], count: int) -> Iterator[Sample]:
    """Yield up to so many different messages."""
    seen: set[object] = set()
    for sample in samples:
        mark = (sample.data, repr(sample.params))
        if mark not in seen and len(seen) < count:
            seen.add(mark)
            yield sample
