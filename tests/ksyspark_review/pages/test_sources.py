"""The optional page of documents that are known by address."""

from __future__ import annotations

from dataclasses import replace

from review_page import MARKUP, Page, text

from ksyspark_review.model import Review
from ksyspark_review.pages.build import PageScript, page_html
from ksyspark_review.pages.sources import sources_html, sources_of


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


def test_what_a_question_asks_about_is_left_out(review: Review) -> None:
    first, second = review.chapters
    asked = replace(first.questions[0], items=("toy.rest", "toy.kind.1"))
    assert sources_of(replace(review, chapters=(replace(first, questions=(asked,)), second))) == ()


def test_the_page_leads_there_where_there_is_something(review: Review) -> None:
    def links(review: Review) -> list[str]:
        return [one.attributes["href"] for one in Page(page_html(review, None, PageScript())).all("a")]

    assert "toy.sources.html" in links(review)
    documents = tuple(one for one in review.documents if one.id == "D")
    assert "toy.sources.html" not in links(replace(review, documents=documents))
