"""`from_ksy` where Spark has no `arrow_udf`: the same columns, through a function of pandas that converts no value."""

from __future__ import annotations

import pandas as pd
import pyarrow as pa
import pytest
from pyspark.errors import PythonException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.functions import col

from ksyspark.errors import OptionError
from ksyspark.spark import columns, from_ksy, ksy_function
from ksyspark.spark.pandas_function import _array, _frame
from ksyspark.spark.versions import arrow_rows

BIG = (1 << 53) + 1


@pytest.fixture
def without_arrow_functions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this Spark be as 4.0 is."""
    monkeypatch.setattr(columns, "_HAS_ARROW_FUNCTIONS", False)
    monkeypatch.setattr(columns, "ARROW_KEEPS_COMMENTS", False)


def decoded(column: DataFrame, note_ksy: str) -> list[dict]:
    return arrow_rows(column.select("id", from_ksy("value", note_ksy, params={"scale": col("id")}).alias("m")))


def test_rows_are_those_of_a_function_of_arrow(column: DataFrame, note_ksy: str, monkeypatch, request) -> None:
    by_arrow = decoded(column, note_ksy)
    request.getfixturevalue("without_arrow_functions")
    assert decoded(column, note_ksy) == by_arrow
    assert [row["m"] is None for row in by_arrow] == [False, True, False, False]


def test_a_parameter_of_64_bits_beside_a_null_stays_whole(spark: SparkSession, format_of, request) -> None:
    fmt = format_of("""
        meta: {id: scaled}
        params: [{id: scale, type: s8}]
        seq: [{id: small, type: u1}]
        instances: {number: {value: scale}}
        """)
    df = spark.createDataFrame([(b"1", BIG), (b"2", None)], "value binary, scale long").coalesce(1)

    def numbers() -> list[int | None]:
        decoded = df.select(from_ksy("value", fmt, params={"scale": col("scale")}).alias("m"))
        return [row.m.number for row in decoded.collect()]

    by_arrow = numbers()
    assert by_arrow[0] == BIG
    request.getfixturevalue("without_arrow_functions")
    assert numbers() == by_arrow


@pytest.mark.usefixtures("without_arrow_functions")
def test_in_sql_a_null_message_gives_a_structure_of_nulls(spark: SparkSession, column: DataFrame, note_ksy) -> None:
    spark.udf.register("from_note", ksy_function(note_ksy, params={"scale": 2}))
    column.createOrReplaceTempView("messages")
    row = spark.sql("SELECT from_note(value) AS m FROM messages WHERE id = 2").first()
    assert row.m is not None
    assert set(row.m.asDict().values()) == {None}


@pytest.mark.usefixtures("without_arrow_functions")
def test_other_columns_are_refused(spark: SparkSession, column: DataFrame, note_ksy: str) -> None:
    spark.udf.register("from_note", ksy_function(note_ksy))
    column.createOrReplaceTempView("messages")
    with pytest.raises(PythonException, match="from_ksy reads messages from a binary column, not from one of int32"):
        spark.sql("SELECT from_note(id) FROM messages").collect()


STRUCTS = pa.array([{"a": 1, "b": [1, 2]}, {"a": None, "b": None}])


def test_a_frame_hands_its_arrays_over_as_they_are() -> None:
    frame = _frame(STRUCTS)
    assert isinstance(frame, pd.DataFrame)
    assert (len(frame), list(frame.columns)) == (2, ["a", "b"])
    for at, name in enumerate(["a", "b"]):
        series = frame[name]
        assert isinstance(series, pd.Series)
        # What Spark does with a Series, whatever its type is.
        for one in (
            series,
            series.rename("other"),
            series.apply(str),
            series.map(str),
            frame[["b", "a"]].iloc[:, 1 - at],
        ):
            array = pa.Array.from_pandas(one, type=STRUCTS.field(name).type)
            assert array.buffers()[-1].address == STRUCTS.field(name).buffers()[-1].address


@pytest.mark.parametrize("use", [list, pd.Series.isnull, pd.Series.to_numpy, lambda series: series.astype(str)])
def test_a_spark_that_converts_values_is_refused_by_a_sentence(use) -> None:
    with pytest.raises(
        OptionError, match=r"from_ksy cannot give it its columns: decode_messages\(df, column, format\)"
    ):
        use(_frame(STRUCTS)["b"])


def test_columns_of_parameters() -> None:
    assert _array(pd.Series([None, b"a"], dtype=object), pa.binary()).to_pylist() == [None, b"a"]
    assert _array(pd.Series([None, None], dtype=object), pa.binary()).type == pa.binary()
    assert _array(pd.Series([1.0, float("nan")]), pa.int32()).to_pylist() == [1, None]
    assert _array(pd.Series(["a", None], dtype=object), pa.string()).to_pylist() == ["a", None]
