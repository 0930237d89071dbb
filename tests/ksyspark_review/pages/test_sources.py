"""The optional page of documents that are known by address."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from review_page import MARKUP, Page, text

from ksyspark_review.model import Review, Sentence
from ksyspark_review.pages.site import page_html, sources_html, sources_of


def test_fields_and_codes_stand_under_their_document_and_section(review: Review) -> None:
    html = sources_html(review, text("A toy"))
    page = Page(html)
    assert not page.open
    assert [one.text for one in page.all("h2")] == ["A standard"]
    assert [" ".join(one.text.split()) for one in page.all("summary")] == ["chapter 2 · 1", "table 1 · 1"]
    numbers = [one.attributes["data-numbers"] for one in page.all("input")]
    assert numbers == ["4", "1"]
    assert MARKUP not in html
    assert not [one for one in page.all("a") if one.attributes["href"].startswith("javascript:")]


def with_rule(review: Review, id_: str, *sentences: Sentence) -> Review:
    """Return a review in which an item says something else."""
    versions = [
        replace(
            version,
            structures=tuple(
                replace(one, items=tuple(replace(i, sentences=sentences) if i.id == id_ else i for i in one.items))
                for one in version.structures
            ),
        )
        for version in review.specifications
    ]
    return replace(review, specifications=tuple(versions))


def test_numbers_are_compared_as_a_reader_types_them(review: Review) -> None:
    told = with_rule(review, "toy.rest", Sentence("valid", text("From −3 to 999\u202f999\u202f999.")))
    _, sections = sources_of(told)[0]
    assert [row.numbers for row in next(iter(sections.values()))] == ["-3 999999999"]


def test_a_condition_is_shown_without_a_number(review: Review) -> None:
    told = with_rule(review, "toy.rest", Sentence("if", text("Present only if “kind” is yes.")))
    page = Page(sources_html(told, text("A toy")))
    assert "Present only if “kind” is yes." in page.all("main")[0].text
    assert [one.attributes["data-numbers"] for one in page.all("input")] == ["1"]


def test_bits_that_change_places_have_other_numbers(review: Review) -> None:
    """Neighbours of one width say the same of themselves."""

    def numbers(first: int) -> Sequence[str]:
        (version,) = review.specifications
        (structure,) = version.structures
        items = tuple(replace(one, bits=(first, 1)) if one.id == "toy.rest" else one for one in structure.items)
        told = replace(version, structures=(replace(structure, items=items),))
        _, sections = sources_of(replace(review, specifications=(told,)))[0]
        return next(iter(sections.values()))[0].numbers.split()

    assert numbers(5) == ["4", "2"]
    assert numbers(4) == ["4", "3"]


def test_what_a_question_says_of_the_specification_is_left_out(review: Review) -> None:
    """A question may rest on more than it says, in the words that people wrote for it."""
    first, second = review.chapters
    asked = replace(first.questions[0], items=("toy.rest", "toy.kind.1"))
    said = replace(asked, generated=(("rest", text("4 bytes.")),), beyond=(("kind", text("1 ONE")),))
    told = [replace(review, chapters=(replace(first, questions=(one,)), second)) for one in (asked, said)]
    assert [len(sources_of(one)) for one in told] == [1, 0]


def test_the_page_leads_there_where_there_is_something(review: Review) -> None:
    def links(review: Review) -> list[str]:
        return [one.attributes["href"] for one in Page(page_html(review)).all("a")]

    assert "toy.sources.html" in links(review)
    documents = tuple(one for one in review.documents if one.id == "D")
    assert "toy.sources.html" not in links(replace(review, documents=documents))
