"""What is wrong when a text of the small page is replaced."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tide_page import SmallPage, small_page

__all__ = ["small_page"]

Changed = Callable[[str, str], list[str]]


@pytest.fixture
def in_review(small_page: SmallPage) -> Changed:
    """Return what is wrong when a text of the review file is replaced."""

    def changed(old: str, new: str) -> list[str]:
        small_page.change(small_page.review, old, new)
        return small_page.problems()

    return changed


@pytest.fixture
def in_specification(small_page: SmallPage) -> Changed:
    """Return what is wrong when a text of the specification is replaced."""

    def changed(old: str, new: str) -> list[str]:
        small_page.change(small_page.specification, old, new)
        return small_page.problems()

    return changed
