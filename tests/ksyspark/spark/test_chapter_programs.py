"""The programs of the chapter on tables run as they stand there, on samples, and end in tables."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from pyspark.sql import SparkSession

import ksyspark

CHAPTER = Path(__file__).parents[3] / "pipeline" / "docs" / "tables.md"
NOON = datetime(2026, 1, 2, 12, tzinfo=UTC)
DUMP = """* Queue = Q1

A VER 2
A ENC 546
A CCS 1208
A FMT MQSTR
A MSI 01
S "first"

A VER 2
A FMT MQSTR
A MSI 02
S "second"
"""


@pytest.fixture
def run(spark: SparkSession, tmp_path: Path) -> Callable[[str], dict[str, Any]]:
    """Return the function that runs the program below a heading in a folder of its own, and returns its names."""

    def program(heading: str) -> dict[str, Any]:
        text = CHAPTER.read_text(encoding="utf-8").split(f"## {heading}\n")[1]
        code = re.search(r"```python\n(.*?)```", text, re.DOTALL)[1]
        folders = r'"(topic|tables|checkpoints|captures|queues)/'
        names: dict[str, Any] = {"spark": spark}
        exec(re.sub(folders, rf'"{tmp_path}/\1/', code), names)
        return names

    return program


def published(topic: str) -> bytes:
    return bytes([0x30, len(topic) + 2, 0, len(topic)]) + topic.encode()


def test_messages_of_kafka(run, tmp_path: Path) -> None:
    sent = [(0, "a"), (10, "a"), (20, "b"), (70, "a"), (3600, "late")]
    rows = [{"key": b"k", "value": published(name), "timestamp": NOON + timedelta(seconds=at)} for at, name in sent]
    rows.append({"key": b"bad", "value": b"\x31\x03\xff\xff\x00", "timestamp": NOON})
    kinds = pa.schema([("key", pa.binary()), ("value", pa.binary()), ("timestamp", pa.timestamp("us", "UTC"))])
    (tmp_path / "topic").mkdir()
    pq.write_table(pa.Table.from_pylist(rows, kinds), tmp_path / "topic" / "part.parquet")
    run("Messages of Kafka")
    counts = pq.read_table(tmp_path / "tables" / "counts").to_pylist()
    minute = timedelta(minutes=1)
    assert sorted((row["window"]["start"], row["topic_name"], row["count"]) for row in counts) == [
        (NOON, "a", 2),
        (NOON, "b", 1),
        (NOON + minute, "a", 1),
    ]
    [reject] = pq.read_table(tmp_path / "tables" / "rejects").to_pylist()
    assert (reject["key"], reject["_corrupt_record"]) == (b"bad", b"\x31\x03\xff\xff\x00")


def test_a_folder_of_captures(run, samples: Path, tmp_path: Path) -> None:
    (tmp_path / "captures").mkdir()
    shutil.copy(samples / "captures" / "ethernet.pcap", tmp_path / "captures")
    run("A folder of captures")
    kinds = pq.read_table(tmp_path / "tables" / "kinds").to_pylist()
    assert {"connect", "publish"} <= {row["message_type"] for row in kinds}
    read = ksyspark.read(tmp_path / "captures", "mqtt_v3", framing="pcap", port=1883).read_all()
    assert sum(row["count"] for row in kinds) == read["_error"].null_count


def test_a_dump_of_a_queue(run, tmp_path: Path) -> None:
    (tmp_path / "queues").mkdir()
    (tmp_path / "queues" / "Q1.dump").write_text(DUMP)
    run("A dump of a queue")
    [depth] = pq.read_table(tmp_path / "tables" / "depths").to_pylist()
    assert depth == {"path": str(tmp_path / "queues" / "Q1.dump"), "count": 2}


def test_tables_of_a_catalog(run, spark: SparkSession, samples: Path, tmp_path: Path) -> None:
    (tmp_path / "captures").mkdir()
    shutil.copy(samples / "mqtt_v3" / "will_v311.c2s.bin", tmp_path / "captures")
    spark.sql(f"CREATE DATABASE programs LOCATION '{tmp_path / 'programs'}'")
    spark.sql("USE programs")
    try:
        assert run("Tables of a catalog")["done"].counts.records == 2
        assert spark.table("programs.packets").count() == 2
    finally:
        spark.sql("USE default")
        spark.sql("DROP DATABASE programs CASCADE")
