"""framing=stream: one bad message stays one; a stream out of step is resynchronised by its mark, or lost."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pytest

from ksyspark.formats import Format, find_format
from ksyspark.io.spans import limited
from ksyspark.io.stream import SUSPECT_BYTES, SUSPECTS_IN_A_ROW, SelfDelimiting, Suspects
from ksyspark.io.windows import Window

GOOD = b"\xc0\x00"
MAGIC = bytes.fromhex("9955eeaa")
LAST = bytes.fromhex("00000015 9955eeaa 064c535400 0001 0b04 00000007")
TOO_SMALL = b"\0\0\0\7" + LAST[4:]
JUNK = bytes(range(1, 60))


def spans(fmt: Format, data: bytes, size: int, most: int = 1 << 20) -> tuple[list[bytes], int | None]:
    """Cut with windows that grow by so many bytes; return the messages and where the framing was lost."""
    framing, messages, start, end = SelfDelimiting(fmt), [], 0, size
    while True:
        window = Window(np.frombuffer(data[start:end], np.uint8), start)
        spans_of_window = limited(framing, window, end >= len(data), {}, most)
        places = zip(spans_of_window.starts.tolist(), spans_of_window.lengths.tolist(), strict=True)
        messages += [window.slice(at, length) for at, length in places]
        if spans_of_window.lost is not None or end >= len(data):
            return messages, start + spans_of_window.consumed if spans_of_window.lost else None
        start, end = start + spans_of_window.consumed, end + size


def test_zeros_are_no_packets_of_mqtt(cut, mqtt: Format) -> None:
    messages = cut(SelfDelimiting(mqtt), GOOD * 3 + bytes(5000))
    assert messages.messages == [GOOD] * 3
    assert messages.consumed == 6
    assert messages.lost.startswith("reserved packet type")
    assert messages.lost.endswith(", and the next 7 messages begin wrong too")


@pytest.mark.parametrize("count", range(1, SUSPECTS_IN_A_ROW))
def test_fewer_bad_packets_are_packets(cut, mqtt: Format, count: int) -> None:
    data = GOOD + bytes(2 * count) + GOOD
    assert cut(SelfDelimiting(mqtt), data).messages == [GOOD, *[b"\0\0"] * count, GOOD]
    assert cut(SelfDelimiting(mqtt), data[:-2]).messages == [GOOD, *[b"\0\0"] * count]


def test_a_rule_that_needs_other_fields_is_no_sign(cut, mqtt: Format) -> None:
    """At level 4 a PINGREQ must not have DUP; a sender may always break that."""
    data = b"\xc8\x00" * 50
    assert cut(SelfDelimiting(mqtt), data, params={"level": 4}).messages == [b"\xc8\x00"] * 50


def test_the_level_of_the_connection_counts(cut, mqtt: Format) -> None:
    assert cut(SelfDelimiting(mqtt), b"\xf0\x00" * 9, params={"level": 5}).lost is None
    assert cut(SelfDelimiting(mqtt), b"\xf0\x00" * 9, params={"level": 4}).lost.startswith("reserved packet type")


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 8, 13, 16, 17, 25])
@pytest.mark.parametrize("bad", [1, 7, 8, 12])
def test_how_far_a_window_reaches_does_not_matter(mqtt: Format, size: int, bad: int) -> None:
    data = GOOD + b"\x30\x05\x00\x01txy" + bytes(2 * bad) + GOOD * 2 + b"\x00\x03"
    assert spans(mqtt, data, size) == spans(mqtt, data, len(data))
    assert spans(mqtt, data, size, most=5) == spans(mqtt, data, len(data), most=5)


def test_contents_are_signs_and_long_messages_are_too_far_apart(cut, format_of) -> None:
    fmt = format_of("""
        meta: {id: marked, endian: be}
        seq:
          - {id: magic, contents: M}
          - {id: len_body, type: u4}
          - {id: body, size: len_body}
        """)
    short, long = b"M\0\0\0\1x", b"M" + (SUSPECT_BYTES // 4).to_bytes(4, "big") + bytes(SUSPECT_BYTES // 4)
    assert cut(SelfDelimiting(fmt), short + short.replace(b"M", b"W") * 9).consumed == len(short)
    wrong = long.replace(b"M", b"W")
    assert cut(SelfDelimiting(fmt), wrong * 9).messages == [wrong] * 9


def test_a_number_of_suspects_close_together_is_a_stream_out_of_step() -> None:
    suspects = Suspects()
    lost = [suspects.add(10 * n, 10 * n + 10) for n in range(SUSPECTS_IN_A_ROW)]
    assert lost == [None] * (SUSPECTS_IN_A_ROW - 1) + [0]
    assert suspects.add(80, 90) == 10
    suspects.clear()
    assert suspects.add(90, 100) is None
    assert suspects.undecided(100) == 90
    assert suspects.undecided(90 + SUSPECT_BYTES) is None


@pytest.fixture(scope="module")
def rendezvous() -> Format:
    return find_format("tibrv_msg")


def refused(fmt: Format, messages: list[bytes]) -> dict[int, str]:
    failures = fmt.decoder().decode(pa.array(messages, pa.binary()), {}).failures
    return {row: failure.field for row, failure in failures.items()}


@pytest.mark.parametrize(
    ("broken", "field"),
    [(TOO_SMALL, "len_message"), (TOO_SMALL * 20, "len_message"), (JUNK, "magic"), (b"\0" * 40, "len_message")],
)
def test_the_next_message_is_found_by_its_mark(cut, rendezvous, broken, field) -> None:
    messages = cut(SelfDelimiting(rendezvous), LAST * 2 + broken + LAST * 3)
    assert b"".join(messages.messages) == LAST * 2 + broken + LAST * 3
    assert messages.messages[:2] == [LAST] * 2
    assert messages.messages[-3:] == [LAST] * 3
    assert messages.lost is None
    failed = refused(rendezvous, messages.messages)
    assert set(failed) == set(range(2, len(messages.messages) - 3))
    assert failed[2] == field


def test_where_no_mark_follows_the_rest_is_lost(cut, rendezvous) -> None:
    messages = cut(SelfDelimiting(rendezvous), LAST + b"\0\0\0\7" + JUNK)
    assert (messages.messages, messages.consumed) == ([LAST], len(LAST))
    assert messages.lost.startswith("message shorter than its own header")


def test_a_mark_too_near_to_the_start_is_none(cut, rendezvous) -> None:
    """The mark of a message stands four bytes behind its start: one before that belongs to none."""
    messages = cut(SelfDelimiting(rendezvous), b"\0\0" + MAGIC + LAST)
    assert messages.messages == [b"\0\0" + MAGIC, LAST]


@pytest.mark.parametrize("size", [1, 3, 7, 16, 21, 64])
def test_how_far_a_window_reaches_does_not_matter_with_marks(rendezvous, size) -> None:
    data = LAST + TOO_SMALL * 3 + LAST * 2 + JUNK + LAST + b"\0" * 9
    assert spans(rendezvous, data, size) == spans(rendezvous, data, len(data))
