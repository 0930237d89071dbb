"""Counting of what was noticed."""

from __future__ import annotations

from changes import Change
from tally import Tally
from trying import Verdict


def verdict(room, kind, noticed, *, is_reached=True, is_shown=True) -> Verdict:
    return Verdict(Change(room, kind, "7", "2 is 4", str, str), noticed, is_reached, is_shown)


def test_survivors_are_told_apart() -> None:
    tally = Tally()
    tally.add("demo", verdict("plans", "width", "a difference"))
    tally.add("demo", verdict("plans", "order", ""))
    tally.add("demo", verdict("traced", "order", "", is_reached=False, is_shown=False))
    tally.add("demo", verdict("traced", "sign", "", is_shown=False))
    assert tally.share == 1 / 3
    lines = tally.report(with_survivors=True).splitlines()
    assert lines[-4:] == [
        "3 not noticed: 1 were never seen to differ, 1 are where no message comes by, 1 are shown by some message",
        "missed demo: plans order at 7: 2 is 4",
        "same demo: traced sign at 7: 2 is 4",
        "unreached demo: traced order at 7: 2 is 4",
    ]
    assert tally.line("demo").split() == "demo 1/2 50.0 % 0/1 0.0 % 1/3 33.3 % 1 25.0 %".split()


def test_nothing_tried_is_all_noticed() -> None:
    assert Tally().share == 1
