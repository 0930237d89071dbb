"""`to_ksy` and `encode_messages`: columns back to messages."""

from __future__ import annotations

import pytest
from pyspark.errors import PythonException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.functions import col, lit

from ksyspark.errors import OptionError
from ksyspark.spark import decode_messages, encode_messages, from_ksy, to_ksy


def test_structs_are_written_as_they_were_read(column: DataFrame, note_ksy: str) -> None:
    df = column.select("id", "value", from_ksy("value", note_ksy).alias("m"))
    rows = df.select("id", "value", to_ksy("m", note_ksy).alias("body")).collect()
    assert {row.id: row.body for row in rows} == {row.id: row.value if row.id in (1, 4) else None for row in rows}


def test_a_table_gets_messages_and_errors(column: DataFrame, note_ksy: str) -> None:
    decoded = decode_messages(column.where("value is not null"), "value", note_ksy)
    written = encode_messages(decoded, note_ksy)
    assert written.columns[-2:] == ["body", "_error"]
    rows = {row.id: row for row in written.collect()}
    assert (rows[1].body, rows[1]["_error"]) == (bytearray(b"N\0\3one"), None)
    assert (rows[3].body, rows[3]["_error"].reason.partition(":")[0]) == (None, "it was refused when it was read")


def test_texts_change_and_lengths_follow(column: DataFrame, note_ksy: str) -> None:
    decoded = decode_messages(column.where("id = 1"), "value", note_ksy).withColumn("text", lit("longer"))
    old = decoded.withColumn("old", lit(b"N\0\3one"))
    [row] = encode_messages(old, note_ksy, "written", template="old", derive="lengths").collect()
    assert row.written == bytearray(b"N\0\6longer")
    with pytest.raises(PythonException, match="text: size: len_text is 3, must be 6"):
        encode_messages(old, note_ksy, "written", mode="FAILFAST").collect()
    assert encode_messages(old, note_ksy, "written", mode="DROPMALFORMED").collect() == []


def test_what_cannot_be_is_refused_before_the_query(spark: SparkSession, column: DataFrame, note_ksy: str) -> None:
    with pytest.raises(OptionError, match="The DataFrame has no column of note"):
        encode_messages(spark.range(1), note_ksy)
    with pytest.raises(OptionError, match="has a column 'id' already"):
        encode_messages(column, note_ksy, "id")
    with pytest.raises(OptionError, match="mode: expected PERMISSIVE"):
        to_ksy(col("m"), note_ksy, mode="QUIET")
