"""Pages of anybody's specification, and of a folder."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path

import pytest
from review_page import unpacked
from tide_page import SmallPage, small_page

from ksyspark.compiler.build import folder_library
from ksyspark.spec.load import checked_each, load_library
from ksyspark.spec.problems import SpecError
from ksyspark_codegen.mutants.held import NOTHING, record
from ksyspark_codegen.mutants.judging import NOTICED, SURVIVES
from ksyspark_review.documents.assemble import assemble
from ksyspark_review.pages.site import held_by, own_page, pages, review_files

__all__ = ["small_page"]

TESTS = Path(__file__).parents[2]
GOLDEN = sorted((TESTS / "golden").glob("*/*.ksy"))
CONSTRUCTS = TESTS / "ksyspark/vm/constructs"


def test_pages_without_problems_are_made_and_those_of_the_others_told(small_page: SmallPage) -> None:
    text = small_page.review.read_text(encoding="utf-8")
    small_page.review.with_name("other.review.yaml").write_text(text.replace("specifications: [tide]", ""), "utf-8")
    site = pages(small_page.ksy)
    assert set(site.pages) >= {"tide.html", "index.html"}
    assert "other.html" not in site.pages
    assert {problem.file for problem in site.problems} == {"ksy/other.review.yaml"}
    library = folder_library(small_page.ksy)
    with pytest.raises(SpecError, match=r"other\.review\.yaml"):
        review_files(small_page.ksy, library, checked_each(library))


def test_a_second_page_asks_the_changed_questions_only(small_page: SmallPage) -> None:
    questions = assemble(small_page.ksy, small_page.review).questions
    asked = {one.fingerprint for one in questions if one.id != "tide.height"}
    html = pages(small_page.ksy, asked={"tide": asked}).pages["tide.changed.html"]
    assert re.findall(r'data-question="([^"]*)"', html) == ["tide.height"]
    unchanged = pages(small_page.ksy, asked={"tide": {one.fingerprint for one in questions}}).pages
    assert "tide.changed.html" not in unchanged


def test_a_page_that_gives_an_answer_away_is_refused(small_page: SmallPage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ksyspark_review.pages.site.given_away", lambda review: [f"{review.id} tells"])
    site = pages(small_page.ksy)
    assert [(problem.file, problem.sentence) for problem in site.problems] == [("ksy/tide.review.yaml", "tide tells")]
    assert set(site.pages) == {"index.html"}


def test_a_page_says_what_would_notice_another_rule(small_page: SmallPage) -> None:
    folder = small_page.folder / "samples" / "tide"
    folder.mkdir(parents=True)
    row = {"state": NOTICED, "kind": "sign", "by": "written.json"}
    rows = [
        {**row, "statement": "height type", "evidence": "implementation"},
        {**row, "statement": "height max", "state": SURVIVES},
        {**row, "statement": "station harbour", "evidence": "made"},
    ]
    record(load_library([small_page.specification]), "tide", folder, rows)
    small_page.change(small_page.review, "documents:\n", "samples: ../samples\ndocuments:\n")
    review = assemble(small_page.ksy, small_page.review)
    assert review.held["tide.height"] == {"implementation", NOTHING}
    numbers = {item: number for number, one in enumerate(review.questions, 1) for item in one.items}
    by = held_by(review)
    assert numbers["tide.height"] in by["implementation"]
    assert numbers["tide.height"] in by[NOTHING]
    assert numbers["tide.station.1"] in by["made"]
    assert "other program would show it" in pages(small_page.ksy).pages["tide.html"]
    small_page.change(small_page.specification, "max: 900", "max: 901")
    assert assemble(small_page.ksy, small_page.review).held == {}


def test_a_page_of_ones_own_shows_a_message_that_is_made(tmp_path: Path) -> None:
    path = tmp_path / "note.ksy"
    path.write_text("meta: {id: note}\nseq:\n  - {id: kind, type: u1, valid: 7}\n", encoding="utf-8")
    html = own_page(path)["note.html"]
    assert json.loads(dict(unpacked(html))["review"])["examples"]["message-1"]["hex"] == "07"


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
