"""Golden texts: layouts, schemas and skeletons of a few specifications, renewed by `pytest --renew-golden` alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from ksyspark.compiler.skeleton import find_needs, skeleton
from ksyspark.layout.lower import lower
from ksyspark.spec.load import load_specifications
from ksyspark_codegen.targets.layouts import layout_text
from ksyspark_codegen.targets.parsers import has_frame
from ksyspark_codegen.targets.schemas import schema_text

FOLDER = Path(__file__).parents[2] / "golden"
CASES = sorted(path.name for path in FOLDER.iterdir())


def texts(case: str) -> Iterator[tuple[str, str]]:
    typer = load_specifications([FOLDER / case / f"{case}.ksy"], FOLDER)
    library = typer.library
    spec = library.specs[case]
    model = lower(typer, spec)
    yield "layout.txt", layout_text(model, has_frame=has_frame(library, spec))
    yield "schema.txt", schema_text(model)
    bare = skeleton(library, spec, find_needs(library, spec))
    yield "skeleton.json", json.dumps(bare, indent=2, ensure_ascii=False) + "\n"


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
        assert names == {"layout.txt", "schema.txt", "skeleton.json"}
