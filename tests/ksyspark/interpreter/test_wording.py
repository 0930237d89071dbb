"""Rules in words: expressions of specifications, for people who read none."""

from __future__ import annotations

import pytest

from ksyspark.interpreter.failures import in_words
from ksyspark.spec.expressions import nodes
from ksyspark.spec.expressions.parse import parse_expression


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("_ != kind::reserved", "flag is not reserved"),
        ("_ != kind::a or (b and not c)", "flag is not a or (b is true and c is false)"),
        ("_root.level >= 4", "level is at least 4"),
        ("_parent.num < 9", "num is below 9"),
        ("_parent._parent.num < 9", "num is below 9"),
        ("_.length == 0", "flag is empty"),
        ("items.size <= 3", "the length of items is at most 3"),
        ("_.to_i & 3 != 3", "flag & 3 is not 3"),
        ('_ == (name == "MQIsdp" ? 3 : 4)', 'flag is 3 (if name is "MQIsdp") or 4 (if not)'),
        ("_ == [0x4d, 0x44]", "flag is 4d44"),
        ("_io.eof", "the data ends there"),
        ("not _io.eof", "not: the data ends there"),
        ("_io.size == 0", "the length of the data is 0"),
        ("items[_index] > head.size", "item the number of the item of items is above head.size"),
        ("(a + 2) * 3 == 9", "(a + 2) * 3 is 9"),
        ("a / 2 == -1", "a // 2 is -1"),
        ("not (_ == 1 or _ == 2)", "not (flag is one of 1, 2)"),
        ("(a == 1) == (b == 2)", "(a is 1) is (b is 2)"),
        ("a.first == b.last", "the first item of a is the last item of b"),
        ('text.substring(0, 2) == "ab"', 'characters 0 to 2 of text is "ab"'),
        ("body.as<part>.kind == 1", "body.kind is 1"),
        ("_ == sizeof<u4>", "flag is the size of u4 in bytes"),
        ("true", "always"),
    ],
)
def test_words(rule: str, words: str) -> None:
    is_object = lambda tree: isinstance(tree, nodes.Name) and tree.id == "head"  # noqa: E731
    assert in_words(parse_expression(rule), "flag", is_object) == words
