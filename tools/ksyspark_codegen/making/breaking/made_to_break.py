"""Messages that are made to break a rule: all that stands behind the broken value obeys again."""

from __future__ import annotations

from collections.abc import Iterator

from ksyspark_codegen.making.attempt import Solved
from ksyspark_codegen.making.breaking.breaches import Breach
from ksyspark_codegen.making.solver import Solver

_TRIES = 3


def made_to_break(solver: Solver, breach: Breach) -> Iterator[Solved]:
    """Yield messages in which the solver chose a value that breaks a rule, the shortest way to the field first."""
    for goals in solver.goals_to(breach.owner):
        for _ in range(_TRIES):
            made = solver.one({**goals, ("rule", breach.owner, breach.field): breach.kind})
            if made is not None:
                yield made
