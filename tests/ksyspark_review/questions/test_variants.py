"""Mutants of a rule: what they say differs from the rule in one thing."""

import pytest

from ksyspark_review.questions.facts import fields_of, mutant_sentences, variants_of


@pytest.fixture
def field(typer_of_seq):
    return lambda attribute: fields_of(typer_of_seq(attribute), ["t"])["t.x"]


@pytest.mark.parametrize(
    ("attribute", "about", "right", "wrong"),
    [
        ("type: u4", "width", "Whole number, 4 bytes, never negative.", ["2 bytes", "8 bytes"]),
        ("size: 8", "width", "8 bytes,", ["7 bytes", "9 bytes"]),
        ("type: u1, valid: 72", "fixed", "Must be 72; anything else is refused.", ["73", "71"]),
        ("contents: [1, 2]", "fixed", "Always the bytes 01 02; anything else is refused.", ["00 02", "01 03"]),
        ("type: u4, valid: {max: 999}", "range", "Must be at most 999; anything more is refused.", ["99;", "9999;"]),
        ("type: s4, valid: {min: -3}", "range", "Must be at least −3; anything less is refused.", ["−2;", "−4;"]),
        (
            "type: u1, if: a == 1 and b == 2",
            "condition",
            "Present only if “a” is 1 and “b” is 2;",
            ["“a” is 1 or “b” is 2;"],
        ),
        ("type: u1, repeat: expr, repeat-expr: 3", "count", "Repeated 3 times.", ["4 times", "2 times"]),
        ("type: str, size: 4, encoding: IBM037", "character set", "Text in IBM037, 4 bytes.", ["IBM273", "IBM500"]),
    ],
)
def test_variants_say_another_thing(field, attribute, about, right, wrong):
    variants = variants_of(field(attribute))
    assert variants.about == about
    assert variants.right.en.startswith(right)
    for words in wrong:
        assert [text for text in variants.wrong if words in text.en], [text.en for text in variants.wrong]
    for language in ("en", "zh", "pt"):
        texts = [text.of(language) for text in (variants.right, *variants.wrong)]
        assert len(set(texts)) == len(texts)


def test_the_weightiest_thing_is_asked_first(field):
    assert variants_of(field("type: u4, valid: 72, if: a == 1")).about == "fixed"
    assert variants_of(field("type: u4, if: a == 1")).about == "condition"
    assert variants_of(field("size-eos: true")) is None


@pytest.mark.parametrize("rule", ["type: u4", "type: u4, valid: 72"])
def test_options_tell_nothing_by_their_place(field, rule):
    variants = variants_of(field(rule))
    places = {variants.options(f"question {number}")[1] for number in range(20)}
    assert places == {"0", "1", "2"}


def test_a_planted_rule_is_the_whole_rule_with_one_thing_wrong(field):
    kind, wrong, right = mutant_sentences(field("type: u4, valid: 72"))
    assert (kind, right.en) == ("fixed", "Must be 72; anything else is refused.")
    assert wrong.en == "Whole number, 4 bytes, never negative. Must be 71; anything else is refused."
