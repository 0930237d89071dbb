from __future__ import annotations

from dataclasses import replace

from review_page import MARKUP, Page

from ksyspark_review.model import Review
from ksyspark_review.pages.site import index_html


def test_the_index_leads_to_each_page_and_explains_words(review: Review) -> None:
    html = index_html([review])
    page = Page(html)
    assert not page.open
    assert [one.attributes["href"] for one in page.all("a")] == ["#main", "toy.html"]
    assert [one.text for one in page.all("dt")] == ["byte"]
    assert MARKUP not in html


def test_each_page_tells_its_questions_and_minutes(review: Review) -> None:
    page = Page(index_html([review, replace(review, id="bare", chapters=())]))
    amounts = [one.text for one in page.all("p") if one.is_a("amount")]
    assert amounts == ["10 questions · about 10 minutes", "to look at, without questions"]


def test_the_index_names_what_has_no_page(review: Review) -> None:
    page = Page(index_html([review], ["<b>A standard</b>", "Another"]))
    assert [one.text for one in page.all("p") if one.is_a("about")] == ["<b>A standard</b> · Another"]
