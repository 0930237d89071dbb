"""Pages of anybody's specification, and of a folder."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from ksyspark_review.pages.site import own_page

TESTS = Path(__file__).parents[2]
GOLDEN = sorted((TESTS / "golden").glob("*/*.ksy"))
CONSTRUCTS = TESTS / "ksyspark/vm/constructs"


def test_a_field_may_have_the_name_of_a_codec_that_is_no_encoding(tmp_path: Path) -> None:
    path = tmp_path / "note.ksy"
    path.write_text("meta: {id: note}\nseq:\n  - {id: hex, size: 2}\n  - {id: rot13, size: 2}\n", encoding="utf-8")
    assert set(own_page(path)) == {"note.html"}


@pytest.mark.slow
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_specifications_have_pages(path: Path) -> None:
    assert set(own_page(path)) == {f"{path.stem}.html"}


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(path.stem for path in CONSTRUCTS.glob("*.yaml")))
def test_constructs_have_pages(tmp_path: Path, name: str) -> None:
    path = tmp_path / f"{name}.ksy"
    path.write_text(runpy.run_path(str(CONSTRUCTS / "load.py"))["specification"](name), encoding="utf-8")
    assert set(own_page(path)) == {f"{name}.html"}
