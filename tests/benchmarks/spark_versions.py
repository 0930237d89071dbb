"""What a row costs at the doors on each version of Spark that `tests/spark_versions` has installed, and on this one.

python tests/benchmarks/spark_versions.py             all versions, one after the other
python tests/benchmarks/spark_versions.py FOLDER      this one, on the messages in a folder; prints JSON
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
from messages import KINDS
from processors import spark_seconds
from pyspark.sql import DataFrame
from rich.console import Console
from rich.table import Table

from ksyspark.spark import decode_messages, from_ksy, ingest, read_messages
from ksyspark.spark.session import local_session

ROOT = Path(__file__).parents[2]
ROUNDS = 3
FILES, IN_FILE = 4, 250_000


def prepare(folder: Path) -> None:
    """Write a million PUBLISH as streams, and as a column."""
    bodies = KINDS[0].different().repeated(IN_FILE).bodies
    table = pa.table({"message": pa.array(bodies, pa.binary())})
    for place in ("stream", "column"):
        (folder / place).mkdir()
    for number in range(FILES):
        (folder / "stream" / f"{number}.bin").write_bytes(b"".join(bodies))
        pq.write_table(table, folder / "column" / f"{number}.parquet", compression="none", use_dictionary=False)


def measure(folder: Path) -> dict[str, list[float]]:
    """Return the microseconds of processors that a row takes in Java and in Python, by door."""
    spark = local_session("ksyspark bench", cores=2)
    column = spark.read.parquet(str(folder / "column"))
    stream, out = str(folder / "stream"), str(folder / "out")
    doors: dict[str, Callable[[], object]] = {
        "from_ksy": lambda: _consume(column.select(from_ksy("message", "mqtt_v3").alias("m"))),
        "decode_messages": lambda: _consume(decode_messages(column, "message", "mqtt_v3")),
        "read_messages": lambda: _consume(read_messages(spark, "mqtt_v3", stream, framing="stream")),
        "ingest": lambda: ingest(spark, "mqtt_v3", stream, out, {"framing": "stream", "saveMode": "overwrite"}),
    }
    costs: dict[str, list[tuple[float, float]]] = {name: [] for name in doors}
    for _ in range(ROUNDS + 1):
        for name, run in doors.items():
            before = spark_seconds()
            run()
            costs[name].append(tuple(b - a for a, b in zip(before, spark_seconds(), strict=True)))  # type: ignore[arg-type]
    spark.stop()
    rows = FILES * IN_FILE / 1e6
    # The first round starts workers and compiles.
    return {
        name: [statistics.median(part) / rows for part in zip(*cost[1:], strict=True)] for name, cost in costs.items()
    }


def _consume(frame: DataFrame) -> None:
    frame.write.format("noop").mode("overwrite").save()


def main() -> None:
    """Print a table of all versions, or the costs of this one."""
    if len(sys.argv) > 1:
        print(json.dumps(measure(Path(sys.argv[1]))))
        return
    table = Table(
        "Spark", "door", "µs of CPU a row", "Java", "Python", title=f"{FILES * IN_FILE:,} PUBLISH, all columns"
    )
    roots = [str(ROOT / name) for name in ("pipeline", "tools", "generated")]
    with tempfile.TemporaryDirectory() as folder:
        prepare(Path(folder))
        for version in [*sorted((Path(sys.prefix) / "spark-versions").glob("[0-9]*[0-9]")), None]:
            path = os.pathsep.join([*([str(version)] if version else []), *roots])
            command = [sys.executable, __file__, folder]
            variables = {**os.environ, "PYTHONPATH": path}
            told = subprocess.run(command, env=variables, stdout=subprocess.PIPE, text=True, check=True).stdout
            for door, (java, python) in json.loads(told.splitlines()[-1]).items():
                table.add_row(
                    version.name if version else "newest",
                    door,
                    *(f"{one:.1f}" for one in (java + python, java, python)),
                )
    Console().print(table)


if __name__ == "__main__":
    main()
