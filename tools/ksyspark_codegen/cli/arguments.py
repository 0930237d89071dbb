"""Arguments that commands share: specifications by name, folders, the name of the package."""

import keyword
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import click

from ksyspark.display import show_given
from ksyspark.errors import KsysparkError
from ksyspark.formats import SPECIFICATIONS, InstalledPackage, installed_formats

_Command = TypeVar("_Command", bound=Callable[..., object])
DEFAULT_FOLDER = Path(SPECIFICATIONS)
specifications_option = click.option(
    "--ksy",
    type=click.Path(path_type=Path),
    default=DEFAULT_FOLDER,
    show_default=True,
    help="Folder of specifications; one that is not there is taken from the installed packages.",
)


class SpecificationMissing(KsysparkError):
    """There is no specification of a name."""


def specification_of(name_or_path: str, ksy: Path) -> Path:
    """Return the specification of a path, or of a name in a folder or a package. Raises SpecificationMissing."""
    if name_or_path.endswith(".ksy"):
        return Path(name_or_path)
    for folder in specification_folders(ksy):
        for path in sorted(folder.rglob(f"{name_or_path}.ksy")):
            return path
    raise SpecificationMissing(
        f"There is no {name_or_path}.ksy below {ksy} or in an installed package; name the specification by its path."
    )


def specification_folders(ksy: Path) -> Iterator[Path]:
    """Yield the folders that hold specifications: the one given, then those of installed packages."""
    if ksy.is_dir():
        yield ksy
    sources = dict.fromkeys(one.source for one in installed_formats().values())
    for source in sources:
        carried = source.specifications() if isinstance(source, InstalledPackage) else None
        if carried is not None:
            yield carried


def here_or_installed(ksy: Path) -> Path:
    """Return a folder of specifications, or that of the installed formats where it is not there."""
    for folder in specification_folders(ksy):
        return folder
    raise click.BadParameter(f"Directory '{ksy}' does not exist, and no installed package has specifications.")


def folder_option(name: str, default: Path | None, words: str, **more: Any) -> Callable[[_Command], _Command]:
    """Return the option of a folder; `words` are its help."""
    kind = click.Path(exists=more.pop("exists", False), file_okay=False, path_type=Path)
    return click.option(name, type=kind, default=default, show_default=True, help=words, **more)


_INSTALLED = "Folder of the specifications; where it is not there, that of the installed formats."
own_specification_folder = folder_option("--ksy", DEFAULT_FOLDER, "Folder of the specifications.", exists=True)
specification_folder = folder_option(
    "--ksy", DEFAULT_FOLDER, _INSTALLED, callback=lambda _context, _option, ksy: here_or_installed(ksy)
)
output_folder = folder_option("--out", Path("generated"), "Folder of the generated files; it holds nothing else.")


def importable(_context: click.Context, _option: click.Parameter, name: str | None) -> str | None:
    """Return the name of a Python package; raises BadParameter for a name that none can have."""
    if name is not None and (not name.isidentifier() or keyword.iskeyword(name)):
        raise click.BadParameter(f"{show_given(name)} cannot be the name of a Python package.")
    return name


package_name = click.option(
    "--package",
    default="ksyspark_formats",
    show_default=True,
    callback=importable,
    help="Name of the Python package to generate.",
)
