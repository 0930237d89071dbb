"""Print coloured lines on a terminal, plain text elsewhere; what a terminal would obey is shown instead.

All that commands print passes here, so that it can be written in any encoding of the output.
"""

import codecs
import os
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING

import click

from ksyspark.escaping import encodable, visible

if TYPE_CHECKING:
    from rich.text import Text


def echo(text: str, *, err: bool = False, bold: int = 0, is_data: bool = False) -> None:
    """Print a text, its first `bold` characters bold; on standard error with `err`.

    Of data, as JSON is, what the output's encoding lacks becomes escapes; for people signs become plain ones.
    """
    stream = sys.stderr if err else sys.stdout
    shown = encodable(visible(text), stream.encoding, is_data=is_data)
    click.echo(click.style(shown[:bold], bold=True) + shown[bold:] if bold else shown, file=stream)  # noqa: TID251 (here texts are escaped)


def echo_json(text: bytes) -> None:
    """Print JSON in UTF-8 on standard output; what a terminal would obey is escaped in it already."""
    output = getattr(sys.stdout, "buffer", None)
    if output is not None and codecs.lookup(sys.stdout.encoding).name == "utf-8":
        click.echo(text, file=output)  # noqa: TID251 (here texts are escaped)
    else:
        click.echo(encodable(text.decode(), sys.stdout.encoding, is_data=True))  # noqa: TID251 (here texts are escaped)


class Printer:
    """Print lines of the terminal's `width`, or of any length if it is None. Rich obeys NO_COLOR and FORCE_COLOR."""

    def __init__(self) -> None:
        from rich.console import Console  # noqa: PLC0415 (slow to import)

        self._console = Console(highlight=False)
        # Output with forced colours is still no terminal, and has no width of its own.
        has_width = sys.stdout.isatty() or "COLUMNS" in os.environ
        self.width = self._console.width if has_width else None

    def lines(self, lines: "Iterable[Text]") -> None:
        """Print lines as they are, without wrapping them."""
        from rich.text import Text  # noqa: PLC0415 (slow to import)

        for line in lines:
            shown = encodable(visible(line.plain), sys.stdout.encoding)
            if not self._console.is_terminal:
                echo(shown)
                continue
            if len(shown) == len(line):
                line.plain = shown
            else:
                # Escapes are longer than what they stand for, so that colours would be at other places.
                line = Text(shown, line.style)  # noqa: PLW2901 (the line itself, in other characters)
            self._console.print(line, soft_wrap=True)
