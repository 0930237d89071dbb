"""`ksyspark tables`: messages as a set of tables; rows of tables as JSON, or for people, as wide as the terminal."""

import shutil
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, cast

import click
import pyarrow as pa
from rich.cells import cell_len, set_cell_size

from ksyspark import table_set
from ksyspark.cli import reading, writing
from ksyspark.cli.printing import echo
from ksyspark.destination import WriteOptions
from ksyspark.destination.parquet import ParquetOptions
from ksyspark.display import show_count
from ksyspark.escaping import json_text, one_line
from ksyspark.layout.json_text import Json, plain_json
from ksyspark.options.read_options import GivenOptions

# Rows of each table that a terminal gets.
_ROWS = 20
# Characters of a line without a terminal, and those that a column keeps where it is cut.
_MOST, _LEAST = 10_000, 16
_BETWEEN = "  "
_Pairs = list[tuple[object, object]]


def print_tables(
    tables: Iterable[Mapping[str, pa.Table]],
    counts: Mapping[str, int],
    print_first: Callable[[pa.Table], None],
    *,
    as_json: bool,
    plain: Callable[[object], Json] = plain_json,
) -> None:
    """Print all rows as JSON, a line each, or for people on a terminal the first ones of each table.

    `counts` are the rows by table once `tables` is at its end. `print_first` prints rows below the name of their table;
    `plain` makes JSON of a value.
    """
    as_json, first = as_json or not sys.stdout.isatty(), dict[str, pa.Table]()
    for rows in tables:
        for name, table in rows.items():
            if as_json:
                for row in table.to_pylist():
                    values = {column: plain(value) for column, value in row.items() if value is not None}
                    echo(json_text({"table": name, **values}), is_data=True)
            else:
                first[name] = pa.concat_tables([first[name], table] if name in first else [table]).slice(0, _ROWS)
    for name, table in first.items():
        more = f", the first {_ROWS}" if counts[name] > _ROWS else ""
        echo(f"{name}: {show_count(counts[name], 'row')}{more}", bold=len(name))
        print_first(table)


def print_rows(name: str, rows: Sequence[Mapping[str, object]], columns: Sequence[str]) -> None:
    """Print rows below the name of their table and their number, if there are any."""
    if rows:
        echo(f"{name}: {show_count(len(rows), 'row')}", bold=len(name))
        print_table(rows, columns)


def print_table(rows: Sequence[Mapping[str, object]], names: Sequence[str]) -> None:
    """Print rows by the names of columns, in their order, without empty ones; one without room is named below."""
    room = shutil.get_terminal_size().columns if sys.stdout.isatty() else _MOST
    widest = max(room * 2 // 5, _LEAST)
    columns, others = list[list[str]](), list[str]()
    for name in names:
        texts = [one_line(_text(row.get(name)), None) for row in rows]
        width = min(max(map(cell_len, [name, *texts])), widest)
        if width > room >= max(len(name), _LEAST):
            width = room
        if any(texts) and width <= room:
            is_number = all(text.replace(".", "").isdigit() for text in texts if text)
            columns.append([_cell(text, width, is_number) for text in (name, *texts)])
            room -= width + len(_BETWEEN)
        elif any(texts):
            others.append(name)
    for number, cells in enumerate(zip(*columns, strict=True)):
        line = _BETWEEN.join(cells).rstrip()
        echo(line, bold=0 if number else len(line))
    if others:
        echo(f"and {', '.join(others)}")


def _cell(text: str, width: int, is_number: bool) -> str:
    size = cell_len(text)
    if size > width:
        return f"{set_cell_size(text, width - 1)}…"
    return " " * (width - size) + text if is_number else set_cell_size(text, width)


def _text(value: object) -> str:
    match value:
        case None:
            return ""
        case bool():
            return str(value).lower()
        case bytes():
            text = value.decode(errors="replace")
            return text if text.isprintable() and "\ufffd" not in text else value.hex()
        case float():
            return f"{value:.3f}".rstrip("0").rstrip(".")
        case datetime():
            return f"{value:%Y-%m-%d %H:%M:%S.%f}"[:-3]
        case dict():
            return _members(list(value.items()))
        case [(_, _), *_]:
            return _members([(name, "NULL" if one is None else one) for name, one in cast("_Pairs", value)])
        case list():
            return ", ".join(map(_text, value))
    return str(value)


def _members(pairs: _Pairs) -> str:
    return ", ".join(f"{name}={text}" for name, text in ((name, _text(value)) for name, value in pairs) if text)


@click.command("tables")
@click.argument("format_name", metavar="FORMAT")
@click.argument("paths", nargs=-1, metavar="[SRC... [DEST]]")
@click.option("--only", metavar="PATHS", default="", help="Only these lists, such as chunks,chunks.body.entries.")
@click.option("--drawing", is_flag=True, help="Without SRC: a drawing in Mermaid instead of SQL.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object a row with the name of its table.")
@writing.writing_options(ParquetOptions, WriteOptions)
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
    cores: int | None,
    max_rejects: int | None,
    **values: Any,
) -> None:
    """Write the messages in SRC to DEST as a set of Parquet tables: one of messages, one of each list at any depth.

    Keys join them: _message, _id, _parent_id. The last of several paths is DEST, unless it is a file that exists.
    Without DEST the rows are printed: as tables on a terminal, else as with --json. Without SRC the tables that there
    would be are printed, as SQL. Spark writes more than 64 MiB in several files; then keys are not consecutive.
    """
    options = writing.taken_options(values, ParquetOptions, WriteOptions)
    chosen = GivenOptions(options | reading.given_options(**values), ParquetOptions, WriteOptions)
    lists = [path for path in only.split(",") if path]
    if not paths:
        shapes = table_set.open_tables(format_name, [], lists, chosen.rest).set
        echo((table_set.drawing_of if drawing else table_set.ddl_of)(shapes).rstrip("\n"), is_data=True)
        return
    src, dest = writing.sources_and_destination(paths, as_json=as_json)
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
        arguments = format_name, reading.as_paths(src), dest, lists, options | dict(chosen.rest)
        source = table_set.open_tables(format_name, reading.as_paths(src), lists, chosen.rest)
        twin = "ksyspark.spark.table_sets:write_tables"
        # A file by itself is mostly one message, which one task reads.
        sizes = [part.size for part in source.files.parts]
        num_bytes = sum(sizes) if len(sizes) > 1 else 0
        result = writing.written("tables", num_bytes, cores, table_set.write_tables, twin, arguments)
        counts = result.counts
        writing.print_written(result, chosen[WriteOptions].batch, _summary(counts))
    reading.check_counts(counts.messages, counts.rejects, max_rejects, "the table rejects says why of each")


def _summary(counts: table_set.Counts) -> str:
    rows = ", ".join(f"{name} {count:,}" for name, count in counts.rows.items() if count)
    return f"{reading.counts(counts.messages, counts.rejects)}: {rows}"
