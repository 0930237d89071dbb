"""Ends of messages by plan, held against the interpreter of the same skeleton."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ksyspark.formats import Format
from ksyspark.interpreter.message import ExtentReader
from ksyspark.vm import MessageEnds


def _ends(fmt: Format, data: bytes, start: int = 0) -> list[int]:
    ends = MessageEnds(fmt.layout, fmt.streams.message_end, {}).after(np.frombuffer(data, np.uint8), start)
    return ends.tolist()


def _reference_ends(fmt: Format, data: bytes) -> list[int]:
    """Read with the interpreter of the skeleton until it refuses."""
    reader, ends = ExtentReader(fmt.streams.skeleton, fmt.name), [0]
    while ends[-1] < len(data):
        end = reader.end(data, {param.id: param.default for param in fmt.layout.params}, ends[-1])
        if not isinstance(end, int):
            break
        ends.append(end)
    return ends[1:]


def test_recorded_streams(mqtt, samples) -> None:
    for file in sorted((samples / "mqtt_v3").glob("*.bin")):
        data = file.read_bytes()
        assert _ends(mqtt, data) == _reference_ends(mqtt, data)


@pytest.mark.parametrize(
    ("name", "file", "ends"),
    [
        ("maxdb_packet", "traces", [152, 272, 424, 584, 720, 856]),
        ("maxdb_tcp", "client", [92, 268, 392, 468, 492]),
        ("maxdb_tcp", "server", [64, 208]),
        ("maxdb_tcp", "control", [64, 97, 121]),
    ],
)
def test_streams_of_database_packets(format_named, samples, name, file, ends) -> None:
    """The byte order of a communication header is looked up behind it, at a fixed place of the message."""
    fmt, data = format_named(name), (samples / name / f"{file}.stream").read_bytes()
    assert _ends(fmt, data) == _reference_ends(fmt, data) == ends
    for length in range(0, len(data), 13):
        assert _ends(fmt, data[:length]) == [end for end in ends if end <= length]


def test_streams_cut_and_changed_anywhere(mqtt, samples) -> None:
    data = (samples / "mqtt_v3" / "watch_v311.s2c.bin").read_bytes()
    chance = random.Random(3)
    for _ in range(500):
        changed = bytearray(data[: chance.randrange(len(data))])
        for _ in range(chance.randrange(3)):
            if changed:
                changed[chance.randrange(len(changed))] = chance.randrange(256)
        assert _ends(mqtt, bytes(changed)) == _reference_ends(mqtt, bytes(changed))


def test_the_search_begins_at_start_and_ends_before_an_incomplete_message(mqtt) -> None:
    data = b"\xc0\x00" * 3 + b"\x30\x05\x00"
    assert _ends(mqtt, data) == [2, 4, 6]
    assert _ends(mqtt, data, 4) == [6]
    assert _ends(mqtt, data, 6) == []
    assert _ends(mqtt, b"") == []


def test_more_messages_than_are_looked_for_at_once(mqtt, monkeypatch) -> None:
    monkeypatch.setattr("ksyspark.vm.decoder._LAST_CHUNK", 7)
    assert _ends(mqtt, b"\xd0\x00" * 50) == list(range(2, 101, 2))


def test_a_message_of_no_bytes_ends_the_search(format_of) -> None:
    fmt = format_of("""
        meta: {id: hollow}
        seq:
          - {id: parts, type: part, repeat: expr, repeat-expr: 2}
        types:
          part: {}
        """)
    assert _ends(fmt, b"\x01\x02") == []


@pytest.mark.parametrize("name", ["mqmde"])
def test_formats_that_end_with_their_file_have_no_frame(request, name) -> None:
    fmt = request.getfixturevalue(name)
    assert fmt.streams.message_end is None
    assert not fmt.layout.is_self_delimiting
