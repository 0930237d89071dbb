"""`from_ksy` and its SQL form."""

from __future__ import annotations

import pytest
from pyspark.errors import AnalysisException, PythonException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.functions import col

from ksyspark.errors import OptionError
from ksyspark.spark import from_ksy, ksy_function, schema_of_ksy


def test_a_struct_with_the_schema_of_the_format_and_its_metadata(column: DataFrame, note_ksy: str) -> None:
    df = column.select("id", from_ksy("value", note_ksy).alias("m"))
    assert df.schema["m"].dataType.jsonValue() == schema_of_ksy(note_ksy).jsonValue()
    assert df.schema["m"].dataType["kind"].metadata["comment"] == "What this note is for."
    rows = {row.id: row.m for row in df.collect()}
    assert (rows[1].text, rows[4].kind) == ("one", "head")
    assert rows[2] is None
    assert (rows[3].text, rows[3]["_error"].field, rows[3]["_corrupt_record"]) == (
        None,
        "text",
        bytearray(b"N\0\1\xff"),
    )


def test_filter_and_select_decode_once(spark: SparkSession, column: DataFrame, note_ksy: str) -> None:
    df = column.select(from_ksy(col("value"), note_ksy).alias("m")).where("m.kind = 'head'").select("m.text")
    plan = df._jdf.queryExecution().executedPlan().toString()
    assert plan.count("ArrowEvalPython") == 1
    assert [row.text for row in df.collect()] == ["four"]


def test_a_nested_type(spark: SparkSession, format_of) -> None:
    fmt = format_of("""
        meta: {id: outer, endian: be}
        seq: [{id: part, type: part}]
        types:
          part:
            seq: [{id: number, type: u2}]
        """)
    df = spark.createDataFrame([(b"\1\2",)], "value binary")
    assert df.select(from_ksy("value", fmt, type="part").number.alias("n")).first().n == 0x102
    assert schema_of_ksy(fmt, type="part").names == ["number", "_source", "_error", "_corrupt_record"]


def test_parameters_as_values_and_columns(column: DataFrame, note_ksy: str) -> None:
    one = column.where("id = 4")
    assert one.select(from_ksy("value", note_ksy, params={"scale": 7}).scaled.alias("n")).first().n == 28
    assert one.select(from_ksy("value", note_ksy, params={"scale": col("id")}).scaled.alias("n")).first().n == 16


def test_modes(column: DataFrame, note_ksy: str) -> None:
    with pytest.raises(PythonException, match="DecodeError: note: message 0 at byte 0: text at byte 3"):
        column.select(from_ksy("value", note_ksy, options={"mode": "FAILFAST"})).collect()
    with pytest.raises(OptionError, match="from_ksy gives one value a row, so its mode is PERMISSIVE or FAILFAST"):
        from_ksy("value", note_ksy, options={"mode": "DROPMALFORMED"})
    with pytest.raises(OptionError, match="from_ksy takes each value as one message"):
        from_ksy("value", note_ksy, options={"framing": "stream"})
    with pytest.raises(OptionError, match="where: from_ksy gives one value a row; decode_messages can give other rows"):
        from_ksy("value", note_ksy, options={"where": "kind = 'head'"})


def test_in_sql(spark: SparkSession, column: DataFrame, note_ksy: str) -> None:
    spark.udf.register("from_note", ksy_function(note_ksy, params={"scale": 2}))
    column.createOrReplaceTempView("messages")
    assert spark.sql("SELECT from_note(value).scaled AS n FROM messages WHERE id = 4").first().n == 8


@pytest.mark.parametrize("is_ansi", ["true", "false"])
@pytest.mark.parametrize(("value", "name"), [("'a'", "STRING"), ("1", "INT"), ("array(value)", "ARRAY<BINARY>")])
def test_a_column_that_is_not_binary_is_refused_when_the_query_is_planned(
    spark: SparkSession, column: DataFrame, note_ksy: str, value: str, name: str, is_ansi: str
) -> None:
    before = spark.conf.get("spark.sql.ansi.enabled")
    spark.conf.set("spark.sql.ansi.enabled", is_ansi)
    try:
        with pytest.raises(
            AnalysisException, match=f'requires the "BINARY" type, however "other" has the type "{name}"'
        ):
            column.selectExpr(f"{value} AS other").select(from_ksy("other", note_ksy))
    finally:
        spark.conf.set("spark.sql.ansi.enabled", before)


def test_the_check_of_the_type_costs_nothing(column: DataFrame, note_ksy: str) -> None:
    plan = column.select(from_ksy("value", note_ksy).alias("m"))._jdf.queryExecution().executedPlan().toString()
    assert "bitmap_count" not in plan


def test_in_sql_other_columns_are_refused_when_the_query_runs(
    spark: SparkSession, column: DataFrame, note_ksy: str
) -> None:
    spark.udf.register("from_note", ksy_function(note_ksy))
    column.createOrReplaceTempView("messages")
    with pytest.raises(PythonException, match="from_ksy reads messages from a binary column, not from one of int32"):
        spark.sql("SELECT from_note(id) FROM messages").collect()


def test_no_rows(column: DataFrame, note_ksy: str) -> None:
    assert column.where("id > 100").select(from_ksy("value", note_ksy).alias("m")).collect() == []
