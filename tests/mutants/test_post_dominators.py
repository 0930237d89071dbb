"""Where the ways of a graph meet again."""

from __future__ import annotations

from post_dominators import post_dominators


def test_two_ways_meet() -> None:
    assert post_dominators([[1, 2], [3], [3], []]) == [3, 3, 3, 4]


def test_one_of_two_ways_ends() -> None:
    assert post_dominators([[1, 2], [], [3], []]) == [4, 4, 3, 4]


def test_a_way_that_comes_back() -> None:
    assert post_dominators([[1], [2, 3], [1], []]) == [1, 3, 1, 4]


def test_a_way_that_never_ends_leads_to_the_end() -> None:
    assert post_dominators([[0], []]) == [2, 2]
