"""`ksyspark ingest`: files of messages to Parquet tables, or tables of a catalog, with Spark."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeElapsedColumn

from ksyspark.cli import reading
from ksyspark.cli.writing import print_written, taken_options, with_local_session, writing_options
from ksyspark.destination import WriteOptions, Written
from ksyspark.destination.parquet import ParquetOptions
from ksyspark.formats import Format
from ksyspark.io.files import list_files
from ksyspark.options.read_options import GivenOptions, ReadOptions, format_of

if TYPE_CHECKING:
    from ksyspark.spark.ingestion import Counts
    from ksyspark.spark.ingestion import Progress as IngestProgress


@click.command()
@click.argument("format_name", metavar="FORMAT")
@click.argument("src")
@click.argument("dest", required=False)
@click.option("--table", metavar="NAME", help="Write tables NAME and NAME_rejects of Spark's catalog, not a folder.")
@click.option("--using", metavar="FORMAT", help="Format of these tables, such as delta or iceberg (default: Spark's).")
@writing_options(WriteOptions)
@reading.max_rejects
@reading.reading_options("mode", "columns", "explode")
@reading.help_options(WriteOptions, ParquetOptions)
def ingest(format_name: str, src: str, dest: str | None, max_rejects: int | None, **values: Any) -> None:
    """Decode SRC (a file, folder or glob) to the Parquet tables DEST/records and DEST/rejects."""
    table, using, cores = (values.pop(name) for name in ("table", "using", "cores"))
    if (dest is None) == (table is None):
        raise click.UsageError("Expected a folder DEST, or --table NAME.")
    writing = taken_options(values, WriteOptions)
    options = {**writing, **reading.given_options(**values)}
    # Mistakes are reported before Spark starts.
    chosen = GivenOptions(options, WriteOptions, ParquetOptions)
    fmt = format_of(format_name, chosen.rest)
    read_options = ReadOptions.from_mapping({**chosen.rest, "path": src}, fmt.layout)
    files = list_files(read_options.files)
    result = _run(fmt, src, dest or (table, using), options, cores)
    reading.note_default_framing(fmt, chosen.rest, files, read_options)
    done = result.counts
    counts = reading.counts(done.messages, done.rejects, done.left_out)
    print_written(result, chosen[WriteOptions].batch, counts + f", {done.records} items" * bool(read_options.explode))
    where, empty = "the table of rejects says why of each", reading.why_empty(fmt, read_options.framing)
    reading.check_counts(done.messages, done.rejects, max_rejects, where, empty=empty)


def _run(
    fmt: Format, src: str, dest: str | tuple[str, str | None], options: Mapping[str, object], cores: int | None
) -> "Written[Counts]":
    """Write a folder, or a table of some format."""
    from ksyspark import spark as doors  # noqa: PLC0415 (pyspark takes a while to import)

    # Spark's other catalog forgets its tables.
    conf = {} if isinstance(dest, str) else {"spark.sql.catalogImplementation": "hive"}
    columns = (TextColumn("{task.description}"), BarColumn(), DownloadColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{fmt.name}: starting Spark", total=None)

        def show(progress: "IngestProgress") -> None:
            description = f"{fmt.name}: {reading.counts(progress.messages, progress.rejects)}"
            bar.update(task, description=description, completed=progress.bytes_done, total=progress.bytes)

        def work(spark: Any) -> "Written[Counts]":
            if isinstance(dest, str):
                return doors.ingest(spark, fmt, src, dest, options, show)
            return doors.ingest_table(spark, fmt, src, dest[0], options, dest[1])

        return with_local_session("ksyspark ingest", cores, work, **conf)
