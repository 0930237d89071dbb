"""Changed and grown specifications: problems or a format, nothing else, within a number of calls (see `tests/fuzz`)."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

import pytest

SCRIPTS = Path(__file__).parents[2] / "fuzz"


@pytest.fixture(scope="module")
def fuzz() -> ModuleType:
    """Return the module that changes specifications; the endless test uses it too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(SCRIPTS)
        return importlib.import_module("specifications")


NUMBER = 200
SLOW = [pytest.param(first, marks=pytest.mark.slow) for first in range(2_000_000, 2_004_000, NUMBER)]


@pytest.mark.parametrize("first", [1_000_000, *SLOW])
def test_problems_or_a_format(fuzz: ModuleType, tmp_path: Path, first: int) -> None:
    outcomes = {fuzz.outcome_of(seed, tmp_path) for seed in range(first, first + NUMBER)}
    assert outcomes == {"problems", "a format"}


def test_too_many_calls_are_noticed(fuzz: ModuleType) -> None:
    with pytest.raises(AssertionError, match="more than 10 calls"), fuzz.counted_calls(10):
        [Path("part").as_posix() for _ in range(100)]
