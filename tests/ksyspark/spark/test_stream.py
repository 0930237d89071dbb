"""`spark.readStream.format("ksy")`: every message of every file that arrives, once, across restarts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pyspark.errors import StreamingQueryException
from pyspark.sql import DataFrame, SparkSession

from ksyspark.spark import schema_of_ksy


class Stop(Exception):
    """The query is stopped in the midst of a batch."""


@pytest.fixture
def arriving(tmp_path: Path) -> Path:
    (tmp_path / "arriving").mkdir()
    return tmp_path / "arriving"


@pytest.fixture
def drop(arriving: Path, note_of: Callable[..., bytes]) -> Callable[..., None]:
    """Return the function that lets a file of notes arrive."""

    def put(name: str, *texts: str | bytes) -> None:
        (arriving / f"_{name}").write_bytes(b"".join(map(note_of, texts)))
        (arriving / f"_{name}").rename(arriving / name)

    return put


@pytest.fixture
def run(spark: SparkSession, note_ksy: str, arriving: Path, tmp_path: Path) -> Callable[..., list[list[str]]]:
    """Return the function that reads all that has arrived, from the checkpoint on; it gives the texts of each batch."""

    def until_done(*, stops: bool = False, **options: str) -> list[list[str]]:
        batches: list[list[str]] = []

        def take(rows: DataFrame, _: int) -> None:
            if stops:
                raise Stop
            batches.append(sorted(row.text or "bad" for row in rows.collect()))

        options = {"format": note_ksy, "framing": "stream", **options}
        stream = spark.readStream.format("ksy").options(**options).load(str(arriving))
        writer = stream.writeStream.foreachBatch(take).option("checkpointLocation", str(tmp_path / "checkpoint"))
        writer.trigger(availableNow=True).start().awaitTermination()
        return batches

    return until_done


@pytest.mark.slow
def test_same_columns_as_the_batch_door(spark: SparkSession, note_ksy: str, arriving: Path) -> None:
    stream = spark.readStream.format("ksy").option("format", note_ksy).load(str(arriving))
    assert stream.isStreaming
    assert stream.schema.jsonValue() == schema_of_ksy(note_ksy).jsonValue()


@pytest.mark.slow
def test_each_file_is_read_once_across_restarts(run, drop) -> None:
    drop("b.bin", "b0", "b1", b"\xff")
    drop("a.bin", "a0")
    assert run() == [["a0", "b0", "b1", "bad"]]
    drop("c.bin", "c0")
    # An old name that comes late, and a file that was taken and changes.
    drop("0.bin", "00")
    drop("a.bin", "a0", "a1")
    with pytest.raises(StreamingQueryException, match="Stop"):
        run(stops=True)
    # The batch that was not done is repeated as it was; what has come since is another.
    drop("d.bin", "d0")
    assert run() == [["00", "c0"], ["d0"]]
    assert run() == []


@pytest.mark.slow
def test_a_trigger_takes_so_many_files_or_bytes_and_one_file_at_least(run, drop) -> None:
    drop("0.bin", "long enough to be more than all")
    for number in range(1, 4):
        drop(f"{number}.bin", f"t{number}", "x")
    assert run(maxBytesPerTrigger="20") == [["long enough to be more than all"], ["t1", "t2", "x", "x"], ["t3", "x"]]
    for number in range(4, 7):
        drop(f"{number}.bin", f"t{number}")
    assert run(maxFilesPerTrigger="2", partitionBytes="3") == [["t4", "t5"], ["t6"]]


def test_chosen_columns_and_bad_messages(spark, note_ksy: str, arriving: Path, drop) -> None:
    drop("a.bin", "a0", b"\xff", "a2")
    options = {"format": note_ksy, "framing": "stream", "mode": "DROPMALFORMED"}
    stream = spark.readStream.format("ksy").options(**options).schema("text string").load(str(arriving))
    query = stream.writeStream.format("memory").queryName("chosen").trigger(availableNow=True).start()
    query.awaitTermination()
    assert [row.asDict() for row in spark.table("chosen").collect()] == [{"text": "a0"}, {"text": "a2"}]


@pytest.mark.slow
def test_a_file_that_was_taken_and_is_gone(run, drop, arriving: Path) -> None:
    drop("a.bin", "a0")
    with pytest.raises(StreamingQueryException, match="Stop"):
        run(stops=True)
    (arriving / "a.bin").unlink()
    with pytest.raises(StreamingQueryException, match=r"a\.bin: the stream has taken this file, but it is gone"):
        run()
    assert run(ignoreMissingFiles="true") == [[]]
    drop("b.bin", "b0")
    assert run() == [["b0"]]
    (arriving / "b.bin").unlink()
    arriving.rmdir()
    with pytest.raises(StreamingQueryException, match="no file matches"):
        run()
