"""Attachments with Spark: one large data set beside Spark's own copy of the same rows from CSV, and many small sets.

`python tests/benchmarks/attachments.py --megabytes 300 --sets 10000` chooses the sizes.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt
from processors import spark_seconds
from pyspark.sql import SparkSession
from rich.console import Console
from rich.table import Table

from ksyspark.spark.attachments import write_attachments
from ksyspark.spark.session import local_session

sys.path.insert(0, str(Path(__file__).parents[1] / "samples" / "sas_mq_message"))
from sender import APPLICATION_ID, HEADER_ID, Sender, Variable

MEGABYTES, SETS = 300, 10_000
BODY_BYTES = 32_000
_PAGE = os.sysconf("SC_PAGE_SIZE")
VARIABLES = (
    *(Variable(f"X{number}", 1, 8) for number in range(5)),
    Variable("BORN", 1, 8, format="DATE", width=9),
    Variable("SEEN", 1, 8, format="DATETIME", width=20),
    *(Variable(f"T{width}", 2, width) for width in (4, 8, 16, 32)),
)
ROW = np.dtype([(one.name, "<f8" if one.type_code == 1 else f"S{one.value_bytes}") for one in VARIABLES])
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
        write_attachments(spark, str(folder / "small.jsonl"), str(folder / "warm")) if sets < 100 else None
        for name, run in runs.items():
            table.add_row(name, *_cost(run))
        console.print(table)
    finally:
        spark.stop()
        shutil.rmtree(folder)


def rows_of(count: int, seed: int = 1) -> npt.NDArray[np.void]:
    """Return so many rows as a sender has them, texts padded with blanks."""
    random = np.random.default_rng(seed)
    rows = np.zeros(count, ROW)
    for variable in VARIABLES:
        if variable.type_code == 1:
            rows[variable.name] = np.round(random.uniform(0, 20_000, count), 2)
        else:
            texts = np.char.add("t", random.integers(0, 10**4, count).astype(str)).astype(f"S{variable.value_bytes}")
            rows[variable.name] = np.char.ljust(texts, variable.value_bytes)
    rows["BORN"] = np.floor(rows["BORN"])
    return rows


def write_capture(path: Path, sets: Iterable[int]) -> None:
    """Write sets with one data set each, of so many rows, as jsonl."""
    sender = Sender()
    with path.open("w") as file:
        for number, count in enumerate(sets):
            for line in _lines(sender, number.to_bytes(4, "big"), count):
                file.write(line)


def _lines(sender: Sender, number: bytes, count: int) -> Iterator[str]:
    header, application, base = (one[:12] + number for one in (HEADER_ID, APPLICATION_ID, b"\x44" * 16))
    entry = sender.attachment(1, base, ("WORK", f"D{int.from_bytes(number)}", ""), 0, 1)
    ids = (header + sender.header(entry)[16:]).replace(APPLICATION_ID, application)
    yield _line(100_000, sender.number_id(header, 0), ids)
    yield _line(100_001, sender.number_id(application, 0), b"application")
    definition = sender.definition(rows=count, variables=len(VARIABLES), row_bytes=ROW.itemsize)
    bodies = [sender.int(1) + definition, sender.int(2) + b"".join(map(sender.variable, VARIABLES))]
    for at, body in enumerate(bodies, 1):
        yield _line(100_001, sender.number_id(base, at), body)
    data = memoryview(rows_of(count).tobytes())
    starts = range(0, len(data), BODY_BYTES)
    for at, start in enumerate(starts, 3):
        yield _line(100_001, sender.number_id(base, at), sender.int(3) + data[start : start + BODY_BYTES])
    yield _line(100_001, sender.number_id(base, 0), sender.int(2 + len(starts)))


def _line(msg_type: int, correl_id: str, body: bytes) -> str:
    one = {"msg_type": msg_type, "correl_id": correl_id, "encoding": 546, "ccsid": 819}
    return json.dumps({**one, "body": base64.b64encode(body).decode()}) + "\n"


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
        for process in Path("/proc").glob("[0-9]*"):
            try:
                if "pyspark.daemon" in (process / "cmdline").read_text():
                    pages = int((process / "statm").read_text().split()[1])
                    most[0] = max(most[0], pages * _PAGE)
            except (OSError, IndexError):
                continue


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--megabytes", type=int, default=MEGABYTES)
    parser.add_argument("--sets", type=int, default=SETS)
    chosen = parser.parse_args()
    measure(Console(width=132), chosen.megabytes, chosen.sets)
