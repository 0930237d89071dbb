"""`ksyspark ingest`: files of messages to Parquet tables, with Spark."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from ksyspark.cli.interruption import Interruption
from ksyspark.cli.outcome import counts, max_rejects, settle
from ksyspark.cli.reading_options import asked, note_default_framing, reading_options
from ksyspark.format import Format
from ksyspark.formats import find_format
from ksyspark.options import ReadOptions

if TYPE_CHECKING:
    from ksyspark.spark import IngestResult
    from ksyspark.spark.destination import SaveMode
    from ksyspark.spark.ingest import Progress as IngestProgress


@click.command()
@click.argument("format_name", metavar="FORMAT")
@click.argument("src")
@click.argument("dest")
@reading_options
@click.option("--mode", help="What bad messages do: PERMISSIVE (default), DROPMALFORMED or FAILFAST.")
@click.option("--save-mode", type=click.Choice(["error", "append", "overwrite"]), default="error", show_default=True)
@click.option("--cores", type=click.IntRange(min=1), help="Cores of this machine to use (default: all).")
@max_rejects
def ingest(
    format_name: str,
    src: str,
    dest: str,
    mode: str | None,
    save_mode: SaveMode,
    cores: int | None,
    max_rejects: int | None,
    **given: object,
) -> None:
    """Decode SRC (a file, folder or glob) to the Parquet tables DEST/records and DEST/rejects."""
    fmt = find_format(format_name)
    options = {**({"mode": mode} if mode else {}), **asked(**given)}  # type: ignore[arg-type]
    # Mistakes are told before Spark starts.
    ReadOptions.from_mapping({**options, "path": src}, fmt.layout)
    note_default_framing(fmt, options)
    console = Console(stderr=True)
    result = _run(fmt, src, dest, options, save_mode, cores, console)
    _report(console, result)
    settle(result.messages, result.rejects, max_rejects, "the table of rejects says why of each")


def _run(
    fmt: Format,
    src: str,
    dest: str,
    options: Mapping[str, object],
    save_mode: SaveMode,
    cores: int | None,
    console: Console,
) -> IngestResult:
    from ksyspark.spark import ingest as run  # noqa: PLC0415 (pyspark takes a while to import)
    from ksyspark.spark.session import local_session  # noqa: PLC0415

    with _bar(console) as bar, Interruption() as interruption:
        task = bar.add_task(f"{fmt.name}: starting Spark", total=None)

        def show(progress: IngestProgress) -> None:
            interruption.check()
            words = f"{fmt.name}: {counts(progress.messages, progress.rejects)}"
            bar.update(task, description=words, completed=progress.splits_done, total=progress.splits)

        # A Java that Ctrl-C meets while it starts lives on without us, so it starts undisturbed; and only in another
        # thread does pyspark leave Ctrl-C alone: its own handler calls Java from within a call to Java.
        with ThreadPoolExecutor(1) as thread:
            spark = thread.submit(local_session, "ksyspark ingest", cores).result()
        interruption.check()
        result = run(spark, fmt, src, dest, options, show, save_mode=save_mode)
        spark.stop()
    return result


def _bar(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=console, transient=True)


def _report(console: Console, result: IngestResult) -> None:
    console.print(f"{counts(result.messages, result.rejects)} in {result.seconds:.1f} s", highlight=False)
    for name, where in result.tables.items():
        console.print(f"  {name}: {where}", highlight=False, soft_wrap=True)
