"""framing=stream: behind a broken message a stream is taken up again by the mark that all messages have."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pytest

from ksyspark.decoder import DecodeOptions
from ksyspark.decoding import make_decoder
from ksyspark.format import Format
from ksyspark.formats import find_format
from ksyspark.io.files import Window
from ksyspark.io.framing.cut import limited
from ksyspark.io.framing.stream import SelfDelimiting

MAGIC = bytes.fromhex("9955eeaa")
LAST = bytes.fromhex("00000015 9955eeaa 064c535400 0001 0b04 00000007")
TOO_SMALL = b"\0\0\0\7" + LAST[4:]
JUNK = bytes(range(1, 60))


@pytest.fixture(scope="module")
def rendezvous() -> Format:
    return find_format("tibrv_msg")


def refused(fmt: Format, messages: list[bytes]) -> dict[int, str]:
    failures = make_decoder(fmt, DecodeOptions()).decode(pa.array(messages, pa.binary()), {}).failures
    return {row: failure.field for row, failure in failures.items()}


@pytest.mark.parametrize(
    ("broken", "field"),
    [(TOO_SMALL, "len_message"), (TOO_SMALL * 20, "len_message"), (JUNK, "magic"), (b"\0" * 40, "len_message")],
)
def test_the_next_message_is_found_by_its_mark(cut, rendezvous, broken, field) -> None:
    found = cut(SelfDelimiting(rendezvous, {}), LAST * 2 + broken + LAST * 3)
    assert b"".join(found.messages) == LAST * 2 + broken + LAST * 3
    assert found.messages[:2] == [LAST] * 2
    assert found.messages[-3:] == [LAST] * 3
    assert found.lost is None
    told = refused(rendezvous, found.messages)
    assert set(told) == set(range(2, len(found.messages) - 3))
    assert told[2] == field


def test_where_no_mark_follows_the_rest_is_lost(cut, rendezvous) -> None:
    found = cut(SelfDelimiting(rendezvous, {}), LAST + b"\0\0\0\7" + JUNK)
    assert (found.messages, found.consumed) == ([LAST], len(LAST))
    assert found.lost.startswith("message shorter than its own header")


def test_a_mark_too_near_to_the_start_is_none(cut, rendezvous) -> None:
    """The mark of a message stands four bytes behind its start: one before that belongs to none."""
    found = cut(SelfDelimiting(rendezvous, {}), b"\0\0" + MAGIC + LAST)
    assert found.messages == [b"\0\0" + MAGIC, LAST]


@pytest.mark.parametrize("size", [1, 3, 7, 16, 21, 64])
def test_how_far_a_window_reaches_does_not_matter(rendezvous, size) -> None:
    data = LAST + TOO_SMALL * 3 + LAST * 2 + JUNK + LAST + b"\0" * 9
    framing, found, start, end = SelfDelimiting(rendezvous, {}), [], 0, size
    while start < len(data):
        window = Window(np.frombuffer(data[start:end], np.uint8), start)
        spans = limited(framing, window, end >= len(data), 1 << 20)
        found += [
            data[start + at : start + at + length] for at, length in zip(spans.starts, spans.lengths, strict=True)
        ]
        if end >= len(data):
            break
        start, end = start + spans.consumed, end + size
    window = Window(np.frombuffer(data, np.uint8), 0)
    whole = limited(SelfDelimiting(rendezvous, {}), window, True, 1 << 20)
    assert found == [data[at : at + length] for at, length in zip(whole.starts, whole.lengths, strict=True)]


def test_bytes_are_found_across_looks(monkeypatch) -> None:
    monkeypatch.setattr("ksyspark.io.files.windows._LOOK", 4)
    window = Window(np.frombuffer(b"....ab..abc.abc", np.uint8), 0)
    assert (window.find(b"abc", 0), window.find(b"abc", 9), window.find(b"abc", 13)) == (8, 12, None)
