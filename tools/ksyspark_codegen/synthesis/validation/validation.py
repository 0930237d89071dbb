"""All messages that one specification is validated with."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ksyspark.spec.load import load_specifications
from ksyspark_codegen.synthesis.breaking import Broken, NotBroken, broken_messages
from ksyspark_codegen.synthesis.breaking.bases import Bases
from ksyspark_codegen.synthesis.disturbing import Disturbed, disturbed, judged, near_values
from ksyspark_codegen.synthesis.judging import Judge
from ksyspark_codegen.synthesis.samples import Sample, make_samples
from ksyspark_codegen.synthesis.solver import Solver
from ksyspark_codegen.synthesis.validation.beginnings import Beginning, beginnings
from ksyspark_codegen.synthesis.validation.extremes import Extreme, NotHeld, extremes
from ksyspark_codegen.synthesis.validation.obeying import obeying

_DISTURBED = 12


@dataclass(frozen=True, slots=True)
class Validation:
    """Messages of a specification: those that obey, those that break a rule, and those of which either may be."""

    obeying: tuple[Sample, ...]
    broken: tuple[Broken, ...]
    not_broken: tuple[NotBroken, ...]
    beginnings: tuple[Beginning, ...]
    disturbed: tuple[Disturbed, ...]
    extremes: tuple[Extreme, ...]
    not_held: tuple[NotHeld, ...]


def make_validation(path: Path, seed: int = 0, count: int = 400) -> Validation:
    """Make messages of a specification, `count` of them that obey. The same seed gives the same messages.

    Twelve times as many are disturbed.

    Raises SpecError for a specification with mistakes, CannotMake where no message can be made.
    """
    samples = make_samples(path, seed)
    library = load_specifications([path]).library
    spec = library.specs[path.stem]
    judge = Judge(library, spec.root)
    bases = Bases(Solver(library, spec, seed, {}), judge)
    bases.start(samples.coverage.messages)
    broken = list(broken_messages(library, spec, seed, bases=bases))
    held = list(extremes(library, spec, bases))
    obedient = tuple(obeying(samples, Solver(library, spec, seed + 1, {}), count))
    near = near_values(library, bases.solver.hints)
    return Validation(
        obedient,
        tuple(one for one in broken if isinstance(one, Broken)),
        tuple(one for one in broken if isinstance(one, NotBroken)),
        tuple(beginnings(judge, samples.coverage.messages)),
        tuple(judged(judge, one) for one in disturbed(bases, near, obedient, seed, _DISTURBED * count)),
        tuple(one for one in held if isinstance(one, Extreme)),
        tuple(one for one in held if isinstance(one, NotHeld)),
    )
