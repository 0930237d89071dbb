"""Spark schemas of formats: one for all doors, and its canonical Arrow form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import pyarrow as pa
from pyspark.sql.pandas.types import to_arrow_schema
from pyspark.sql.types import (
    ArrayType,
    BinaryType,
    DataType,
    IntegerType,
    LongType,
    StringType,
    StructField,
    StructType,
    TimestampType,
)

from ksyspark.display import show_given
from ksyspark.errors import OptionError
from ksyspark.formats import Format
from ksyspark.layout.arrow import arrow_type, record_of_type
from ksyspark.layout.projection import Choice, choose, hint
from ksyspark.options import ReadOptions, format_of
from ksyspark.reader.envelope import ERROR, ITEM, NOTES, PARAMS, SOURCE
from ksyspark.reader.stream_values import stream_params
from ksyspark.spark.schema_text import schema_text
from ksyspark.spark.struct_types import spark_type, struct_type

__all__ = [
    "canonical",
    "chosen_columns",
    "conform",
    "envelope",
    "schema_of",
    "schema_of_ksy",
    "schema_options",
    "schema_text",
]

_SOURCE = StructType(
    [
        StructField("path", StringType(), True, {"comment": "File; null for a message of a column."}),
        StructField("offset", LongType(), True, {"comment": "Where the message begins there. [byte]"}),
        StructField("length", LongType(), True, {"comment": "Bytes of the message there. [byte]"}),
        StructField("index", LongType(), True, {"comment": "Number of the message there, from 0."}),
    ]
)
_CAPTURE = [
    StructField("stream_offset", LongType(), True, {"comment": "Where the message begins in its stream. [byte]"}),
    StructField("time", TimestampType(), True, {"comment": "When the packet was seen in which the message begins."}),
    StructField("connection", LongType(), True, {"comment": "Number of the connection in the file, from 0."}),
    StructField("transport", StringType(), True, {"comment": "tcp or udp."}),
    StructField("direction", StringType(), True, {"comment": "c2s from client to server, s2c back."}),
    StructField("source_address", StringType(), True, {"comment": "Address of the sender."}),
    StructField("source_port", IntegerType(), True, {"comment": "Port of the sender."}),
    StructField("destination_address", StringType(), True, {"comment": "Address of the receiver."}),
    StructField("destination_port", IntegerType(), True, {"comment": "Port of the receiver."}),
]
_ERROR = StructType(
    [
        StructField("field", StringType(), True, {"comment": "Path of the field that failed; empty for the message."}),
        StructField("offset", LongType(), True, {"comment": "Where the field begins in the message. [byte]"}),
        StructField("reason", StringType(), True, {"comment": "What is wrong, as a sentence."}),
        StructField("expected", StringType(), True, {"comment": "What the rule asks for."}),
        StructField("found", StringType(), True, {"comment": "What is there instead."}),
    ]
)
_NOTES = ArrayType(
    StructType(
        [
            StructField("field", StringType(), True, {"comment": "Path of the column that is null."}),
            StructField("offset", LongType(), True, {"comment": "Where it begins in the message. [byte]"}),
            StructField(
                "reason", StringType(), True, {"comment": "Why it has no value, such as a text that cannot be decoded."}
            ),
            StructField(
                "bytes", BinaryType(), True, {"comment": "Bytes of such a text; null for others, and for secrets."}
            ),
        ]
    )
)
_NOTES_COMMENT = {"comment": "Values that cannot be had, in a message that is read; null for none."}


def schema_of_ksy(
    format: Format | str,  # noqa: A002 (the word of all doors)
    type: str | None = None,  # noqa: A002
    options: Mapping[str, object] | None = None,
) -> StructType:
    """Return the columns of a format at every door: its own, then `_source`, `_error` and the undecodable bytes.

    `format` is one, its name, or the path of a `.ksy`; `type` one of its types instead of whole messages.
    Raises FormatError and OptionError.
    """
    found = format_of(format, options or {})
    return schema_of(found, schema_options(found, type, options))


def schema_options(fmt: Format, type_name: str | None, options: Mapping[str, object] | None) -> ReadOptions:
    """Return options for a schema alone: parameters need no values."""
    given = dict(options or {}) if type_name is None else {**(options or {}), "type": type_name}
    return ReadOptions.from_mapping(given, fmt.layout, per_message=[param.id for param in fmt.layout.params])


def schema_of(fmt: Format, options: ReadOptions) -> StructType:
    """Return the columns of a format and the envelope, as the options shape them."""
    fmt = options.shape(fmt)
    layout = fmt.layout
    chosen = options.rows(choose(layout, record_of_type(layout, options.type), options.columns))
    columns = struct_type(chosen, chosen.root, enums_as_ints=options.enums_as_ints)
    return StructType([*columns.fields, *envelope(fmt, options)])


def envelope(fmt: Format, options: ReadOptions) -> list[StructField]:
    """Return the fields behind the format's own."""
    source = StructType([*_SOURCE, *_CAPTURE]) if options.framing.kind == "pcap" else _SOURCE
    item = StructField(ITEM, LongType(), True, {"comment": "Number of the item in its message, from 0."})
    return [
        StructField(SOURCE, source, True, {"comment": "Where the message comes from."}),
        *([item] if options.explode else []),
        *_params(fmt, options),
        *([StructField(NOTES, _NOTES, True, _NOTES_COMMENT)] if fmt.layout.has_notes else []),
        StructField(ERROR, _ERROR, True, {"comment": "Why the message could not be decoded; null for a good one."}),
        StructField(options.corrupt_column, BinaryType(), True, {"comment": "Bytes of an undecodable message."}),
    ]


def _params(fmt: Format, options: ReadOptions) -> Iterator[StructField]:
    """Yield the field of parameters that messages of a stream state, where there are any."""
    params = stream_params(fmt, options)
    if params:
        origin = StructField("origin", StringType(), True, {"comment": "Which message states them, or why none does."})
        values = [
            StructField(one.id, spark_type(arrow_type(fmt.layout, one.type)), True, {"comment": one.doc})
            for one in params
        ]
        yield StructField(
            PARAMS, StructType([*values, origin]), True, {"comment": "What messages of the stream state of parameters."}
        )


def canonical(schema: StructType) -> pa.Schema:
    """Return the one Arrow schema that Spark takes for a schema on every path."""
    return to_arrow_schema(schema, timezone="UTC")


def conform(batch: pa.RecordBatch, schema: pa.Schema) -> pa.RecordBatch:
    """Return a batch under the canonical schema of the same types; only names of list items and metadata differ."""
    return batch if batch.schema.equals(schema, check_metadata=True) else batch.cast(schema)


def chosen_columns(wanted: StructType, whole: StructType, format_name: str) -> tuple[Choice, ...]:
    """Return the columns that a user's schema names, at any depth; a structure may have fewer fields than it has here.

    Raises OptionError for a column that the format does not have so.
    """
    return _chosen_of(wanted, whole, f"The format {format_name}")


def _chosen_of(wanted: StructType, whole: StructType, where: str) -> tuple[Choice, ...]:
    for name, count in Counter(wanted.names).items():
        if count > 1:
            raise OptionError(f"{where}: the schema names the column {show_given(name)} {count} times.")
    return tuple(_chosen(field, whole, where) for field in wanted.fields)


def _chosen(wanted: StructField, whole: StructType, where: str) -> Choice:
    there = next((field for field in whole.fields if field.name == wanted.name), None)
    if there is None:
        raise OptionError(f"{where} has no column {show_given(wanted.name)}.{hint(wanted.name, whole.names)}")
    below = _below(wanted.dataType, there.dataType, f"The column {wanted.name}")
    return wanted.name if below is None else (wanted.name, below)


def _below(wanted: DataType, there: DataType, where: str) -> tuple[Choice, ...] | None:
    """Return what a type has of another one's columns, None where it has all of them."""
    if wanted.simpleString() == there.simpleString():
        return None
    match wanted, there:
        case StructType(), StructType():
            return _chosen_of(wanted, there, where)
        case ArrayType(), ArrayType():
            return _below(wanted.elementType, there.elementType, where)
    raise OptionError(f"{where} is {there.simpleString()}; the schema asks for {wanted.simpleString()}.")
