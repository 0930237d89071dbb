"""Write messages from columns: `encode_messages` for a table, `to_ksy` inside any query."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pyarrow as pa
from pyspark.sql import Column, DataFrame, functions
from pyspark.sql.functions import col, lit
from pyspark.sql.types import BinaryType, StringType, StructField, StructType

from ksyspark.decoder import ParamColumn
from ksyspark.display import show_given
from ksyspark.errors import EncodeError, OptionError
from ksyspark.formats import Format
from ksyspark.layout.arrow import arrow_type
from ksyspark.options.read_options import format_of, param_named, read_params
from ksyspark.spark.schema import spark_type
from ksyspark.spark.workers import freeze_loaded_modules
from ksyspark.writer import Derive, Encoder, Written

_ERROR = StructType([StructField("field", StringType()), StructField("reason", StringType())])
_MODES = ("PERMISSIVE", "DROPMALFORMED", "FAILFAST")
_NO_PARAMS: Mapping[str, object] = {}


def encode_messages(
    df: DataFrame,
    format: Format | str,
    column: str = "body",
    *,
    template: str | None = None,
    derive: Derive = "nulls",
    masks: Mapping[str, str] = _NO_PARAMS,  # type: ignore[assignment]
    mode: str = "PERMISSIVE",
    **params: object,
) -> DataFrame:
    """Return a DataFrame with a binary column of messages, written from the columns of the format, and `_error`.

    Columns that the format does not have stay as they are and are not written; `template` names a column of messages as
    they were. `_error` has field and reason of a row that cannot be written, whose message is null; with the mode
    DROPMALFORMED such rows are left out, with FAILFAST they end the query. `params` are values of the format's
    parameters, or columns. Raises FormatError and OptionError.
    """
    task, columns = _task(format, derive, masks, mode, params)
    if column.lower() in (name.lower() for name in df.columns):
        raise OptionError(
            f"The DataFrame has a column {show_given(column)} already; name that of the messages otherwise."
        )
    own = {one.id.lower() for one in task.fmt.layout.root.columns}
    kept = [field for field in df.schema.fields if field.name != "_error"]
    if not own & {name.lower() for name in df.columns}:
        raise OptionError(f"The DataFrame has no column of {task.fmt.name}; it has {', '.join(df.columns)}.")
    own |= {"_params", "_error"}
    row = functions.struct(*(col(f"`{field.name}`") for field in df.schema.fields if field.name.lower() in own))
    old = lit(None).cast("binary") if template is None else col(template)
    inputs = df.select(*(col(f"`{field.name}`") for field in kept), row, old, *columns.values())
    numbered = inputs.toDF(*(f"_{at}" for at in range(len(inputs.columns))))
    added = [StructField(column, BinaryType()), StructField("_error", _ERROR)]
    return numbered.mapInArrow(lambda batches: task.run(batches, len(kept)), StructType([*kept, *added]))


def to_ksy(
    column: Column | str,
    format: Format | str,
    params: Mapping[str, object] = _NO_PARAMS,
    template: Column | str | None = None,
    *,
    derive: Derive = "nulls",
    masks: Mapping[str, str] = _NO_PARAMS,  # type: ignore[assignment]
    mode: str = "PERMISSIVE",
) -> Column:
    """Return a binary column of messages, written from a column of structs as `from_ksy` gives it.

    A row that cannot be written is null, or ends the query with the mode FAILFAST; `encode_messages` tells why. Needs
    Spark 4.1. Raises FormatError and OptionError.
    """
    if not hasattr(functions, "arrow_udf"):
        raise OptionError("to_ksy needs Spark 4.1; encode_messages(df, format) works with all versions.")
    task, columns = _task(format, derive, masks, mode, params)
    if mode == "DROPMALFORMED":
        raise OptionError("to_ksy gives one value a row, so its mode is PERMISSIVE or FAILFAST, not DROPMALFORMED.")

    def write(rows: pa.Array, olds: pa.Array, *values: pa.Array) -> pa.Array:
        return pa.array([one.data for one in task.written(rows, olds, values)], pa.binary())

    old = lit(None).cast("binary") if template is None else template
    return functions.arrow_udf(write, BinaryType()).asNondeterministic()(column, old, *columns.values())  # type: ignore[no-any-return]


@dataclass(frozen=True)
class EncodingTask:
    """The work on rows; it travels to the workers."""

    fmt: Format
    derive: Derive
    masks: tuple[tuple[str, str], ...]
    mode: str
    fixed: tuple[tuple[str, Any], ...]
    columns: tuple[str, ...]
    type_name: str | None = None

    @cached_property
    def encoder(self) -> Encoder:
        encoder = self.fmt.encoder(derive=self.derive, masks=dict(self.masks), type_name=self.type_name)
        freeze_loaded_modules()
        return encoder

    def written(
        self, rows: pa.StructArray | pa.RecordBatch, olds: pa.Array, values: tuple[pa.Array, ...]
    ) -> Iterator[Written]:
        """Yield the messages of rows. Raises EncodeError with the mode FAILFAST."""
        params = {**dict(self.fixed), **dict(zip(self.columns, map(ParamColumn, values), strict=True))}
        for number, written in enumerate(self.encoder.written(rows, params, olds)):
            if written.failure is not None and self.mode == "FAILFAST":
                why = f"{written.failure.field or 'message'}: {written.failure.reason}"
                raise EncodeError(f"{self.fmt.name}: row {number} of a batch: {why}")
            yield written

    def run(self, batches: Iterator[pa.RecordBatch], width: int) -> Iterator[pa.RecordBatch]:
        """Write rows of batches: `width` columns that are kept, then the row, the message as it was, parameters."""
        for batch in batches:
            rows, olds, *values = batch.columns[width:]
            written = list(self.written(rows, olds, tuple(values)))
            bodies = pa.array([one.data for one in written], pa.binary())
            errors = [one.failure and {"field": one.failure.field, "reason": one.failure.reason} for one in written]
            arrays = [*batch.columns[:width], bodies, pa.array(errors, _ERROR_TYPE)]
            whole = pa.RecordBatch.from_arrays(arrays, names=[f"_{at}" for at in range(len(arrays))])
            good = pa.array([one.failure is None for one in written], pa.bool_())
            yield whole.filter(good) if self.mode == "DROPMALFORMED" else whole


_ERROR_TYPE = pa.struct([("field", pa.string()), ("reason", pa.string())])


def _task(
    format: Format | str, derive: Derive, masks: Mapping[str, str], mode: str, params: Mapping[str, object]
) -> tuple[EncodingTask, dict[str, Column]]:
    """Return the work, and the columns of parameters, cast to their types. Raises FormatError and OptionError."""
    if mode not in _MODES:
        raise OptionError(f"mode: expected {', '.join(_MODES)}, found {show_given(mode)}.")
    fmt = format_of(format, {})
    fmt.encoder(derive=derive, masks=masks)
    columns: dict[str, Column] = {}
    for name, value in params.items():
        if isinstance(value, Column):
            param = param_named(fmt.layout, name)
            columns[param.id] = value.cast(spark_type(arrow_type(fmt.layout, param.type)))
    fixed = read_params(fmt.layout, {name: one for name, one in params.items() if not isinstance(one, Column)})
    return EncodingTask(fmt, derive, tuple(masks.items()), mode, tuple(fixed.items()), tuple(columns)), columns
