"""Arguments that commands of the tool share: folders, the package name, and the specification of a format."""

from __future__ import annotations

import keyword
from pathlib import Path

import click

from ksyspark.errors import KsysparkError

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


class SpecificationMissing(KsysparkError):
    """There is no specification of a name."""


def specification_of(name_or_path: str, ksy: Path) -> Path:
    """Return the specification of a path, or that of a name below the folder of specifications.

    Installed formats do not carry their specification with them. Raises SpecificationMissing.
    """
    if name_or_path.endswith(".ksy"):
        return Path(name_or_path)
    found = sorted(ksy.rglob(f"{name_or_path}.ksy")) if ksy.is_dir() else []
    if not found:
        raise SpecificationMissing(f"There is no {name_or_path}.ksy below {ksy}; name the specification by its path.")
    return found[0]
