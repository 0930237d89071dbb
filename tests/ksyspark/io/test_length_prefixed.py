"""framing=length-prefixed."""

from __future__ import annotations

import numpy as np
import pytest

from ksyspark.io import framings
from ksyspark.io.framings import LengthPrefixed
from ksyspark.io.windows import Window
from ksyspark.options.read_options import FramingOptions


def framing(**options: object) -> LengthPrefixed:
    return LengthPrefixed(FramingOptions("length-prefixed", **options))  # type: ignore[arg-type]


@pytest.mark.parametrize("width", [1, 2, 4, 8])
@pytest.mark.parametrize("order", ["big", "little"])
@pytest.mark.parametrize("itself", [False, True])
def test_widths_orders_and_counting(cut, width: int, order: str, itself: bool) -> None:
    texts = [b"abc", b"", b"defgh"]
    data = b"".join((len(t) + width * itself).to_bytes(width, order) + t for t in texts)  # type: ignore[arg-type]
    messages = cut(framing(length_bytes=width, length_order=order, length_includes_itself=itself), data)
    assert messages.messages == texts
    assert messages.places[0] == (width, 3)
    assert messages.consumed == len(data)


def test_an_unfinished_message_waits(cut) -> None:
    messages = cut(framing(length_bytes=1), b"\x02ab\x03cd", is_last=False)
    assert (messages.messages, messages.consumed) == ([b"ab"], 3)


@pytest.mark.parametrize(
    ("rest", "place", "reason"),
    [
        (b"\x00", (4, 1), "end of data: needs 2 bytes, 1 left"),
        (b"\x00\x05xyz", (6, 3), "end of data: needs 5 bytes, 3 left"),
    ],
)
def test_what_breaks_off_at_the_end_is_a_reject(cut, rest: bytes, place: tuple[int, int], reason: str) -> None:
    messages = cut(framing(length_bytes=2), b"\x00\x02ab" + rest)
    assert messages.messages == [b"ab", None]
    assert messages.places[1] == place
    assert messages.failures[1].reason == reason


def test_a_length_that_is_more_than_signed_numbers_hold_loses_the_framing(cut) -> None:
    messages = cut(framing(length_bytes=8), b"\xff" * 8 + bytes(100))
    assert (messages.messages, messages.consumed) == ([], 0)
    assert messages.lost == f"the length in front of the message is {2**64 - 1}, more than maxMessageBytes allows"
    messages = cut(framing(length_bytes=8, length_includes_itself=True), b"\x80" + bytes(7))
    assert messages.lost == f"the length in front of the message is {2**63}, more than maxMessageBytes allows"


@pytest.mark.parametrize("cut_at", range(12))
def test_every_beginning_of_a_stream(cut, cut_at: int) -> None:
    """The messages that are whole, and nothing of the one that is not."""
    data = b"\0\0\0\x03abc\0\0\0\0"[:cut_at]
    messages = cut(framing(length_bytes=4), data, is_last=False)
    whole = 2 if cut_at == 11 else int(cut_at >= 7)
    assert messages.messages == [b"abc", b""][:whole]
    assert messages.consumed == [0, 7, 11][whole]


def test_an_impossible_length_loses_the_framing(cut) -> None:
    messages = cut(framing(length_bytes=4, max_message_bytes=1000), b"\0\0\0\x01a\0\0\x03\xe9" + bytes(2000))
    assert (messages.messages, messages.consumed) == ([b"a"], 5)
    assert messages.lost == "the length in front of the message is 1001, more than maxMessageBytes allows"
    messages = cut(framing(length_bytes=4, length_includes_itself=True), b"\0\0\0\x03")
    assert messages.lost == "the length in front of the message is 3, but it counts its own 4 bytes"


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize("rest", [b"", b"\x09", b"\x02a"])
def test_more_messages_than_are_looked_for_at_once(cut, monkeypatch, count: int, rest: bytes) -> None:
    options = {"length_bytes": 1, "max_message_bytes": 8}
    data = b"".join(bytes([length]) + b"x" * length for length in range(count)) + rest
    expected = cut(framing(**options), data)
    assert [message for message in expected.messages if message is not None] == [
        b"x" * length for length in range(count)
    ]
    for most in (1, 2, 3, 7):
        monkeypatch.setattr(framings, "_MESSAGES_AT_ONCE", most)
        assert cut(framing(**options), data) == expected


def test_the_buffer_of_lengths_is_bounded(monkeypatch) -> None:
    """A window of many bytes can be one message."""
    sizes: list[int] = []
    follow = framings._follow_lengths()

    def noted(*arguments):
        sizes.append(arguments[-1].size)
        return follow(*arguments)

    monkeypatch.setattr(framings, "_follow_lengths", lambda: noted)
    size = 1 << 20
    data = np.frombuffer(size.to_bytes(4) + bytes(size), np.uint8)
    assert framing(length_bytes=4).spans(Window(data, 0), True, {}).lengths.tolist() == [size]
    assert sizes == [1 << 16]
