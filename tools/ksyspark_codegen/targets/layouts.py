"""`layouts/<id>.py`: the columns of a format, as the runtime reads them."""

from __future__ import annotations

from ksyspark.compiler.skeleton import Mark
from ksyspark.layout.lowered import (
    Column,
    ColumnType,
    LabelType,
    ListType,
    LogicalType,
    Model,
    RawType,
    RootParam,
    ScalarType,
    StructType,
    UnionType,
)
from ksyspark_codegen.targets.templates import fill, generated_header

_IMPORTABLE = "Array Case Column Enum Layout Logical Param Raw Record Scalar Struct Union".split()

# What the Arrow types of whole numbers hold: limits that say no more are not written.
_BOUNDS = {f"int{bits}": (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) for bits in (8, 16, 32, 64)} | {
    "decimal128(20, 0)": (0, (1 << 64) - 1)
}


def layout_text(model: Model, *, has_frame: bool, mark: Mark | None = None) -> str:
    """Return the source of a layout module."""
    records = [
        {
            "name": record.name,
            "parser": record.parser,
            "params": record.params,
            "depth": record.depth,
            "columns": [_column(column) for column in record.columns],
            "technical": [_column(column) for column in record.technical],
        }
        for record in model.records.values()
    ]
    body = fill(
        "layout_body.py.jinja",
        model=model,
        records=records,
        params=[_param(param) for param in model.params],
        has_frame=has_frame,
        mark=mark if has_frame else None,
    )
    used = [name for name in _IMPORTABLE if f"{name}(" in body]
    return fill("layout.py.jinja", header=generated_header(model.file), model=model, used=used, body=body)


def _column(column: Column) -> str:
    parts = [repr(column.id), _type(column.type)]
    if column.is_nullable:
        parts.append("nullable=True")
    if column.origin != "seq":
        parts.append(f"origin={column.origin!r}")
    if column.bits:
        parts.append(f"bits={column.bits}")
    if column.is_sensitive:
        parts.append("sensitive=True")
    if column.reason:
        parts.append(f"reason={column.reason!r}")
    return f"Column({', '.join(parts)})"


def _type(column_type: ColumnType) -> str:
    match column_type:
        case ScalarType(arrow):
            return f"Scalar({arrow!r})"
        case LabelType(base, spec):
            labels = {code: value.label for code, value in spec.values.items()}
            return f"Enum({_type(base)}, {labels!r})"
        case LogicalType(name, base):
            return f"Logical({name!r}, {_type(base)})"
        case StructType(record, shown):
            return f"Struct({record!r}{f', shown={shown.id!r}' if shown else ''})"
        case RawType(record):
            return f"Raw({record!r})"
        case ListType(item):
            return f"Array({_type(item)})"
        case UnionType(cases, selector):
            listed = ", ".join(f"Case({case.id!r}, {_type(case.type)})" for case in cases)
            return f"Union(({listed},){f', selector={selector!r}' if selector else ''})"


def _param(param: RootParam) -> str:
    parts = [repr(param.id), _type(param.type)]
    if param.default is not None:
        parts.append(f"default={param.default!r}")
    if param.stream_value:
        parts.append(f"stream_value={param.stream_value!r}")
    if param.doc:
        parts.append(f"doc={' '.join(param.doc.split())!r}")
    if param.limits and param.limits != _BOUNDS.get(param.type.arrow):
        parts.append(f"limits={param.limits!r}")
    if param.labels:
        parts.append(f"labels={param.labels!r}")
    return f"Param({', '.join(parts)})"
