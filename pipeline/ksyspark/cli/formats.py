"""`ksyspark formats` lists formats; `ksyspark schema` prints the columns of one."""

from collections.abc import Iterator
from textwrap import fill
from typing import Any

import click

from ksyspark.cli.printing import echo
from ksyspark.cli.reading import given_options, import_path_option, read_option
from ksyspark.display import show_count
from ksyspark.escaping import one_line
from ksyspark.formats import Format, find_format, installed_formats
from ksyspark.layout import Param
from ksyspark.layout.arrow import arrow_schema
from ksyspark.options.read_options import format_of
from ksyspark.table_set import shapes_of

_WIDTH = 80


@click.command()
@click.argument("named", metavar="[FORMAT]...", nargs=-1)
@import_path_option
def formats(named: tuple[str, ...], import_path: tuple[str, ...]) -> None:
    """List formats, all that are installed or those named (a path of a .ksy too): title, parameters, framings, decoder.

    What the machine leaves to the reference decoder is listed with the reason.
    """
    installed = installed_formats()
    for written in named or installed:
        fmt = find_format(written, import_path) if named else installed[written]
        # A specification given by its path is named by its id.
        name = written if written in installed else fmt.layout.name
        echo(f"{name}: {one_line(fmt.layout.title)}", bold=len(name))
        for label, text in _facts(fmt):
            echo(fill(f"{label:12}{text}", _WIDTH, initial_indent="  ", subsequent_indent=" " * 14))


@click.command()
@click.argument("format_name", metavar="FORMAT")
@click.option("--as", "shape", type=click.Choice(["tree", "ddl", "json"]), default="tree", show_default=True)
@read_option("enumsAsInts")
@read_option("type")
@read_option("recursion")
@import_path_option
def schema(format_name: str, shape: str, **values: Any) -> None:
    """Show the Spark schema of a format: as a tree, as DDL with comments, or as Spark's JSON.

    The tree is followed by the lists in it, and by the types that are left to the reference decoder, and why.
    """
    from ksyspark.spark.schema import schema_of_ksy, schema_text  # noqa: PLC0415 (pyspark takes a while to import)

    options = given_options(**values)
    fmt = format_of(format_name, options)
    echo(schema_text(schema_of_ksy(fmt, options=options), shape), is_data=shape == "json")
    if shape == "tree" and (levels := _levels(fmt)):
        echo(f"Types that contain themselves have columns for {levels}.")
    if shape == "tree" and "type" not in options:
        if lists := [table.path for table in shapes_of(fmt.name, arrow_schema(fmt.layout)) if table.path]:
            echo(f"Lists: {', '.join(lists)}.")
            echo(f"With explode={lists[0]} each item is a row; `ksyspark tables` makes a table of each list.")
        for messages, reason in fmt.left_to_reference.items():
            echo(f"{messages} are read by the reference decoder: {one_line(reason)}")


def _facts(fmt: Format) -> Iterator[tuple[str, str]]:
    """Yield label and text of each line about a format."""
    if fmt.layout.params:
        yield "parameters", ", ".join(map(_param, fmt.layout.params))
    framings = "file, fixed, length-prefixed, jsonl, mqsc-dump, amqsbcg"
    yield "framings", f"stream, {framings}, pcap" if fmt.layout.is_self_delimiting else framings
    if fmt.layout.ports:
        yield "ports", ", ".join(map(str, fmt.layout.ports))
    if levels := _levels(fmt):
        yield "recursion", levels
    yield "decoder", fmt.decoder_name
    for messages, reason in fmt.left_to_reference.items():
        yield "reference", f"{messages}: {one_line(reason)}"


def _levels(fmt: Format) -> str:
    """Return how many levels of types that contain themselves have columns, or "" if no type does."""
    if fmt.layout.cuts:
        return "all levels, as items of one list (recursion=flat)"
    is_recursive = any(record.depth > 1 for record in fmt.layout.records.values())
    return f"{show_count(fmt.layout.depth, 'level')}, nested in each other (recursion=nested)" if is_recursive else ""


def _param(param: Param) -> str:
    """Return a parameter with its default as an option takes it: text as it is, bytes in hexadecimal."""
    match param.default:
        case None:
            return f"{param.id} (must be given)"
        case bytes() as default:
            return f"{param.id}={default.hex()}"
        case default:
            return f"{param.id}={one_line(str(default))}"
