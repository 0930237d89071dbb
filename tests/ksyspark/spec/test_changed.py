"""Changed and grown specifications: problems or a format, nothing else, within a number of calls (see `tests/fuzz`)."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "fuzz" / "specifications.py"


@pytest.fixture(scope="module")
def fuzz() -> ModuleType:
    """Return the module that changes specifications; the endless test uses it too."""
    spec = importlib.util.spec_from_file_location("changed_specifications", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["changed_specifications"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


NUMBER = 15
SLOW = [pytest.param(first, marks=pytest.mark.slow) for first in range(2_000_000, 2_000_150, NUMBER)]


@pytest.mark.parametrize("first", [1_000_000, *SLOW])
def test_problems_or_a_format(fuzz: ModuleType, tmp_path: Path, first: int) -> None:
    outcomes = {fuzz.outcome_of(fuzz.specification(seed), tmp_path) for seed in range(first, first + NUMBER)}
    assert outcomes == {"problems", "a format"}


def test_too_many_calls_are_noticed(fuzz: ModuleType) -> None:
    with pytest.raises(AssertionError, match="more than 10 calls"), fuzz.counted_calls(10):
        [fuzz._fields("a", 1) for _ in range(100)]
