"""The entry point: from `.ksy` files to checked specifications that all later packages can rely on."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from ksyspark.spec.checks import check
from ksyspark.spec.library import Library, load_library
from ksyspark.spec.recursion import unroll
from ksyspark.spec.types.inference import Typer


def load_specifications(paths: Iterable[Path], relative_to: Path | None = None) -> Typer:
    """Load specifications with all they import, check them, and unroll recursive types.

    Problems name files relative to `relative_to`, the working directory if None. Raises SpecError with every problem.
    """
    return check_and_unroll(load_library(paths, relative_to))


def check_and_unroll(library: Library) -> Typer:
    """Check specifications and unroll their recursive types. Raises SpecError with every problem."""
    check(Typer(library))
    unrolled = unroll(library)
    typer = Typer(unrolled)
    if unrolled is not library:
        check(typer)
    return typer
