"""No message is longer than maxMessageBytes, however far a window reaches."""

from __future__ import annotations

import pytest

from ksyspark.io.framing.jsonl import JsonLines
from ksyspark.io.framing.whole_file import WholeFile
from ksyspark.layout import Layout, Record

TOO_LONG = "the message has more than the 10 bytes that maxMessageBytes allows"
LINES = JsonLines(Layout("m", "", {"m": Record("m", "m:M", ())}), {})


def test_a_whole_file_is_one_message(cut) -> None:
    assert cut(WholeFile(), b"abc").messages == [b"abc"]
    assert cut(WholeFile(), b"").messages == [b""]
    assert cut(WholeFile(), b"abc", is_last=False).messages == []


@pytest.mark.parametrize("is_last", [True, False])
def test_too_long_a_message_loses_the_framing(cut, is_last: bool) -> None:
    assert cut(WholeFile(), bytes(30), is_last, most=10).lost == TOO_LONG
    found = cut(LINES, b"[]\n" + b"x" * 30 + b"\n[]\n", is_last, most=10)
    assert (found.lost, found.consumed, len(found.messages)) == (TOO_LONG, 2, 1)


def test_a_message_of_just_that_length_is_fine(cut) -> None:
    assert cut(WholeFile(), bytes(10), most=10).lost is None
