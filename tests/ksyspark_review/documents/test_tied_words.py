"""Words that people wrote fit the rules they speak of, or the page is not built."""

import pytest

TRANSLATED = """\
    translations:
      4: {of: "OF", zh: 高度：两个字节, pt: "Altura: dois bytes"}
    marks:
      4: [two bytes]
"""
WORDED = """\
rules:
  - item: tide.height
    for: "FOR"
    says:
      - {en: At most nine metres., zh: 最高九米。, pt: No máximo nove metros.}
"""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("    type: s4\n", "    type: s2\n"),
        ("    1: {id: harbour,", "    2: {id: haven, -source: [D1:5]}\n    1: {id: harbour,"),
        ("    type: s4\n", "    type: s4\n    -default: 3\n"),
    ],
)
def test_a_decision_is_read_again_when_a_rule_of_it_changes(small_page, old, new):
    assert small_page.untied() == []
    small_page.change(small_page.specification, old, new)
    (sentence,) = small_page.untied()
    assert sentence.startswith("`DEC-1` was written for other rules")
    assert "Read it beside them, then put `for: " in sentence


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("    type: s4\n", "    doc: Level of the zero.\n    type: s4\n"),
        ("    valid: {max: 900}\n", "    valid: {max: 899}\n"),
        ("  - id: height\n    -source: [D1:4]\n", "  - -source: [D1:4]\n    id: height\n"),
    ],
)
def test_what_means_the_same_or_concerns_another_item_leaves_it(small_page, old, new):
    small_page.change(small_page.specification, old, new)
    assert small_page.untied() == []


def test_a_translation_is_of_the_line_as_it_is(small_page):
    small_page.change(small_page.review, "    fates: {heading: [1]", f"{TRANSLATED}    fates: {{heading: [1]")
    (sentence,) = small_page.problems()
    assert "the translation of line 4 of TIDE was made of another text: read it beside `Height: two bytes`" in sentence
    small_page.change(small_page.review, '"OF"', f'"{sentence.split(chr(34))[1]}"')
    assert small_page.problems() == []
    small_page.change(small_page.review, "[two bytes]", "[three bytes]")
    assert small_page.problems() == ["ksy/tide.review.yaml: line 4 of TIDE has no words `three bytes` to mark"]


def test_a_rule_in_words_is_of_the_sentences_as_they_are(small_page):
    small_page.review.write_text(small_page.review.read_text() + WORDED)
    (sentence,) = small_page.problems()
    assert "the rule of `tide.height` was written for other sentences than “Whole number, 2 bytes" in sentence
    small_page.change(small_page.review, '"FOR"', f'"{sentence.split(chr(34))[1]}"')
    assert small_page.problems() == []
    small_page.change(small_page.specification, "{max: 900}", "{max: 800}")
    assert len(small_page.problems()) == 1


def test_all_problems_of_a_page_are_told_at_once(small_page):
    small_page.change(small_page.specification, "    type: s4\n", "    type: s2\n")
    small_page.change(small_page.review, "fates: {heading: [1], behaviour: [6]}", "fates: {heading: [1]}")
    small_page.change(small_page.review, "height: 100,", "height: 101,")
    words = " ".join(small_page.untied())
    assert "line 6 of TIDE" in words
    assert "EX-1" in words
    assert "DEC-1" in words
