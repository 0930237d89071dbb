"""`schemas/<id>.py`: the Spark schema of a format as text for people, with column comments and metadata."""

from collections.abc import Mapping

from ksyspark.spark import installed  # noqa: F401 (before any import of pyspark: it says what to install)

# isort: split
from pyspark.sql.types import ArrayType, DataType, DecimalType, StructField, StructType

from ksyspark.layout import LIST, NODE, Layout
from ksyspark.spark.schema import struct_types
from ksyspark_codegen.targets.templates import fill, generated_header


def schema_text(layout: Layout, file: str) -> str:
    """Return the source of a schema module of the specification in `file`."""
    types = struct_types(layout)
    variables = {id(one): variable_of(name) for name, one in types.items()}
    records = [
        {"name": name, "variable": variable_of(name), "fields": [_field(field, variables) for field in one.fields]}
        for name, one in types.items()
    ]
    body = fill("schema_body.py.jinja", records=records, root=variable_of(layout.name))
    used = sorted({"StructType", *(name for one in types.values() for name in _names(one))})
    return fill("schema.py.jinja", header=generated_header(file), name=layout.name, used=used, body=body)


def variable_of(record_name: str) -> str:
    """Return the constant that holds a record's schema."""
    name = record_name.replace("::", "__").upper().replace(NODE, "_node").replace(LIST, "_list")
    return f"{name}_" if name in ("SCHEMA", "TYPES") else name


def _field(field: StructField, variables: Mapping[int, str]) -> str:
    metadata = f", {field.metadata!r}" if field.metadata else ""
    return f"StructField({field.name!r}, {_type(field.dataType, variables)}, {field.nullable}{metadata})"


def _type(kind: DataType, variables: Mapping[int, str]) -> str:
    match kind:
        case StructType() if id(kind) in variables:
            return variables[id(kind)]
        case StructType(fields=fields):
            return f"StructType([{', '.join(_field(field, variables) for field in fields)}])"
        case ArrayType(elementType=item):
            return f"ArrayType({_type(item, variables)}, {kind.containsNull})"
        case DecimalType(precision=precision, scale=scale):
            return f"DecimalType({precision}, {scale})"
    return repr(kind)


def _names(kind: DataType) -> set[str]:
    """Return the names of Spark's types that the text of a type needs."""
    match kind:
        case StructType(fields=fields):
            inner = [_names(field.dataType) for field in fields]
            return {"StructType"}.union(*inner, {"StructField"} if fields else ())
        case ArrayType(elementType=item):
            return {"ArrayType", *_names(item)}
    return {type(kind).__name__}
