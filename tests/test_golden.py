"""Golden texts: layouts, schemas and two plans of few specifications, renewed by `pytest --renew-golden`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest
from plan_listing import listing

from ksyspark.compiler.build import build_path
from ksyspark.layout import Layout, Scalar
from ksyspark_codegen.targets.schemas import schema_text

FOLDER = Path(__file__).parent / "golden"
CASES = sorted(path.name for path in FOLDER.iterdir())
WITH_PLAN = ["levels", "logical"]


def texts(case: str) -> Iterator[tuple[str, str]]:
    path = FOLDER / case / f"{case}.ksy"
    compiled = build_path(path)
    yield "layout.txt", layout_text(compiled.layout)
    yield "schema.txt", schema_text(compiled.layout, f"{case}/{case}.ksy")
    if case in WITH_PLAN:
        yield "plan.txt", listing(compiled.plan)


def layout_text(layout: Layout) -> str:
    """Return a layout with a line for each record, column and parameter; what is as by default is left out."""
    lines = [f"{layout.name}: {layout.title}", f"is_self_delimiting={layout.is_self_delimiting} mark={layout.mark}"]
    for record in layout.records.values():
        lines.append(f"record {record.name} ({record.parser}) depth={record.depth} params={record.params}")
        lines += [f"  {text_of(column)}" for column in record.columns]
        lines += [f"  without column: {text_of(column)}" for column in record.technical]
    return "\n".join([*lines, *(text_of(param) for param in layout.params)]) + "\n"


def text_of(part: object) -> str:
    """Return a dataclass as its call, without fields that are false."""
    if isinstance(part, tuple):
        return f"({', '.join(map(text_of, part))})"
    if isinstance(part, Scalar):
        return part.arrow
    if not is_dataclass(part):
        return repr(part)
    told = [(field.name, getattr(part, field.name)) for field in fields(part)]
    listed = ", ".join(f"{name}={text_of(value)}" for name, value in told if value)
    return f"{type(part).__name__}({listed})"


@pytest.mark.parametrize("case", CASES)
def test_the_texts_are_those_that_were_looked_at(case: str, pytestconfig: pytest.Config) -> None:
    expected = FOLDER / case / "expected"
    for name, text in texts(case):
        if pytestconfig.getoption("renew_golden"):
            expected.mkdir(exist_ok=True)
            (expected / name).write_text(text, encoding="utf-8")
        assert text == (expected / name).read_text(encoding="utf-8"), f"{case}/{name}"


def test_every_case_is_complete() -> None:
    assert len(CASES) >= 3
    for case in CASES:
        names = {path.name for path in (FOLDER / case / "expected").iterdir()}
        plan = {"plan.txt"} if case in WITH_PLAN else set()
        assert names == {"layout.txt", "schema.txt", *plan}
