"""`ksyspark tables`: messages as a set of tables, one of each list, without Spark."""

from typing import Any

import click

from ksyspark import table_set
from ksyspark.cli import reading
from ksyspark.cli.printing import echo
from ksyspark.cli.tables import print_table, print_tables
from ksyspark.cli.writing import print_written, sources_and_destination, taken_options, writing_options
from ksyspark.destination import WriteOptions
from ksyspark.destination.parquet import ParquetOptions
from ksyspark.options.read_options import GivenOptions


@click.command("tables")
@click.argument("format_name", metavar="FORMAT")
@click.argument("paths", nargs=-1, metavar="[SRC... [DEST]]")
@click.option("--only", metavar="PATHS", default="", help="Only these lists, such as chunks,chunks.body.entries.")
@click.option("--drawing", is_flag=True, help="Without SRC: a drawing in Mermaid instead of SQL.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object a row with the name of its table.")
@writing_options(ParquetOptions, WriteOptions, uses_spark=False)
@reading.max_rejects
@reading.reading_options("mode", "columns", "recursion")
@reading.help_options(WriteOptions, ParquetOptions)
def tables(
    *,
    format_name: str,
    paths: tuple[str, ...],
    only: str,
    drawing: bool,
    as_json: bool,
    max_rejects: int | None,
    **values: Any,
) -> None:
    """Write the messages in SRC to DEST as a set of Parquet tables: one of messages, one of each list at any depth.

    Keys join them: _message, _id, _parent_id. The last of several paths is DEST, unless it is a file that exists or
    --json is given. Without DEST the rows are printed: as tables on a terminal, else as with --json. Without SRC the
    tables that there would be are printed, as SQL.
    """
    options = taken_options(values, ParquetOptions, WriteOptions)
    chosen = GivenOptions(options | reading.given_options(**values), ParquetOptions, WriteOptions)
    lists = [path for path in only.split(",") if path]
    if not paths:
        shapes = table_set.open_tables(format_name, [], lists, chosen.rest).set
        echo((table_set.drawing_of if drawing else table_set.ddl_of)(shapes).rstrip("\n"), is_data=True)
        return
    src, dest = (paths, None) if as_json else sources_and_destination(paths)
    if dest is None:
        counts = table_set.Counts()
        source = table_set.open_tables(format_name, reading.as_paths(src), lists, chosen.rest)
        print_tables(
            source.tables(counts),
            counts.rows,
            lambda table: print_table(table.to_pylist(), table.column_names),
            as_json=as_json,
        )
        echo(_summary(counts), err=True)
    else:
        arguments = options | dict(chosen.rest)
        result = table_set.write_tables(format_name, reading.as_paths(src), dest, lists, arguments)
        counts = result.counts
        print_written(result, chosen[WriteOptions].batch, _summary(counts))
    reading.check_counts(counts.messages, counts.rejects, max_rejects, "the table rejects says why of each")


def _summary(counts: table_set.Counts) -> str:
    rows = ", ".join(f"{name} {count:,}" for name, count in counts.rows.items() if count)
    return f"{reading.counts(counts.messages, counts.rejects)}: {rows}"
