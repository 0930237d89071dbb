"""Judging in child processes: what never ends or breaks its process is noticed, the others are judged all the same."""

from __future__ import annotations

import os
import signal

from children import judged


def judge(change: str) -> str:
    match change:
        case "endless":
            while True:
                pass
        case "broken":
            os.kill(os.getpid(), signal.SIGSEGV)
        case "raises":
            raise ValueError("no")
    return change


def test_each_change_gets_its_verdict() -> None:
    changes = ["a", "endless", "", "broken", "raises", "broken", "b"]
    found = dict(enumerate(noticed for _, noticed in judged(changes, judge, 0.3)))
    assert [found[number] for number in range(7)] == [
        "a", "does not end", "", "breaks the process", "raises ValueError: no", "breaks the process", "b",
    ]  # fmt: skip


def test_nothing_to_judge() -> None:
    assert list(judged([], judge, 0.3)) == []
