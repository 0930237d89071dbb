"""Attachments of streams: written when they are complete or their time is over, each once, whatever fails."""

from __future__ import annotations

import json
import os
from base64 import b64encode
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from pyspark.errors import StreamingQueryException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.functions import col, unbase64

from ksyspark.errors import OptionError
from ksyspark_protocols.spark.attachments import stream
from ksyspark_protocols.spark.attachments.stream import complete_attachments, write_attachment_stream

CAPTURE = "msg_type int, correl_id string, encoding int, ccsid int, body string"
Arrive = Callable[[str, list[str]], None]


class Stop(Exception):
    """The query is stopped in the midst of a batch."""


@pytest.fixture
def queue(samples: Path) -> list[str]:
    """Lines: header, application, 2 of a file and its count, 4 of a data set and its count, another's message."""
    return (samples / "sas_mq_message" / "queue.jsonl").read_text().splitlines(keepends=True)


@pytest.fixture
def arrive(tmp_path: Path) -> Arrive:
    """Return the function that lets a file of lines arrive."""
    (tmp_path / "in").mkdir()

    def put(name: str, lines: list[str]) -> None:
        (tmp_path / "in" / f"_{name}").write_text("".join(lines))
        (tmp_path / "in" / f"_{name}").rename(tmp_path / "in" / name)

    return put


@pytest.fixture
def messages(spark: SparkSession, tmp_path: Path) -> Callable[[], DataFrame]:
    """Return the function that gives the messages of the files that arrive, a file a batch."""

    def read() -> DataFrame:
        lines = spark.readStream.schema(CAPTURE).option("maxFilesPerTrigger", 1).json(str(tmp_path / "in"))
        return lines.withColumn("body", unbase64(col("body")))

    return read


@pytest.fixture
def run(messages: Callable[[], DataFrame], tmp_path: Path) -> Callable[[], dict[str, str]]:
    """Return the function that writes all that has arrived; it gives the status of each path that is there then."""

    def until_done() -> dict[str, str]:
        writer = write_attachment_stream(messages(), str(tmp_path / "out"), "test")
        checkpoint = writer.option("checkpointLocation", str(tmp_path / "checkpoint"))
        checkpoint.trigger(availableNow=True).start().awaitTermination()
        return statuses(tmp_path / "out")

    return until_done


def statuses(folder: Path) -> dict[str, str]:
    """Return the status of each attachment by its path, of one that is not written by its id."""
    tables = folder / "attachments"
    rows = pq.read_table(tables).to_pylist() if tables.exists() else []
    assert len({row["path"] or row["attachment"] for row in rows}) == len(rows)
    return {row["path"] or row["attachment"]: row["status"] for row in rows}


@pytest.mark.slow
def test_attachments_of_one_set_in_one_batch(run, arrive: Arrive, queue: list[str], tmp_path: Path) -> None:
    arrive("1", queue[:10])
    assert run() == {"files/a.txt": "complete", "data_sets/WORK.PEOPLE": "complete"}
    rows = pq.read_table(tmp_path / "out" / "attachments").to_pylist()
    assert [(row["set_status"], row["set_diagnostics"]) for row in rows] == [(None, [])] * 2


@pytest.mark.slow
def test_each_attachment_comes_out_when_it_is_complete(run, arrive: Arrive, queue: list[str], tmp_path: Path) -> None:
    header, application, *rest = queue
    arrive("1", [rest[0], rest[7], application])
    assert run() == {}
    arrive("2", [header])
    arrive("3", rest[1:3])
    assert run() == {"files/a.txt": "complete"}
    arrive("4", rest[3:7])
    assert run() == {"files/a.txt": "complete", "data_sets/WORK.PEOPLE": "complete"}
    assert (tmp_path / "out" / "files" / "a.txt").read_bytes() == b"one\n\nthree\n"
    (message,) = pq.read_table(tmp_path / "out" / "messages").to_pylist()
    assert (message["message_id"], message["text"]) == ("22" * 16 + "00" * 8, "This is the actual application message.")
    # Another's message, a copy of one that was written, one with another count, header and application's message again.
    other = json.dumps({**json.loads(rest[2]), "body": b64encode(bytes(4)).decode()}) + "\n"
    arrive("5", [*rest[8:], rest[1], other, header, application])
    run()
    strays = pq.read_table(tmp_path / "out" / "strays").to_pylist()
    assert sorted(row["code"] for row in strays) == ["LATE_COPY_DIFFERENT", *["LATE_COPY_SAME"] * 3, "MSG_TYPE_UNKNOWN"]
    assert sorted(row["severity"] for row in strays) == ["F", *["N"] * 4]
    assert statuses(tmp_path / "out") == {"files/a.txt": "complete", "data_sets/WORK.PEOPLE": "complete"}


@pytest.mark.slow
@pytest.mark.parametrize("place", ["before", "after"])
def test_a_batch_that_fails_is_repeated(
    run, arrive: Arrive, queue: list[str], monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    """In front of the commit nothing is there; behind it the repeated batch changes nothing."""
    arrive("1", queue[:3])
    arrive("2", queue[3:7])
    write = stream.write_attachments

    def stop(*given: Any, **more: Any) -> None:
        if place == "after":
            write(*given, **more)
        raise Stop

    with monkeypatch.context() as patched:
        patched.setattr(stream, "write_attachments", stop)
        with pytest.raises(StreamingQueryException, match="Stop"):
            run()
    arrive("3", queue[7:])
    assert run() == {"files/a.txt": "complete", "data_sets/WORK.PEOPLE": "complete"}


@pytest.mark.slow
def test_what_is_not_complete_in_time(messages, arrive: Arrive, queue: list[str], tmp_path: Path) -> None:
    arrive("1", [*queue[:3], queue[4]])
    writer = write_attachment_stream(messages(), str(tmp_path / "out"), "test", timeout_seconds=0.001)
    # With timers Spark runs batches without end, and so is stopped here.
    query = writer.option("checkpointLocation", str(tmp_path / "checkpoint")).start()
    while query.isActive and len(statuses(tmp_path / "out")) < 2:
        query.awaitTermination(1)
    query.stop()
    assert query.exception() is None
    assert statuses(tmp_path / "out") == {"33" * 16: "incomplete", "44" * 16: "incomplete"}


@pytest.mark.slow
def test_a_time_out_with_available_now(
    spark: SparkSession, messages, arrive: Arrive, queue: list[str], tmp_path: Path
) -> None:
    """Without batches that have no data each run ends, and the next one lets go of what is too late."""
    spark.conf.set("spark.sql.streaming.noDataMicroBatches.enabled", "false")
    try:
        for name, lines in (("1", [*queue[:3], queue[4]]), ("2", queue[10:])):
            arrive(name, lines)
            writer = write_attachment_stream(messages(), str(tmp_path / "out"), "test", timeout_seconds=0.001)
            checkpoint = writer.option("checkpointLocation", str(tmp_path / "checkpoint"))
            checkpoint.trigger(availableNow=True).start().awaitTermination()
    finally:
        spark.conf.unset("spark.sql.streaming.noDataMicroBatches.enabled")
    assert statuses(tmp_path / "out") == {"33" * 16: "incomplete", "44" * 16: "incomplete"}


@pytest.mark.slow
def test_rendezvous(spark: SparkSession, samples: Path, tmp_path: Path) -> None:
    """A set in two batches; behind its LST a message of no set, then another set of the same sender."""
    data = (samples / "sas_tibrv" / "data_set.stream").read_bytes()
    sent = []
    while data:
        size = int.from_bytes(data[:4])
        sent, data = [*sent, data[:size]], data[size:]
    (tmp_path / "in").mkdir()
    # The third is the definition.
    index = count()
    for number, some in enumerate((sent[:3], sent[3:], [sent[2], *sent])):
        rows = [{"index": next(index), "sender": "s", "body": b64encode(one).decode()} for one in some]
        (tmp_path / "in" / str(number)).write_text("".join(f"{json.dumps(row)}\n" for row in rows))
        # Spark takes the oldest first.
        os.utime(tmp_path / "in" / str(number), (number + 1, number + 1))
    lines = spark.readStream.schema("index long, sender string, body string").option("maxFilesPerTrigger", 1)
    frame = lines.json(str(tmp_path / "in")).withColumn("body", unbase64(col("body")))
    writer = write_attachment_stream(frame, str(tmp_path / "out"), "test")
    writer.option("checkpointLocation", str(tmp_path / "c")).trigger(availableNow=True).start().awaitTermination()
    rows = pq.read_table(tmp_path / "out" / "attachments").to_pylist()
    assert sorted((row["set"], row["status"], row["rows"]) for row in rows) == [
        ("s #1", "complete", 2),
        ("s #2", "complete", 2),
    ]
    assert [row["code"] for row in pq.read_table(tmp_path / "out" / "strays").to_pylist()] == ["MSG_AFTER_LST"]


def test_a_time_that_is_none(spark: SparkSession) -> None:
    frame = spark.createDataFrame([], "msg_type int, correl_id binary, body binary")
    with pytest.raises(OptionError, match="timeout_seconds: expected more than 0, found 0"):
        complete_attachments(frame, timeout_seconds=0)
