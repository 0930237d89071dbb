from __future__ import annotations

import re
from dataclasses import replace

from ksyspark_review.model import Review
from ksyspark_review.pages.document_lines import accounted_elsewhere, bases, line_coverage, references_of
from ksyspark_review.pages.phrases import Phrases


def test_each_line_is_one_tick_of_its_fate(review: Review) -> None:
    (found,) = line_coverage(Phrases(), review, references_of(review))
    assert [(one.fate, one.lines, one.path.count("M")) for one in found.fates] == [
        ("field", 2, 2),
        ("rule", 1, 1),
        ("behaviour", 1, 1),
        ("heading", 1, 1),
    ]
    assert found.empty == 3
    ticks = [place for one in found.fates for place in re.findall(r"M(\d+) 0", one.path)]
    assert sorted(map(int, ticks)) == [11 * (number - 1) for number in (1, 3, 4, 5, 6)]


def test_a_line_that_should_define_something_and_is_cited_by_nothing_is_not_accounted_for(review: Review) -> None:
    (found,) = line_coverage(Phrases(), review, references_of(review))
    assert (found.unaccounted, found.look) == (1, "bad")
    lines = {number: line for number, line in (review.documents[0].lines or {}).items() if number != 6}
    whole = replace(review, documents=(replace(review.documents[0], lines=lines), *review.documents[1:]))
    (found,) = line_coverage(Phrases(), whole, references_of(whole))
    assert (found.unaccounted, found.look) == (0, "good")


def test_each_field_and_code_rests_on_its_strongest_evidence(review: Review) -> None:
    counted = {one.kind: one.count for one in bases(Phrases(), review)}
    assert counted == {"line": 5, "address": 1, "decision": 1, "none": 0}
    without = replace(review, decisions=())
    assert {one.kind: one.look for one in bases(Phrases(), without)}["none"] == "bad"


def test_a_document_that_another_page_accounts_for_is_not_counted_here(review: Review) -> None:
    first, *others = review.documents
    shared = replace(review, documents=(replace(first, accounted_for_by="other"), *others))
    assert line_coverage(Phrases(), shared, references_of(shared)) == ()
    (found,) = accounted_elsewhere(Phrases(), shared)
    assert (found.title, found.href) == (first.title, "other.html")
