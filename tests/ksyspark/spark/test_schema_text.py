"""Schemas as texts."""

from __future__ import annotations

import json

from pyspark.sql import SparkSession
from pyspark.sql.types import ArrayType, LongType, StringType, StructField, StructType

from ksyspark.spark.schema import schema_text

SCHEMA = StructType(
    [
        StructField("name", StringType(), True, {"comment": "It's a \\ name."}),
        StructField("odd name", ArrayType(StructType([StructField("n", LongType(), False)])), True),
    ]
)


def test_tree() -> None:
    assert schema_text(SCHEMA, "tree") == "name: string  It's a \\ name.\nodd name: struct[]\n  n: bigint"


def test_json_is_sparks_own() -> None:
    assert StructType.fromJson(json.loads(schema_text(SCHEMA, "json"))) == SCHEMA


def test_ddl_means_the_same_to_spark(spark: SparkSession) -> None:
    ddl = schema_text(SCHEMA, "ddl")
    spark.sql(f"CREATE TABLE texts ({ddl}) USING parquet")
    try:
        made = spark.table("texts").schema
    finally:
        spark.sql("DROP TABLE texts")
    assert made["name"].metadata["comment"] == "It's a \\ name."
    assert made.simpleString() == SCHEMA.simpleString()
