"""All messages that one specification is validated with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from ksyspark.spec.load import load_specifications
from ksyspark_codegen.synthesis.breaking import Broken, NotBroken, broken_messages
from ksyspark_codegen.synthesis.breaking.bases import Bases
from ksyspark_codegen.synthesis.message.solved import Solved
from ksyspark_codegen.synthesis.mutation import Mutated, mutated, near_values, verified
from ksyspark_codegen.synthesis.samples import Sample, Samples, make_samples
from ksyspark_codegen.synthesis.solver import Solver
from ksyspark_codegen.synthesis.validation.beginnings import Beginning, beginnings
from ksyspark_codegen.synthesis.validation.by_route import everywhere, throughout
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


def make_validation(path: Path, seed: int = 0, count: int = 400) -> Validation:
    """Make messages of a specification, `count` of them that obey. The same seed gives the same messages.

    Twelve times as many are mutated.

    Raises SpecError for a specification with mistakes, CannotMake where no message can be made.
    """
    samples = make_samples(path, seed)
    library = load_specifications([path]).library
    spec = library.specs[path.stem]
    verifier = Verifier(library, spec.root)
    bases = Bases(Solver(library, spec, seed, {}), verifier)
    bases.start(samples.coverage.messages)
    broken = list(broken_messages(library, spec, seed, bases=bases))
    held = list(extremes(library, spec, bases))
    obedient = tuple(obeying(samples, Solver(library, spec, seed + 1, {}), count))
    near = near_values(library, bases.solver.hints)
    return Validation(
        obedient,
        tuple(one for one in broken if isinstance(one, Broken)),
        tuple(one for one in broken if isinstance(one, NotBroken)),
        tuple(beginnings(verifier, samples.coverage.messages)),
        tuple(verified(verifier, one) for one in mutated(bases, near, obedient, seed, _MUTATED * count)),
        tuple(one for one in held if isinstance(one, Extreme)),
        tuple(one for one in held if isinstance(one, NotHeld)),
    )


# What solving may cost before variations must do, in steps of the solver.
_EFFORT = 50_000
_GENEROUS = 4


def obeying(samples: Samples, solver: Solver, count: int) -> Iterator[Sample]:
    """Yield up to so many different messages.

    First those that show all there is, then those that show it on each route, ones made anew, and variations.
    """
    covered = [*samples.coverage.messages, *throughout(solver, samples.coverage.messages)]
    solved = chain(covered, everywhere(solver, covered), _anew(solver, count))
    made = (Sample(one.data, one.params) for one in solved)
    seen: set[object] = set()
    for one in chain(made, chain.from_iterable(samples.batches(count))):
        mark = (one.data, repr(one.params))
        if mark not in seen and len(seen) < count:
            seen.add(mark)
            yield one


def _anew(solver: Solver, count: int) -> Iterator[Solved]:
    """Yield messages that are solved, not varied: what they hold depends on nothing that was made before."""
    end = solver.effort + _EFFORT
    for number in range(count):
        if solver.effort >= end:
            return
        found = solver.one(has_long_texts=number % _GENEROUS == _GENEROUS - 1)
        if found is not None:
            yield found
