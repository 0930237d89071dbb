"""From specifications as they were read to specifications that all later rooms can rely on."""

from __future__ import annotations

from ksyspark_codegen.library import Library
from ksyspark_codegen.passes import check
from ksyspark_codegen.recursion import unroll
from ksyspark_codegen.typing.infer import Typer


def checked(library: Library) -> Typer:
    """Return checked specifications, recursive types written out in levels. Raises SpecError with every problem."""
    check(Typer(library))
    typer = Typer(unroll(library))
    if typer.library is not library:
        check(typer)
    return typer
