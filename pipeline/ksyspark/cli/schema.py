"""`ksyspark schema`: the columns of a format."""

from __future__ import annotations

import click

from ksyspark.decoding import unsupported_types
from ksyspark.format import Format
from ksyspark.formats import find_format


@click.command()
@click.argument("format_name", metavar="FORMAT")
@click.option("--as", "shape", type=click.Choice(["tree", "ddl", "json"]), default="tree", show_default=True)
@click.option("--enums-as-ints", is_flag=True, help="Keep codes instead of labels.")
@click.option("--type", "type_name", metavar="TYPE", help="A type of the specification instead of whole messages.")
def schema(format_name: str, shape: str, enums_as_ints: bool, type_name: str | None) -> None:
    """Show the Spark schema of a format: as a tree, as DDL with comments, or as Spark's JSON.

    The tree is followed by the types that are left to the reference decoder, if there are any, and why.
    """
    from ksyspark.spark.schema import schema_of_ksy, schema_text  # noqa: PLC0415 (pyspark takes a while to import)

    options = {"enumsAsInts": str(enums_as_ints).lower()}
    fmt = find_format(format_name)
    click.echo(schema_text(schema_of_ksy(fmt, type=type_name, options=options), shape))
    if shape == "tree" and type_name is None:
        _tell_what_is_left(fmt)


def _tell_what_is_left(fmt: Format) -> None:
    for name, reason in unsupported_types(fmt).items():
        whose = "messages" if name == fmt.layout.name else f"messages with {name}"
        click.echo(f"{whose} are read by the reference decoder: {reason}")
