"""`schemas/<id>.py`: the Spark schema of a format, with column comments and metadata."""

from __future__ import annotations

from ksyspark.layout.lowered import (
    Case,
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
        case StructType(_, Column() as shown):
            return _records_in(shown.type)
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
        case StructType(_, Column() as shown):
            return _type(shown.type)
        case StructType(record):
            return variable_of(record)
        case RawType():
            return "BinaryType()"
        case ListType(item):
            return f"ArrayType({_type(item)}, True)"
        case UnionType(cases):
            return f"StructType([{', '.join(map(_case, cases))}])"


def _case(case: Case) -> str:
    meaning = _meaning(case.type)
    return f"StructField({case.id!r}, {_type(case.type)}, True{f', {meaning!r}' if meaning else ''})"


def _decimal(arrow: str) -> str:
    """Return Spark's word for `decimal128(9, 2)`."""
    return f"DecimalType{arrow.removeprefix('decimal128')}"


def _metadata(column: Column) -> dict[str, object]:
    extensions = column.about.extensions
    found: dict[str, object] = {"comment": _comment(column), "ksy.type": column.ksy_type}
    found.update(_meaning(column.type))
    for key, told in (("ksy.orig_id", extensions.get("-orig-id")), ("ksy.unit", _unit(column))):
        if told is not None:
            found[key] = str(told)
    if column.is_sensitive:
        found["ksy.sensitive"] = True
    return {key: value for key, value in found.items() if value != ""}


def _meaning(column_type: ColumnType) -> dict[str, object]:
    """Return what the values of a column, or its items, stand for: labels, or a logical type."""
    match column_type:
        case ListType(item):
            return _meaning(item)
        case StructType(_, Column() as shown):
            return _meaning(shown.type)
        case LabelType(base, spec):
            labels = {str(code): value.label for code, value in spec.values.items()}
            docs = {str(code): _one_line(value.about.doc) for code, value in spec.values.items() if value.about.doc}
            return {"ksy.enum": labels, "ksy.enum.base": base.arrow, **({"ksy.enum.doc": docs} if docs else {})}
        case LogicalType(name):
            return {"ksy.logical_type": name}
    return {}


def _unit(column: Column) -> object:
    """Return the unit of a column, or of the member that stands for it."""
    unit, one = column.about.extensions.get("-unit"), column.type
    while isinstance(one, ListType):
        one = one.item
    if unit is None and isinstance(one, StructType) and one.shown is not None:
        return _unit(one.shown)
    return unit


def _comment(column: Column) -> str:
    """Return the specification's words on one line, with the unit."""
    words = _one_line(column.about.doc)
    unit = _unit(column)
    return f"{words} [{unit}]".strip() if unit else words


def _one_line(doc: str) -> str:
    return " ".join(doc.split())
