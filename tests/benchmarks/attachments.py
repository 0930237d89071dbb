"""Attachments with Spark: large data sets beside Spark's own copy of the same rows from CSV, and many small sets.

`python tests/benchmarks/attachments.py --megabytes 2048 --sets 10000` chooses the sizes for a queue;
`--rendezvous 2048` adds a data set on Rendezvous. 0 leaves a part out.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.csv
from processors import spark_processes, spark_seconds
from pyspark.sql import SparkSession
from rich.console import Console
from rich.table import Table

from ksyspark.spark.session import local_session
from ksyspark_protocols.spark.attachments.write import write_attachments

sys.path.insert(0, str(Path(__file__).parents[1] / "samples" / "sas_mq_message"))
sys.path.insert(0, str(Path(__file__).parents[1] / "samples" / "sas_tibrv"))
import large_sets
import large_streams

MEGABYTES, SETS = 300, 10_000
_PAGE = os.sysconf("SC_PAGE_SIZE")
_ROWS_AT_ONCE = 100_000
_UNIX_DAYS, _UNIX_SECONDS = 3653, 315_619_200
_CSV_SCHEMA = ", ".join(
    f"{name} {'string' if name[0] == 'T' else {'BORN': 'date', 'SEEN': 'timestamp'}.get(name, 'double')}"
    for name in large_sets.ROW.names or ()
)


class Bench:
    """A folder for the files of the parts, and a table of what each cost."""

    def __init__(self, spark: SparkSession, folder: Path) -> None:
        self.spark, self.folder = spark, folder
        self.table = Table("", "seconds", "CPU: Java", "Python", "largest worker, MiB", title="Attachments with Spark")

    def queue(self, megabytes: int) -> None:
        """One data set on a queue."""
        count = megabytes * 1_000_000 // large_sets.ROW.itemsize
        large_sets.write_capture(self.folder / "large.jsonl", [count])
        self.copy(count, (large_sets.rows_of(count),))
        self.attachments(f"{megabytes} MB in messages of a queue", "large.jsonl", count)

    def rendezvous(self, megabytes: int) -> None:
        """One data set on Rendezvous."""
        count = megabytes * 1_000_000 // large_streams.ROW.itemsize
        large_streams.write_stream(self.folder / "large.stream", [count])
        self.copy(count, map(large_streams.values_of, large_streams.rows_of(count)))
        self.attachments(f"{megabytes} MB in messages of Rendezvous", "large.stream", count)

    def small(self, sets: int) -> None:
        """Many sets with a small data set."""
        large_sets.write_capture(self.folder / "small.jsonl", [3] * sets)
        self.attachments(f"{sets:,} sets with 3 rows each", "small.jsonl", 3 * sets)

    def copy(self, count: int, rows: Iterable[npt.NDArray[np.void]]) -> None:
        """Let Spark copy rows from CSV."""
        path = self.folder / "rows.csv"
        _write_csv(path, rows)
        out = str(self.folder / "copy")
        self.row(
            f"Spark: {count:,} rows from CSV to Parquet",
            lambda: self.spark.read.schema(_CSV_SCHEMA).csv(str(path), header=True).write.parquet(out),
        )
        path.unlink()
        shutil.rmtree(out)

    def attachments(self, name: str, source: str, num_rows: int) -> None:
        out = self.folder / "out"

        def write() -> None:
            done = write_attachments(self.spark, str(self.folder / source), str(out))
            assert (done.counts.rows, done.counts.incomplete, done.counts.fatal) == (num_rows, 0, 0)

        self.row(f"ksyspark: {name}", write)
        (self.folder / source).unlink()
        shutil.rmtree(out)

    def row(self, name: str, run: Callable[[], object]) -> None:
        self.table.add_row(name, *_cost(run))


def measure(console: Console, megabytes: int = MEGABYTES, sets: int = SETS, rendezvous: int = 0) -> None:
    """Print seconds, seconds of processors, and the most memory of one Python worker."""
    folder = Path(tempfile.mkdtemp(prefix="ksyspark-bench-"))
    spark = local_session("ksyspark bench")
    bench = Bench(spark, folder)
    try:
        for part, size in ((bench.queue, megabytes), (bench.rendezvous, rendezvous), (bench.small, sets)):
            if size:
                part(size)
        console.print(bench.table)
    finally:
        spark.stop()
        shutil.rmtree(folder)


def _write_csv(path: Path, parts: Iterable[npt.NDArray[np.void]]) -> None:
    """Write rows as CSV, dates and times as Spark reads them."""
    names = large_sets.ROW.names or ()
    writer = None
    for part in parts:
        for start in range(0, len(part), _ROWS_AT_ONCE):
            table = pa.table({name: _values(name, part[start : start + _ROWS_AT_ONCE][name]) for name in names})
            writer = writer or pyarrow.csv.CSVWriter(path, table.schema)
            writer.write_table(table)
    assert writer is not None
    writer.close()


def _values(name: str, values: npt.NDArray[np.generic]) -> pa.Array:
    if name[0] == "T":
        return pa.array(np.char.rstrip(values).astype(str))
    if name == "BORN":
        return pa.array(values.astype(np.int32) - _UNIX_DAYS, pa.date32())
    if name == "SEEN":
        return pa.array(((values - _UNIX_SECONDS) * 1e6).astype(np.int64), pa.timestamp("us"))
    return pa.array(np.ascontiguousarray(values))


def _cost(run: Callable[[], object]) -> tuple[str, ...]:
    java, python = spark_seconds()
    most, done = [0], threading.Event()
    watch = threading.Thread(target=_watch, args=(most, done))
    watch.start()
    began = time.perf_counter()
    try:
        run()
    finally:
        done.set()
        watch.join()
    clock = time.perf_counter() - began
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
    parser.add_argument("--rendezvous", type=int, default=0, metavar="MEGABYTES")
    chosen = parser.parse_args()
    measure(Console(width=132), chosen.megabytes, chosen.sets, chosen.rendezvous)
