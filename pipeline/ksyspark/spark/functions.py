"""Decode a column inside any query: the siblings of `from_avro` and `from_protobuf`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pyarrow as pa
from pyspark.sql import Column
from pyspark.sql.functions import arrow_udf, col  # type: ignore[attr-defined]
from pyspark.sql.types import StructType

from ksyspark.errors import OptionError
from ksyspark.format import Format
from ksyspark.formats import find_format
from ksyspark.layout.arrow import concatenated
from ksyspark.options import ReadOptions
from ksyspark.reader import ColumnDecoder
from ksyspark.spark.column_params import param_values, split_params
from ksyspark.spark.schema import canonical, conform, schema_of
from ksyspark.spark.worker import freeze_what_stays


def from_ksy(
    column: Column | str,
    format: Format | str,  # noqa: A002 (the word of all doors)
    type: str | None = None,  # noqa: A002
    params: Mapping[str, object] | None = None,
    options: Mapping[str, object] | None = None,
) -> Column:
    """Return a column of structs decoded from a binary column, with the fields of `schema_of_ksy`; null gives null.

    `type` decodes a type of the specification instead of whole messages, by the reference decoder. `params` are values
    of the format's parameters, or columns. The mode is PERMISSIVE or FAILFAST: a column cannot leave out rows. Raises
    FormatError and OptionError.
    """
    fmt = find_format(format)
    values, columns = split_params(fmt.layout, params or {})
    asked = _options(fmt, type, {**(options or {}), **values}, tuple(columns))
    decode = _function(fmt, asked, tuple(columns))
    return decode(col(column) if isinstance(column, str) else column, *columns.values())  # type: ignore[no-any-return]


def ksy_function(
    format: Format | str,  # noqa: A002
    type: str | None = None,  # noqa: A002
    params: Mapping[str, object] | None = None,
    options: Mapping[str, object] | None = None,
) -> Any:
    """Return what decodes one column, to be registered for SQL: `spark.udf.register("from_mqtt", ...)`.

    It does what `from_ksy` does. Raises FormatError and OptionError.
    """
    fmt = find_format(format)
    values, _ = split_params(fmt.layout, params or {})
    return _function(fmt, _options(fmt, type, {**(options or {}), **values}, ()), ())


def _options(fmt: Format, type_name: str | None, given: Mapping[str, object], told: tuple[str, ...]) -> ReadOptions:
    wanted = given if type_name is None else {**given, "type": type_name}
    options = ReadOptions.from_mapping(wanted, fmt.layout, told)
    if options.framing.kind != "file":
        raise OptionError("from_ksy takes each value as one message; decode_messages knows the other framings.")
    if options.mode == "DROPMALFORMED":
        raise OptionError("from_ksy gives one value a row, so its mode is PERMISSIVE or FAILFAST, not DROPMALFORMED.")
    return options


def _function(fmt: Format, options: ReadOptions, params: tuple[str, ...]) -> Any:
    """Return the function. Spark would run it once for each use of its result; one marked so runs once."""
    schema = schema_of(fmt, options)
    task = _Task(fmt, options, params, schema)

    def decode(messages: pa.Array, *told: pa.Array) -> pa.Array:
        return task.decode(messages, told)

    return arrow_udf(decode, schema).asNondeterministic()


@dataclass(frozen=True)
class _Task:
    fmt: Format
    options: ReadOptions
    params: tuple[str, ...]
    schema: StructType

    def decode(self, messages: pa.Array, told: tuple[pa.Array, ...]) -> pa.Array:
        named = {name: param_values(values) for name, values in zip(self.params, told, strict=True)}
        batches = [rows for rows, _ in self._decoder.decode(messages, named)]
        if not batches:
            return pa.array([], pa.struct(list(self._arrow)))
        fields = conform(concatenated(batches), self._arrow)
        missing = messages.is_null() if messages.null_count else None
        return pa.StructArray.from_arrays(fields.columns, fields=list(fields.schema), mask=missing)

    @cached_property
    def _decoder(self) -> ColumnDecoder:
        decoder = ColumnDecoder(self.fmt, self.options)
        freeze_what_stays()
        return decoder

    @cached_property
    def _arrow(self) -> pa.Schema:
        return canonical(self.schema)
