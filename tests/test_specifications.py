"""The shipped specifications say what each field means, where that is written, and how sure it is."""

from __future__ import annotations

from pathlib import Path

from ksyspark_codegen.style import conventions_broken

ROOT = Path(__file__).parents[1]


def test_the_shipped_specifications_follow_the_conventions() -> None:
    assert [str(problem) for problem in conventions_broken(ROOT / "ksy")] == []
