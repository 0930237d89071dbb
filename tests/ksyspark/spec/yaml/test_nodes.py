"""Places of characters inside the texts of values."""

from __future__ import annotations

import pytest

from ksyspark.spec.load_yaml import load_tree
from ksyspark.spec.yaml import ScalarNode


def place_of(text: str, mark: str) -> tuple[int, int]:
    node = load_tree(text, "x.ksy").get("a")
    assert isinstance(node, ScalarNode)
    place = node.at(node.text.index(mark))
    return place.line, place.column


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a: one + @two\n", (1, 10)),
        ("a: 'one + @two'\n", (1, 11)),
        ('a: "one + @two"\n', (1, 11)),
        ("a: one\n  + @two\n", (2, 5)),
        ("a: >-\n  one\n  + @two\n", (3, 5)),
        ("a: >-\n    one\n\n    @two\n", (4, 5)),
        ("a: |\n  one\n    + @two\n", (3, 7)),
        ("a: |2-\n  one @two\n", (2, 7)),
        ("b: 1\na:\n  one @two\n", (3, 7)),
        ("a: @two".replace("@", "'@") + "'\n", (1, 5)),
    ],
)
def test_positions_survive_folding_and_quotes(text: str, expected: tuple[int, int]) -> None:
    assert place_of(text, "@") == expected


def test_behind_escapes_the_place_is_that_of_the_whole() -> None:
    assert place_of('a: "\\u0041 @two"\n', "@") == (1, 4)
    assert place_of("a: 'it''s @two'\n", "@") == (1, 4)


def test_the_end_of_a_text_has_a_place() -> None:
    node = load_tree("a: one +\n", "x.ksy").get("a")
    assert isinstance(node, ScalarNode)
    assert (node.at(len(node.text)).line, node.at(len(node.text)).column) == (1, 9)
