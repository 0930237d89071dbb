"""`ksyspark ingest`: files of messages to Parquet tables, with Spark."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from ksyspark.cli.reading_options import asked, max_rejects, reading_options, settle

if TYPE_CHECKING:
    from ksyspark.spark import IngestResult
    from ksyspark.spark.destination import SaveMode
    from ksyspark.spark.ingest import Progress as IngestProgress


@click.command()
@click.argument("format_name", metavar="FORMAT")
@click.argument("src")
@click.argument("dest")
@reading_options
@click.option("--mode", type=click.Choice(["PERMISSIVE", "DROPMALFORMED", "FAILFAST"]), default="PERMISSIVE")
@click.option("--save-mode", type=click.Choice(["error", "append", "overwrite"]), default="error", show_default=True)
@click.option("--cores", type=click.IntRange(min=1), help="Cores of this machine to use (default: all).")
@max_rejects
def ingest(
    format_name: str,
    src: str,
    dest: str,
    mode: str,
    save_mode: SaveMode,
    cores: int | None,
    max_rejects: int | None,
    **given: object,
) -> None:
    """Decode SRC (a file, folder or glob) to the Parquet tables DEST/records and DEST/rejects."""
    from ksyspark.spark import ingest as run  # noqa: PLC0415 (pyspark takes a while to import)
    from ksyspark.spark.session import local_session  # noqa: PLC0415

    options = {**asked(**given), "mode": mode}  # type: ignore[arg-type]
    console = Console(stderr=True)
    with _bar(console) as bar:
        task = bar.add_task(f"{format_name}: starting Spark", total=None)

        def show(progress: IngestProgress) -> None:
            words = f"{format_name}: {progress.messages:,} messages, {progress.rejects:,} rejects"
            bar.update(task, description=words, completed=progress.splits_done, total=progress.splits)

        spark = local_session("ksyspark ingest", cores)
        result = run(spark, format_name, src, dest, options, show, save_mode=save_mode)
        spark.stop()
    _report(console, result)
    sys.exit(settle(result.messages, result.rejects, max_rejects))


def _bar(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=console, transient=True)


def _report(console: Console, result: IngestResult) -> None:
    counts = f"{result.messages:,} messages, {result.records:,} records, {result.rejects:,} rejects"
    console.print(f"{counts} in {result.seconds:.1f} s", highlight=False)
    for name, where in result.tables.items():
        console.print(f"  {name}: {where}", highlight=False)
