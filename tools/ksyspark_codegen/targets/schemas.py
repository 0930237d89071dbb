"""`schemas/<id>.py`: the Spark schema of a format, with column comments and metadata."""

from __future__ import annotations

from ksyspark_codegen.lowering.model import (
    Column,
    ColumnType,
    LabelType,
    ListType,
    LogicalType,
    Model,
    RawType,
    Record,
    ScalarType,
    StructType,
    UnionType,
)
from ksyspark_codegen.targets.templates import fill, generated_header

_SPARK = {
    "bool": "BooleanType()",
    "int8": "ByteType()",
    "int16": "ShortType()",
    "int32": "IntegerType()",
    "int64": "LongType()",
    "decimal128(20, 0)": "DecimalType(20, 0)",
    "float32": "FloatType()",
    "float64": "DoubleType()",
    "string": "StringType()",
    "binary": "BinaryType()",
    "date32": "DateType()",
    "timestamp[us]": "TimestampNTZType()",
    "timestamp[us, tz=UTC]": "TimestampType()",
    "duration[us]": "DayTimeIntervalType(0, 3)",
}
_IMPORTABLE = sorted({"ArrayType", "StructField", "StructType"} | {text.partition("(")[0] for text in _SPARK.values()})


def schema_text(model: Model) -> str:
    """Return the source of a schema module.

    All columns are nullable: a message that fails keeps what was read before.
    """
    records = [
        {
            "name": record.name,
            "variable": variable_of(record.name),
            "fields": [_field(column) for column in record.columns],
        }
        for record in _children_first(model)
    ]
    body = fill("schema_body.py.jinja", records=records, root=variable_of(model.name))
    used = [name for name in _IMPORTABLE if f"{name}(" in body]
    return fill("schema.py.jinja", header=generated_header(model.file), model=model, used=used, body=body)


def variable_of(record_name: str) -> str:
    """Return the constant that holds a record's schema."""
    name = record_name.replace("::", "__").upper()
    return f"{name}_" if name in ("SCHEMA", "TYPES") else name


def _children_first(model: Model) -> list[Record]:
    ordered: dict[str, Record] = {}

    def visit(record: Record) -> None:
        for column in record.columns:
            for child in _records_in(column.type):
                visit(model.records[child])
        ordered.setdefault(record.name, record)

    for record in model.records.values():
        visit(record)
    return list(ordered.values())


def _records_in(column_type: ColumnType) -> list[str]:
    match column_type:
        case StructType(record):
            return [record]
        case ListType(item):
            return _records_in(item)
        case UnionType(cases):
            return [name for case in cases for name in _records_in(case.type)]
        case _:
            return []


def _field(column: Column) -> str:
    return f"StructField({column.id!r}, {_type(column.type)}, True, {_metadata(column)!r})"


def _type(column_type: ColumnType) -> str:
    match column_type:
        case ScalarType(arrow) | LogicalType(_, _, arrow):
            return _SPARK[arrow] if arrow in _SPARK else _decimal(arrow)
        case LabelType():
            return "StringType()"
        case StructType(record):
            return variable_of(record)
        case RawType():
            return "BinaryType()"
        case ListType(item):
            return f"ArrayType({_type(item)}, True)"
        case UnionType(cases):
            listed = ", ".join(f"StructField({case.id!r}, {_type(case.type)}, True)" for case in cases)
            return f"StructType([{listed}])"


def _decimal(arrow: str) -> str:
    """Return Spark's word for `decimal128(9, 2)`."""
    return f"DecimalType{arrow.removeprefix('decimal128')}"


def _metadata(column: Column) -> dict[str, object]:
    extensions = column.about.extensions
    found: dict[str, object] = {"comment": _comment(column), "ksy.type": column.ksy_type}
    labels = column.type.item if isinstance(column.type, ListType) else column.type
    if isinstance(labels, LabelType):
        found["ksy.enum"] = {str(code): value.label for code, value in labels.spec.values.items()}
        found["ksy.enum.base"] = labels.base.arrow
        docs = {str(code): _one_line(value.about.doc) for code, value in labels.spec.values.items() if value.about.doc}
        if docs:
            found["ksy.enum.doc"] = docs
    if isinstance(labels, LogicalType):
        found["ksy.logical_type"] = labels.name
    for key in ("-orig-id", "-unit"):
        if key in extensions:
            found[f"ksy.{key[1:].replace('-', '_')}"] = str(extensions[key])
    if column.is_sensitive:
        found["ksy.sensitive"] = True
    return {key: value for key, value in found.items() if value != ""}


def _comment(column: Column) -> str:
    """Return the specification's words on one line, with the unit."""
    words = _one_line(column.about.doc)
    unit = column.about.extensions.get("-unit")
    return f"{words} [{unit}]".strip() if unit else words


def _one_line(doc: str) -> str:
    return " ".join(doc.split())
