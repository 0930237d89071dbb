"""`ksyspark formats`: which formats there are."""

from __future__ import annotations

import click
from rich.console import Console
from rich.table import Table

from ksyspark.decoding import decoder_name, unsupported_types
from ksyspark.format import Format
from ksyspark.formats import installed_formats
from ksyspark.layout import Param


@click.command()
def formats() -> None:
    """List the installed formats."""
    table = Table(box=None, pad_edge=False)
    for heading in ("format", "decoder", "framings", "parameters", "title"):
        table.add_column(heading, overflow="fold")
    for name, fmt in installed_formats().items():
        table.add_row(name, _decoder(fmt), _framings(fmt), _params(fmt), fmt.layout.title)
    Console().print(table)


def _decoder(fmt: Format) -> str:
    """Name the decoder; types that it leaves to the reference decoder are named too."""
    left = [name for name in unsupported_types(fmt) if name != fmt.layout.name]
    return f"{decoder_name(fmt)} ({', '.join(left)}: reference)" if left else decoder_name(fmt)


def _framings(fmt: Format) -> str:
    """Name the framings: a message that tells its own end can also be cut out of a stream."""
    always = "file, fixed, length-prefixed, jsonl"
    return f"stream, {always}" if fmt.layout.frame else always


def _params(fmt: Format) -> str:
    return ", ".join(_param(param) for param in fmt.layout.params)


def _param(param: Param) -> str:
    return param.id if param.default is None else f"{param.id}={param.default!r}"
