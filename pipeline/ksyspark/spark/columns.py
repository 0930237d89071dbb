"""Decode messages in a binary column: `decode_messages` for a table, `from_ksy` inside any query."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import pyarrow as pa
from pyspark.sql import Column, DataFrame, functions
from pyspark.sql.functions import col
from pyspark.sql.types import ArrayType, BinaryType, StringType, StructField, StructType

from ksyspark.decoder import ParamColumn
from ksyspark.display import show_given
from ksyspark.errors import OptionError
from ksyspark.formats import Format
from ksyspark.layout import Layout
from ksyspark.layout.arrow import arrow_type, concatenated
from ksyspark.options.read_options import CONTAINERS, ReadOptions, format_of, param_named
from ksyspark.reader import ColumnDecoder
from ksyspark.spark.schema import canonical, conform, schema_of, spark_type
from ksyspark.spark.versions import ARROW_KEEPS_COMMENTS
from ksyspark.spark.workers import Task, freeze_loaded_modules

_HAS_ARROW_FUNCTIONS = hasattr(functions, "arrow_udf")


def decode_messages(
    df: DataFrame,
    column: str,
    format: Format | str,
    framing: str = "file",
    options: Mapping[str, object] | None = None,
    **params: object,
) -> DataFrame:
    """Return a DataFrame with the other columns, then the decoded columns of a binary one.

    With `framing` file each value is one message; any other gives a row for each message in a value (`_source` says
    where in the value it was). `params` are values of the format's parameters, or columns that hold one a message. A
    null value stays a row, of nulls. Raises FormatError, and OptionError for options, a column that is not binary and
    names that collide.
    """
    fmt = format_of(format, options or {})
    values, columns = _split_params(fmt.layout, params)
    settings = {**(options or {}), **values, "framing": framing}
    read_options = ReadOptions.from_mapping(settings, fmt.layout, per_message=columns)
    if read_options.framing.kind == "pcap":
        raise OptionError("framing=pcap reads capture files, not the values of a column.")
    number = _column_number(df.schema, column, read_options)
    decoded = schema_of(fmt, read_options)
    kept = [field for position, field in enumerate(df.schema.fields) if position != number]
    _check_collisions(kept, decoded, fmt.name)
    with_params = df.select("*", *columns.values()) if columns else df
    # mapInArrow selects its columns by name, which fails for a name twice and for a name with a dot.
    numbered = with_params.toDF(*(f"_{at}" for at in range(len(with_params.columns))))
    task = _TableTask(fmt, read_options, number, len(df.schema), tuple(columns), decoded)
    return numbered.mapInArrow(task.function, StructType([*kept, *decoded.fields]))


def from_ksy(
    column: Column | str,
    format: Format | str,
    type: str | None = None,
    params: Mapping[str, object] | None = None,
    options: Mapping[str, object] | None = None,
) -> Column:
    """Return a column of structs decoded from a binary column, with the fields of `schema_of_ksy`; null gives null.

    `type` decodes a type of the specification instead of whole messages. `params` are values of the format's
    parameters, or columns. The mode is PERMISSIVE or FAILFAST: a column cannot leave out rows. Before Spark 4.2 the
    fields have no comments. Raises FormatError and OptionError; Spark raises AnalysisException for a column that is not
    binary.
    """
    fmt = format_of(format, options or {})
    values, columns = _split_params(fmt.layout, params or {})
    decode = _function(fmt, type, {**(options or {}), **values}, tuple(columns))
    messages = _binary(col(column) if isinstance(column, str) else column)
    if _HAS_ARROW_FUNCTIONS:
        return decode(messages, *columns.values())  # type: ignore[no-any-return]
    # A function of pandas returns no null for a structure, and gets whole numbers beside nulls as floats.
    exact = [
        value.cast("decimal(20,0)") if param_named(fmt.layout, name).type.arrow == "int64" else value
        for name, value in columns.items()
    ]
    return functions.when(messages.isNotNull(), decode(messages, *exact))


def ksy_function(
    format: Format | str,
    type: str | None = None,
    params: Mapping[str, object] | None = None,
    options: Mapping[str, object] | None = None,
) -> Any:
    """Return the function of `from_ksy` for one column, to register for SQL: `spark.udf.register("from_mqtt", ...)`.

    Raises FormatError and OptionError; the query raises OptionError for a column that is not binary.
    """
    fmt = format_of(format, options or {})
    values, _ = _split_params(fmt.layout, params or {})
    return _function(fmt, type, {**(options or {}), **values}, ())


def _function(fmt: Format, type_name: str | None, settings: Mapping[str, object], params: tuple[str, ...]) -> Any:
    """Return the function of a message column and columns of `params`. Raises OptionError."""
    settings = settings if type_name is None else {**settings, "type": type_name}
    options = ReadOptions.from_mapping(settings, fmt.layout, per_message=params)
    if options.framing.kind != "file":
        raise OptionError("from_ksy takes each value as one message; decode_messages knows the other framings.")
    if options.mode == "DROPMALFORMED":
        raise OptionError("from_ksy gives one value a row, so its mode is PERMISSIVE or FAILFAST, not DROPMALFORMED.")
    if unfit := [name for name in options.shaping if name not in ("enumsAsInts", "type", "columns")]:
        raise OptionError(f"{', '.join(unfit)}: from_ksy gives one value a row; decode_messages can give other rows.")
    schema = schema_of(fmt, options)
    task = _ColumnTask(fmt, options, params, schema if ARROW_KEEPS_COMMENTS else _without_comments(schema))

    def decode(messages: pa.Array, *columns: pa.Array) -> pa.Array:
        return task.decode(messages, columns)

    # Spark would run a deterministic function once for each use of its result.
    if _HAS_ARROW_FUNCTIONS:
        return functions.arrow_udf(decode, task.schema).asNondeterministic()  # type: ignore[attr-defined]
    from ksyspark.spark.pandas_function import pandas_function  # noqa: PLC0415 (pandas takes a while to import)

    kinds = [pa.binary(), *(arrow_type(fmt.layout, param_named(fmt.layout, name).type) for name in params)]
    return pandas_function(decode, task.schema, kinds).asNondeterministic()


@dataclass(frozen=True)
class _TableTask(Task):
    """The work on the rows of `decode_messages`: columns from `width` on hold the values of `params`."""

    fmt: Format
    options: ReadOptions
    number: int
    width: int
    params: tuple[str, ...]
    decoded: StructType

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        decoder = ColumnDecoder(self.fmt, self.options)
        freeze_loaded_modules()
        schema = canonical(self.decoded)
        for batch in batches:
            params = {name: ParamColumn(batch.column(self.width + at)) for at, name in enumerate(self.params)}
            kept = batch.select([at for at in range(self.width) if at != self.number])
            messages = batch.column(self.number)
            if pa.types.is_string(messages.type):
                messages = messages.cast(pa.binary())
            for decoded, numbers in decoder.decode(messages, params):
                own, rows = conform(decoded, schema), _rows(kept, numbers)
                joined = pa.schema([*rows.schema, *own.schema])
                yield pa.RecordBatch.from_arrays([*rows.columns, *own.columns], schema=joined)


@dataclass(frozen=True)
class _ColumnTask(Task):
    fmt: Format
    options: ReadOptions
    params: tuple[str, ...]
    schema: StructType

    def decode(self, messages: pa.Array, columns: tuple[pa.Array, ...]) -> pa.Array:
        if not pa.types.is_binary(messages.type) and not pa.types.is_large_binary(messages.type):
            raise OptionError(f"from_ksy reads messages from a binary column, not from one of {messages.type}.")
        params = {name: ParamColumn(column) for name, column in zip(self.params, columns, strict=True)}
        batches = [rows for rows, _ in self._decoder.decode(messages, params)]
        if not batches:
            return pa.array([], pa.struct(list(self._arrow)))
        fields = conform(concatenated(batches), self._arrow)
        missing = messages.is_null() if messages.null_count else None
        return pa.StructArray.from_arrays(fields.columns, fields=list(fields.schema), mask=missing)

    @cached_property
    def _decoder(self) -> ColumnDecoder:
        decoder = ColumnDecoder(self.fmt, self.options)
        freeze_loaded_modules()
        return decoder

    @cached_property
    def _arrow(self) -> pa.Schema:
        return canonical(self.schema)


def _binary(column: Column) -> Column:
    """Return a column as it is, of which Spark refuses to plan a query where it is not binary.

    Spark casts what a Python function gets, and knows its type only then. `bitmap_count` is never run: it takes nothing
    but binary values, so that Spark names the column and its type when the query is planned.
    """
    never = functions.unhex(functions.hex(functions.bitmap_count(column)))
    return functions.when(functions.lit(False), never).otherwise(column)


def _split_params(layout: Layout, params: Mapping[str, object]) -> tuple[dict[str, object], dict[str, Column]]:
    """Split parameters into options of a read and columns by id, cast to the parameter's type. Raises OptionError."""
    columns: dict[str, Column] = {}
    for name, value in params.items():
        if isinstance(value, Column):
            param = param_named(layout, name)
            columns[param.id] = value.cast(spark_type(arrow_type(layout, param.type)))
    return {f"param.{name}": value for name, value in params.items() if not isinstance(value, Column)}, columns


def _without_comments(kind: Any) -> Any:
    """Return a type without comments and metadata at any depth."""
    match kind:
        case StructType():
            return StructType([StructField(field.name, _without_comments(field.dataType)) for field in kind])
        case ArrayType():
            return ArrayType(_without_comments(kind.elementType), kind.containsNull)
    return kind


def _rows(kept: pa.RecordBatch, numbers: pa.Array) -> pa.RecordBatch:
    """Take rows, without a copy where they follow each other."""
    positions = numbers.to_numpy()
    if len(positions) and np.all(np.diff(positions) == 1):
        return kept.slice(int(positions[0]), len(positions))
    return kept.take(numbers)


def _column_number(schema: StructType, name: str, options: ReadOptions) -> int:
    """Return the position of the message column. Raises OptionError for a name that is not one binary column."""
    numbers = [at for at, field in enumerate(schema.fields) if field.name == name]
    if len(numbers) != 1:
        why = "several columns" if numbers else "no column"
        raise OptionError(f"The DataFrame has {why} named {show_given(name)}; it has {', '.join(schema.names)}.")
    kind = schema.fields[numbers[0]].dataType
    is_text = options.framing.kind in CONTAINERS and isinstance(kind, StringType)
    if not isinstance(kind, BinaryType) and not is_text:
        raise OptionError(f"The column {name} is {kind.simpleString()}; messages are read from a binary column.")
    return numbers[0]


def _check_collisions(kept: list[StructField], decoded: StructType, format_name: str) -> None:
    """Refuse two columns of one name: nothing that is selected by name later would work."""
    taken = {name.lower() for name in decoded.names}
    both = [field.name for field in kept if field.name.lower() in taken]
    if both:
        raise OptionError(
            f"The DataFrame and the format {format_name} both have columns named {', '.join(both)}; "
            "rename those of the DataFrame, or use from_ksy, which gives one struct."
        )
