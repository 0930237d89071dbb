"""Rules in words: expressions as the traced parser writes them, read by people who read none."""

from __future__ import annotations

import pytest

from ksyspark.reference.wording import in_words


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("_ != Mqtt.Kind.reserved", "flag is not reserved"),
        ("((_ != Kind.a) or ( ((self.b) and (not (self.c))) ))", "flag is not a or (b is true and c is false)"),
        ("self._root.level >= 4", "level is at least 4"),
        ("self._parent.num < 9", "num is below 9"),
        ("len(_) == 0", "flag is empty"),
        ("len(self.items) <= 3", "the length of items is at most 3"),
        ("int(_) & 3 != 3", "flag & 3 is not 3"),
        ('_ == (3 if self.name == u"MQIsdp" else 4)', 'flag is 3 (if name is "MQIsdp") or 4 (if not)'),
        (r'_ == b"\x4d\x44"', "flag is 4d44"),
        ("self._io.is_eof()", "the data ends there"),
        ("not (self._io.is_eof())", "not: the data ends there"),
        ("self.items[i] > self.head.size", "item the number of the item of items is above head.size"),
        ("(self.a + 2) * 3 == 9", "(a + 2) * 3 is 9"),
        ("not ((_ == 1) or (_ == 2))", "not (flag is 1 or flag is 2)"),
        ("True", "always"),
        ("no expression at all", "no expression at all"),
    ],
)
def test_words(rule, words):
    assert in_words(rule, "flag") == words
