"""Print coloured lines on a terminal, plain text elsewhere; what a terminal would obey is shown instead."""

from __future__ import annotations

import os
from collections.abc import Iterable

import click
from rich.console import Console
from rich.text import Text

from ksyspark.display import visible

color_option = click.option(
    "--color",
    type=click.Choice(["auto", "always", "never"]),
    default="auto",
    show_default=True,
    help="Colours: on a terminal, always (for `less -R`), or never.",
)


def echo(text: str, *, err: bool = False, bold: int = 0) -> None:
    """Print a text, its first `bold` characters bold; on standard error with `err`."""
    shown = visible(text)
    click.echo(click.style(shown[:bold], bold=True) + shown[bold:] if bold else shown, err=err)


class Printer:
    """Print lines; `width` is that of the terminal, None for a pipe or a file, where lines may have any length."""

    def __init__(self, color: str) -> None:
        forced = {"always": True, "never": False}.get(color)
        self._console = Console(force_terminal=forced or None, no_color=(color == "never") or None, highlight=False)
        # Output with forced colours is still no terminal, and has no width of its own.
        has_width = Console().is_terminal or "COLUMNS" in os.environ
        self.width = self._console.width if has_width else None

    def lines(self, lines: Iterable[Text]) -> None:
        """Print lines as they are, without wrapping them."""
        for line in lines:
            line.plain = visible(line.plain)
            if self._console.is_terminal:
                self._console.print(line, soft_wrap=True)
            else:
                click.echo(line.plain)
