"""Decode a column of messages and keep the columns beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np
import pyarrow as pa
from pyspark.sql import DataFrame
from pyspark.sql.types import BinaryType, StringType, StructField, StructType

from ksyspark.errors import OptionError
from ksyspark.format import Format
from ksyspark.formats import find_format
from ksyspark.options import CONTAINERS, ReadOptions
from ksyspark.reader import ColumnDecoder
from ksyspark.spark.column_params import param_values, split_params
from ksyspark.spark.schema import canonical, conform, schema_of
from ksyspark.spark.worker import freeze_what_stays


def decode_messages(
    df: DataFrame,
    column: str,
    format: Format | str,  # noqa: A002 (the word of all doors)
    framing: str = "file",
    options: Mapping[str, object] | None = None,
    **params: object,
) -> DataFrame:
    """Return a DataFrame with the other columns, then the decoded columns of a binary one.

    `framing` file takes each value as one message; any other gives a row for each message in a value (`_source` tells
    where in the value it was). `params` are values of the format's parameters, or columns that hold one a message. A
    null value stays a row, of nulls. Raises FormatError, and OptionError for options, a column that is not binary and
    names that collide.
    """
    fmt = find_format(format)
    values, columns = split_params(fmt.layout, params)
    asked = ReadOptions.from_mapping({**(options or {}), **values, "framing": framing}, fmt.layout, told=columns)
    number = _column_number(df.schema, column, asked)
    decoded = schema_of(fmt, asked)
    kept = [field for position, field in enumerate(df.schema.fields) if position != number]
    _check_collisions(kept, decoded, fmt.name)
    with_params = df.select("*", *columns.values()) if columns else df
    # mapInArrow asks for its columns by name, which fails for a name twice and for a name with a dot.
    numbered = with_params.toDF(*(f"_{at}" for at in range(len(with_params.columns))))
    task = _Task(fmt, asked, number, len(df.schema), tuple(columns), decoded)
    return numbered.mapInArrow(task.run, StructType([*kept, *decoded.fields]))


@dataclass(frozen=True)
class _Task:
    """What a worker does with its rows: columns from `width` on hold the values of `params`."""

    fmt: Format
    options: ReadOptions
    number: int
    width: int
    params: tuple[str, ...]
    decoded: StructType

    def run(self, batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        decoder = ColumnDecoder(self.fmt, self.options)
        freeze_what_stays()
        schema = canonical(self.decoded)
        for batch in batches:
            told = {name: param_values(batch.column(self.width + at)) for at, name in enumerate(self.params)}
            kept = batch.select([at for at in range(self.width) if at != self.number])
            for rows, numbers in decoder.decode(_octets(batch.column(self.number)), told):
                yield _beside(kept, numbers, conform(rows, schema))


def _octets(values: pa.Array) -> pa.Array:
    return values.cast(pa.binary()) if pa.types.is_string(values.type) else values


def _beside(kept: pa.RecordBatch, numbers: pa.Array, decoded: pa.RecordBatch) -> pa.RecordBatch:
    rows = _rows(kept, numbers)
    return pa.RecordBatch.from_arrays(
        [*rows.columns, *decoded.columns], schema=pa.schema([*rows.schema, *decoded.schema])
    )


def _rows(kept: pa.RecordBatch, numbers: pa.Array) -> pa.RecordBatch:
    """Take rows, without a copy when they follow each other."""
    positions = numbers.to_numpy()
    if len(positions) and np.all(np.diff(positions) == 1):
        return kept.slice(int(positions[0]), len(positions))
    return kept.take(numbers)


def _column_number(schema: StructType, name: str, options: ReadOptions) -> int:
    numbers = [at for at, field in enumerate(schema.fields) if field.name == name]
    if len(numbers) != 1:
        why = "several columns" if numbers else "no column"
        raise OptionError(f"The DataFrame has {why} named {name!r}; it has {', '.join(schema.names)}.")
    kind = schema.fields[numbers[0]].dataType
    texts = options.framing.kind in CONTAINERS and isinstance(kind, StringType)
    if not isinstance(kind, BinaryType) and not texts:
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
