"""Benchmarks say what they leave out; what they measure is not a matter of tests."""

from __future__ import annotations

import importlib
import shutil
from pathlib import Path

import pytest


@pytest.mark.parametrize(
    ("compiler", "runtime", "missing"),
    [(None, "/runtime", "there is no C++ compiler"), ("/c++", "", "KAITAI_CPP_RUNTIME names no runtime")],
)
def test_the_parser_in_cpp_is_left_out_where_it_cannot_be_built(
    monkeypatch, tmp_path, compiler, runtime, missing
) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent / "benchmarks"))
    cpp = importlib.import_module("cpp")
    monkeypatch.setattr(shutil, "which", lambda _: compiler)
    monkeypatch.setenv(cpp.RUNTIME, runtime)
    assert cpp.compared([], float, tmp_path) == f"the official parser in C++ is left out: {missing}"
