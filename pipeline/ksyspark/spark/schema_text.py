"""Spark schemas as texts, made without a session."""

from __future__ import annotations

from pyspark.sql.types import ArrayType, DataType, StructField, StructType

from ksyspark.escaping import ddl_name, ddl_text, json_text, one_line


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
        comment = one_line(field.metadata.get("comment", ""), None)
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
