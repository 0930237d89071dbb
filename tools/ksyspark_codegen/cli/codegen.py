"""What the commands that generate share: their options, and the way to the code generator."""

from __future__ import annotations

import keyword
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import TypeVar, cast

import click

from ksyspark.errors import KsysparkError

_Result = TypeVar("_Result")

specification_folder = click.option(
    "--ksy",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=Path("ksy"),
    show_default=True,
    help="Folder of the specifications.",
)
output_folder = click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("generated"),
    show_default=True,
    help="Folder of the generated files; it holds nothing else.",
)


def _importable(_context: click.Context, _option: click.Parameter, name: str) -> str:
    if not name.isidentifier() or keyword.iskeyword(name):
        raise click.BadParameter(f"{name!r} cannot be the name of a Python package.")
    return name


package_name = click.option(
    "--package",
    default="ksyspark_formats",
    show_default=True,
    callback=_importable,
    help="Name of the Python package to generate.",
)


class CannotGenerate(KsysparkError):
    """The code generator refuses the specifications, or cannot run."""


def specification_of(name_or_path: str, ksy: Path) -> Path:
    """Return the specification of a path, or that of a name below the folder of specifications. Raises CannotGenerate.

    Installed formats do not carry their specification with them.
    """
    if name_or_path.endswith(".ksy"):
        return Path(name_or_path)
    found = sorted(ksy.rglob(f"{name_or_path}.ksy")) if ksy.is_dir() else []
    if not found:
        raise CannotGenerate(f"There is no {name_or_path}.ksy below {ksy}; name the specification by its path.")
    return found[0]


def of_codegen(use: Callable[[ModuleType], _Result]) -> _Result:
    """Return what a call of the code generator gives; its errors become ours. Raises CannotGenerate."""
    try:
        import ksyspark_codegen  # noqa: PLC0415 (only these commands need it)
    except ModuleNotFoundError as error:
        raise CannotGenerate(f"The code generator is not installed ({error}).") from error
    try:
        return use(ksyspark_codegen)
    except KsysparkError as error:
        raise CannotGenerate(str(error)) from error


def generated_files(ksy: Path, package: str) -> dict[str, str]:
    """Return all files that follow from a folder of specifications, by path."""
    return cast(dict[str, str], of_codegen(lambda codegen: codegen.generate(ksy, package)))
