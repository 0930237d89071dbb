"""Mistakes of a review file are told with their places, all together."""

from __future__ import annotations

from typing import Protocol

import pytest


class Changed(Protocol):
    def __call__(self, old: str, new: str) -> list[str]: ...


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("title: {en: Tide, zh: 潮, pt: Maré}", "title: {en: Tide, zh: 潮}", "`title` of the page is missing in pt"),
        ("roles: [protocol owner, independent reader]", "roles: []", "expected `roles`, those who have to sign"),
        ("kind: silent", "kind: silence", "`kind` of the decision `DEC-1` cannot be `silence`; did you mean `silent`?"),
        ("status: decided", "status: done", "`status` of the decision `DEC-1` cannot be `done`"),
        (
            "    because: {en",
            "    becuase: {en",
            "`becuase` has no meaning in the decision `DEC-1`; did you mean `because`?",
        ),
        ("blank: [2]", 'blank: ["2-x"]', "expected a line or a range of lines for `blank`, such as `95-97`"),
        ("blank: [2]", 'blank: ["3-2"]', "the range `3-2` runs backwards, or is too long"),
        ("behaviour: [6]", "behaviour: [1, 6]", "line 1 is listed as heading already"),
        ("behaviour: [6]", "rule: [6]", "`rule` has no meaning in `fates`"),
        ('hex: "01 0064"', 'hex: "01 006"', "expected hexadecimal digits, two for each byte"),
        ("expression: 1 + 2", "expresion: 1 + 2", "expected one of `expression`, `example` and `hex`"),
        ("id: EX-1", "id: ''", "expected `id` in an entry of `examples`"),
        ("lang: en\n    file: tide.txt", "lang: en", "expected either `file` or `url` of the document `TIDE`"),
        ("total-lines: 6", "total-lines: many", "the document `TIDE` needs `total-lines`"),
    ],
)
def test_a_mistake_is_told(in_review: Changed, old: str, new: str, sentence: str) -> None:
    assert any(sentence in one for one in in_review(old, new))


def test_an_id_is_used_once(in_review: Changed) -> None:
    again = "  - {id: ALMANAC, title: x, lang: en, url: 'https://x.example'}\ndecisions:"
    assert any("the id `ALMANAC` is already used on line" in one for one in in_review("decisions:", again))
