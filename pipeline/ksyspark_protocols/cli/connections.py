"""`ksyspark connections`: what was said on the connections of captures, as tables."""

from typing import Any

import click
import pyarrow as pa

from ksyspark.cli import printing, writing
from ksyspark.cli.reading import as_paths, check_counts, help_options, max_rejects, more_options, pairs, why_empty
from ksyspark.cli.tables import print_table, print_tables
from ksyspark.destination import WriteOptions
from ksyspark.destination.parquet import ParquetOptions
from ksyspark.display import show_count
from ksyspark.escaping import json_text
from ksyspark.layout.json_text import Json, plain_json
from ksyspark.options.read_options import GivenOptions
from ksyspark_protocols.connections import read
from ksyspark_protocols.connections.payloads import PayloadOptions
from ksyspark_protocols.connections.read import Counts

# What tells people most stands first, where a message lies stands last; between them the columns keep their order.
_FIRST = (
    *("kind", "client", "topic", "payload", "filters", "statement", "values", "error", "database", "function"),
    *("count", "elapsed_ms", "latency_ms", "missing", "error_text", "remarks", "errors", "result_rows"),
)
_LAST = ("connection", "path", "offset", "length", "index", "stream_offset", "bytes", "types")
_RANKS = {**{name: rank - len(_FIRST) for rank, name in enumerate(_FIRST)}, **dict.fromkeys(_LAST, 1)}


@click.command()
@click.argument("format_name", metavar="FORMAT")
@click.argument("paths", nargs=-1, required=True, metavar="SRC... [DEST]")
@click.option("--framing", help="pcap, or stream for files NAME.c2s and NAME.s2c (default: by the names of files).")
@click.option(
    "--payload",
    "payloads",
    multiple=True,
    metavar="FILTER:FORMAT",
    help="Payloads that become a table: topic filter "
    "and a format, json, json{SCHEMA} or text; `as TABLE` behind it names the table. As often as wanted.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object a row with the name of its table.")
@writing.writing_options(ParquetOptions, WriteOptions)
@max_rejects
@more_options
@help_options(PayloadOptions, WriteOptions, ParquetOptions)
def connections(  # noqa: PLR0913 (one argument an option)
    *,
    format_name: str,
    paths: tuple[str, ...],
    framing: str | None,
    payloads: tuple[str, ...],
    more: tuple[str, ...],
    as_json: bool,
    cores: int | None,
    max_rejects: int | None,
    **values: Any,
) -> None:
    """Write the connections in captures, and what was exchanged on them, to DEST as Parquet tables.

    FORMAT is that of the messages; mqtt stands for mqtt_v3 and mqtt_v5, by connection. The last of several paths is
    DEST, unless it is a file that exists. Without DEST the rows are printed: as tables on a
    terminal, else as with --json. Captures above 64 MiB are written with Spark.
    """
    src, dest = writing.sources_and_destination(paths, as_json=as_json)
    options = writing.taken_options(values, ParquetOptions, WriteOptions)
    own = {"framing": framing, "payload": payloads[0] if len(payloads) == 1 else payloads and json_text(payloads)}
    options |= {**{name: value for name, value in own.items() if value}, **pairs(more, "--option")}
    chosen = GivenOptions(options, ParquetOptions, WriteOptions, PayloadOptions)
    source = read.open_source(format_name, as_paths(src), chosen)
    if dest is None:
        counts = _printed(source, as_json=as_json)
        printing.echo(_summary(counts), err=True)
    else:
        arguments = format_name, [file.address for file in source.files], dest, options
        twin = "ksyspark_protocols.spark.connections:write_connections"
        result = writing.written("connections", source.num_bytes, cores, read.write_connections, twin, arguments)
        writing.print_written(result, chosen[WriteOptions].batch, _summary(result.counts))
        counts = result.counts
    if counts.rows and not counts.messages:
        # Connections on which nothing was said, such as those of a port scan.
        return
    empty = why_empty(source.messages.fmt, source.messages.options.framing)
    check_counts(counts.messages, counts.rejects, max_rejects, "the table of rejects says why of each", empty=empty)


def _printed(source: read.Source, *, as_json: bool) -> Counts:
    """Print the rows of all tables, for people each with the client of its connection; count them."""
    counts, clients = Counts(), dict[tuple[str, object], object]()

    def print_first(table: pa.Table) -> None:
        rows = table.to_pylist()
        for row in rows:
            key = str(row.get("connection")), row.get("session_id")
            row["error"] = (row.get("error") or {}).get("reason")
            row["client"] = clients.setdefault(key, row.get("client_id") or row.get("user"))
        columns = ["client", *(column for column in table.column_names if column not in ("client_id", "user"))]
        print_table(rows, sorted(columns, key=lambda column: _RANKS.get(column, 0)))

    tables = read.connection_tables(source, counts)
    print_tables(tables, counts.rows, print_first, as_json=as_json, plain=_json)
    return counts


def _json(value: object) -> Json:
    """Return a value as plain JSON data without nulls; a map, which Arrow gives as pairs, becomes an object."""
    match value:
        case dict():
            return {name: _json(one) for name, one in value.items() if one is not None}
        case list():
            is_map = bool(value) and isinstance(value[0], tuple)
            return plain_json(dict(value)) if is_map else [_json(one) for one in value]
    return plain_json(value)


def _summary(counts: Counts) -> str:
    rows = ", ".join(f"{name} {count:,}" for name, count in sorted(counts.rows.items()))
    return f"{show_count(counts.messages, 'message')}; rows: {rows or 'none'}"
