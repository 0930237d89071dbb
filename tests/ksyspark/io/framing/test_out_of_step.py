"""framing=stream: one bad message stays one, and a stream out of step is one reject."""

from __future__ import annotations

import numpy as np
import pytest

from ksyspark.format import Format
from ksyspark.io.files import Window
from ksyspark.io.framing.cut import limited
from ksyspark.io.framing.out_of_step import IN_A_ROW, WITHIN, Suspects
from ksyspark.io.framing.stream import SelfDelimiting

GOOD = b"\xc0\x00"


def test_zeros_are_no_packets_of_mqtt(cut, mqtt: Format) -> None:
    found = cut(SelfDelimiting(mqtt, {}), GOOD * 3 + bytes(5000))
    assert found.messages == [GOOD] * 3
    assert found.consumed == 6
    assert found.lost.startswith("reserved packet type")
    assert found.lost.endswith(", and the next 7 messages begin wrong too")


@pytest.mark.parametrize("count", range(1, IN_A_ROW))
def test_fewer_bad_packets_are_packets(cut, mqtt: Format, count: int) -> None:
    data = GOOD + bytes(2 * count) + GOOD
    assert cut(SelfDelimiting(mqtt, {}), data).messages == [GOOD, *[b"\0\0"] * count, GOOD]
    assert cut(SelfDelimiting(mqtt, {}), data[:-2]).messages == [GOOD, *[b"\0\0"] * count]


def test_a_rule_that_needs_other_fields_is_no_sign(cut, mqtt: Format) -> None:
    """At level 4 a PINGREQ must not have DUP; a sender may always break that."""
    data = b"\xc8\x00" * 50
    assert cut(SelfDelimiting(mqtt, {"level": 4}), data).messages == [b"\xc8\x00"] * 50


def test_the_level_of_the_connection_counts(cut, mqtt: Format) -> None:
    assert cut(SelfDelimiting(mqtt, {"level": 5}), b"\xf0\x00" * 9).lost is None
    assert cut(SelfDelimiting(mqtt, {"level": 4}), b"\xf0\x00" * 9).lost.startswith("reserved packet type")


def spans(fmt: Format, data: bytes, size: int, most: int = 1 << 20) -> tuple[list[bytes], int | None]:
    """Cut with windows that grow by so many bytes; return the messages and where the framing was lost."""
    framing, found, start, end = SelfDelimiting(fmt, {}), [], 0, size
    while True:
        window = Window(np.frombuffer(data[start:end], np.uint8), start)
        one = limited(framing, window, end >= len(data), most)
        found += [
            data[start + a : start + a + n] for a, n in zip(one.starts.tolist(), one.lengths.tolist(), strict=True)
        ]
        if one.lost is not None or end >= len(data):
            return found, start + one.consumed if one.lost else None
        start, end = start + one.consumed, end + size


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
    short, long = b"M\0\0\0\1x", b"M" + (WITHIN // 4).to_bytes(4, "big") + bytes(WITHIN // 4)
    assert cut(SelfDelimiting(fmt, {}), short + short.replace(b"M", b"W") * 9).consumed == len(short)
    wrong = long.replace(b"M", b"W")
    assert cut(SelfDelimiting(fmt, {}), wrong * 9).messages == [wrong] * 9


def test_a_number_of_suspects_close_together_is_a_stream_out_of_step() -> None:
    suspects = Suspects()
    found = [suspects.add(10 * n, 10 * n + 10) for n in range(IN_A_ROW)]
    assert found == [None] * (IN_A_ROW - 1) + [0]
    assert suspects.add(80, 90) == 10
    suspects.clear()
    assert suspects.add(90, 100) is None
    assert suspects.undecided(100) == 90
    assert suspects.undecided(90 + WITHIN) is None
