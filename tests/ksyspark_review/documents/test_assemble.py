"""A review holds specification, document and decisions together."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import pytest

from ksyspark.spec.problems import SpecError
from ksyspark_review.documents.assemble import assemble, assemble_own
from ksyspark_review.documents.full_text import read_text
from ksyspark_review.model import Citation, Review


class SmallPage(Protocol):
    ksy: Path
    review: Path
    specification: Path
    document: Path

    def change(self, path: Path, old: str, new: str) -> None: ...


@pytest.fixture
def review(small_page: SmallPage) -> Review:
    return assemble(small_page.ksy, small_page.review)


def test_documents_have_their_lines_with_fates_and_only_cited_texts(review: Review) -> None:
    tide, almanac = review.documents
    assert tide.lines is not None
    assert {number: (line.fate, line.text) for number, line in tide.lines.items()} == {
        1: ("heading", None),
        3: ("field", "Station: one byte"),
        4: ("field", "Height: two bytes"),
        5: ("field", "1 means harbour"),
        6: ("behaviour", None),
    }
    assert (almanac.lines, almanac.url) == (None, "https://almanac.example")


def test_items_name_lines_sections_and_decisions(review: Review) -> None:
    items = {item.id: item for item in review.specifications[0].structures[0].items}
    assert items["tide.height"].citations == (Citation("TIDE", 4),)
    assert items["tide.level"].citations == (Citation("ALMANAC", 0, "Almanac, page 7"),)
    assert items["tide.zero"].decisions == ("DEC-1",)
    assert review.specifications[0].version == "1.2.0"
    assert review.code_lists[0].codes[0].citations == (Citation("TIDE", 5),)


def test_a_decision_names_its_items_and_the_codes_of_its_lists(review: Review) -> None:
    assert [decision.items for decision in review.decisions] == [("tide.zero", "tide.station.1")]


def test_another_reason_voids_the_decision_and_nothing_else(small_page: SmallPage, review: Review) -> None:
    small_page.change(small_page.review, "en: It is usual", "en: It is the rule")
    changed = assemble(small_page.ksy, small_page.review)
    other = {one.id for one, before in zip(changed.questions, review.questions, strict=True) if one != before}
    assert other == {"DEC-1"}
    assert changed.specifications == review.specifications
    assert changed.fingerprint == review.fingerprint


def test_examples_of_the_document_are_messages(review: Review) -> None:
    (example,) = review.examples
    assert (example.origin, example.message, dict(example.parameters)) == ("document", b"\1\0\x64", {"zero": "90"})


def test_twice_is_the_same(small_page: SmallPage, review: Review) -> None:
    assert assemble(small_page.ksy, small_page.review) == review


def test_a_specification_without_review_file_has_its_sentences(small_page: SmallPage) -> None:
    own = assemble_own(small_page.specification)
    assert [document.lines for document in own.documents] == [None, None]
    height = next(item for item in own.specifications[0].structures[0].items if item.id == "tide.height")
    assert height.sentences
    assert height.citations == (Citation("D1", 0, "4"),)


def test_with_a_document_it_has_the_cited_lines(small_page: SmallPage) -> None:
    own = assemble_own(small_page.specification, read_text(small_page.document))
    document = own.documents[0]
    assert document.lines is not None
    assert {number: line.text for number, line in document.lines.items()} == {
        3: "Station: one byte",
        4: "Height: two bytes",
        5: "1 means harbour",
    }
    assert document.total_lines == 6


def test_sources_in_another_form_are_left_out(small_page: SmallPage) -> None:
    small_page.change(small_page.specification, "-source: [D1:3]", "-source: somewhere in a book")
    small_page.change(small_page.specification, "-source: [D1:4]", "-source: {book: 1}\n    -decision: D9")
    own = assemble_own(small_page.specification)
    items = {item.id: item for item in own.specifications[0].structures[0].items}
    assert items["tide.station"].citations == items["tide.height"].citations == ()
    assert items["tide.height"].decisions == ()


def test_a_text_that_no_source_names_is_refused(small_page: SmallPage, tmp_path: Path) -> None:
    plain = tmp_path / "plain.ksy"
    sources = "[{id: D1, title: A, file: a.txt}, {id: D2, title: B, file: b.txt}]"
    plain.write_text(f"meta: {{id: plain, -source: {sources}}}\nseq: [{{id: a, type: u1}}]\n", encoding="utf-8")
    with pytest.raises(SpecError, match=r"names no document of the file tide\.txt: there are a\.txt, b\.txt"):
        assemble_own(plain, read_text(small_page.document))


def test_a_specification_that_names_no_document_is_read_beside_the_text(small_page: SmallPage, tmp_path: Path) -> None:
    plain = tmp_path / "plain.ksy"
    plain.write_text("meta: {id: plain}\nseq: [{id: a, type: u1}]\n", encoding="utf-8")
    assert assemble_own(plain).documents == ()
    (document,) = assemble_own(plain, read_text(small_page.document)).documents
    assert (document.id, document.title, document.total_lines) == ("D1", "tide.txt", 6)
