"""`ksyspark connections`: what was said on the connections of captures, as tables."""

from collections.abc import Mapping
from typing import Any

import click

from ksyspark.cli import printing, writing
from ksyspark.cli.reading import as_paths, check_counts, max_rejects, options_help, pairs
from ksyspark.destination import WriteOptions
from ksyspark.destination.parquet import ParquetOptions
from ksyspark.display import show_count
from ksyspark.escaping import json_text
from ksyspark.layout.json_text import plain_json
from ksyspark.options.read_options import GivenOptions
from ksyspark_protocols.connections import read
from ksyspark_protocols.connections.tables import Counts


@click.command(epilog=options_help(WriteOptions, ParquetOptions))
@click.argument("format_name", metavar="FORMAT")
@click.argument("paths", nargs=-1, required=True, metavar="SRC... [DEST]")
@click.option("--framing", help="pcap, or stream for files NAME.c2s and NAME.s2c (default: by the names of files).")
@click.option("--option", "more", multiple=True, metavar="NAME=VALUE", help="Any reading option, such as port=1884.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object a row with the name of its table.")
@writing.writing_options(ParquetOptions, WriteOptions)
@max_rejects
def connections(
    *,
    format_name: str,
    paths: tuple[str, ...],
    framing: str | None,
    more: tuple[str, ...],
    as_json: bool,
    cores: int | None,
    max_rejects: int | None,
    **values: Any,
) -> None:
    """Write the connections in captures, and what was exchanged on them, to DEST as Parquet tables.

    FORMAT is that of the messages; mqtt stands for mqtt_v3 and mqtt_v5, by connection. The last of several paths is
    DEST, unless it is a file that exists or --json is given. Without DEST the rows are printed. Captures above 64 MiB
    are written with Spark.
    """
    src, dest = (paths, None) if as_json else writing.sources_and_destination(paths)
    options = writing.taken_options(values, ParquetOptions, WriteOptions)
    options |= {**({"framing": framing} if framing else {}), **pairs(more, "--option")}
    chosen = GivenOptions(options, ParquetOptions, WriteOptions)
    source = read.open_source(format_name, as_paths(src), chosen.rest)
    if dest is None:
        counts = _print_rows(source)
    else:
        arguments = format_name, [file.address for file in source.files], dest, options
        twin = "ksyspark_protocols.spark.connections:write_connections"
        result = writing.written("connections", source.num_bytes, cores, read.write_connections, twin, arguments)
        writing.print_written(result, chosen[WriteOptions].batch, _summary(result.counts))
        counts = result.counts
    if counts.rows and not counts.messages:
        # Connections on which nothing was said, such as those of a port scan.
        return
    check_counts(counts.messages, counts.rejects, max_rejects, "the table of rejects says why of each")


def _print_rows(source: read.Source) -> Counts:
    counts = Counts()
    for tables in read.connection_tables(source, counts):
        for name, table in tables.items():
            for row in table.to_pylist():
                printing.echo(json_text({"table": name, **_json(row)}), is_data=True)
    printing.echo(_summary(counts), err=True)
    return counts


def _json(row: Mapping[str, object]) -> dict[str, object]:
    """Return a row without nulls; a map, which Arrow gives as pairs, becomes an object."""
    return {name: plain_json(_objects(value)) for name, value in row.items() if value is not None}


def _objects(value: object) -> object:
    match value:
        case dict():
            return {name: _objects(one) for name, one in value.items() if one is not None}
        case list():
            is_map = bool(value) and isinstance(value[0], tuple)
            return dict(value) if is_map else [_objects(one) for one in value]
    return value


def _summary(counts: Counts) -> str:
    """Return how many messages there were, and how many rows of each table."""
    rows = ", ".join(f"{name} {count:,}" for name, count in sorted(counts.rows.items()))
    return f"{show_count(counts.messages, 'message')}; rows: {rows or 'none'}"
