"""Arguments and options of all commands that write tables to a folder, and what they print at the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

import click

from ksyspark.cli.printing import echo

_Command = TypeVar("_Command", bound=Callable[..., object])

_OPTIONS = (
    click.option(
        "--save-mode", type=click.Choice(["error", "append", "overwrite"]), default="error", show_default=True
    ),
    click.option("--batch", metavar="ID", help="A name for what is read: a second run with it changes nothing."),
    click.option("--cores", type=click.IntRange(min=1), help="Cores of this machine for Spark (default: all)."),
)


class Written(Protocol):
    """What a run has written: paths by table, and whether an earlier run did it."""

    @property
    def tables(self) -> Mapping[str, str]: ...
    @property
    def seconds(self) -> float: ...
    @property
    def is_repeated(self) -> bool: ...


def writing_options(command: _Command) -> _Command:
    """Add the options of writing to a command: `save_mode`, `batch`, `cores`."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def sources_and_destination(paths: Sequence[str]) -> tuple[Sequence[str], str | None]:
    """Return the paths to read and the folder to write: the last of several, unless it is a file that exists.

    Where it is one of another kind than the others, that it is read is said on standard error.
    """
    if len(paths) == 1 or paths[-1] == "-":
        return paths, None
    *others, last = map(Path, paths)
    if last.is_file():
        if all(last.suffix != other.suffix for other in others):
            echo(f"Nothing is written: the last path, {last}, is a file, and is read as the others are.", err=True)
        return paths, None
    return paths[:-1], paths[-1]


def print_written(result: Written, batch: str | None, summary: str) -> None:
    """Print on standard error what was written, and where."""
    if result.is_repeated:
        echo(f"Batch {batch} is there already, and nothing was changed; it holds:", err=True)
    echo(f"{summary} in {result.seconds:.1f} s", err=True)
    for name, path in result.tables.items():
        echo(f"  {name}: {path}", err=True)
