from __future__ import annotations

import json
from typing import Any

from ksyspark_review.model import Review
from ksyspark_review.pages.site import index_html


def test_the_index_leads_to_each_page_and_explains_words(review: Review, markup: Any, read_page: Any) -> None:
    html = index_html([review])
    page = read_page(html)
    assert not page.open
    assert [one.attributes["href"] for one in page.all("a")] == ["#main", "toy.html"]
    assert [one.text for one in page.all("dt")] == ["byte"]
    assert markup not in html


def test_the_index_names_what_has_no_page(review: Review, read_page: Any) -> None:
    page = read_page(index_html([review], ["<b>A standard</b>", "Another"]))
    assert [one.text for one in page.all("span", **{"class": "amount"})][-2:] == ["<b>A standard</b>", "Another"]


def test_texts_of_the_index_stand_in_its_data(review: Review, read_page: Any, unpacked: Any) -> None:
    html = index_html([review])
    page = read_page(html)
    english = json.loads(dict(unpacked(html))["texts-en"])
    assert all(english[one.attributes["data-t"]] == one.text for one in page.all() if "data-t" in one.attributes)
