"""`ingest_table`: records and rejects in tables of the session's catalog."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pyspark.sql import DataFrameWriter, SparkSession

from ksyspark.errors import KsysparkError, OptionError, SourceError
from ksyspark.spark import ingest, ingest_table, schema_of_ksy
from ksyspark.spark.ingestion import Counts
from ksyspark.spark.schema import canonical

STREAM = {"framing": "stream"}


@pytest.fixture
def database(spark: SparkSession, tmp_path: Path) -> Iterator[str]:
    """Return the name of a database whose tables lie in the folder of the test."""
    spark.sql(f"CREATE DATABASE doors LOCATION '{tmp_path / 'doors'}'")
    yield "doors"
    spark.sql("DROP DATABASE doors CASCADE")


def test_rows_are_those_of_the_folder(spark: SparkSession, notes, folder: Path, tmp_path: Path, database: str) -> None:
    done = ingest_table(spark, notes, str(folder), "doors.notes", STREAM)
    assert done.counts == Counts(41, 40, 1)
    assert done.tables == {"records": "doors.notes", "rejects": "doors.notes_rejects"}
    in_folder = ingest(spark, notes, str(folder), str(tmp_path / "out"), STREAM)
    for name, table in done.tables.items():
        rows, files = spark.table(table), spark.read.parquet(in_folder.tables[name])
        assert rows.columns == files.columns
        assert sorted(map(str, rows.collect())) == sorted(map(str, files.collect()))
    comments = {row.col_name: row.comment for row in spark.sql("DESCRIBE doors.notes").collect()}
    assert comments["_source"] == "Where the message comes from."


def test_save_modes(spark: SparkSession, notes, folder: Path, database: str) -> None:
    ingest_table(spark, notes, str(folder), "doors.notes", STREAM)
    with pytest.raises(SourceError, match=r"^doors\.notes: is there already; choose append or overwrite"):
        ingest_table(spark, notes, str(folder), "doors.notes", STREAM)
    for mode, count in (("append", 80), ("overwrite", 40)):
        ingest_table(spark, notes, str(folder), "doors.notes", {**STREAM, "saveMode": mode})
        assert spark.table("doors.notes").count() == count
        assert spark.table("doors.notes_rejects").count() == count // 40


def test_failfast_makes_no_table(spark: SparkSession, notes, folder: Path, database: str) -> None:
    with pytest.raises(KsysparkError, match=r"^note: .*b\.bin, message 20 at byte 110: text at byte 3: bytes are not"):
        ingest_table(spark, notes, str(folder), "doors.notes", {**STREAM, "mode": "FAILFAST"})
    assert not spark.catalog.tableExists("doors.notes")


def test_items_are_counted_as_they_are_written(spark: SparkSession, samples: Path, database: str) -> None:
    options = {**STREAM, "explode": "body.subscribe.requests"}
    done = ingest_table(spark, "mqtt_v3", str(samples / "mqtt_v3" / "will_v311.c2s.bin"), "doors.requests", options)
    assert done.counts.records == spark.table("doors.requests").count() > 0


def test_a_batch_is_a_transaction_of_delta(
    spark: SparkSession, notes, folder: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The options for Delta's writer are those that its documentation names; Delta itself is not installed."""
    with pytest.raises(OptionError, match=r"^A batch of tables is a transaction of Delta .*, which parquet has not\.$"):
        ingest_table(spark, notes, str(folder), "doors.notes", {**STREAM, "batch": "monday"})
    told = []
    monkeypatch.setattr(DataFrameWriter, "format", lambda self, name: told.append(name) or self)
    option = DataFrameWriter.option
    monkeypatch.setattr(DataFrameWriter, "option", lambda self, *pair: told.append(pair) or option(self, *pair))
    ingest_table(spark, notes, str(folder), "doors.notes", {**STREAM, "batch": "monday"}, using="delta")
    assert told == ["delta", ("txnAppId", "ksyspark monday"), ("txnVersion", 1)] * 2


@pytest.mark.parametrize(
    ("table", "using", "sentence"),
    [
        ("doors.notes", "nowhere", r"\[DATA_SOURCE_NOT_FOUND\] "),
        ("a.b.c.notes", None, r"\[REQUIRES_SINGLE_PART_NAMESPACE\] "),
    ],
)
def test_what_spark_refuses_is_one_sentence(
    spark: SparkSession, notes, folder: Path, database: str, table: str, using: str | None, sentence: str
) -> None:
    with pytest.raises(OptionError, match=rf"^{sentence}.+$"):
        ingest_table(spark, notes, str(folder), table, STREAM, using=using)


def test_comments_fit_a_catalog_and_are_kept_whole() -> None:
    schema = schema_of_ksy("mqtt_v3")
    cut = [field for field in schema if "ksy.comment" in field.metadata]
    for field in cut:
        assert field.metadata["ksy.comment"].startswith(field.metadata["comment"].removesuffix("…")[:200])
    assert max(len(field.metadata.get("comment", "")) for field in schema) <= 255
    assert cut
    docs = {field.name: field.metadata[b"doc"].decode() for field in canonical(schema)}
    assert docs == {field.name: field.metadata["comment"] for field in schema}
