"""Solvers of small specifications, written in the test that needs them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ksyspark.spec.checks import check
from ksyspark.spec.inference import Typer
from ksyspark_codegen.synthesis.solver import Solver

SolverOf = Callable[..., Solver]


@pytest.fixture
def solver_of(library_of) -> SolverOf:
    """Return the maker of a solver for a specification `demo`, given without `meta`."""

    def make(text: str, seed: int = 1, **params: object) -> Solver:
        library = library_of(text)
        check(Typer(library))
        return Solver(library, library.specs["demo"], seed, params)

    return make


@pytest.fixture
def messages_of(solver_of) -> Callable[..., list[bytes]]:
    """Return the maker of messages of a specification; each must be solved."""

    def make(text: str, count: int = 30, **params: object) -> list[bytes]:
        solver = solver_of(text, **params)
        made = [solver.one() for _ in range(count)]
        assert None not in made, solver.last
        return [one.data for one in made if one is not None]

    return make
