"""Spark schemas of formats: types of records with comments and metadata, schemas as text, and the Arrow form."""

import json
import tomllib
from collections import Counter
from collections.abc import Mapping
from importlib.resources import files

import pyarrow as pa
from pyspark.sql import types

from ksyspark.display import hint, show_given
from ksyspark.errors import OptionError
from ksyspark.escaping import ddl_name, ddl_text, json_text, one_line
from ksyspark.formats import Format
from ksyspark.layout import Array, Column, ColumnType, Enum, Layout, Logical, Raw, Record, Scalar, Struct, Union
from ksyspark.layout.arrow import arrow_type, record_of_type
from ksyspark.layout.projection import Choice, choose
from ksyspark.options.read_options import ReadOptions, format_of
from ksyspark.reader.envelope import PARAMS, envelope_schema
from ksyspark.reader.messages import stream_params


def schema_text(schema: types.StructType, shape: str) -> str:
    """Return a schema for people or programs: `tree`, `ddl` (columns of a CREATE TABLE) or `json` (Spark's own)."""
    match shape:
        case "ddl":
            return ",\n".join(_ddl_field(field, " ") for field in schema.fields)
        case "json":
            return json_text(schema.jsonValue(), indent=2)
    return "\n".join(_tree(schema, 0))


def _tree(schema: types.StructType, depth: int) -> list[str]:
    lines = []
    for field in schema.fields:
        item, dimensions = field.dataType, ""
        while isinstance(item, types.ArrayType):
            item, dimensions = item.elementType, f"{dimensions}[]"
        kind = "struct" if isinstance(item, types.StructType) else item.simpleString()
        comment = one_line(field.metadata.get("ksy.comment", field.metadata.get("comment", "")), None)
        lines.append(f"{'  ' * depth}{field.name}: {kind}{dimensions}{f'  {comment}' if comment else ''}")
        if isinstance(item, types.StructType):
            lines += _tree(item, depth + 1)
    return lines


def _ddl_field(field: types.StructField, between: str) -> str:
    comment = field.metadata.get("comment", "")
    written = f" COMMENT {ddl_text(comment)}" if comment else ""
    return f"{ddl_name(field.name)}{between}{_ddl_type(field.dataType)}{'' if field.nullable else ' NOT NULL'}{written}"


def _ddl_type(kind: types.DataType) -> str:
    match kind:
        case types.StructType():
            return f"STRUCT<{', '.join(_ddl_field(field, ': ') for field in kind.fields)}>"
        case types.ArrayType():
            return f"ARRAY<{_ddl_type(kind.elementType)}>"
    return kind.simpleString().upper()


_SPARK: Mapping[pa.DataType, types.DataType] = {
    pa.bool_(): types.BooleanType(),
    pa.int8(): types.ByteType(),
    pa.int16(): types.ShortType(),
    pa.int32(): types.IntegerType(),
    pa.int64(): types.LongType(),
    pa.float32(): types.FloatType(),
    pa.float64(): types.DoubleType(),
    pa.string(): types.StringType(),
    pa.binary(): types.BinaryType(),
    pa.date32(): types.DateType(),
    pa.timestamp("us"): types.TimestampNTZType(),
    pa.timestamp("us", "UTC"): types.TimestampType(),
    pa.duration("us"): types.DayTimeIntervalType(types.DayTimeIntervalType.DAY, types.DayTimeIntervalType.SECOND),
}
_ARROW = {type(spark): arrow for arrow, spark in _SPARK.items()}
# Where Spark and Arrow look for the comment and metadata of an Arrow field (Spark 4.2 and newer).
_METADATA = b"SPARK::metadata::json"
# Hive's catalog takes comments of columns of at most 256 characters.
_COMMENT_LENGTH = 255


def struct_types(layout: Layout) -> dict[str, types.StructType]:
    """Return the type of each record by name, those that others hold first; each is one object wherever it is held."""
    made = _StructTypes(layout, enums_as_ints=False)
    for record in layout.records.values():
        made.of(record)
    return made.types


def struct_type(layout: Layout, record: Record, *, enums_as_ints: bool = False) -> types.StructType:
    """Return the type of one record."""
    return _StructTypes(layout, enums_as_ints=enums_as_ints).of(record)


class _StructTypes:
    def __init__(self, layout: Layout, *, enums_as_ints: bool) -> None:
        self.types: dict[str, types.StructType] = {}
        self._layout = layout
        self._enums_as_ints = enums_as_ints

    def of(self, record: Record) -> types.StructType:
        if record.name not in self.types:
            fields = [
                types.StructField(column.id, self._type(column.type), True, self._metadata(column))
                for column in record.columns
            ]
            self.types[record.name] = types.StructType(fields)
        return self.types[record.name]

    def _type(self, column_type: ColumnType) -> types.DataType:
        match column_type:
            case Array(item):
                return types.ArrayType(self._type(item), True)
            case Struct(name):
                member = self._layout.value_member(column_type)
                return self.of(self._layout.records[name]) if member is None else self._type(member.type)
            case Union(cases):
                fields = [
                    types.StructField(case.id, self._type(case.type), True, self._meaning(case.type)) for case in cases
                ]
                return types.StructType(fields)
            case Scalar() | Enum() | Logical() | Raw():
                return spark_type(arrow_type(self._layout, column_type, enums_as_ints=self._enums_as_ints))

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


def spark_type(arrow: pa.DataType) -> types.DataType:
    """Return the Spark type of an Arrow type of a column."""
    if pa.types.is_struct(arrow):
        return types.StructType([_spark_field(field) for field in arrow])
    if pa.types.is_map(arrow):
        return types.MapType(spark_type(arrow.key_type), spark_type(arrow.item_type), arrow.item_field.nullable)
    if pa.types.is_list(arrow):
        return types.ArrayType(spark_type(arrow.value_type), arrow.value_field.nullable)
    return types.DecimalType(arrow.precision, arrow.scale) if pa.types.is_decimal128(arrow) else _SPARK[arrow]


def spark_schema(arrow: pa.Schema) -> types.StructType:
    """Return the Spark schema of an Arrow schema."""
    return types.StructType([_spark_field(field) for field in arrow])


def _spark_field(field: pa.Field) -> types.StructField:
    return types.StructField(field.name, spark_type(field.type), field.nullable)


def canonical(schema: types.StructType) -> pa.Schema:
    """Return the one Arrow schema that Spark takes for a schema on every path."""
    return pa.schema([_arrow_field(field) for field in schema.fields])


def _arrow_field(field: types.StructField) -> pa.Field:
    metadata = {_METADATA: json.dumps(field.metadata).encode()} if field.metadata else {}
    # Where Iceberg looks for it.
    doc = {b"doc": str(field.metadata["comment"]).encode()} if "comment" in field.metadata else {}
    return pa.field(field.name, _arrow_type(field.dataType), field.nullable, {**metadata, **doc} or None)


def _arrow_type(kind: types.DataType) -> pa.DataType:
    match kind:
        case types.StructType():
            return pa.struct([_arrow_field(field) for field in kind.fields])
        case types.ArrayType():
            return pa.list_(pa.field("element", _arrow_type(kind.elementType), kind.containsNull))
        case types.MapType():
            value = pa.field("value", _arrow_type(kind.valueType), kind.valueContainsNull)
            return pa.map_(pa.field("key", _arrow_type(kind.keyType), nullable=False), value)
        case types.DecimalType():
            return pa.decimal128(kind.precision, kind.scale)
    return _ARROW[type(kind)]


_COMMENTS: Mapping[str, Mapping[str, str]] = tomllib.loads(
    files(__package__).joinpath("envelope.toml").read_text("utf-8")
)


def schema_of_ksy(
    format: Format | str, type: str | None = None, options: Mapping[str, object] | None = None
) -> types.StructType:
    """Return the columns of a format at every door: its own, then `_source`, `_error` and the undecodable bytes.

    `format` is one, its name, or the path of a `.ksy`; `type` one of its types instead of whole messages.
    Raises FormatError and OptionError.
    """
    fmt = format_of(format, options or {})
    settings = {**(options or {}), **({} if type is None else {"type": type})}
    # A schema needs no values of parameters.
    without_values = [param.id for param in fmt.layout.params]
    return schema_of(fmt, ReadOptions.from_mapping(settings, fmt.layout, per_message=without_values))


def schema_of(fmt: Format, options: ReadOptions) -> types.StructType:
    """Return the columns of a format and the envelope, as the options shape them."""
    fmt = options.shape(fmt)
    layout = fmt.layout
    chosen = options.rows(choose(layout, record_of_type(layout, options.type), options.columns))
    columns = struct_type(chosen, chosen.root, enums_as_ints=options.enums_as_ints)
    return types.StructType([*map(_with_bounded_comment, columns.fields), *envelope(fmt, options)])


def _with_bounded_comment(field: types.StructField) -> types.StructField:
    """Return a top column whose comment a table of Hive's catalog takes; the whole one is under a key of its own."""
    comment = field.metadata.get("comment", "")
    if len(comment) <= _COMMENT_LENGTH:
        return field
    cut = {"comment": one_line(comment, _COMMENT_LENGTH - 1), "ksy.comment": comment}
    return types.StructField(field.name, field.dataType, field.nullable, {**field.metadata, **cut})


def envelope(fmt: Format, options: ReadOptions) -> list[types.StructField]:
    """Return the fields behind the format's own."""
    params = {param.id: param.doc for param in stream_params(fmt, options)}
    comments = {
        **_COMMENTS,
        PARAMS: {**params, **_COMMENTS[PARAMS]},
        options.corrupt_column: {"": "Bytes of an undecodable message."},
    }
    return [_commented(field, comments[field.name]) for field in envelope_schema(fmt, options)]


def _commented(column: pa.Field, comments: Mapping[str, str]) -> types.StructField:
    kind = spark_type(column.type)
    item = kind.elementType if isinstance(kind, types.ArrayType) else kind
    for field in item if isinstance(item, types.StructType) else ():
        field.metadata = {"comment": comments[field.name]}
    return types.StructField(column.name, kind, True, {"comment": comments[""]})


def conform(batch: pa.RecordBatch, schema: pa.Schema) -> pa.RecordBatch:
    """Return a batch under the canonical schema of the same types; only names of list items and metadata differ."""
    if batch.schema.equals(schema, check_metadata=True):
        return batch
    return pa.RecordBatch.from_arrays([batch.column(field.name).cast(field.type) for field in schema], schema=schema)


def chosen_columns(chosen: types.StructType, whole: types.StructType, where: str) -> tuple[Choice, ...]:
    """Return the columns that a user's schema names, at any depth.

    Raises OptionError for a column that is not there so; its sentence begins with `where`, such as `The format x`.
    """
    for name, count in Counter(chosen.names).items():
        if count > 1:
            raise OptionError(f"{where}: the schema names the column {show_given(name)} {count} times.")
    choices = list[Choice]()
    for name, kind in ((field.name, field.dataType) for field in chosen):
        if name not in whole.names:
            raise OptionError(f"{where} has no column {show_given(name)}.{hint(name, whole.names)}")
        below = _below(kind, whole[name].dataType, f"The column {name}")
        choices.append(name if below is None else (name, below))
    return tuple(choices)


def _below(chosen: types.DataType, there: types.DataType, where: str) -> tuple[Choice, ...] | None:
    """Return what a type has of another one's columns, or None if it has all of them."""
    if chosen.simpleString() == there.simpleString():
        return None
    match chosen, there:
        case types.StructType(), types.StructType():
            return chosen_columns(chosen, there, where)
        case types.ArrayType(), types.ArrayType():
            return _below(chosen.elementType, there.elementType, where)
    raise OptionError(f"{where} is {there.simpleString()}; the schema asks for {chosen.simpleString()}.")
