"""`ksyspark formats`: which formats there are, and what a specification of one's own gives."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import fill

import click

from ksyspark.decoding import decoder_name, unsupported_types
from ksyspark.format import Format
from ksyspark.formats import find_format, installed_formats
from ksyspark.layout import Param

_WIDTH = 80


@click.command()
@click.argument("named", metavar="[FORMAT]...", nargs=-1)
def formats(named: tuple[str, ...]) -> None:
    """List formats, all that are installed or those named (a path of a .ksy too): title, parameters, framings, decoder.

    Types that the decoder leaves to the reference decoder are told with it.
    """
    for name, fmt in _asked(named):
        click.echo(f"{click.style(name, bold=True)}: {fmt.layout.title}")
        for word, told in _facts(fmt):
            click.echo(fill(f"{word:12}{told}", _WIDTH, initial_indent="  ", subsequent_indent=" " * 14))


def _asked(named: tuple[str, ...]) -> Iterator[tuple[str, Format]]:
    """Yield formats with the names that find them; a specification has no such name, but its id."""
    installed = installed_formats()
    if not named:
        yield from installed.items()
    for name in named:
        fmt = find_format(name)
        yield (name if name in installed else fmt.layout.name), fmt


def _facts(fmt: Format) -> Iterator[tuple[str, str]]:
    if fmt.layout.params:
        yield "parameters", ", ".join(map(_param, fmt.layout.params))
    yield "framings", _framings(fmt)
    yield "decoder", _decoder(fmt)


def _param(param: Param) -> str:
    """Show a default as an option takes it: text as it is, bytes in hexadecimal."""
    match param.default:
        case None:
            return f"{param.id} (must be told)"
        case bytes() as default:
            return f"{param.id}={default.hex()}"
        case default:
            return f"{param.id}={default}"


def _framings(fmt: Format) -> str:
    """Name the framings: a message that tells its own end can also be cut out of a stream."""
    always = "file, fixed, length-prefixed, jsonl, mqsc-dump"
    return f"stream, {always}" if fmt.layout.frame else always


def _decoder(fmt: Format) -> str:
    """Name the decoder; types that it leaves to the reference decoder are named too."""
    left = [name for name in unsupported_types(fmt) if name != fmt.layout.name]
    return f"{decoder_name(fmt)} ({', '.join(left)}: reference)" if left else decoder_name(fmt)
