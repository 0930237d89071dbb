"""`ksyspark inspect`: every byte of a message beside the field it belongs to."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from itertools import islice

import click
from rich.console import Console, RenderableType
from rich.text import Text

from ksyspark.cli.reading_options import asked, reading_options
from ksyspark.decoder import ParamValue
from ksyspark.errors import OptionError, SourceError
from ksyspark.files import list_files
from ksyspark.format import Format
from ksyspark.formats import find_format
from ksyspark.inspect import annotate, render
from ksyspark.options import ReadOptions
from ksyspark.reading import Messages, Part, read_messages
from ksyspark.showing import show_count

Found = tuple[str, bytes, Mapping[str, ParamValue]]

# Wider than any field of a dump: a pipe or a file has no edge to wrap at.
_WITHOUT_EDGE = 2000


@click.command()
@click.argument("format_name", metavar="FORMAT")
@click.argument("file", required=False)
@click.option("--hex", "hex_text", metavar="DIGITS", help="A message in hexadecimal digits instead of a file.")
@click.option("--limit", type=click.IntRange(min=1), default=100, show_default=True, help="Messages to show.")
@reading_options
def inspect(format_name: str, file: str | None, hex_text: str | None, limit: int, **given: object) -> None:
    """Show offset, bytes, field, value and meaning of messages; a broken one as far as it could be read."""
    if (file is None) == (hex_text is None):
        raise click.UsageError("Give either a FILE or --hex.")
    fmt = find_format(format_name)
    options = ReadOptions.from_mapping({**asked(**given), "paths": [file] if file else []}, fmt.layout)  # type: ignore[arg-type]
    messages = _in_file(fmt, options) if file else iter([("", _bytes(hex_text or ""), options.params)])
    shown = 0
    for title, data, params in islice(messages, limit):
        dump = annotate(fmt, data, params, show_sensitive=options.show_sensitive, type_name=options.type)
        _print(*([Text(title, style="bold")] if title else []), render(dump))
        shown += 1
    if not shown:
        raise SourceError("There is no message in the source: it is empty.")
    if next(messages, None):
        click.echo(f"Shown: {show_count(limit, 'message')}. There are more; --limit shows them.", err=True)


def _print(*parts: RenderableType) -> None:
    """Print to the width of a terminal; elsewhere each field gets one line, which `grep` can find."""
    console = Console()
    if console.is_terminal or "COLUMNS" in os.environ:
        console.print(*parts, sep="\n")
        return
    console = Console(width=_WITHOUT_EDGE)
    with console.capture() as printed:
        console.print(*parts, sep="\n")
    click.echo("\n".join(line.rstrip() for line in printed.get().splitlines()))


def _bytes(digits: str) -> bytes:
    try:
        return bytes.fromhex(digits)
    except ValueError as error:
        raise OptionError(f"--hex: expected pairs of hexadecimal digits, found {digits!r}.") from error


def _in_file(fmt: Format, options: ReadOptions) -> Iterator[Found]:
    for file in list_files(options.files):
        for messages in read_messages(fmt, options, Part(file)):
            yield from _each(file.path, messages)


def _each(path: str, messages: Messages) -> Iterator[Found]:
    for row in range(len(messages)):
        body = messages.bodies[row].as_py()
        data = body if body is not None else messages.raw.get(row, b"")
        params = {name: _one(value, row) for name, value in messages.params.items()}
        size = show_count(int(messages.lengths[row]), "byte")
        title = f"{path}, message {messages.indices[row]} at byte {messages.offsets[row]}, {size}"
        yield title, data, {name: value for name, value in params.items() if value is not None}


def _one(value: object, row: int) -> ParamValue | None:
    """Return the parameter of one message: told for all of them, or one a message."""
    if isinstance(value, int | float | bool | str | bytes):
        return value
    return value[row]  # type: ignore[index, no-any-return]
