"""`ksyspark ingest`: files of messages to Parquet tables, with Spark."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from ksyspark.cli import reading
from ksyspark.cli.writing import Interruption, print_written, taken_options, writing_options
from ksyspark.destination import WriteOptions, Written
from ksyspark.destination.parquet import ParquetOptions
from ksyspark.formats import Format
from ksyspark.io.files import list_files
from ksyspark.options.read_options import GivenOptions, ReadOptions, format_of

if TYPE_CHECKING:
    from ksyspark.spark.ingest import Counts
    from ksyspark.spark.ingest import Progress as IngestProgress


@click.command()
@click.argument("format_name", metavar="FORMAT")
@click.argument("src")
@click.argument("dest")
@writing_options(WriteOptions)
@reading.max_rejects
@reading.reading_options("mode", "columns", "explode")
@reading.help_options(WriteOptions, ParquetOptions)
def ingest(format_name: str, src: str, dest: str, cores: int | None, max_rejects: int | None, **values: Any) -> None:
    """Decode SRC (a file, folder or glob) to the Parquet tables DEST/records and DEST/rejects."""
    writing = taken_options(values, WriteOptions)
    options = {**writing, **reading.given_options(**values)}
    # Mistakes are reported before Spark starts.
    chosen = GivenOptions(options, WriteOptions, ParquetOptions)
    fmt = format_of(format_name, chosen.rest)
    read_options = ReadOptions.from_mapping({**chosen.rest, "path": src}, fmt.layout)
    files = list_files(read_options.files)
    console = Console(stderr=True)
    result = _run(fmt, src, dest, options, cores, console)
    reading.note_default_framing(fmt, chosen.rest, files, read_options)
    done = result.counts
    print_written(result, chosen[WriteOptions].batch, reading.counts(done.messages, done.rejects, done.left_out))
    reading.check_counts(done.messages, done.rejects, max_rejects, "the table of rejects says why of each")


def _run(
    fmt: Format, src: str, dest: str, options: Mapping[str, object], cores: int | None, console: Console
) -> Written[Counts]:
    from ksyspark.spark import ingest as run  # noqa: PLC0415 (pyspark takes a while to import)
    from ksyspark.spark.session import local_session  # noqa: PLC0415

    with _progress_bar(console) as bar, Interruption() as interruption:
        task = bar.add_task(f"{fmt.name}: starting Spark", total=None)

        def show(progress: IngestProgress) -> None:
            interruption.check()
            description = f"{fmt.name}: {reading.counts(progress.messages, progress.rejects)}"
            bar.update(task, description=description, completed=progress.splits_done, total=progress.splits)

        # Ctrl-C while Java starts would leave Java running; and only in another thread does pyspark leave Ctrl-C
        # alone: its own handler calls Java from within a call to Java.
        with ThreadPoolExecutor(1) as thread:
            spark = thread.submit(local_session, "ksyspark ingest", cores).result()
        interruption.check()
        result = run(spark, fmt, src, dest, options, show)
        spark.stop()
    return result


def _progress_bar(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=console, transient=True)
