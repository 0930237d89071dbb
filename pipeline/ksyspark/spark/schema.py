"""Spark schemas of formats: types of records with comments and metadata, schemas as text, and the Arrow form."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping

import pyarrow as pa
from pyspark.sql.types import (
    ArrayType,
    BinaryType,
    BooleanType,
    ByteType,
    DataType,
    DateType,
    DayTimeIntervalType,
    DecimalType,
    DoubleType,
    FloatType,
    IntegerType,
    LongType,
    MapType,
    ShortType,
    StringType,
    StructField,
    StructType,
    TimestampNTZType,
    TimestampType,
)

from ksyspark.display import hint, show_given
from ksyspark.errors import OptionError
from ksyspark.escaping import ddl_name, ddl_text, json_text, one_line
from ksyspark.formats import Format
from ksyspark.layout import Array, Case, Column, ColumnType, Enum, Layout, Logical, Raw, Record, Scalar, Struct, Union
from ksyspark.layout.arrow import arrow_type, record_of_type
from ksyspark.layout.projection import Choice, choose
from ksyspark.options.read_options import ReadOptions, format_of
from ksyspark.reader.envelope import ERROR, ITEM, NOTES, PARAMS, SOURCE
from ksyspark.reader.messages import stream_params


def schema_text(schema: StructType, shape: str) -> str:
    """Return a schema for people or programs: `tree`, `ddl` (columns of a CREATE TABLE) or `json` (Spark's own)."""
    match shape:
        case "ddl":
            return ",\n".join(_ddl_field(field, " ") for field in schema.fields)
        case "json":
            return json_text(schema.jsonValue(), indent=2)
    return "\n".join(_tree(schema, 0))


def _tree(schema: StructType, depth: int) -> list[str]:
    lines = []
    for field in schema.fields:
        item, dimensions = field.dataType, ""
        while isinstance(item, ArrayType):
            item, dimensions = item.elementType, f"{dimensions}[]"
        kind = "struct" if isinstance(item, StructType) else item.simpleString()
        comment = one_line(field.metadata.get("ksy.comment", field.metadata.get("comment", "")), None)
        lines.append(f"{'  ' * depth}{field.name}: {kind}{dimensions}{f'  {comment}' if comment else ''}")
        if isinstance(item, StructType):
            lines += _tree(item, depth + 1)
    return lines


def _ddl_field(field: StructField, between: str) -> str:
    comment = field.metadata.get("comment", "")
    written = f" COMMENT {ddl_text(comment)}" if comment else ""
    return f"{ddl_name(field.name)}{between}{_ddl_type(field.dataType)}{'' if field.nullable else ' NOT NULL'}{written}"


def _ddl_type(kind: DataType) -> str:
    match kind:
        case StructType():
            return f"STRUCT<{', '.join(_ddl_field(field, ': ') for field in kind.fields)}>"
        case ArrayType():
            return f"ARRAY<{_ddl_type(kind.elementType)}>"
    return kind.simpleString().upper()


_SPARK: Mapping[pa.DataType, DataType] = {
    pa.bool_(): BooleanType(),
    pa.int8(): ByteType(),
    pa.int16(): ShortType(),
    pa.int32(): IntegerType(),
    pa.int64(): LongType(),
    pa.float32(): FloatType(),
    pa.float64(): DoubleType(),
    pa.string(): StringType(),
    pa.binary(): BinaryType(),
    pa.date32(): DateType(),
    pa.timestamp("us"): TimestampNTZType(),
    pa.timestamp("us", "UTC"): TimestampType(),
    pa.duration("us"): DayTimeIntervalType(DayTimeIntervalType.DAY, DayTimeIntervalType.SECOND),
}
_ARROW = {type(spark): arrow for arrow, spark in _SPARK.items()}
# Where Spark and Arrow look for the comment and metadata of an Arrow field (Spark 4.2 and newer).
_METADATA = b"SPARK::metadata::json"
# Hive's catalog takes comments of columns of at most 256 characters.
_COMMENT_LENGTH = 255


def struct_types(layout: Layout) -> dict[str, StructType]:
    """Return the type of every record by its name, those that others hold before them.

    All columns are nullable: a message that fails keeps what was read before. A structure that several records hold is
    the same object in each.
    """
    types = _StructTypes(layout, enums_as_ints=False)
    for record in layout.records.values():
        types.of(record)
    return types.types


def struct_type(layout: Layout, record: Record, *, enums_as_ints: bool = False) -> StructType:
    """Return the type of one record."""
    return _StructTypes(layout, enums_as_ints=enums_as_ints).of(record)


class _StructTypes:
    def __init__(self, layout: Layout, *, enums_as_ints: bool) -> None:
        self.types: dict[str, StructType] = {}
        self._layout = layout
        self._enums_as_ints = enums_as_ints

    def of(self, record: Record) -> StructType:
        if record.name not in self.types:
            self.types[record.name] = StructType([self._field(column) for column in record.columns])
        return self.types[record.name]

    def _field(self, column: Column) -> StructField:
        return StructField(column.id, self._type(column.type), True, self._metadata(column))

    def _type(self, column_type: ColumnType) -> DataType:
        match column_type:
            case Array(item):
                return ArrayType(self._type(item), True)
            case Struct(name):
                member = self._layout.value_member(column_type)
                return self.of(self._layout.records[name]) if member is None else self._type(member.type)
            case Union(cases):
                return StructType([self._case(case) for case in cases])
            case Scalar() | Enum() | Logical() | Raw():
                return spark_type(arrow_type(self._layout, column_type, enums_as_ints=self._enums_as_ints))

    def _case(self, case: Case) -> StructField:
        return StructField(case.id, self._type(case.type), True, self._meaning(case.type))

    def _metadata(self, column: Column) -> dict[str, object]:
        unit = self._unit(column)
        metadata = {
            "comment": f"{column.doc} [{unit}]".strip() if unit else column.doc,
            "ksy.type": column.ksy_type,
            **self._meaning(column.type),
            "ksy.orig_id": column.orig_id,
            "ksy.unit": unit,
            "ksy.sensitive": column.sensitive or None,
        }
        return {key: value for key, value in metadata.items() if value not in (None, "")}

    def _meaning(self, column_type: ColumnType) -> dict[str, object]:
        """Return what the values of a column, or its items, stand for: labels, or a logical type."""
        match column_type:
            case Array(item):
                return self._meaning(item)
            case Struct():
                member = self._layout.value_member(column_type)
                return self._meaning(member.type) if member else {}
            case Enum(base, labels):
                docs = {str(code): words for code, words in column_type.docs.items()}
                names = {str(code): label for code, label in labels.items()}
                return {"ksy.enum": names, "ksy.enum.base": base.arrow, **({"ksy.enum.doc": docs} if docs else {})}
            case Logical(name):
                return {"ksy.logical_type": name}
        return {}

    def _unit(self, column: Column) -> str | None:
        """Return the unit of a column, or of the member that stands for it."""
        kind = column.type
        while isinstance(kind, Array):
            kind = kind.item
        member = self._layout.value_member(kind) if column.unit is None and isinstance(kind, Struct) else None
        return self._unit(member) if member else column.unit


def spark_type(arrow: pa.DataType) -> DataType:
    """Return the Spark type of an Arrow type of a column."""
    if pa.types.is_struct(arrow):
        return StructType([_spark_field(field) for field in arrow])
    if pa.types.is_map(arrow):
        return MapType(spark_type(arrow.key_type), spark_type(arrow.item_type), arrow.item_field.nullable)
    if pa.types.is_list(arrow):
        return ArrayType(spark_type(arrow.value_type), arrow.value_field.nullable)
    return DecimalType(arrow.precision, arrow.scale) if pa.types.is_decimal128(arrow) else _SPARK[arrow]


def spark_schema(arrow: pa.Schema) -> StructType:
    """Return the Spark schema of an Arrow schema."""
    return StructType([_spark_field(field) for field in arrow])


def _spark_field(field: pa.Field) -> StructField:
    return StructField(field.name, spark_type(field.type), field.nullable)


def canonical(schema: StructType) -> pa.Schema:
    """Return the one Arrow schema that Spark takes for a schema on every path."""
    return pa.schema([_arrow_field(field) for field in schema.fields])


def _arrow_field(field: StructField) -> pa.Field:
    metadata = {_METADATA: json.dumps(field.metadata).encode()} if field.metadata else {}
    # Where Iceberg looks for it.
    doc = {b"doc": str(field.metadata["comment"]).encode()} if "comment" in field.metadata else {}
    return pa.field(field.name, _arrow_type(field.dataType), field.nullable, {**metadata, **doc} or None)


def _arrow_type(kind: DataType) -> pa.DataType:
    match kind:
        case StructType():
            return pa.struct([_arrow_field(field) for field in kind.fields])
        case ArrayType():
            return pa.list_(pa.field("element", _arrow_type(kind.elementType), kind.containsNull))
        case MapType():
            value = pa.field("value", _arrow_type(kind.valueType), kind.valueContainsNull)
            return pa.map_(pa.field("key", _arrow_type(kind.keyType), nullable=False), value)
        case DecimalType():
            return pa.decimal128(kind.precision, kind.scale)
    return _ARROW[type(kind)]


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
    fmt = format_of(format, options or {})
    return schema_of(fmt, schema_options(fmt, type, options))


def schema_options(fmt: Format, type_name: str | None, options: Mapping[str, object] | None) -> ReadOptions:
    """Return options for a schema alone: parameters need no values."""
    settings = dict(options or {}) if type_name is None else {**(options or {}), "type": type_name}
    return ReadOptions.from_mapping(settings, fmt.layout, per_message=[param.id for param in fmt.layout.params])


def schema_of(fmt: Format, options: ReadOptions) -> StructType:
    """Return the columns of a format and the envelope, as the options shape them."""
    fmt = options.shape(fmt)
    layout = fmt.layout
    chosen = options.rows(choose(layout, record_of_type(layout, options.type), options.columns))
    columns = struct_type(chosen, chosen.root, enums_as_ints=options.enums_as_ints)
    return StructType([*map(_with_bounded_comment, columns.fields), *envelope(fmt, options)])


def _with_bounded_comment(field: StructField) -> StructField:
    """Return a top column whose comment a table of Hive's catalog takes; the whole one is under a key of its own."""
    comment = field.metadata.get("comment", "")
    if len(comment) <= _COMMENT_LENGTH:
        return field
    cut = {"comment": one_line(comment, _COMMENT_LENGTH - 1), "ksy.comment": comment}
    return StructField(field.name, field.dataType, field.nullable, {**field.metadata, **cut})


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


def conform(batch: pa.RecordBatch, schema: pa.Schema) -> pa.RecordBatch:
    """Return a batch under the canonical schema of the same types; only names of list items and metadata differ."""
    if batch.schema.equals(schema, check_metadata=True):
        return batch
    return pa.RecordBatch.from_arrays([batch.column(field.name).cast(field.type) for field in schema], schema=schema)


def chosen_columns(chosen: StructType, whole: StructType, format_name: str) -> tuple[Choice, ...]:
    """Return the columns that a user's schema names, at any depth; a structure may have fewer fields than it has here.

    Raises OptionError for a column that the format does not have so.
    """
    return _chosen_of(chosen, whole, f"The format {format_name}")


def _chosen_of(chosen: StructType, whole: StructType, where: str) -> tuple[Choice, ...]:
    for name, count in Counter(chosen.names).items():
        if count > 1:
            raise OptionError(f"{where}: the schema names the column {show_given(name)} {count} times.")
    return tuple(_chosen(field, whole, where) for field in chosen.fields)


def _chosen(chosen: StructField, whole: StructType, where: str) -> Choice:
    there = next((field for field in whole.fields if field.name == chosen.name), None)
    if there is None:
        raise OptionError(f"{where} has no column {show_given(chosen.name)}.{hint(chosen.name, whole.names)}")
    below = _below(chosen.dataType, there.dataType, f"The column {chosen.name}")
    return chosen.name if below is None else (chosen.name, below)


def _below(chosen: DataType, there: DataType, where: str) -> tuple[Choice, ...] | None:
    """Return what a type has of another one's columns, or None if it has all of them."""
    if chosen.simpleString() == there.simpleString():
        return None
    match chosen, there:
        case StructType(), StructType():
            return _chosen_of(chosen, there, where)
        case ArrayType(), ArrayType():
            return _below(chosen.elementType, there.elementType, where)
    raise OptionError(f"{where} is {there.simpleString()}; the schema asks for {chosen.simpleString()}.")
