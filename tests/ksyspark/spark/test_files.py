"""`read_messages` and `message_stream`: what `format("ksy")` gives, on every version of Spark."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from pyspark.errors import PythonException, StreamingQueryException
from pyspark.sql import DataFrame, SparkSession

sys.path.insert(0, str(Path(__file__).parents[2]))
from capture_bytes import connect
from mqtt_bytes import publish

from ksyspark.errors import FormatError, OptionError, SourceError
from ksyspark.reader.borders import Borders
from ksyspark.spark import ingest, message_stream, read_messages, schema_of_ksy

TEXTS = sorted([f"a{n}" for n in range(20)] + [f"b{n}" for n in range(20)])


def texts(df: DataFrame) -> list[str]:
    return sorted(row.text for row in df.collect() if row.text is not None)


def test_rows_columns_and_comments_are_those_of_the_data_source(
    spark: SparkSession, note_ksy: str, folder: Path
) -> None:
    df = read_messages(spark, note_ksy, str(folder), framing="stream", partitionBytes=33)
    assert df.schema.jsonValue() == schema_of_ksy(note_ksy, options={"framing": "stream"}).jsonValue()
    assert df.rdd.getNumPartitions() > 2
    assert texts(df) == TEXTS
    first = df.where("text = 'b1'").first()
    assert first["_source"].asDict() == {"path": str(folder / "b.bin"), "offset": 5, "length": 5, "index": 1}
    (bad,) = df.where("_error is not null").collect()
    assert (bad["_error"].field, bytes(bad["_corrupt_record"])) == ("text", b"N\0\1\xff")


def test_tasks_find_where_the_parts_of_a_stream_begin(
    spark: SparkSession, note_ksy: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading = {"framing": "stream", "partitionBytes": 33}
    in_turn = read_messages(spark, note_ksy, str(folder), splitting="sequential", **reading)
    monkeypatch.setattr(Borders, "walks", None)
    searched = read_messages(spark, note_ksy, str(folder), splitting="parallel", **reading)
    assert searched.rdd.getNumPartitions() == in_turn.rdd.getNumPartitions() > 2
    assert sorted(map(str, searched.collect())) == sorted(map(str, in_turn.collect()))


def test_tasks_share_a_file_that_is_a_list(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ksy, path = str(tmp_path / "log.ksy"), tmp_path / "log.bin"
    text = "meta: {id: log}\nseq:\n  - {id: all, type: item, repeat: eos}\ntypes:\n  item:\n    seq:\n"
    (tmp_path / "log.ksy").write_text(text + "      - {id: size, type: u1}\n      - {id: body, size: size}\n")
    path.write_bytes(b"".join(bytes([number % 90]) + bytes(number % 90) for number in range(500)) + b"\x05")
    reading = {"explode": "all", "batchBytes": 512}
    alone = read_messages(spark, ksy, str(path), partitionBytes="1m", **reading)
    source = spark.read.format("ksy").options(format=ksy, partitionBytes="4k", **reading).load(str(path))
    monkeypatch.setattr(Borders, "walks", None)
    shared = read_messages(spark, ksy, str(path), partitionBytes="4k", **reading)
    assert shared.rdd.getNumPartitions() > 4 > alone.rdd.getNumPartitions()
    rows = sorted(map(str, alone.collect()))
    assert len(rows) == 501
    assert sorted(map(str, shared.collect())) == sorted(map(str, source.collect())) == rows


def test_several_paths_and_fewer_columns(spark: SparkSession, note_ksy: str, folder: Path) -> None:
    paths = [str(folder / "a.bin"), str(folder / "b.bin")]
    df = read_messages(spark, note_ksy, paths, "text string, _source struct<offset:bigint>", framing="stream")
    assert df.columns == ["text", "_source"]
    assert df.where("text = 'a1'").first()["_source"].asDict() == {"offset": 5}
    assert df.count() == 41


def test_modes(spark: SparkSession, note_ksy: str, folder: Path) -> None:
    assert read_messages(spark, note_ksy, str(folder), framing="stream", mode="DROPMALFORMED").count() == 40
    with pytest.raises(PythonException, match=r"DecodeError: note: .*b\.bin, message 20 at byte 110: text at byte 3"):
        read_messages(spark, note_ksy, str(folder), framing="stream", mode="FAILFAST").collect()


@pytest.mark.parametrize(
    ("given", "error", "says"),
    [
        ({"format": "nothing_of_this_name"}, FormatError, "There is no format named"),
        ({"framin": "file"}, OptionError, "There is no option 'framin'. Did you mean framing"),
        ({"pathGlobFilter": "*.none"}, SourceError, "no file matches"),
        ({"schema": "txt string"}, OptionError, "The format note has no column 'txt'. Did you mean text"),
    ],
)
def test_mistakes_are_told_at_once(spark, note_ksy: str, folder: Path, given: dict[str, str], error, says: str) -> None:
    with pytest.raises(error, match=says):
        read_messages(spark, **{"format": note_ksy, "path": str(folder), **given})


def test_files_without_bytes_are_no_rows(spark: SparkSession, note_ksy: str, tmp_path: Path) -> None:
    (tmp_path / "empty.bin").touch()
    assert read_messages(spark, note_ksy, str(tmp_path), framing="stream").count() == 0


@pytest.fixture
def arriving(tmp_path: Path) -> Path:
    (tmp_path / "arriving").mkdir()
    return tmp_path / "arriving"


@pytest.mark.slow
def test_the_example_of_a_divided_stream_of_the_chapter_on_options(spark: SparkSession, tmp_path: Path) -> None:
    chapter = (Path(__file__).parents[3] / "pipeline" / "docs" / "options.md").read_text(encoding="utf-8")
    code = re.search(r"## How large streams are divided\n.*?```python\n(.*?)```", chapter, re.DOTALL)[1]
    small = [publish("t", number.to_bytes(4, "big") * 20) for number in range(15_000)]
    inner = b"".join(small)
    nested = [publish("t", payload) for payload in (inner, inner[:-9], inner + b"\x30")]
    packets = [connect(), *nested, *small, *nested, nested[0]]
    path = tmp_path / "nested.bin"
    path.write_bytes(b"".join(packets))
    names = {"spark": spark}
    exec(code.replace("nested.bin", str(path)), names)
    assert names["searched"].rdd.getNumPartitions() > 4
    assert names["searched"].count() == names["in_turn"].count() == len(packets)
    reading = {"format": "mqtt_v3", **names["reading"], "splitting": "parallel"}
    assert spark.read.format("ksy").options(**reading).load(str(path)).count() == len(packets)
    done = ingest(spark, "mqtt_v3", str(path), str(tmp_path / "out"), {**names["reading"], "splitting": "parallel"})
    assert (done.counts.messages, done.counts.rejects) == (len(packets), 0)
    places = spark.read.parquet(done.tables["records"]).selectExpr("_source.index", "_params.origin")
    assert sorted(row["index"] for row in places.collect()) == [*range(len(packets))]
    assert {row["origin"] for row in places.distinct().where("index > 0").collect()} == {
        "level 4 told by the message at byte 0"
    }


@pytest.mark.slow
def test_a_stream_gives_each_file_once_across_restarts(
    spark, note_ksy: str, note_of, arriving: Path, tmp_path: Path
) -> None:
    def run(stops: bool = False) -> list[list[str]]:
        batches: list[list[str]] = []

        def take(rows: DataFrame, _: int) -> None:
            if stops:
                raise RuntimeError("stopped")
            batches.append(sorted(f"{row.text} {Path(row['_source'].path).name}" for row in rows.collect()))

        stream = message_stream(spark, note_ksy, str(arriving), framing="stream")
        assert stream.isStreaming
        assert stream.schema.jsonValue() == schema_of_ksy(note_ksy, options={"framing": "stream"}).jsonValue()
        writer = stream.writeStream.foreachBatch(take).option("checkpointLocation", str(tmp_path / "checkpoint"))
        writer.trigger(availableNow=True).start().awaitTermination()
        return batches

    (arriving / "b 1%41.bin").write_bytes(note_of("b0") + note_of("b1"))
    (arriving / "a.bin").write_bytes(note_of("a0"))
    (arriving / "_c.bin").write_bytes(note_of("c0"))
    assert run() == [["a0 a.bin", "b0 b 1%41.bin", "b1 b 1%41.bin"]]
    (arriving / "_c.bin").rename(arriving / "c.bin")
    with pytest.raises(StreamingQueryException, match="stopped"):
        run(stops=True)
    assert run() == [["c0 c.bin"]]
    assert run() == []


def test_a_stream_of_chosen_columns(spark: SparkSession, note_ksy: str, note_of, arriving: Path) -> None:
    (arriving / "a.bin").write_bytes(note_of("a0") + note_of(b"\xff") + note_of("a2"))
    stream = message_stream(spark, note_ksy, str(arriving), "text string", framing="stream", mode="DROPMALFORMED")
    query = stream.writeStream.format("memory").queryName("of_files").trigger(availableNow=True).start()
    query.awaitTermination()
    assert [row.asDict() for row in spark.table("of_files").collect()] == [{"text": "a0"}, {"text": "a2"}]
