"""Spark Connect: every door works over a remote session.

A process of its own runs it, because one process holds either classic or remote sessions.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
SCRIPT = """
import sys
from pyspark.sql import SparkSession
from pyspark.sql.connect.session import SparkSession as Remote
from ksyspark.spark import decode_messages, from_ksy, ingest, ksy_function

source, tables = sys.argv[1:]
spark = SparkSession.builder.remote("local[1]").config("spark.ui.enabled", False).getOrCreate()
assert isinstance(spark, Remote)
asked = {"format": "mqtt_v3", "framing": "stream"}
packets = spark.read.format("ksy").options(**asked).load(source)
print("read", [row[0] for row in packets.select("message_type").collect()])
queue = spark.createDataFrame([(bytearray(b"\\xc0\\0"),)], "body binary")
print("column", queue.select(from_ksy("body", "mqtt_v3", params={"level": 4})["message_type"]).collect()[0][0])
print("table", decode_messages(queue, "body", "mqtt_v3", level=4).select("message_type").collect()[0][0])
queue.createOrReplaceTempView("queue")
spark.udf.register("from_mqtt", ksy_function("mqtt_v3", params={"level": 4}))
print("sql", spark.sql("SELECT from_mqtt(body).message_type FROM queue").collect()[0][0])
result = ingest(spark, "mqtt_v3", source, tables, {"framing": "stream"})
print("ingest", result.counts.messages, result.counts.records, spark.read.parquet(f"{tables}/records").count())
spark.stop()
"""


@pytest.mark.slow
def test_every_door_over_spark_connect(tmp_path: Path) -> None:
    roots = [str(ROOT / name) for name in ("pipeline", "tools", "generated")]
    variables = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([*roots, *(one for one in sys.path if one.endswith("site-packages"))]),
        "PYSPARK_PYTHON": sys.executable,
        "SPARK_LOCAL_IP": "127.0.0.1",
    }
    source = ROOT / "tests" / "samples" / "mqtt_v3" / "will_v311.c2s.bin"
    command = [sys.executable, "-c", SCRIPT, str(source), str(tmp_path / "tables")]
    ended = subprocess.run(command, env=variables, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr[-4000:]
    assert ended.stdout.splitlines() == [
        "read ['connect', 'subscribe']",
        "column pingreq",
        "table pingreq",
        "sql pingreq",
        "ingest 2 2 2",
    ]
