"""`ksyspark inspect`: every byte of a message beside the field it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice

import click
from rich.text import Text

from ksyspark.cli.finding import Found, messages_in_files
from ksyspark.cli.printing import Printer, color_option
from ksyspark.cli.reading_options import asked, note_default_framing, reading_options
from ksyspark.display import show_count
from ksyspark.errors import OptionError, SourceError
from ksyspark.format import Format
from ksyspark.formats import find_format
from ksyspark.inspect import annotate, render
from ksyspark.options import CONTAINERS, ReadOptions
from ksyspark.protocols.maxdb import trace_lines

View = Callable[[Found, ReadOptions, int | None], Iterable[Text]]


@click.command()
@click.argument("format_name", metavar="FORMAT")
@click.argument("file", required=False)
@click.option("--hex", "hex_text", metavar="DIGITS", help="A message in hexadecimal digits instead of a file.")
@click.option("--index", type=click.IntRange(min=0), help="Only the message with this number in its file, from 0.")
@click.option("--offset", type=click.IntRange(min=0), help="Only the message that holds this byte of the file.")
@click.option("--limit", type=click.IntRange(min=1), default=100, show_default=True, help="Messages to show.")
@click.option(
    "--as",
    "view",
    type=click.Choice(["fields", "vtrace"]),
    default="fields",
    show_default=True,
    help="Each field, or the trace of a MaxDB packet as the database prints it.",
)
@click.option("--full", is_flag=True, help="All bytes, items and sentences, however long.")
@color_option
@reading_options
def inspect(  # noqa: PLR0913 (the options of the command)
    *,
    format_name: str,
    file: str | None,
    hex_text: str | None,
    index: int | None,
    offset: int | None,
    limit: int,
    view: str,
    full: bool,
    color: str,
    **given: object,
) -> None:
    """Show offset, bytes, field, value and meaning of messages; a broken one as far as it could be read.

    `=` marks what is worked out and has no bytes of its own, `@` what is read at a place of its own.
    """
    if (file is None) == (hex_text is None):
        raise click.UsageError("Give either a FILE or --hex.")
    if hex_text is not None and (index, offset) != (None, None):
        raise click.UsageError("--index and --offset choose a message of a FILE.")
    fmt = find_format(format_name)
    show = partial(_traced, fmt) if view == "vtrace" else partial(_fields, fmt, full=full)
    told = asked(**given)  # type: ignore[arg-type]
    options = ReadOptions.from_mapping({**told, "paths": [file] if file else []}, fmt.layout)
    in_file = messages_in_files(fmt, options, index, offset)
    messages = in_file if file else iter([Found("", _bytes(hex_text or ""), options.params)])
    shown = 0
    printer = Printer(color)
    for found in islice(messages, limit):
        printer.lines(_lines(show, options, found, printer.edge))
        shown += 1
    if not shown:
        raise SourceError(_nothing(index, offset))
    if file:
        note_default_framing(fmt, told)
    if next(messages, None):
        click.echo(f"Shown: {show_count(limit, 'message')}. There are more; --limit shows them.", err=True)


def _lines(show: View, options: ReadOptions, found: Found, edge: int | None) -> Iterator[Text]:
    if found.title:
        yield Text(found.title, "bold")
    if found.refused:
        yield Text(f"✗ {found.refused}", "bold red")
    if found.refused and options.framing.kind in CONTAINERS:
        return
    yield from show(found, options, edge)


def _fields(fmt: Format, found: Found, options: ReadOptions, edge: int | None, *, full: bool) -> Iterable[Text]:
    shows = options.show_sensitive
    dump = annotate(fmt, found.data, found.params, show_sensitive=shows, type_name=options.type, full=full)
    return render(dump, edge, full=full)


def _traced(fmt: Format, found: Found, options: ReadOptions, _edge: int | None) -> Iterable[Text]:
    if options.type:
        raise OptionError("--as vtrace shows whole messages; leave out --type.")
    return map(Text, trace_lines(fmt, found.data, found.params, show_sensitive=options.show_sensitive))


def _nothing(index: int | None, offset: int | None) -> str:
    if index is not None and offset is None:
        return f"There is no message {index} in the source."
    return "No message holds that byte." if offset is not None else "There is no message in the source: it is empty."


def _bytes(digits: str) -> bytes:
    try:
        return bytes.fromhex(digits)
    except ValueError as error:
        raise OptionError(f"--hex: expected pairs of hexadecimal digits, found {digits!r}.") from error
