"""Small specifications, written in the test that needs them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ksyspark_codegen.checking import checked
from ksyspark_codegen.library import Library, load_library
from ksyspark_codegen.lowering.lower import lower
from ksyspark_codegen.lowering.model import Model
from ksyspark_codegen.problems import SpecError

HEAD = "meta: {id: demo, endian: be, encoding: UTF-8}\n"


@pytest.fixture
def library_of(tmp_path: Path) -> Callable[..., Library]:
    """Load a specification `demo`, given without `meta`, and files it imports by path (with `__` for `/`)."""

    def load(text: str, **imports: str) -> Library:
        body = text if text.startswith("meta:") else HEAD + text
        for name, one in {"demo": body, **imports}.items():
            path = tmp_path / f"{name.replace('__', '/')}.ksy"
            path.parent.mkdir(exist_ok=True)
            path.write_text(one, encoding="utf-8")
        return load_library([tmp_path / "demo.ksy"], tmp_path)

    return load


@pytest.fixture
def model_of(library_of: Callable[..., Library]) -> Callable[..., Model]:
    """Check and lower a specification."""

    def lowered(text: str, **imports: str) -> Model:
        typer = checked(library_of(text, **imports))
        return lower(typer, typer.library.specs["demo"])

    return lowered


@pytest.fixture
def problems_of(library_of: Callable[..., Library]) -> Callable[..., list[str]]:
    """Return what is wrong with a specification, as `path: sentence`."""

    def found(text: str, **imports: str) -> list[str]:
        try:
            checked(library_of(text, **imports))
        except SpecError as error:
            return [f"{problem.path}: {problem.sentence}" for problem in error.problems]
        return []

    return found
