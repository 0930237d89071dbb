"""From specifications as they were read to specifications that all later rooms can rely on."""

from __future__ import annotations

from ksyspark.spec.checks import check
from ksyspark.spec.library import Library
from ksyspark.spec.recursion import unroll
from ksyspark.spec.types.infer import Typer


def checked(library: Library) -> Typer:
    """Return checked specifications, recursive types written out in levels. Raises SpecError with every problem."""
    check(Typer(library))
    typer = Typer(unroll(library))
    if typer.library is not library:
        check(typer)
    return typer
