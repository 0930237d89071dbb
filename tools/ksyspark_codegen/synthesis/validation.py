"""All messages that a format is validated with: obeying, mutated, breaking, extremes, beginnings."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Literal

from ksyspark.spec.columns import is_technical
from ksyspark.spec.library import Library
from ksyspark.spec.model import Attribute, BitsUse, IntegerUse, SimpleUse, Spec, TypeSpec, simple_uses
from ksyspark.spec.recursion import unrolled_from
from ksyspark_codegen.synthesis import breaking, editing, points
from ksyspark_codegen.synthesis.growth import Grown, Seeds
from ksyspark_codegen.synthesis.mutation import Bases, Mutated, bases_of, mutated
from ksyspark_codegen.synthesis.samples import make_samples
from ksyspark_codegen.synthesis.verifier import Sample, Site, Verdict, Verifier

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


def beginnings(verifier: Verifier, messages: Sequence[Grown]) -> Iterator[Beginning]:
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


def truncations(verifier: Verifier, data: bytes, params: Mapping[str, object]) -> Iterator[Beginning]:
    """Yield what every beginning of a message lacks, the shortest first; those that decoders may see otherwise not."""
    for length in range(len(data)):
        fault = verifier.read(data[:length], params).fault
        if fault is None:
            yield Beginning(data[:length], params, None, 0, False)
        elif fault.is_sure:
            is_end = fault.kind in ("end", "terminator")
            yield Beginning(data[:length], params, fault.field, fault.offset, is_end)


ExtremeKind = Literal["least", "most", "unknown-code"]


@dataclass(frozen=True, slots=True)
class NumberGoal:
    """A number that a field should hold once."""

    owner: tuple[str, ...]
    field: str
    kind: ExtremeKind
    value: int

    @property
    def name(self) -> str:
        """Return a name that no other goal of the specification has, without blanks and colons."""
        return f"{'.'.join([*self.owner, self.field])}-{self.kind}"

    def __str__(self) -> str:
        words = {"least": "the least number", "most": "the largest number", "unknown-code": "a code without label"}
        return f"{'::'.join(self.owner)}.{self.field} holds {words[self.kind]}, {self.value}"


@dataclass(frozen=True, slots=True)
class Extreme:
    """A message in which the column `column` (its path from the root) holds the number of a goal.

    `field` and `offset` are what decoders must report where another field cannot put up with that, else `field` is
    None.
    """

    goal: NumberGoal
    data: bytes
    params: Mapping[str, object]
    column: str
    field: str | None
    offset: int

    @property
    def value(self) -> int:
        return self.goal.value


def number_goals_of(library: Library, spec: Spec) -> Iterator[NumberGoal]:
    """Yield the numbers that the fields of all types should hold, nearest types first."""
    for owner in points.reachable_types(library, spec.root):
        for attribute in owner.attributes() if unrolled_from(owner) is None else ():
            is_free = attribute.value is None and attribute.checksum is None
            if attribute.id and is_free and not is_technical(attribute.about):
                for use, _ in simple_uses(attribute):
                    yield from _of_use(library, owner, attribute, use)


def extremes(library: Library, spec: Spec, verifier: Verifier, bases: Bases) -> Iterator[Extreme | NumberGoal]:
    """Yield a message for each goal, or the goal itself if no message reaches it."""
    for goal in dict.fromkeys(number_goals_of(library, spec)):
        yield _message(verifier, bases, goal) or goal


def _of_use(library: Library, owner: TypeSpec, attribute: Attribute, use: SimpleUse) -> Iterator[NumberGoal]:
    match use:
        case IntegerUse(is_signed, width):
            bits = 8 * width
        case BitsUse(bits) if bits > 1 or attribute.enum is not None:
            is_signed = False
        case _:
            return
    least, most = (-(1 << bits - 1), (1 << bits - 1) - 1) if is_signed else (0, (1 << bits) - 1)
    yield NumberGoal(owner.path, attribute.id, "least", least)
    yield NumberGoal(owner.path, attribute.id, "most", most)
    spec = library.find_enum(owner, attribute.enum) if attribute.enum else None
    unknown = next((code for code in range(most, most - 256, -1) if spec and code not in spec.values), None)
    if unknown is not None and least <= unknown:
        yield NumberGoal(owner.path, attribute.id, "unknown-code", unknown)


def _message(verifier: Verifier, bases: Bases, goal: NumberGoal) -> Extreme | None:
    """Return a message that holds a number, one that obeys where there is one."""
    places = bases.with_field((goal.owner, goal.field))
    sound = [one for one in (_extreme(verifier, goal, *place) for place in places) if one is not None]
    return next((one for one in sound if one.field is None), sound[0] if sound else None)


def _extreme(verifier: Verifier, goal: NumberGoal, base: editing.Base, site: Site) -> Extreme | None:
    """Put a number into a message, or None if it does not get that far."""
    if not isinstance(site.use, IntegerUse | BitsUse) or "_unnamed" in site.path:
        return None
    changed = base.with_number(site, goal.value)
    if changed is None:
        return None
    sample, verdict = editing.with_checksums(verifier, changed)
    if not _holds(verdict, site, goal.value):
        return None
    fault = verdict.fault
    field, offset = (None, 0) if fault is None else (fault.field, fault.offset)
    return Extreme(goal, sample.data, sample.params, site.path, field, offset)


def _holds(verdict: Verdict, site: Site, value: int) -> bool:
    """Tell whether a reading got past a field, found a number there, and every decoder must find the same."""
    fault = verdict.fault
    if fault is not None and (not fault.is_sure or fault.field == site.path):
        return False
    return any(one.path == site.path and one.value == value for one in verdict.sites)


# Mutated messages for each obeying one; messages with other values, and what making them may cost.
_MUTATED, _OTHERS, _EFFORT = 12, 100, 100_000


@dataclass(frozen=True, slots=True)
class Validation:
    """Messages of a specification: those that obey, those that break a rule, and those of which either may be."""

    obeying: tuple[Sample, ...]
    broken: tuple[breaking.Broken, ...]
    not_broken: tuple[breaking.NotBroken, ...]
    beginnings: tuple[Beginning, ...]
    mutated: tuple[Mutated, ...]
    extremes: tuple[Extreme, ...]
    not_held: tuple[NumberGoal, ...]


def make_validation(
    path: Path, seed: int = 0, count: int = 400, import_paths: Sequence[str] = (), seeds: Seeds | None = None
) -> Validation:
    """Make messages of a specification, `count` of them that obey. The same seed gives the same messages.

    Twelve times as many are mutated. Absolute imports are looked up in the folders `import_paths`. Messages are grown
    from `seeds` where there are some.

    Raises SpecError for a specification with mistakes, CannotMake where no message can be made.
    """
    samples = make_samples(path, seed, None, import_paths, seeds)
    growth = samples.growth
    library, spec, verifier = growth.library, growth.spec, growth.verifier
    obeying = [*(grown.sample for grown in growth.messages), *growth.some_others(_OTHERS, _EFFORT)]
    bases = bases_of(verifier, obeying)
    breaker = breaking.Breaker(growth, bases)
    breaker.run()
    broken, held = list(breaker.outcomes()), list(extremes(library, spec, verifier, bases))
    return Validation(
        tuple(_different(chain(obeying, chain.from_iterable(samples.batches(count))), count)),
        tuple(one for one in broken if isinstance(one, breaking.Broken)),
        tuple(one for one in broken if isinstance(one, breaking.NotBroken)),
        tuple(beginnings(verifier, growth.messages)),
        mutated(verifier, breaker.tried, bases.messages, seed, _MUTATED * count),
        tuple(one for one in held if isinstance(one, Extreme)),
        tuple(one for one in held if isinstance(one, NumberGoal)),
    )


def _different(samples: Iterable[Sample], count: int) -> Iterator[Sample]:
    """Yield up to so many different messages."""
    seen: set[object] = set()
    for sample in samples:
        mark = (sample.data, repr(sample.params))
        if mark not in seen and len(seen) < count:
            seen.add(mark)
            yield sample
