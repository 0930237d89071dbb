from __future__ import annotations

import json
from typing import Any

from ksyspark_codegen.review.model import Review
from ksyspark_codegen.review.page.index import index_html


def test_the_index_leads_to_each_page_and_explains_words(
    review: Review, markup: Any, read_page: Any, unpacked: Any
) -> None:
    html = index_html([review])
    page = read_page(html)
    assert not page.open
    assert [one.attributes["href"] for one in page.all("a")] == ["#main", "toy.html"]
    assert [one.text for one in page.all("dt")] == ["byte"]
    assert markup not in html
    english = json.loads(dict(unpacked(html))["texts-en"])
    assert all(english[one.attributes["data-t"]] == one.text for one in page.all() if "data-t" in one.attributes)
