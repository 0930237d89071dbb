"""Counting of what was noticed."""

from __future__ import annotations

from changes import Change
from tally import Tally
from trying import Verdict


def verdict(room, kind, noticed, *, is_reached=True) -> Verdict:
    return Verdict(Change(room, kind, "7", "2 is 4", str, str), noticed, is_reached)


def test_survivors_are_told_apart() -> None:
    tally = Tally()
    tally.add("demo", verdict("plans", "width", "a difference"))
    tally.add("demo", verdict("plans", "order", ""))
    tally.add("demo", verdict("traced", "order", "", is_reached=False))
    assert tally.share == 1 / 3
    lines = tally.report(with_survivors=True).splitlines()
    assert lines[-3:] == [
        "2 not noticed, 1 of them where no message comes by",
        "demo: plans order at 7: 2 is 4",
        "unreached demo: traced order at 7: 2 is 4",
    ]
    assert tally.line("demo").split() == "demo 1/2 50.0 % 0/1 0.0 % 1/3 33.3 %".split()


def test_nothing_tried_is_all_noticed() -> None:
    assert Tally().share == 1
