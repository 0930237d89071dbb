"""Rows of one MaxDB statement with typed columns."""

from __future__ import annotations

from pyspark.sql import Column, DataFrame
from pyspark.sql.functions import col, lit, make_dt_interval, split, struct, unhex

from ksyspark.protocols.maxdb.typed_rows import check_kinds

_INTERVAL, _BINARY = "interval day to second", "binary"


def statement_rows(rows: DataFrame, statement: str) -> DataFrame:
    """Return the rows of one statement, out of the table `results` or `inputs`, with a typed column for each value.

    `_source` has their connection, command and number. The kinds of the columns are looked up at once, the rows are
    not read before they are needed. Raises OptionError where there are none, or where they are described in several
    ways.
    """
    chosen = rows.where(col("statement") == statement)
    kinds = chosen.select("types").distinct().limit(2).collect()
    check_kinds(len(kinds), statement)
    columns = [_typed(col("values")[one["name"]], one["type"]).alias(one["name"]) for one in kinds[0]["types"]]
    return chosen.select(struct("connection", "command", "row").alias("_source"), *columns)


def _typed(text: Column, kind: str) -> Column:
    if kind == _BINARY:
        return unhex(text)
    if kind == _INTERVAL:
        parts = [split(text, ":")[index].cast("int") for index in range(3)]
        return make_dt_interval(lit(0), parts[0], parts[1], parts[2].cast("decimal(18,6)"))
    return text.cast(kind)
