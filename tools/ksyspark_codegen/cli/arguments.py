"""Options that commands of the tool share: folders, and the package name."""

from __future__ import annotations

import keyword
from pathlib import Path

import click

from ksyspark.display import show_given
from ksyspark_codegen.cli.specifications import DEFAULT_FOLDER, specification_folders


def _here_or_installed(_context: click.Context, _option: click.Parameter, ksy: Path) -> Path:
    for folder in specification_folders(ksy):
        return folder
    raise click.BadParameter(f"Directory '{ksy}' does not exist, and no installed package has specifications.")


own_specification_folder = click.option(
    "--ksy",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=DEFAULT_FOLDER,
    show_default=True,
    help="Folder of the specifications.",
)
specification_folder = click.option(
    "--ksy",
    type=click.Path(file_okay=False, path_type=Path),
    default=DEFAULT_FOLDER,
    show_default=True,
    callback=_here_or_installed,
    help="Folder of the specifications; where it is not there, that of the installed formats.",
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
        raise click.BadParameter(f"{show_given(name)} cannot be the name of a Python package.")
    return name


package_name = click.option(
    "--package",
    default="ksyspark_formats",
    show_default=True,
    callback=_importable,
    help="Name of the Python package to generate.",
)
