from __future__ import annotations

import pytest
from review_page import Page, toy_review

from ksyspark_review.model import Review
from ksyspark_review.pages.site import page_html

WORDS = {"js": {"en": "x", "zh": "中", "pt": "y"}}


@pytest.fixture
def review() -> Review:
    return toy_review()


@pytest.fixture
def html(review: Review) -> str:
    return page_html(review, None, "void 0;", WORDS)


@pytest.fixture
def page(html: str) -> Page:
    return Page(html)
