from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from review_page import unpack

from ksyspark_review.pages.html import DIGITS, pack


@given(
    parts=st.lists(st.sampled_from(["field", "length of ", "~", "`", "` ", "长度", "\n", "abcabcabcabc"]), max_size=80)
)
def test_a_packed_text_is_read_again(parts: list[str]) -> None:
    text = "".join(parts)
    assert unpack(pack(text)) == text


def test_copies_may_be_long_and_far() -> None:
    far = "".join(f"{number:x}," for number in range(20_000))
    text = "the same words" + far + "the same words" + "-" * 5_000
    packed = pack(text)
    assert unpack(packed) == text
    assert "~" in packed


def test_what_repeats_gets_short() -> None:
    assert len(pack("which begins with the length of a name, " * 100)) < 400


def test_nothing_in_a_packed_text_can_end_its_element() -> None:
    assert not set(DIGITS) & set("<>&`~\\' ")


@pytest.mark.parametrize("text", ["a\r\nb", "\N{GRINNING FACE}"])
def test_what_a_browser_would_read_otherwise_is_refused(text: str) -> None:
    with pytest.raises(AssertionError, match="cannot be packed"):
        pack(text)
