"""`ksyspark new`: begin a format of one's own."""

from __future__ import annotations

import keyword
import re
from pathlib import Path

import click

from ksyspark.cli.printing import echo
from ksyspark.display import show_given
from ksyspark.errors import KsysparkError
from ksyspark.formats import installed_formats
from ksyspark_codegen.cli.specifications import DEFAULT_FOLDER

_ID = re.compile(r"[a-z][a-z0-9_]*")


class NameTaken(KsysparkError):
    """There is a format of this name."""


def _format_id(_context: click.Context, _argument: click.Parameter, name: str) -> str:
    if not _ID.fullmatch(name) or keyword.iskeyword(name):
        raise click.BadParameter(
            f"{show_given(name)} is not lower_snake_case, as meter_reading is, or is a word of Python."
        )
    return name


@click.command()
@click.argument("name", metavar="ID", callback=_format_id)
@click.option("--system", help="Folder of the specification below --ksy, after what sends the messages [default: ID].")
@click.option("--title", help="What the messages are, in a few words.")
@click.option(
    "--ksy",
    type=click.Path(file_okay=False, path_type=Path),
    default=DEFAULT_FOLDER,
    show_default=True,
    help="Folder of the specifications.",
)
@click.option(
    "--samples",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("tests/samples"),
    show_default=True,
    help="Folder of the samples.",
)
def new(name: str, system: str | None, title: str | None, ksy: Path, samples: Path) -> None:
    """Begin a format: write a first specification, a sample and what it decodes to, and say how to go on.

    The specification describes a small message, and passes every check. Change it to what your document says.
    """
    from ksyspark_codegen.first_files import begin_format  # noqa: PLC0415 (Arrow takes a while to import)

    taken = [*ksy.rglob(f"{name}.ksy")] if ksy.is_dir() else []
    if taken or name in installed_formats():
        raise NameTaken(f"There is a format named {name} already{f': {taken[0]}' if taken else ''}; choose another id.")
    title = title or f"Messages of {name.replace('_', ' ')}"
    for path in begin_format(ksy / (system or name) / f"{name}.ksy", samples / name, title, system or name):
        echo(str(path))
    echo(f"\nNow write the specification and put real messages beside {samples / name / 'README.md'}, then:")
    echo(f"  ksyspark test {name} {samples / name} --record")
    echo("  ksyspark generate")
    echo("  ksyspark check")
