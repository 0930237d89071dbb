"""Attachments with Spark: the same as in one process, whatever the order of messages and the size of chunks."""

from __future__ import annotations

import json
import random
import re
import struct
from base64 import b64decode, b64encode
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from pyspark.sql import SparkSession

import ksyspark_protocols.attachments as plain
from ksyspark.errors import OptionError, SourceError
from ksyspark_protocols.spark.attachments.write import write_attachments


@pytest.fixture
def capture(samples: Path, large_sets: Any, tmp_path: Path) -> Path:
    """Return a capture in which a file, small sets, and a set of many messages are mixed, and lines are missing."""
    large_sets.write_capture(tmp_path / "large", [120, 3, 0], body_bytes=1000)
    lines = (tmp_path / "large").read_text().splitlines(keepends=True)
    told = (samples / "sas_mq_message" / "queue.jsonl").read_text().splitlines(keepends=True)
    # A copy of a message with rows; an orphan; a line that is none.
    lines += [*told, lines[20], told[3].replace("3333333333333333", "9999999999999999"), "no JSON\n"]
    random.Random(1).shuffle(lines)
    (tmp_path / "mixed.jsonl").write_text("".join(lines))
    return tmp_path / "mixed.jsonl"


@pytest.mark.slow
def test_the_same_as_in_one_process(
    spark: SparkSession, capture: Path, tmp_path: Path, content: Callable[[Path], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Chunks that end inside of rows, messages and each other.
    monkeypatch.setattr("ksyspark_protocols.spark.attachments.rows.CHUNK_BYTES", 5000)
    alone = plain.write_attachments(str(capture), str(tmp_path / "alone"))
    spread = write_attachments(spark, str(capture), str(tmp_path / "spread"))
    assert alone.counts == spread.counts
    assert (alone.counts.complete, alone.counts.rows, alone.counts.strays) == (5, 126, 3)
    assert len(list((tmp_path / "spread" / "data_sets" / "WORK.D0").iterdir())) > 2
    one, other = content(tmp_path / "alone"), content(tmp_path / "spread")
    for found in (one, other):
        found["strays"].sort(key=lambda row: row["index"])
    assert one == other
    assert len(one["WORK.D0"]) == 120


def test_a_cut_header(spark: SparkSession, samples: Path, tmp_path: Path, content: Callable[[Path], Any]) -> None:
    """A message that no header lists may be that of its attachment, wherever it is."""
    lines = (samples / "sas_mq_message" / "queue.jsonl").read_text().splitlines(keepends=True)
    header = json.loads(lines[0])
    header["body"] = b64encode(b64decode(header["body"])[:85]).decode()
    (tmp_path / "cut.jsonl").write_text("".join([*lines[1:], json.dumps(header)]))
    plain.write_attachments(str(tmp_path / "cut.jsonl"), str(tmp_path / "alone"))
    done = write_attachments(spark, str(tmp_path / "cut.jsonl"), str(tmp_path / "spread"))
    assert (done.counts.sets, done.counts.damaged, done.counts.rows) == (3, 2, 3)
    assert {row["handed_on"] for row in done.rows["attachments"]} == {"nothing"}
    assert content(tmp_path / "alone") == content(tmp_path / "spread")


def test_rows_are_those_that_were_sent(
    spark: SparkSession, large_sets: Any, tmp_path: Path, content: Callable[[Path], Any]
) -> None:
    large_sets.write_capture(tmp_path / "large.jsonl", [500])
    write_attachments(spark, str(tmp_path / "large.jsonl"), str(tmp_path / "out"), options={"csv": True})
    rows = large_sets.rows_of(500)
    found = content(tmp_path / "out")["WORK.D0"]
    assert [row["X3"] for row in found] == rows["X3"].tolist()
    assert [row["T16"] for row in found] == [text.decode().rstrip() for text in rows["T16"].tolist()]
    table = spark.read.parquet(str(tmp_path / "out" / "data_sets" / "WORK.D0"))
    assert dict(table.dtypes)["BORN"] == "date"
    assert dict(table.dtypes)["SEEN"] == "timestamp_ntz"
    csv = spark.read.csv(str(tmp_path / "out" / "csv" / "WORK.D0"), header=True)
    assert csv.count() == 500


def test_times_of_chunks(
    spark: SparkSession, sender: Any, lines_of: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One chunk of a data set has a time beyond a day, so that all of it are durations; of the other none."""
    monkeypatch.setattr("ksyspark_protocols.spark.attachments.rows.CHUNK_BYTES", 160)
    by, lines = sender.Sender(), []
    for number, last in enumerate((86399, 90000)):
        values = [*range(79), last]
        definition = by.int(1) + by.definition(rows=80, variables=1, row_bytes=8)
        variables = by.int(2) + by.variable(sender.Variable("T", 1, 8, "TIME"))
        rows = [by.int(3) + struct.pack("<10d", *values[at : at + 10]) for at in range(0, 80, 10)]
        lines += lines_of(by, 1, ("A", f"D{number}", ""), [definition, variables, *rows], 4 * number)
    (tmp_path / "in.jsonl").write_text("".join(lines))
    write_attachments(spark, str(tmp_path / "in.jsonl"), str(tmp_path / "out"))
    for name, kind in (("D0", pa.time64("us")), ("D1", pa.duration("us"))):
        parts = sorted((tmp_path / "out" / "data_sets" / f"A.{name}").iterdir())
        assert (len(parts) > 1, {pq.read_schema(part).field("T").type for part in parts}) == (True, {kind})
        table = spark.read.parquet(str(tmp_path / "out" / "data_sets" / f"A.{name}"))
        assert dict(table.dtypes) == {"T": "interval day to second"}
        total = sum((row["T"] for row in table.collect()), timedelta())
        assert total == timedelta(seconds=sum(range(79)) + (86399 if name == "D0" else 90000))


@pytest.fixture
def streams(large_streams: Any, samples: Path, tmp_path: Path) -> list[str]:
    """Return files of senders: sets of the samples, and data sets of many messages, sound and otherwise."""

    def sent(name: str, *messages: bytes) -> str:
        (tmp_path / name).write_bytes(b"".join(messages))
        return str(tmp_path / name)

    def of(count: int, member: str) -> list[bytes]:
        return list(large_streams.messages_of(count, member, rows_in_message=10))

    by = large_streams.by
    cut, odd, torn, late = of(0, "CUT"), of(40, "ODD"), of(40, "TORN"), of(30, "LATE")
    # Messages that end inside of rows.
    pairs = [pair for row in range(200) for pair in ((by.i32(1), by.f64(row)), (by.i32(2), by.txt(f"t{row}")))]
    parts = [pairs[at : at + 23] for at in range(0, len(pairs), 23)]
    rows = [by.sent("ATO", by.i32(11), by.i32(3), *(field for pair in some for field in pair)) for some in parts]
    definition = by.sent("DAT", *by.DEFINITION[:6], by.i32(200), *by.DEFINITION[7:])
    cut = [cut[0], definition, by.VAR, *rows, by.sent("LST", by.i32(len(rows) + 3))]
    # An identifier of another field than its place, in two messages; a text of no character.
    for at in (4, 5):
        odd[at] = odd[at].replace(b"ATO\0\0\7", b"ATO\0\0\x63", 1)
    odd[5] = odd[5].replace(b"\x08\x09t", b"\x08\x09\x81", 1)
    # A type that is not the one of its variable, and a message that cannot be read.
    torn[5] = torn[5].replace(b"\x0b\x04\0\0\0\2", b"\x0b\x04\0\0\0\1", 1)
    samples_of = [str(samples / "sas_tibrv" / name) for name in ("data_set.stream", "files.stream")]
    kind, subject = by.field("mtype", *by.txt("D")), by.field("sub", *by.txt("A.B"))
    enveloped = [by.message(kind, subject, b"\x05data\0\x01\x7a" + one) for one in of(60, "INNER")]
    return [
        *samples_of,
        sent("1", *of(60, "ONE"), *cut, *odd),
        sent("2", *torn, *late, late[3]),
        sent("3", *enveloped, *of(3, "SMALL")),
    ]


@pytest.mark.slow
@pytest.mark.parametrize("switches", [{}, {"switch.charset": "windows-1252"}, {"switch.field_id": "none"}])
def test_rendezvous(
    spark: SparkSession,
    streams: list[str],
    tmp_path: Path,
    content: Callable[[Path], Any],
    monkeypatch: pytest.MonkeyPatch,
    switches: dict[str, str],
) -> None:
    monkeypatch.setattr("ksyspark_protocols.spark.attachments.rows.CHUNK_BYTES", 5000)
    alone = plain.write_attachments(streams, str(tmp_path / "alone"), options=switches)
    spread = write_attachments(spark, streams, str(tmp_path / "spread"), options=switches)
    assert alone.counts == spread.counts
    assert len(list((tmp_path / "spread" / "data_sets" / "WORK.CUT").iterdir())) > 1
    one, other = content(tmp_path / "alone"), content(tmp_path / "spread")
    assert [len(one[f"WORK.{name}"]) for name in ("ONE", "CUT", "ODD", "INNER")] == [60, 200, 40, 60]
    assert "WORK.TORN" not in one
    assert one == other
    said = {each["code"] for row in one["attachments"] for each in [*row["diagnostics"], *row["set_diagnostics"]]}
    assert "VTYPE_CONFLICT" in said
    assert ("FIELD_ID_GAP" in said, "TEXT_INVALID" in said) == (
        "switch.field_id" not in switches,
        "switch.charset" in switches,
    )


def test_messages_of_a_table(
    spark: SparkSession, samples: Path, tmp_path: Path, content: Callable[[Path], Any]
) -> None:
    """A DataFrame, and Parquet with the envelope, which also needs no Spark."""
    lines = (samples / "sas_mq_message" / "queue.jsonl").read_text().splitlines()
    rows = [{**one, "body": b64decode(one["body"])} for one in map(json.loads, lines)]
    pq.write_table(pa.Table.from_pylist(rows), tmp_path / "queue.parquet")
    frame = spark.read.parquet(str(tmp_path / "queue.parquet"))
    done = [
        write_attachments(spark, frame, str(tmp_path / "frame")),
        write_attachments(spark, str(tmp_path / "queue.parquet"), str(tmp_path / "files")),
        plain.write_attachments(str(tmp_path / "queue.parquet"), str(tmp_path / "alone")),
    ]
    assert {one.counts.complete for one in done} == {2}
    for name in ("frame", "files", "alone"):
        assert content(tmp_path / name)["a.txt"] == b"one\n\nthree\n"
        assert [row["SEX"] for row in content(tmp_path / name)["WORK.PEOPLE"]] == ["F", "M", ""]
    assert [row["index"] for row in content(tmp_path / "alone")["strays"]] == [10]


def test_tables_of_a_catalog(spark: SparkSession, samples: Path, tmp_path: Path) -> None:
    """Labels are comments of columns; a table that is there is not written over, as a folder is not."""
    source, options = str(samples / "sas_mq_message" / "queue.jsonl"), {"catalog": "default.shop"}
    names = ["default.shop_WORK_PEOPLE", *(f"default.shop_{name}" for name in ("attachments", "definitions", "strays"))]
    try:
        done = write_attachments(spark, source, str(tmp_path / "out"), options=options)
        assert [name for name in done.tables.values() if name.startswith("default.")] == names
        people = spark.table("default.shop_work_people")
        assert [(row.AGE, row.SEX) for row in people.collect()] == [(30.0, "F"), (None, "M"), (None, "")]
        comments = {row.col_name: row.comment for row in spark.sql("describe default.shop_work_people").collect()}
        assert (comments["AGE"], comments["SEX"]) == ("Age", None)
        assert [row.status for row in spark.table("default.shop_attachments").collect()] == ["complete"] * 2
        with pytest.raises(SourceError, match="shop_WORK_PEOPLE: is there already; choose append or overwrite"):
            write_attachments(spark, source, str(tmp_path / "again"), options=options)
        write_attachments(spark, source, str(tmp_path / "third"), options={**options, "saveMode": "append"})
        assert people.sparkSession.table("default.shop_work_people").count() == 6
        spark.sql("drop table default.shop_strays")
        spark.sql("create table default.shop_strays (other int) using parquet")
        told = rf"^default.shop_strays: .+; the folder is written, and of the tables {', '.join(names[:3])}\.$"
        with pytest.raises(SourceError, match=told):
            write_attachments(spark, source, str(tmp_path / "fourth"), options={**options, "saveMode": "append"})
        assert spark.table("default.shop_work_people").count() == 9
    finally:
        for name in names:
            spark.sql(f"drop table if exists {name}")
    with pytest.raises(OptionError, match="batch: tables of a catalog know no batches"):
        write_attachments(spark, source, str(tmp_path / "b"), options={**options, "batch": "may", "saveMode": "append"})


def test_names_that_become_one_in_a_catalog(
    spark: SparkSession, tmp_path: Path, sender: Any, lines_of: Callable[..., list[str]]
) -> None:
    """Each data set has a table, and those of the report keep their names."""
    by, rows = sender.Sender(charset="latin-1"), struct.pack("<3d", 1, 2, 3)
    names = [("A_B", "C"), ("A", "B_C"), ("", "attachments"), ("Ä", "B"), ("Ö", "B")]
    lines = []
    for at, name in enumerate(names):
        count = at + 1
        definition = by.definition(rows=count, variables=1, row_bytes=8)
        bodies = [by.int(1) + definition, by.int(2) + by.variable(sender.AGE), by.int(3) + (rows * 2)[: 8 * count]]
        lines += lines_of(by, 1, (*name, ""), bodies, at * 4)
    (tmp_path / "in.jsonl").write_text("".join(lines))
    counts = {"A_B_C": 1, "A_B_C_2": 2, "attachments_2": 3, "__B": 4, "__B_2": 5}
    try:
        done = write_attachments(spark, str(tmp_path / "in.jsonl"), str(tmp_path / "out"), options={"catalog": "odd"})
        tables = [name.removeprefix("odd_") for name in done.tables.values() if name.startswith("odd_")]
        assert tables == [*counts, "attachments", "definitions", "strays"]
        assert {name: spark.table(f"odd_{name}").count() for name in counts} == counts
        assert spark.table("odd_attachments").count() == len(names)
    finally:
        for name in (*counts, "attachments", "definitions", "strays"):
            spark.sql(f"drop table if exists odd_{name}")


def test_the_example_of_the_page(
    spark: SparkSession, samples: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    page = (Path(__file__).parents[4] / "pipeline" / "docs" / "attachments.md").read_text()
    (example,) = (one for one in re.findall("```python\n(.*?)```", page, re.DOTALL) if '"catalog"' in one)
    (tmp_path / "queue.jsonl").write_bytes((samples / "sas_mq_message" / "queue.jsonl").read_bytes())
    monkeypatch.chdir(tmp_path)
    try:
        exec(example, {"spark": spark})
    finally:
        for name in ("WORK_PEOPLE", "attachments", "definitions", "strays"):
            spark.sql(f"drop table if exists shop_{name}")
    assert "|30.0|2001-01-25|  F|" in capsys.readouterr().out
    assert (tmp_path / "out" / "xpt" / "WORK.PEOPLE.xpt").exists()


def test_a_table_without_the_envelope(spark: SparkSession, tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="columns body, msg_type, correl_id; msg_type is missing"):
        write_attachments(spark, spark.createDataFrame([(b"", b"")], "correl_id binary, body binary"), str(tmp_path))
    with pytest.raises(OptionError, match="needs a column index"):
        write_attachments(spark, spark.createDataFrame([(b"",)], "body binary"), str(tmp_path))


def test_a_failure_leaves_the_folder_as_it_was(
    spark: SparkSession, samples: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "out").mkdir()

    def fail(*_: object) -> None:
        raise SourceError("full")

    monkeypatch.setattr("ksyspark_protocols.attachments.write.moves_of", fail)
    with pytest.raises(SourceError, match="full"):
        write_attachments(spark, str(samples / "sas_mq_message" / "queue.jsonl"), str(tmp_path / "out"))
    assert list((tmp_path / "out").iterdir()) == []
