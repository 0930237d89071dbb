"""Messages that obey, as different from each other as can be."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from ksyspark_codegen.synthesis.samples import Sample, Samples
from ksyspark_codegen.synthesis.solved import Solved
from ksyspark_codegen.synthesis.solver import Solver
from ksyspark_codegen.synthesis.validation.everywhere import everywhere
from ksyspark_codegen.synthesis.validation.throughout import throughout

# What solving may cost before variations must do, in steps of the solver.
_EFFORT = 50_000
_GENEROUS = 4


def obeying(samples: Samples, solver: Solver, count: int) -> Iterator[Sample]:
    """Yield up to so many different messages.

    First those that show all there is, then those that show it on each route, ones made anew, and variations.
    """
    shown = [*samples.coverage.messages, *throughout(solver, samples.coverage.messages)]
    solved = chain(shown, everywhere(solver, shown), _anew(solver, count))
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
        found = solver.one(is_generous=number % _GENEROUS == _GENEROUS - 1)
        if found is not None:
            yield found
