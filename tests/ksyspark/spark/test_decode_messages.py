"""`decode_messages`."""

from __future__ import annotations

import datetime as dt

import pytest
from pyspark.errors import PythonException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.functions import col

from ksyspark.errors import OptionError
from ksyspark.spark import decode_messages, schema_of_ksy


def test_other_columns_stay_and_the_message_is_replaced_by_its_columns(column: DataFrame, note_ksy: str) -> None:
    df = decode_messages(column, "value", note_ksy)
    assert df.columns == ["id", *schema_of_ksy(note_ksy).names]
    rows = {row.id: row for row in df.collect()}
    assert [rows[n].text for n in (1, 2, 3, 4)] == ["one", None, None, "four"]
    assert rows[1]["_source"].asDict() == {"path": None, "offset": 0, "length": 6, "index": 0}
    assert set(rows[2].asDict().values()) == {2, None}
    assert rows[3]["_error"].field == "text"
    assert rows[3]["_corrupt_record"] == bytearray(b"N\0\1\xff")


def test_modes(column: DataFrame, note_ksy: str) -> None:
    dropped = decode_messages(column, "value", note_ksy, options={"mode": "DROPMALFORMED"})
    assert sorted(row.id for row in dropped.collect()) == [1, 2, 4]
    with pytest.raises(PythonException, match="DecodeError: note: message 0 at byte 0: text at byte 3"):
        decode_messages(column, "value", note_ksy, options={"mode": "FAILFAST"}).collect()


def test_many_messages_a_value(spark: SparkSession, note_of, note_ksy: str) -> None:
    rows = [("x", note_of("1") + note_of("22")), ("y", note_of("333")), ("z", b"")]
    df = decode_messages(spark.createDataFrame(rows, "key string, value binary"), "value", note_ksy, framing="stream")
    assert sorted((row.key, row.text, row["_source"]["index"]) for row in df.collect()) == [
        ("x", "1", 0),
        ("x", "22", 1),
        ("y", "333", 0),
    ]


def test_json_lines_in_a_text_column(spark: SparkSession, note_ksy: str) -> None:
    df = spark.createDataFrame([('{"body": "TgABYQ==", "scale": 9}',)], "value string")
    assert decode_messages(df, "value", note_ksy, framing="jsonl").first().scaled == 9


def test_parameters_as_values_and_as_columns(column: DataFrame, note_ksy: str) -> None:
    good = column.where("id in (1, 4)")
    assert [row.scaled for row in decode_messages(good, "value", note_ksy, scale=2).orderBy("id").collect()] == [6, 8]
    by_id = decode_messages(good, "value", note_ksy, scale=col("id"))
    assert [row.scaled for row in by_id.orderBy("id").collect()] == [3, 16]
    assert by_id.columns == decode_messages(good, "value", note_ksy).columns


def test_kept_columns_of_many_types(spark: SparkSession, note_of, note_ksy: str) -> None:
    spark.conf.set("spark.sql.session.timeZone", "Asia/Tokyo")
    try:
        df = spark.createDataFrame([(note_of("a"),)], "value binary").selectExpr(
            "value", "timestamp'2024-05-31 12:00:00' t", "date'2024-05-31' d", "array(1, 2) l", "map('k', 1.5) m",
            "named_struct('x', 1) s", "1.50 n", "1 as `a.b`", "timestamp_ntz'2024-05-31 12:00:00' w",
        )  # fmt: skip
        kept = decode_messages(df, "value", note_ksy).drop(*schema_of_ksy(note_ksy).names)
        assert kept.schema == df.drop("value").schema
        assert kept.collect() == df.drop("value").collect()
        assert kept.first().w == dt.datetime(2024, 5, 31, 12)  # noqa: DTZ001 (a time without zone)
    finally:
        spark.conf.set("spark.sql.session.timeZone", "UTC")


def test_mistakes_are_errors_on_the_driver(spark: SparkSession, column: DataFrame, note_ksy: str) -> None:
    with pytest.raises(OptionError, match="The DataFrame has no column named 'body'; it has id, value"):
        decode_messages(column, "body", note_ksy)
    with pytest.raises(OptionError, match="The column id is int; messages are read from a binary column"):
        decode_messages(column, "id", note_ksy)
    with pytest.raises(OptionError, match="both have columns named TEXT, kind; rename"):
        decode_messages(column.selectExpr("value", "1 as TEXT", "2 as kind"), "value", note_ksy)
    with pytest.raises(OptionError, match="framing: expected one of file"):
        decode_messages(column, "value", note_ksy, framing="csv")
    with pytest.raises(OptionError, match=r"no parameter 'scael'\. Did you mean scale"):
        decode_messages(column, "value", note_ksy, scael=col("id"))
