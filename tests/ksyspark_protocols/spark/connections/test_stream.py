"""Captures that arrive: connections that go on in later files, end, begin anew, or stay silent."""

from __future__ import annotations

import struct
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pyarrow.parquet as pq
import pytest

sys.path.insert(0, str(Path(__file__).parents[3]))
from capture_bytes import connect
from mqtt_bytes import C2S, CONNACK, PINGREQ, PINGRESP, S2C, answer, dialogue, publish

from ksyspark.errors import OptionError
from ksyspark_protocols.spark.connection_streams import connection_stream, write_connection_stream

TABLES = ["connections", "exchanges", "rejects"]
STEPS = [(C2S, connect(4, b"one")), (S2C, CONNACK), (C2S, publish("t", b"1", 1, 7)), (S2C, answer("puback", 7))]


def capture_files(frames: list[bytes], *cuts: int) -> list[bytes]:
    """Return captures of frames, a millisecond apart, in several files."""
    head = struct.pack("<IHHIIII", 0xA1B2C3D4, 2, 4, 0, 0, 262144, 1)
    records = [
        struct.pack("<IIII", 1_700_000_000, number * 1_000, len(one), len(one)) + one
        for number, one in enumerate(frames)
    ]
    borders = [0, *cuts, len(records)]
    return [head + b"".join(records[a:b]) for a, b in pairwise(borders)]


@pytest.fixture
def arrive(spark, tmp_path) -> Callable[..., dict[str, list[dict]]]:
    """Return a function that lets a capture arrive, runs the stream, and returns all rows so far."""
    (tmp_path / "in").mkdir()
    before = spark.conf.get("spark.sql.shuffle.partitions")
    spark.conf.set("spark.sql.shuffle.partitions", 1)

    def run(content: bytes) -> dict[str, list[dict]]:
        (tmp_path / "in" / f"{len(list((tmp_path / 'in').iterdir()))}.pcap").write_bytes(content)
        writer = write_connection_stream(spark, "mqtt", str(tmp_path / "in"), str(tmp_path / "out"), "s")
        writer = writer.option("checkpointLocation", str(tmp_path / "checkpoint"))
        writer.trigger(availableNow=True).start().awaitTermination()
        folder = tmp_path / "out"
        return {name: pq.read_table(folder / name).to_pylist() if folder.exists() else [] for name in TABLES}

    yield run
    spark.conf.set("spark.sql.shuffle.partitions", before)


@pytest.mark.slow
def test_a_connection_that_goes_on_in_a_later_file(arrive) -> None:
    first, second = capture_files(dialogue(STEPS), 5)
    assert arrive(first) == {name: [] for name in TABLES}
    found = arrive(second)
    assert [(row["payload"], row["missing"], row["latency_ms"]) for row in found["exchanges"]] == [(b"1", [], 1.0)]
    (row,) = found["connections"]
    assert (row["client_id"], row["closed_by"], row["closed_with"]) == ("one", "client", "FIN")
    assert (row["c2s"]["packets"], row["s2c"]["packets"], row["begins_in_the_middle"]) == (2, 2, False)
    assert (row["num_order_errors"], found["rejects"]) == (0, [])


@pytest.mark.slow
def test_a_message_in_two_files(arrive) -> None:
    big = publish("t", bytes(2_000), 1, 8)
    steps = [*STEPS, (C2S, big[:1_000]), (C2S, big[1_000:]), (S2C, answer("puback", 8))]
    first, second = capture_files(dialogue(steps), 7)
    assert [row["payload"] for row in arrive(first)["exchanges"]] == [b"1"]
    found = arrive(second)
    assert sorted((row["payload"], row["missing"], row["latency_ms"]) for row in found["exchanges"]) == [
        (bytes(2_000), [], 2.0),
        (b"1", [], 1.0),
    ]
    assert (found["connections"][0]["c2s"]["packets"], found["rejects"]) == (3, [])


@pytest.mark.slow
def test_the_same_ports_again_are_another_connection(arrive) -> None:
    again = [(C2S, connect(4, b"two")), (S2C, CONNACK), (C2S, PINGREQ), (S2C, PINGRESP)]
    frames = dialogue(STEPS, closed=None) + dialogue(again, first=500_000)
    found = arrive(capture_files(frames)[0])
    assert sorted((row["client_id"], row["closed_with"]) for row in found["connections"]) == [
        ("one", None),
        ("two", "FIN"),
    ]
    assert sorted(row["kind"] for row in found["exchanges"]) == ["ping", "publish"]
    # What is left of a connection that has ended is no connection.
    late = arrive(capture_files(dialogue([], opened=False))[0])
    assert len(late["connections"]) == 2


@pytest.mark.slow
def test_a_silent_connection_is_closed_after_a_while(spark, tmp_path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a.pcap").write_bytes(capture_files(dialogue(STEPS[:3], closed=None))[0])
    writer = write_connection_stream(
        spark, "mqtt", str(tmp_path / "in"), str(tmp_path / "out"), "s", timeout_seconds=0.5
    )
    query = writer.option("checkpointLocation", str(tmp_path / "checkpoint")).start()
    try:
        # Spark runs batches until the state has let go of the connection, and then waits for files.
        folder = tmp_path / "out" / "connections"
        while query.isActive and not (folder.exists() and pq.read_table(folder).num_rows):
            query.awaitTermination(0.5)
    finally:
        query.stop()
    (row,) = pq.read_table(folder).to_pylist()
    assert (row["client_id"], row["closed_with"]) == ("one", None)
    assert [one["missing"] for one in pq.read_table(tmp_path / "out" / "exchanges").to_pylist()] == [["PUBACK"]]


def test_a_timeout_is_more_than_0(spark, tmp_path) -> None:
    with pytest.raises(OptionError, match="timeout_seconds"):
        connection_stream(spark, "mqtt", str(tmp_path), timeout_seconds=0)
