"""Print coloured lines: to the width of a terminal, as plain text elsewhere, as the caller wants."""

from __future__ import annotations

import os
from collections.abc import Iterable

import click
from rich.console import Console
from rich.text import Text

color_option = click.option(
    "--color",
    type=click.Choice(["auto", "always", "never"]),
    default="auto",
    show_default=True,
    help="Colours: on a terminal, always (for `less -R`), or never.",
)


class Printer:
    """Print lines; `edge` is the width that they have, None where there is no edge: in a pipe, in a file."""

    def __init__(self, color: str) -> None:
        forced = {"always": True, "never": False}.get(color)
        self._console = Console(force_terminal=forced or None, no_color=(color == "never") or None, highlight=False)
        # Where colours are forced the output is still no terminal, and has no width of its own.
        has_edge = Console().is_terminal or "COLUMNS" in os.environ
        self.edge = self._console.width if has_edge else None

    def lines(self, lines: Iterable[Text]) -> None:
        """Print lines as they are, longer than the terminal or not."""
        for line in lines:
            if self._console.is_terminal:
                self._console.print(line, soft_wrap=True)
            else:
                click.echo(line.plain)
