"""The shipped specifications say what each field means, where that is written, and how sure it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from ksyspark.spec.yaml import load_tree_file
from ksyspark_codegen.conventions import conventions_broken_by

ROOT = Path(__file__).parents[1]
SPECIFICATIONS = sorted((ROOT / "ksy").glob("*/*.ksy"))


@pytest.mark.parametrize("path", SPECIFICATIONS, ids=lambda path: path.stem)
def test_a_shipped_specification_follows_the_conventions(path: Path) -> None:
    tree = load_tree_file(path, path.relative_to(ROOT).as_posix())
    assert [str(problem) for problem in conventions_broken_by(tree)] == []
