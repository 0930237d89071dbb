"""Which values a rule accepts and another one refuses, and when that cannot be said in values."""

import pytest

from ksyspark.spec.expressions.parse import parse_expression
from ksyspark_review.diff.acceptance import runs_between
from ksyspark_review.meaning import meaning_of_tree

BYTE, INT = range(256), range(-(1 << 31), 1 << 31)


def rule(text):
    return {"expr": ["=", meaning_of_tree(parse_expression(text))]}


@pytest.mark.parametrize(
    ("accepting", "refusing", "numbers", "runs"),
    [
        ("_ <= 99", "_ <= 9", INT, ((10, 99),)),
        ("_ <= 9", "_ <= 99", INT, None),
        ("_ >= 5", "_ == 7", BYTE, ((5, 6), (8, 255))),
        ("free or (_ >= 0 and _ <= 99)", "free or (_ >= 1 and _ < 99)", INT, ((0, 0), (99, 99))),
        ("_ == 3 ? true : old", "_ == 4 ? true : old", BYTE, ((3, 3),)),
        ("_ % 128 == 0", "_ == 0", BYTE, ((128, 128),)),
        ("_ == 'a' or _ == 'b'", "_ == 'b' or _ == 'c'", None, (("a", "a"),)),
        ("_ == [1, 2]", "_ == [1, 3]", None, ((b"\x01\x02", b"\x01\x02"),)),
        # It depends on another field, on the number of the entry, on what is worked out, or on no value at all.
        ("_ <= total", "_ < total", INT, ()),
        ("_ < 128 or _index < 4", "_ < 128 or _index < 3", BYTE, ()),
        ("_ % 4 == 0", "_ % 8 == 0", INT, ()),
        ("_.length <= 1", "_.length == 0", None, ()),
        ("flag or other", "flag", BYTE, ()),
    ],
)
def test_values_that_one_rule_accepts_and_the_other_refuses(accepting, refusing, numbers, runs):
    assert runs_between(rule(accepting), rule(refusing), numbers) == runs


def test_bounds_lists_and_no_rule_are_compared_with_each_other():
    least = {"min": ["=", 1], "max": ["=", 9]}
    assert runs_between({"any-of": [1, 5, 12]}, least, BYTE) == ((12, 12),)
    assert runs_between(None, least, BYTE) == ((0, 0), (10, 255))
    assert runs_between(least, None, BYTE) is None
