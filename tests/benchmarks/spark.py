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
# Of the samples of `mq_message`, which have some 300 columns in a list of headers.
WIDE_IN_FILE = 10_000
SCAN, COPY, WIDE_COPY = (
    "plain scan of the binary column",
    "plain copy of the binary column",
    "plain copy of mq_message",
)
ONE_COLUMN = "retain boolean"
THREE_COLUMNS = "message_type string, qos string, retain boolean"
THREE_NUMBERS = "message_type tinyint, qos tinyint, retain boolean"
FIVE_COLUMNS = f"{THREE_COLUMNS}, body struct<publish:struct<topic_name:string,payload:binary>>"
FIVE_NAMES = "message_type, qos, retain, body.publish.topic_name, body.publish.payload"
ONE_PERCENT = "body.publish.message_id < 11"
NO_MESSAGE = "message_type = 'connect'"


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
    _write(folder / "stream", folder / "column", data, b"".join(data))
    (wide,) = (kind for kind in KINDS if kind.name == "samples of mq_message")
    data = wide.different().repeated(WIDE_IN_FILE).bodies
    _write(folder / "wide", folder / "wide_column", data, b"".join(len(one).to_bytes(4) + one for one in data))


def _write(source: Path, column: Path, messages: list[bytes], content: bytes) -> None:
    table = pa.table({"message": pa.array(messages, pa.binary())})
    for place in (source, column):
        place.mkdir()
    for number in range(FILES):
        (source / f"{number}.bin").write_bytes(content)
        pq.write_table(table, column / f"{number}.parquet", compression="none", use_dictionary=False)


def _runs(spark: SparkSession, folder: Path) -> dict[str, Callable[[], object]]:
    column, wide = (spark.read.parquet(str(folder / name)) for name in ("column", "wide_column"))
    options = {"framing": "stream"}

    def typed(schema: str | None = None, **more: str) -> Callable[[], object]:
        reader = spark.read.format("ksy").option("format", "mqtt_v3").options(**options, **more)
        chosen = reader if schema is None else reader.schema(schema)
        return lambda: _consume(chosen.load(str(folder / "stream")))

    def write(name: str, source: str, framing: str) -> Callable[[], object]:
        places = str(folder / source), str(folder / "out")
        return lambda: ingest(spark, name, *places, {"framing": framing, "saveMode": "overwrite"})

    return {
        SCAN: lambda: _consume(column),
        "typed read of one column": typed(ONE_COLUMN),
        "typed read of three columns": typed(THREE_COLUMNS),
        "typed read of three columns, enums as numbers": typed(THREE_NUMBERS, enumsAsInts="true"),
        "typed read of five columns, two of them nested": typed(FIVE_COLUMNS),
        "the same by the option columns": typed(columns=FIVE_NAMES),
        "the same where a number is one of a hundred": typed(columns=FIVE_NAMES, where=ONE_PERCENT),
        "the same where the kind is one that no message has": typed(columns=FIVE_NAMES, where=NO_MESSAGE),
        "typed read of all columns": typed(),
        "typed read of all columns (decode_messages)": lambda: _consume(decode_messages(column, "message", "mqtt_v3")),
        COPY: lambda: column.write.mode("overwrite").parquet(str(folder / "copy")),
        "typed ingest": write("mqtt_v3", "stream", "stream"),
        WIDE_COPY: lambda: wide.write.mode("overwrite").parquet(str(folder / "copy")),
        "typed ingest of mq_message": write("mq_message", "wide", "length-prefixed"),
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
        title=f"Spark, {COUNT:,} MQTT PUBLISH, {FILES * WIDE_IN_FILE:,} mq_message",
    )
    for name, cost in medians.items():
        is_wide, is_ingest = name.endswith("mq_message"), "ingest" in name or name == COPY
        plain = medians[WIDE_COPY if is_wide else COPY if is_ingest else SCAN]
        count = FILES * WIDE_IN_FILE if is_wide else COUNT
        table.add_row(
            name,
            f"{cost.clock:.2f}",
            f"{count / cost.clock:,.0f}",
            f"{plain.clock / cost.clock:.2f}",
            f"{cost.java:.2f}",
            f"{cost.python:.2f}",
            f"{plain.processors / cost.processors:.2f}",
        )
    return table
