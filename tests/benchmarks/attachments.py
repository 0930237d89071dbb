"""Attachments with Spark: one large data set beside Spark's own copy of the same rows from CSV, and many small sets.

`python tests/benchmarks/attachments.py --megabytes 300 --sets 10000` chooses the sizes.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from processors import spark_processes, spark_seconds
from pyspark.sql import SparkSession
from rich.console import Console
from rich.table import Table

from ksyspark.spark.attachments import write_attachments
from ksyspark.spark.session import local_session

sys.path.insert(0, str(Path(__file__).parents[1] / "samples" / "sas_mq_message"))
from large_sets import ROW, VARIABLES, write_capture

MEGABYTES, SETS = 300, 10_000
_PAGE = os.sysconf("SC_PAGE_SIZE")
_TYPES = {"DATE": "date", "DATETIME": "timestamp"}
CSV_SCHEMA = ", ".join(
    f"{one.name} {'string' if one.type_code == 2 else _TYPES.get(one.format, 'double')}" for one in VARIABLES
)


def measure(console: Console, megabytes: int = MEGABYTES, sets: int = SETS) -> None:
    """Print seconds, seconds of processors, and the most memory of one Python worker."""
    folder = Path(tempfile.mkdtemp(prefix="ksyspark-bench-"))
    spark = local_session("ksyspark bench")
    table = Table("", "seconds", "CPU: Java", "Python", "largest worker, MiB", title="Attachments on a queue, Spark")
    try:
        rows = megabytes * 1_000_000 // ROW.itemsize
        write_capture(folder / "large.jsonl", [rows])
        _write_csv(spark, folder, rows)
        write_capture(folder / "small.jsonl", [3] * sets)
        runs: dict[str, Callable[[], object]] = {
            f"Spark: {rows:,} rows from CSV to Parquet": lambda: (
                spark.read.schema(CSV_SCHEMA).csv(str(folder / "csv"), header=True)
                .write.mode("overwrite").parquet(str(folder / "copy"))
            ),
            f"ksyspark: the same rows from {megabytes} MB in messages": lambda: write_attachments(
                spark, str(folder / "large.jsonl"), str(folder / "large"), save_mode="overwrite"
            ),
            f"ksyspark: {sets:,} sets with a data set of 3 rows": lambda: write_attachments(
                spark, str(folder / "small.jsonl"), str(folder / "small"), save_mode="overwrite"
            ),
        }  # fmt: skip
        for name, run in runs.items():
            table.add_row(name, *_cost(run))
        console.print(table)
    finally:
        spark.stop()
        shutil.rmtree(folder)


def _write_csv(spark: SparkSession, folder: Path, rows: int) -> None:
    """Write the rows as CSV, out of the attachment itself."""
    write_attachments(spark, str(folder / "large.jsonl"), str(folder / "first"))
    spark.read.parquet(str(folder / "first" / "data_sets" / "WORK.D0")).write.csv(str(folder / "csv"), header=True)
    assert spark.read.csv(str(folder / "csv"), header=True).count() == rows
    shutil.rmtree(folder / "first")


def _cost(run: Callable[[], object]) -> tuple[str, ...]:
    java, python = spark_seconds()
    most, done = [0], threading.Event()
    watch = threading.Thread(target=_watch, args=(most, done))
    watch.start()
    began = time.perf_counter()
    run()
    clock = time.perf_counter() - began
    done.set()
    watch.join()
    java_then, python_then = spark_seconds()
    return f"{clock:.1f}", f"{java_then - java:.1f}", f"{python_then - python:.1f}", f"{most[0] >> 20}"


def _watch(most: list[int], done: threading.Event) -> None:
    """Note the most memory that a Python worker of Spark takes."""
    while not done.wait(0.1):
        for number, process in spark_processes().items():
            if process.is_worker:
                with suppress(OSError):
                    pages = int(Path(f"/proc/{number}/statm").read_text().split()[1])
                    most[0] = max(most[0], pages * _PAGE)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--megabytes", type=int, default=MEGABYTES)
    parser.add_argument("--sets", type=int, default=SETS)
    chosen = parser.parse_args()
    measure(Console(width=132), chosen.megabytes, chosen.sets)
