"""Words held against the rules that they were written for."""

import pytest

from ksyspark_review.model import Citation, Item, QuotedLine, Row, Sentence, Text
from ksyspark_review.questions.wording import long_numbers, out_of_order, slips


def text(words: str) -> Text:
    return Text(words, words, words)


def item(id_: str, rule: str = "", line: int = 1) -> Item:
    sentences, citations = (Sentence("valid", text(rule)),), (Citation("D", line),)
    return Item(id_, "field", id_, sentences, "", citations, (), 1, None, "", "")


@pytest.mark.parametrize(
    ("words", "rule", "is_told"),
    [
        ("up to 999,999,999", "at most 99\u202f999\u202f999", True),
        ("16 384 and more", "at least 16\u202f834", True),
        ("32768", "32\u202f769", True),
        ("32768", "32\u202f768", False),
        ("900", "at most 45\u202f000", False),
        ("from 120", "120, 121 or 122", False),
        ("up to 9", "at most 8", False),
    ],
)
def test_a_slip_of_a_number_is_told(words, rule, is_told):
    told = [*slips([words], [], [item("a.b", rule)])]
    assert len(told) == is_told
    assert all("`a.b`" in sentence and "expected the same" in sentence for sentence in told)


def test_both_numbers_in_the_words_are_no_slip():
    assert not [*slips(["32768"], ["the line says 32769"], [item("a.b", "32\u202f769")])]


def test_long_numbers_are_those_that_nothing_shown_has():
    assert long_numbers(["Text in IBM037, 8 bytes, at most 1\u202f000."], ["8 bytes, 1 000"]) == {"037"}


def row(line: int) -> Row:
    return Row((QuotedLine("D", line, f"line {line}", "en", ()),), text(f"row {line}"))


def test_fields_that_stand_otherwise_than_their_lines_are_told():
    rows, first, second = [row(1), row(2)], item("a.first", line=1), item("a.second", line=2)
    assert not [*out_of_order(rows, [first, second])]
    (sentence,) = out_of_order(rows, [second, first])
    assert sentence.startswith("quotes `a.first` before `a.second`")
    assert not [*out_of_order(rows, [item("b.second", line=2), first])]
    assert not [*out_of_order([row(2), row(1)], [first, second])]
