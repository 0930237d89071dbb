"""A document that two pages cite: one of them accounts for its lines, the other for those that it cites."""

from __future__ import annotations

from pathlib import Path

import pytest

from ksyspark.spec.problems import SpecError
from ksyspark_review.documents.page import trace_page

SHA256 = "5" * 64
DOCUMENT = f"""\
documents:
  - id: DOC
    title: A document
    lang: en
    file: document.txt
    sha256: {SHA256}
    total-lines: 3
    lines: {{1: "one: 2 bytes"}}
"""
TEXT = "{en: a, zh: a, pt: a}"


@pytest.fixture
def ksy(tmp_path: Path) -> Path:
    ksy = tmp_path / "ksy"
    ksy.mkdir()
    for name in ("one", "two"):
        own = f"[{{id: D1, title: A document, lang: en, file: document.txt, sha256: '{SHA256}'}}]"
        field = "{id: a, -source: ['D1:1'], -status: stated, type: u2, doc-ref: A document}"
        text = f"meta: {{id: {name}, endian: be, -source: {own}}}\nseq: [{field}]\n"
        (ksy / f"{name}.ksy").write_text(text, encoding="utf-8")
    write_page(ksy, "one", "    fates: {heading: [2], behaviour: [3]}\n")
    write_page(ksy, "two", "    accounted-for-by: one\n")
    return ksy


def write_page(ksy: Path, name: str, more: str) -> None:
    head = f"title: {TEXT}\nintroduction: {TEXT}\nspecifications: [{name}]\nroles: [owner]\n"
    (ksy / f"{name}.review.yaml").write_text(head + DOCUMENT + more, encoding="utf-8")


def problems(ksy: Path, name: str) -> list[str]:
    with pytest.raises(SpecError) as refused:
        trace_page(ksy, ksy / f"{name}.review.yaml")
    return [problem.sentence for problem in refused.value.problems]


def test_lines_that_nothing_cites_are_left_to_the_other_page(ksy: Path) -> None:
    assert set(trace_page(ksy, ksy / "two.review.yaml").coverage.cited) == {("DOC", 1)}


def test_without_the_other_page_each_line_needs_a_fate(ksy: Path) -> None:
    write_page(ksy, "two", "")
    assert [text.split(" has no fate")[0] for text in problems(ksy, "two")] == ["line 2 of DOC", "line 3 of DOC"]


def test_the_other_page_must_exist(ksy: Path) -> None:
    write_page(ksy, "two", "    accounted-for-by: three\n")
    assert problems(ksy, "two") == ["there is no page `three`; there are one, two"]


def test_the_other_page_must_account_for_the_same_text(ksy: Path) -> None:
    page = ksy / "one.review.yaml"
    page.write_text(page.read_text(encoding="utf-8").replace(SHA256, "6" * 64), encoding="utf-8")
    assert problems(ksy, "two") == ["the page `one` does not account for the lines of document.txt"]


def test_two_pages_cannot_leave_the_lines_to_each_other(ksy: Path) -> None:
    write_page(ksy, "one", "    accounted-for-by: two\n")
    assert problems(ksy, "two") == ["the page `one` does not account for the lines of document.txt"]


def test_a_cited_line_is_quoted_nevertheless(ksy: Path) -> None:
    page = ksy / "two.review.yaml"
    page.write_text(page.read_text(encoding="utf-8").replace('{1: "one: 2 bytes"}', "{}"), encoding="utf-8")
    assert [text for text in problems(ksy, "two") if "line 1 of DOC is not among the lines" in text]
