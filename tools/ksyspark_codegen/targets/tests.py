"""`tests/test_<id>.py`: a validation test module for each format."""

from __future__ import annotations

from ksyspark_codegen.lowering.model import Model
from ksyspark_codegen.targets.templates import fill, generated_header


def test_text(model: Model) -> str:
    """Return the source of a format's test module."""
    return fill("test.py.jinja", header=generated_header(model.file), model=model)
