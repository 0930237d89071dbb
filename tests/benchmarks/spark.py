"""In Spark: typed read and ingest of a stream, beside a plain scan and a plain copy of the same messages as binary."""

from __future__ import annotations

import shutil
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
from messages import KINDS
from processors import spark_seconds
from pyspark.sql import DataFrame, SparkSession
from rich.console import Console
from rich.table import Table

from ksyspark.spark import decode_messages, ingest
from ksyspark.spark.session import local_session

ROUNDS = 5
FILES, IN_FILE = 8, 500_000
COUNT = FILES * IN_FILE
ONE_COLUMN = "retain boolean"
THREE_COLUMNS = "message_type string, qos string, retain boolean"
THREE_NUMBERS = "message_type tinyint, qos tinyint, retain boolean"
FIVE_COLUMNS = f"{THREE_COLUMNS}, body struct<publish:struct<topic_name:string,payload:binary>>"


@dataclass(frozen=True)
class Cost:
    """Seconds on the clock, and of processors in Java and in Python."""

    clock: float
    java: float
    python: float

    @property
    def processors(self) -> float:
        """Return the seconds of all processors."""
        return self.java + self.python


def measure(console: Console) -> None:
    """Print seconds and ratios of reading and writing four million PUBLISH."""
    folder = Path(tempfile.mkdtemp(prefix="ksyspark-bench-"))
    spark = local_session("ksyspark bench")
    try:
        _prepare(folder)
        console.print(_table(_medians(_runs(spark, folder))))
    finally:
        spark.stop()
        shutil.rmtree(folder)


def _prepare(folder: Path) -> None:
    """Write the same messages as streams, and as a Parquet column of the same size on disk."""
    data = KINDS[0].different().repeated(IN_FILE).bodies
    table = pa.table({"message": pa.array(data, pa.binary())})
    for name in ("stream", "column"):
        (folder / name).mkdir()
    for number in range(FILES):
        (folder / "stream" / f"{number}.bin").write_bytes(b"".join(data))
        pq.write_table(table, folder / "column" / f"{number}.parquet", compression="none", use_dictionary=False)


def _runs(spark: SparkSession, folder: Path) -> dict[str, Callable[[], object]]:
    column = spark.read.parquet(str(folder / "column"))
    options = {"framing": "stream"}

    def typed(schema: str | None, **more: str) -> Callable[[], object]:
        reader = spark.read.format("ksy").option("format", "mqtt_v3").options(**options, **more)
        chosen = reader if schema is None else reader.schema(schema)
        return lambda: _consume(chosen.load(str(folder / "stream")))

    def write() -> None:
        ingest(spark, "mqtt_v3", str(folder / "stream"), str(folder / "out"), options, save_mode="overwrite")

    return {
        "plain scan of the binary column": lambda: _consume(column),
        "typed read of one column": typed(ONE_COLUMN),
        "typed read of three columns": typed(THREE_COLUMNS),
        "typed read of three columns, enums as numbers": typed(THREE_NUMBERS, enumsAsInts="true"),
        "typed read of five columns, two of them nested": typed(FIVE_COLUMNS),
        "typed read of all columns": typed(None),
        "typed read of all columns (decode_messages)": lambda: _consume(decode_messages(column, "message", "mqtt_v3")),
        "plain copy of the binary column": lambda: column.write.mode("overwrite").parquet(str(folder / "copy")),
        "typed ingest": write,
    }


def _consume(frame: DataFrame) -> None:
    frame.write.format("noop").mode("overwrite").save()


def _medians(runs: dict[str, Callable[[], object]]) -> dict[str, Cost]:
    costs: dict[str, list[Cost]] = {name: [] for name in runs}
    for _ in range(ROUNDS + 1):
        for name, run in runs.items():
            costs[name].append(_cost(run))
    return {name: _median(found[1:]) for name, found in costs.items()}


def _cost(run: Callable[[], object]) -> Cost:
    java, python = spark_seconds()
    began = time.perf_counter()
    run()
    clock = time.perf_counter() - began
    java_then, python_then = spark_seconds()
    return Cost(clock, java_then - java, python_then - python)


def _median(costs: list[Cost]) -> Cost:
    return Cost(*(statistics.median(getattr(one, part) for one in costs) for part in ("clock", "java", "python")))


def _table(medians: dict[str, Cost]) -> Table:
    """Show what each takes, and what the plain run takes for each second of it."""
    table = Table(
        "",
        "seconds",
        "messages/s",
        "plain = 1",
        "CPU: Java",
        "Python",
        "plain = 1",
        title=f"Spark, {COUNT:,} MQTT PUBLISH",
    )
    copy, scan = "plain copy of the binary column", "plain scan of the binary column"
    for name, cost in medians.items():
        plain = medians[copy if name in (copy, "typed ingest") else scan]
        table.add_row(
            name,
            f"{cost.clock:.2f}",
            f"{COUNT / cost.clock:,.0f}",
            f"{plain.clock / cost.clock:.2f}",
            f"{cost.java:.2f}",
            f"{cost.python:.2f}",
            f"{plain.processors / cost.processors:.2f}",
        )
    return table
