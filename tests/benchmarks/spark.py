"""In Spark: typed read and ingest of a stream, beside a plain scan and a plain copy of the same messages as binary."""

from __future__ import annotations

import shutil
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
from messages import KINDS
from pyspark.sql import SparkSession
from rich.console import Console
from rich.table import Table

from ksyspark.spark import decode_messages, ingest
from ksyspark.spark.session import local_session

ROUNDS = 3
COUNT = 1_000_000
FIVE_COLUMNS = (
    "message_type string, qos string, retain boolean, body struct<publish:struct<topic_name:string,payload:binary>>"
)


def measure(console: Console) -> None:
    """Print seconds and ratios of reading and writing a million PUBLISH."""
    folder = Path(tempfile.mkdtemp(prefix="ksyspark-bench-"))
    spark = local_session("ksyspark bench")
    try:
        _prepare(folder)
        console.print(_table(_medians(_runs(spark, folder))))
    finally:
        spark.stop()
        shutil.rmtree(folder)


def _prepare(folder: Path) -> None:
    """Write the same messages as a stream, and as a Parquet column of the same size on disk."""
    data = KINDS[0].different().repeated(COUNT).bodies
    (folder / "stream").mkdir()
    half = len(data) // 2
    for number, part in enumerate((data[:half], data[half:])):
        (folder / "stream" / f"{number}.bin").write_bytes(b"".join(part))
        table = pa.table({"message": pa.array(part, pa.binary())})
        (folder / "column").mkdir(exist_ok=True)
        pq.write_table(table, folder / "column" / f"{number}.parquet", compression="none", use_dictionary=False)


def _runs(spark: SparkSession, folder: Path) -> dict[str, Callable[[], object]]:
    column = spark.read.parquet(str(folder / "column"))
    stream = spark.read.format("ksy").option("format", "mqtt_v3").option("framing", "stream")
    few = spark.read.format("ksy").option("format", "mqtt_v3").option("framing", "stream").schema(FIVE_COLUMNS)
    options = {"framing": "stream"}

    def write() -> None:
        ingest(spark, "mqtt_v3", str(folder / "stream"), str(folder / "out"), options, save_mode="overwrite")

    return {
        "plain scan of the binary column": lambda: _consume(column),
        "typed read of five columns (format ksy)": lambda: _consume(few.load(str(folder / "stream"))),
        "typed read of all columns (format ksy)": lambda: _consume(stream.load(str(folder / "stream"))),
        "typed read of all columns (decode_messages)": lambda: _consume(decode_messages(column, "message", "mqtt_v3")),
        "plain copy of the binary column": lambda: column.write.mode("overwrite").parquet(str(folder / "copy")),
        "typed ingest": write,
    }


def _consume(frame: object) -> None:
    frame.write.format("noop").mode("overwrite").save()  # type: ignore[attr-defined]


def _medians(runs: dict[str, Callable[[], object]]) -> dict[str, float]:
    seconds: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(ROUNDS + 1):
        for name, run in runs.items():
            began = time.perf_counter()
            run()
            seconds[name].append(time.perf_counter() - began)
    return {name: statistics.median(found[1:]) for name, found in seconds.items()}


def _table(medians: dict[str, float]) -> Table:
    table = Table("", "seconds", "messages/s", "plain = 1", title=f"Spark, {COUNT:,} MQTT PUBLISH")
    plain = {"typed ingest": "plain copy of the binary column"}
    for name, seconds in medians.items():
        base = medians[plain.get(name, "plain copy of the binary column" if "copy" in name else next(iter(medians)))]
        table.add_row(name, f"{seconds:.2f}", f"{COUNT / seconds:,.0f}", f"{base / seconds:.2f}")
    return table
