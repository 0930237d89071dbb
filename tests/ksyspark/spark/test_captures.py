"""Captures at the doors of Spark: the rows of the direct way, shared out over tasks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ksyspark.errors import OptionError
from ksyspark.formats import find_format
from ksyspark.io.files import list_files
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import Part, Split, read_split
from ksyspark.spark import decode_messages, ingest

CAPTURES = Path(__file__).parents[2] / "samples" / "captures"
NAMES = [
    "path",
    "offset",
    "length",
    "index",
    "stream_offset",
    "time",
    "connection",
    "transport",
    "direction",
    "source_address",
    "source_port",
    "destination_address",
    "destination_port",
]


def direct(path: Path) -> list[dict[str, Any]]:
    """Return `_source` of every message as the reader gives it."""
    fmt = find_format("mqtt_v3")
    options = ReadOptions.from_mapping({"framing": "pcap", "path": str(path)}, fmt.layout)
    split = Split(tuple(Part(file) for file in list_files(options.files)))
    batches = read_split(fmt, options, split, fmt.decoder(options.decode_options()), ["_source"])
    return [row["_source"] for one in batches for row in one.batch.to_pylist()]


def without_time(rows: list[dict[str, Any]]) -> list[list[Any]]:
    """Return rows as lists in a fixed order; Spark gives times without a time zone."""
    return sorted(([one[name] for name in NAMES if name != "time"] for one in rows), key=repr)


@pytest.mark.slow
def test_the_data_source_shares_a_capture_out_by_connection(spark: Any) -> None:
    path = CAPTURES / "ethernet.pcap"
    frame = spark.read.format("ksy").options(format="mqtt_v3", framing="pcap", partitionBytes="4k").load(str(path))
    assert frame.schema["_source"].dataType.fieldNames() == NAMES
    assert frame.schema["_params"].dataType.fieldNames() == ["level", "origin"]
    assert frame.rdd.getNumPartitions() > 2
    rows = frame.select("_source").collect()
    assert without_time([row["_source"].asDict() for row in rows]) == without_time(direct(path))
    opened = frame.where("_source.direction = 'c2s' AND message_type = 'connect'").select("_source.time").collect()
    assert len(opened) == 10
    assert all(row["time"].year == 2026 for row in opened)


def test_ingest_counts_every_message(spark: Any, tmp_path: Path) -> None:
    result = ingest(spark, "mqtt_v3", str(CAPTURES / "cooked_nano.pcap"), str(tmp_path / "out"), {"framing": "pcap"})
    assert result.counts.messages == result.counts.records + result.counts.rejects == 93
    rejects = spark.read.parquet(result.tables["rejects"])
    assert rejects.where("_error.reason LIKE '%not in the capture%'").count() == 4


def test_a_column_holds_no_captures(spark: Any) -> None:
    frame = spark.sql("SELECT X'00' AS body")
    with pytest.raises(OptionError, match="framing=pcap reads capture files"):
        decode_messages(frame, "body", "mqtt_v3", framing="pcap")
