"""The way through Spark: the rows and errors of the direct way, in each mode."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import pyarrow as pa
from pyspark.errors import PySparkException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.functions import col

from ksyspark.display import show_count
from ksyspark.errors import DecodeError
from ksyspark.formats import Format
from ksyspark.layout.arrow import arrow_schema
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import ColumnDecoder
from ksyspark.spark.columns import decode_messages
from ksyspark.spark.schema import canonical, schema_of_ksy
from ksyspark.spark.versions import arrow_rows, dataframe_of
from ksyspark_codegen.checks.agreement import MODES, rows_of
from ksyspark_codegen.checks.finding import Finding, Made, difference_of, finding_in, octets_of, params_of
from ksyspark_codegen.checks.suite import Check
from ksyspark_codegen.synthesis.samples import Validation

_NUMBER, _MESSAGE, _PARAM = "_number", "_message", "_param_"


def checks_in_spark(fmt: Format, spark: SparkSession, made: Validation) -> Iterator[Check]:
    """Yield the checks of the schema, and of the rows in each mode."""
    yield Check("the Spark schema has the types of the columns", partial(check_schema, fmt))
    messages = mixed(made)
    for mode in MODES:
        words = f"{show_count(len(messages), 'message')} in Spark: rows and errors as directly, {mode}"
        yield Check(words, partial(check_in_spark, fmt, spark, messages, mode))


def mixed(made: Validation) -> list[Made]:
    """Return some of the obeying messages with some broken ones among them."""
    return [*made.obeying[:60], *made.broken[:60], *made.obeying[60:80]]


def check_schema(fmt: Format) -> list[Finding]:
    """Compare the Spark schema of a format with the Arrow types of its columns. Needs no Java."""
    findings = []
    for enums_as_ints in (False, True):
        spark = canonical(schema_of_ksy(fmt, options={"enumsAsInts": enums_as_ints}))
        arrow = arrow_schema(fmt.layout, enums_as_ints=enums_as_ints)
        for field in arrow:
            actual = spark.field(field.name).type if field.name in spark.names else None
            if actual != field.type:
                findings.append(Finding(field.name, f"{field.type} of Arrow", f"{actual} of Spark"))
    return findings


def check_in_spark(fmt: Format, spark: SparkSession, messages: Sequence[Made], mode: str) -> list[Finding]:
    """Decode messages as a column in Spark and compare rows and errors with those that are decoded directly."""
    options = ReadOptions.from_mapping({"mode": mode}, fmt.layout, [param.id for param in fmt.layout.params])
    try:
        rows = rows_of(fmt, ColumnDecoder(fmt, options), messages)
        expected: list[dict[str, object]] | str = [{_NUMBER: number, **row} for number, row in rows.items()]
    except DecodeError as error:
        expected = str(error)
    actual = _through_spark(fmt, spark, messages, mode)
    if isinstance(expected, str) or isinstance(actual, str):
        is_equal = isinstance(expected, str) and isinstance(actual, str) and expected in actual
        return [] if is_equal else [Finding(f"mode {mode}", _ending(expected), _ending(actual))]
    return _compared(expected, actual, messages)


def _through_spark(
    fmt: Format, spark: SparkSession, messages: Sequence[Made], mode: str
) -> list[dict[str, object]] | str:
    """Return rows in the order of the messages, or the words of the error that ended the read."""
    try:
        rows = arrow_rows(_decoded(fmt, spark, messages, mode))
    except PySparkException as error:
        return str(error)
    return sorted(rows, key=lambda row: int(row[_NUMBER]))


def _decoded(fmt: Format, spark: SparkSession, messages: Sequence[Made], mode: str) -> DataFrame:
    params = params_of(fmt, messages)
    columns = {f"{_PARAM}{name}": pa.array(values) for name, values in params.items()}
    table = pa.table({_NUMBER: pa.array(range(len(messages)), pa.int64()), _MESSAGE: octets_of(messages), **columns})
    frame = dataframe_of(spark, table).coalesce(1)
    params_given: dict[str, Any] = {name: col(f"{_PARAM}{name}") for name in params}
    decoded = decode_messages(frame, _MESSAGE, fmt, options={"mode": mode}, **params_given)
    return decoded.drop(*columns)


def _compared(
    expected: list[dict[str, object]], actual: list[dict[str, object]], messages: Sequence[Made]
) -> list[Finding]:
    if [row[_NUMBER] for row in expected] != [row[_NUMBER] for row in actual]:
        return [Finding("rows", f"{len(expected)} rows", f"{len(actual)} rows, or those of other messages")]
    differences = (
        (messages[int(str(row[_NUMBER]))], difference_of(row, other))
        for row, other in zip(expected, actual, strict=True)
    )
    return [
        finding_in(one, difference.path, f"{difference.left!r} as directly", f"{difference.right!r} in Spark")
        for one, difference in differences
        if difference is not None
    ]


def _ending(ended: list[dict[str, object]] | str) -> str:
    return f"the error {ended}" if isinstance(ended, str) else f"{len(ended)} rows"
