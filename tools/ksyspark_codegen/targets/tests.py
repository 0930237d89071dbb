"""`tests/test_<id>.py`: a validation test module for each format, and `tests/conftest.py` for all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ksyspark.layout.lowered import Column, LabelType, ListType, Model, Record
from ksyspark.spec.library import Library
from ksyspark.spec.model import Spec
from ksyspark.spec.python_names import class_name
from ksyspark_codegen.synthesis.breaking import breaches_of
from ksyspark_codegen.synthesis.validation import wanted_of
from ksyspark_codegen.targets.templates import fill, generated_header


def test_files(library: Library, models: Sequence[Model], package: str) -> Iterator[tuple[str, str]]:
    """Yield the test modules of formats, with their paths below the output folder."""
    yield "tests/conftest.py", fill("conftest.py.jinja")
    for model in models:
        yield f"tests/test_{model.name}.py", _test_text(library, model, package)


def _test_text(library: Library, model: Model, package: str) -> str:
    spec = library.specs[model.name]
    return fill(
        "test.py.jinja",
        header=generated_header(model.file),
        model=model,
        package=package,
        rules=[f"{one.name!r}: {str(one)!r}" for one in breaches_of(library, spec)],
        numbers=_numbers(library, spec),
        records=[_record(record) for record in model.records.values()],
        enums=sorted({enum["parser"]: enum for enum in _enums(model)}.values(), key=lambda enum: str(enum["parser"])),
        params=[(param.id, param.default) for param in model.params],
    )


def _numbers(library: Library, spec: Spec) -> dict[str, str]:
    """Return what numbers each field should hold, by the path of the field."""
    found: dict[str, list[str]] = {}
    for wanted in dict.fromkeys(wanted_of(library, spec)):
        found.setdefault(".".join([*wanted.owner, wanted.field]), []).append(wanted.kind)
    return {field: " ".join(kinds) for field, kinds in found.items()}


def _record(record: Record) -> dict[str, object]:
    fields = tuple(column.id for column in record.columns if column.origin == "seq")
    return {"name": record.name, "parser": record.parser, "fields": fields}


def _enums(model: Model) -> list[dict[str, object]]:
    return [
        {"parser": _enum_class(labels), "labels": {code: value.label for code, value in labels.spec.values.items()}}
        for record in model.records.values()
        for column in record.columns
        if (labels := _labels(column)) is not None
    ]


def _labels(column: Column) -> LabelType | None:
    inner = column.type.item if isinstance(column.type, ListType) else column.type
    return inner if isinstance(inner, LabelType) else None


def _enum_class(labels: LabelType) -> str:
    return f"{labels.spec.path[0]}:{'.'.join(class_name(part) for part in labels.spec.path)}"
