"""Where two values differ first."""

from __future__ import annotations

import math

import pytest

from ksyspark_codegen.checks.finding import Difference, difference_of


@pytest.mark.parametrize(
    ("one", "other", "path"),
    [
        ({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}, "a[1].b"),
        ({"a": [1]}, {"a": [1, 2]}, "a"),
        ({"a": None, "c": 1}, {"a": {"b": None}, "c": 2}, "a"),
        ({"a": 0.0}, {"a": math.nan}, "a"),
        (1, 2, ""),
        ({"a": 1}, {}, "a"),
        ({}, {"b": 1}, "b"),
    ],
)
def test_the_first_difference_is_told_by_its_path(one, other, path) -> None:
    found = difference_of(one, other)
    assert isinstance(found, Difference)
    assert found.path == path


def test_a_number_that_is_none_equals_itself() -> None:
    assert difference_of({"a": [math.nan]}, {"a": [math.nan]}) is None
