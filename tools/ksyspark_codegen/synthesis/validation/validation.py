"""All messages that one specification is validated with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from ksyspark.spec.load import load_specification
from ksyspark_codegen.synthesis.breaking import Breaker, Broken, NotBroken
from ksyspark_codegen.synthesis.message.solved import Sample, Solved, sample_of
from ksyspark_codegen.synthesis.mutation import Mutated, bases_of, mutated
from ksyspark_codegen.synthesis.samples import Samples, make_samples
from ksyspark_codegen.synthesis.solver import Solver
from ksyspark_codegen.synthesis.validation.beginnings import Beginning, beginnings
from ksyspark_codegen.synthesis.validation.extremes import Extreme, NotHeld, extremes
from ksyspark_codegen.synthesis.verifier import Verifier

# Mutated messages for each obeying one.
_MUTATED = 12


@dataclass(frozen=True, slots=True)
class Validation:
    """Messages of a specification: those that obey, those that break a rule, and those of which either may be."""

    obeying: tuple[Sample, ...]
    broken: tuple[Broken, ...]
    not_broken: tuple[NotBroken, ...]
    beginnings: tuple[Beginning, ...]
    mutated: tuple[Mutated, ...]
    extremes: tuple[Extreme, ...]
    not_held: tuple[NotHeld, ...]


def make_validation(path: Path, seed: int = 0, count: int = 400, import_paths: Sequence[str] = ()) -> Validation:
    """Make messages of a specification, `count` of them that obey. The same seed gives the same messages.

    Twelve times as many are mutated. Absolute imports are looked up in the folders `import_paths`.

    Raises SpecError for a specification with mistakes, CannotMake where no message can be made.
    """
    samples = make_samples(path, seed, import_paths=import_paths)
    typer, spec = load_specification(path, import_paths)
    library = typer.library
    verifier, solver = Verifier(library, spec.root), Solver(library, spec, seed + 1, {})
    covering = samples.coverage.messages
    solved = [*covering, *_anew(solver)]
    bases = bases_of(solver, verifier, map(sample_of, solved))
    breaker = Breaker(solver, spec, verifier, bases)
    breaker.run()
    broken, held = list(breaker.outcomes()), list(extremes(library, spec, verifier, bases))
    return Validation(
        tuple(_obeying(samples, solved, count)),
        tuple(one for one in broken if isinstance(one, Broken)),
        tuple(one for one in broken if isinstance(one, NotBroken)),
        tuple(beginnings(verifier, covering)),
        mutated(verifier, breaker.tried, bases.messages, seed, _MUTATED * count),
        tuple(one for one in held if isinstance(one, Extreme)),
        tuple(one for one in held if isinstance(one, NotHeld)),
    )


def _obeying(samples: Samples, solved: list[Solved], count: int) -> Iterator[Sample]:
    """Yield up to so many different messages: those that show all there is, ones made anew, and variations."""
    seen: set[object] = set()
    for one in chain(map(sample_of, solved), chain.from_iterable(samples.batches(count))):
        mark = (one.data, repr(one.params))
        if mark not in seen and len(seen) < count:
            seen.add(mark)
            yield one


# Messages that are solved anew; what solving them may cost, in steps of the solver.
_ANEW, _EFFORT = 100, 50_000
_GENEROUS = 4


def _anew(solver: Solver) -> Iterator[Solved]:
    """Yield messages that are solved, not varied: what they hold depends on nothing that was made before."""
    end = solver.effort + _EFFORT
    for number in range(_ANEW):
        if solver.effort >= end:
            return
        found = solver.one(has_long_texts=number % _GENEROUS == _GENEROUS - 1)
        if found is not None:
            yield found
