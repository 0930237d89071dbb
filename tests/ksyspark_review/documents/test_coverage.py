"""What a page leaves out is a problem that names file, line and field."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import pytest

from ksyspark.spec.problems import SpecError
from ksyspark_review.documents.page import trace_page


class SmallPage(Protocol):
    ksy: Path
    review: Path

    def problems(self) -> list[str]: ...


class Changed(Protocol):
    def __call__(self, old: str, new: str) -> list[str]: ...


def test_a_page_that_leaves_nothing_out_has_no_problem(small_page: SmallPage) -> None:
    assert small_page.problems() == []


def test_fates_follow_from_what_cites_a_line(small_page: SmallPage) -> None:
    traced = trace_page(small_page.ksy, small_page.review)
    assert traced.coverage.cited == {("TIDE", 3): "field", ("TIDE", 4): "field", ("TIDE", 5): "field"}


def test_a_field_without_source_is_named(in_specification: Changed) -> None:
    found = in_specification("    -source: [D1:3]\n", "")
    assert found == [
        "ksy/tide.ksy: the field `tide.station` has no source: expected a line or document, as `-source: [D1:1]`"
    ]


def test_a_code_without_source_may_be_decided(in_specification: Changed) -> None:
    found = in_specification(", -source: [D1:5]", "")
    assert len(found) == 2
    assert all("line 5 of TIDE" in one for one in found)  # The code has a decision; its line has nothing.


def test_a_code_without_source_and_decision_is_named(small_page: SmallPage, in_specification: Changed) -> None:
    small_page.review.write_text(small_page.review.read_text().replace(', "tide.station.*"', ""))
    assert any("the code `tide.station.1` has no source" in one for one in in_specification(", -source: [D1:5]", ""))


def test_an_assumed_parameter_needs_a_decision(in_review: Changed) -> None:
    found = in_review("tide.zero, ", "")
    assert any("the parameter `tide.zero` is assumed, but no decision says why" in one for one in found)


def test_what_is_stated_cites_a_line(in_specification: Changed) -> None:
    found = in_specification("-source: [D1:3]", "-source: [D2]")
    assert any("`tide.station` is said to be stated, but cites no line" in one for one in found)


def test_an_address_needs_a_place_in_the_document(in_specification: Changed) -> None:
    found = in_specification("    doc-ref: Almanac, page 7\n", "")
    assert found == [
        "ksy/tide.ksy: the field `tide.level` cites a document without lines: expected the place in it as `doc-ref`"
    ]


def test_an_unknown_status_is_named(in_specification: Changed) -> None:
    found = in_specification("-status: derived", "-status: guessed")
    assert found == [
        "ksy/tide.ksy: the field `tide.level` needs `-status`: one of stated, derived, assumed, found `guessed`"
    ]


def test_a_cited_line_that_is_not_quoted_is_named_with_its_field(in_review: Changed) -> None:
    found = in_review('      3: "Station: one byte"\n', "")
    assert any("the field `tide.station` cites `D1:3`: line 3 of TIDE is not among the lines" in one for one in found)
    assert any("line 3 of TIDE has no fate" in one for one in found)


def test_a_line_without_fate_is_named(in_review: Changed) -> None:
    found = in_review("behaviour: [6]", "behaviour: []")
    without = "nothing cites it, and it is not listed as blank, heading or behaviour"
    assert found == [f"ksy/tide.review.yaml: line 6 of TIDE has no fate: {without}"]


def test_a_line_has_one_fate_only(in_review: Changed) -> None:
    found = in_review("heading: [1]", "heading: [1, 3]")
    twice = "has two fates: something cites it, and it is listed as heading"
    assert found == [f"ksy/tide.review.yaml: line 3 of TIDE (`Station: one byte`) {twice}"]


def test_a_quoted_line_that_nothing_cites_is_named(in_review: Changed) -> None:
    found = in_review('      3: "Station', '      1: "A tide table"\n      3: "Station')
    assert found == [
        "ksy/tide.review.yaml: line 1 of TIDE (`A tide table`) is quoted, but no field, code or decision cites it"
    ]


def test_lines_behind_the_end_are_named(in_review: Changed) -> None:
    assert any("line 9 is behind the end of TIDE" in one for one in in_review("heading: [1]", "heading: [1, 9]"))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("items: [tide.zero", "items: [tide.zeor", "`DEC-1` decides `tide.zeor`; did you mean `tide.zero`?"),
        ("citations: [TIDE:4]\n    document", "citations: [TIDES:4]\n    document", "there is no document `TIDES`"),
        (
            "specifications: [tide]",
            "specifications: [tides]",
            "there is no specification `tides`; did you mean `tide`?",
        ),
        ("sha256: ", "sha256: f", "expected 64 hexadecimal digits for `sha256` of the document `TIDE`"),
        ("file: tide.txt", "file: other.txt", "the page has no document `tide.txt`"),
        ('url: "https', 'url: "http', "the page has no document `https://almanac.example` (The almanac)"),
    ],
)
def test_what_does_not_exist_is_named(in_review: Changed, old: str, new: str, sentence: str) -> None:
    assert any(sentence in one for one in in_review(old, new))


def test_an_unknown_document_of_a_source_is_named(in_specification: Changed) -> None:
    found = in_specification("-source: [D1:4]", "-source: [D3:4]")
    assert any("the field `tide.height` cites `D3:4`: there is no document `D3`" in one for one in found)


def test_a_document_without_lines_has_none(in_specification: Changed) -> None:
    found = in_specification("-source: [D2]", "-source: [D2:7]")
    assert any("known by its address alone and has no line 7" in one for one in found)


def test_another_fingerprint_is_named(in_specification: Changed, small_page: SmallPage) -> None:
    found = in_specification("sha256: ", "sha256: 0")
    assert found == ["ksy/tide.ksy: `D1` has another `sha256` than the document `TIDE` of the page"]


def test_an_unknown_decision_of_a_field_is_named(in_specification: Changed) -> None:
    found = in_specification("    -source: [D1:3]\n", "    -source: [D1:3]\n    -decision: DEC-9\n")
    assert found == ["ksy/tide.ksy: the field `tide.station` names the decision `DEC-9`; did you mean `DEC-1`?"]


def test_all_problems_come_together_with_their_places(small_page: SmallPage, in_specification: Changed) -> None:
    in_specification("    -source: [D1:3]\n", "")
    in_specification("    -source: [D1:4]\n", "")
    with pytest.raises(SpecError) as raised:
        trace_page(small_page.ksy, small_page.review)
    named = {problem.line: problem.sentence for problem in raised.value.problems}
    assert len(named) >= 2
    assert all(problem.line and problem.path for problem in raised.value.problems)
