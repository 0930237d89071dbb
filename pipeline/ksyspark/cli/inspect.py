"""`ksyspark inspect`: every byte of a message beside the field it belongs to."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

import click
import numpy as np
from rich.text import Text

from ksyspark.cli.printing import Printer, echo
from ksyspark.cli.reading import as_paths, given_options, help_options, note_default_framing, reading_options, why_empty
from ksyspark.decoder import ParamValue
from ksyspark.display import show_count, show_given
from ksyspark.errors import Failure, OptionError, SourceError
from ksyspark.formats import Format
from ksyspark.inspect import Annotator, render
from ksyspark.io.files import list_files
from ksyspark.io.framings import capture_kind
from ksyspark.options.read_options import CONTAINERS, ReadOptions, format_of
from ksyspark.reader import Messages, Part, read_messages
from ksyspark.reader.batches import Selection
from ksyspark.reader.stream_reader import capture_told


@dataclass(frozen=True, slots=True)
class Found:
    """One message: bytes, parameters, and a `title` of where it is from; `refused` says why framing did not cut it."""

    title: str
    data: bytes
    params: Mapping[str, ParamValue]
    refused: Failure | None = None
    length: int = 0


@click.command()
@click.argument("format_name", metavar="FORMAT")
@click.argument("file", required=False)
@click.option("--hex", "hex_text", metavar="DIGITS", help="A message in hexadecimal digits instead of a file.")
@click.option("--index", type=click.IntRange(min=0), help="Only the message with this number in its file, from 0.")
@click.option("--offset", type=click.IntRange(min=0), help="Only the message that holds this byte of the file.")
@click.option("--limit", type=click.IntRange(min=1), default=100, show_default=True, help="Messages to show.")
@click.option("--full", is_flag=True, help="All bytes, items and sentences, however long.")
@reading_options()
@help_options()
def inspect(
    *,
    format_name: str,
    file: str | None,
    hex_text: str | None,
    index: int | None,
    offset: int | None,
    limit: int,
    full: bool,
    **values: Any,
) -> None:
    """Show offset, bytes, field, value and meaning of messages; a broken one as far as it could be read.

    FILE is a file, folder or glob, or `-` for standard input.
    `=` marks a computed value without bytes of its own, `@` one that is read at another position. Colours follow
    NO_COLOR and FORCE_COLOR.
    """
    if (file is None) == (hex_text is None):
        raise click.UsageError("Give either a FILE or --hex.")
    if hex_text is not None and (index, offset) != (None, None):
        raise click.UsageError("--index and --offset choose a message of a FILE.")
    named = given_options(**values)
    fmt = format_of(format_name, named)
    options = ReadOptions.from_mapping({**named, "paths": as_paths([file] if file else [])}, fmt.layout)
    if unfit := [name for name in options.shaping if name not in ("enumsAsInts", "type", "where")]:
        raise OptionError(f"{', '.join(unfit)}: inspect shows messages with all fields; leave it out.")
    if options.where is not None and file is None:
        raise OptionError("where: it chooses messages of a FILE; leave it out.")
    annotator = Annotator(fmt, show_sensitive=options.show_sensitive, type_name=options.type, full=full)
    in_file = _messages_in_files(fmt, options, index, offset)
    messages = in_file if file else iter([Found("", _bytes(hex_text or ""), options.params)])
    printer = Printer()
    unread = 0
    for message in islice(messages, limit):
        printer.lines(_lines(fmt, annotator, message, options, printer.width, full=full))
        unread += _is_unread(message, options)
    if file:
        note_default_framing(fmt, named, list_files(options.files), options)
    if next(messages, None):
        echo(f"Shown: {show_count(limit, 'message')}. There are more; --limit shows them.", err=True)
    if unread:
        raise SourceError(f"{show_count(unread, 'file')} too long to be read as one message.")


def _messages_in_files(fmt: Format, options: ReadOptions, index: int | None, offset: int | None) -> Iterator[Found]:
    """Yield the messages that `where` selects; with an `index` or a byte `offset`, the one of each file that matches.

    Raises SourceError, also if no file has a match.
    """
    is_chosen, has_match = (index, offset) != (None, None), False
    num_messages = 0
    selection = None if options.where is None else Selection(fmt, options)
    for file in list_files(options.files):
        for read in read_messages(fmt, options, Part(file)):
            num_messages += len(read)
            messages = read if selection is None else read.take(selection.rows(read))
            rows = _matching_rows(messages, index, offset)
            yield from (_found(file.path, messages, row) for row in rows)
            has_match = has_match or bool(rows)
            if rows and is_chosen:
                break
    if not has_match:
        if not num_messages:
            raise SourceError(f"There is no message in the source: {why_empty(fmt, options.framing)}.")
        there = show_count(num_messages, "message")
        raise SourceError(f"Of {there}, numbered from 0 in each file, none is chosen by --index, --offset and where.")


def _matching_rows(messages: Messages, index: int | None, offset: int | None) -> list[int]:
    kept = np.ones(len(messages), np.bool_)
    if index is not None:
        kept &= messages.indices == index
    if offset is not None:
        kept &= (messages.offsets <= offset) & (offset < messages.offsets + np.maximum(messages.lengths, 1))
    return [int(row) for row in np.flatnonzero(kept)]


def _found(path: str, messages: Messages, row: int) -> Found:
    values = {name: messages.values_of(name)[row] for name in messages.params}
    params = {name: value for name, value in values.items() if value is not None}
    length = int(messages.lengths[row])
    title = f"{path}, message {messages.indices[row]} at byte {messages.offsets[row]}, {show_count(length, 'byte')}"
    return Found(title, messages.kept(row), params, messages.failures.get(row), length)


def _lines(
    fmt: Format, annotator: Annotator, message: Found, options: ReadOptions, width: int | None, *, full: bool
) -> Iterator[Text]:
    if message.title:
        yield Text(message.title, "bold")
    if message.refused:
        yield Text(f"✗ {message.refused}", "bold red")
    if _is_unread(message, options) or (message.refused and options.framing.kind in CONTAINERS):
        return
    unkept = message.length - len(message.data) if message.refused else 0
    if unkept > 0:
        yield Text(f"✗ the last {show_count(unkept, 'byte')} of it are not shown", "bold red")
    dump = annotator.annotate(message.data, message.params)
    yield from render(dump, width, full=full)
    kind = capture_kind(message.data) if dump.failure and options.framing.kind != "pcap" else None
    if kind is not None:
        yield Text(f"✗ the message is {capture_told(kind, fmt)}", "bold red")


def _is_unread(message: Found, options: ReadOptions) -> bool:
    """Say whether a file was refused because it is too long for one message."""
    is_long = message.length > options.framing.max_message_bytes
    return options.framing.kind == "file" and message.refused is not None and is_long


def _bytes(digits: str) -> bytes:
    try:
        return bytes.fromhex(digits)
    except ValueError as error:
        raise OptionError(f"--hex: expected pairs of hexadecimal digits, found {show_given(digits)}.") from error
