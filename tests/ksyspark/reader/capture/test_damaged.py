"""Captures with holes, that begin late, or of one side only: all packets that are there are read, and none invented."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from capture_bytes import ACK, CLIENT, PSH, SERVER, SYN, Side, connect, frame, pcap
from damaged_captures import DAMAGES, Conversations, capture_of, conversations
from mqtt_bytes import CONNACK, PINGREQ, publish

from ksyspark.formats import Format, find_format
from ksyspark.reader.capture.streams import ConnectionTable

_CONVERSATIONS = cache(conversations)


@pytest.fixture
def read_mqtt(read_format: Any, tmp_path: Path) -> Any:
    """Return a function that gives the rows of a capture with packets of any level."""

    def read(data: bytes, **options: object) -> list[dict[str, Any]]:
        path = tmp_path / "damaged.pcap"
        path.write_bytes(data)
        return read_format(find_format("mqtt"), path, enumsAsInts=True, **options)

    return read


@pytest.mark.parametrize("damage", DAMAGES)
def test_all_packets_that_are_there_are_read_and_none_invented(damage: str, read_mqtt: Any) -> None:
    whole: Conversations = _CONVERSATIONS()
    frames = DAMAGES[damage](whole.frames)
    packets = whole.of_rows(read_mqtt(capture_of(frames)))
    assert packets == whole.intact(frames)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 12))
@pytest.mark.parametrize("damage", [name for name in DAMAGES if name != "sound"])
def test_other_conversations(damage: str, seed: int, read_mqtt: Any) -> None:
    whole: Conversations = _CONVERSATIONS(40, seed)
    frames = DAMAGES[damage](whole.frames)
    packets, intact = whole.of_rows(read_mqtt(capture_of(frames))), whole.intact(frames)
    assert not packets - whole.all_packets
    # What begins with a segment of which the one before is lost, and ends before the next one, may be left out.
    assert sum((intact - packets).values()) <= sum(intact.values()) // 200


@pytest.mark.parametrize("damage", ["loss 3 %", "loss 10 %", "late 30 %", "snaplen 96"])
def test_every_byte_is_in_a_message_or_in_a_reject_that_tells_how_many(damage: str, read_mqtt: Any) -> None:
    whole: Conversations = _CONVERSATIONS()
    frames = DAMAGES[damage](whole.frames)
    ends: Counter[tuple[int, str]] = Counter()
    for row in sorted(read_mqtt(capture_of(frames)), key=lambda row: row["_source"]["stream_offset"]):
        source = row["_source"]
        ports = (source["source_port"], source["destination_port"])
        stream = (next(port for port in ports if port != 1883), source["direction"])
        assert source["stream_offset"] == ends[stream]
        ends[stream] += source["length"]
    for stream in {(segment.port, segment.direction) for segment in frames if segment.length}:
        segments = [segment for segment in frames if (segment.port, segment.direction) == stream and segment.length]
        first = min(segment.start for segment in segments) if damage.startswith("late") else 0
        last = max(segment.start + segment.length for segment in segments)
        # A FIN or the other side may tell of bytes that the capture lacks behind them.
        assert last - first <= ends[stream] <= whole.packets[stream][-1][1] - first


def test_behind_a_lost_segment_of_a_long_message_its_length_tells_where_the_next_one_begins(read_mqtt: Any) -> None:
    """Also far behind the bytes that are searched, and in the middle of a segment."""
    payload = b'{"t":17000,"v":1.5,"unit":"C"},' * 40_000
    rows = read_mqtt(_with_lost_segment(connect() + publish("t", payload) + PINGREQ * 4, 1))
    assert [row["packet_type"] for row in rows] == [1, 2, None, 12, 12, 12, 12]
    assert rows[2]["_error"]["reason"].startswith("1400 bytes of the stream are not in the capture")


def test_no_message_is_invented_of_the_payload_of_a_damaged_one(read_mqtt: Any) -> None:
    """The payload is made of packets; what says that it is one is the length of the message around it."""
    inner = publish("inner", bytes(50)) * 200
    rows = read_mqtt(_with_lost_segment(connect() + publish("outer", inner) + PINGREQ, 2))
    assert [row["packet_type"] for row in rows] == [1, 2, None, 12]


def test_the_level_of_a_connection_that_began_before_the_capture_is_found(read_mqtt: Any) -> None:
    """Its PUBLISH packets can be read at any level, a PUBACK with a reason at level 5 only."""
    client = Side((CLIENT, 40_000, SERVER, 1883), 1_000)
    server = Side((SERVER, 1883, CLIENT, 40_000), 6_000)
    packets = [client.segment(publish("a", b"text", 1, number, properties=b""), PSH | ACK) for number in range(1, 6)]
    packets += [server.segment(bytes.fromhex("4003000110"), PSH | ACK)]
    rows = read_mqtt(pcap([frame(one) for one in packets]))
    told = {row["_params"]["origin"] for row in rows if row["_source"]["direction"] == "s2c"}
    assert told == {"level 5 needed to read the message at byte 0"}
    assert {row["_params"]["origin"] for row in rows if row["_source"]["direction"] == "c2s"} == {
        "level 5 needed to read the message at byte 0 of the server"
    }
    assert [row["payload"] for row in rows if row["packet_type"] == 3] == [b"text"] * 5
    assert [row["packet"]["mqtt_v5"] is not None for row in rows if row["_source"]["direction"] == "s2c"] == [True]


def test_a_capture_that_begins_late_and_has_sound_messages_of_level_4_has_no_level(read_mqtt: Any) -> None:
    client = Side((CLIENT, 40_000, SERVER, 1883), 1_000)
    rows = read_mqtt(pcap([frame(client.segment(publish("a", b"text", 1, 1), PSH | ACK)) for _ in range(3)]))
    assert [row["_params"]["level"] for row in rows] == [None] * 3


def test_a_format_of_one_level_is_searched_too(mqtt: Format, read_format: Any, tmp_path: Path) -> None:
    path = tmp_path / "lost.pcap"
    path.write_bytes(_with_lost_segment(connect() + publish("t", bytes(70_000)) + PINGREQ * 4, 3))
    rows = read_format(mqtt, path)
    assert [row["message_type"] for row in rows] == ["connect", "connack", None, *["pingreq"] * 4]


def _with_lost_segment(data: bytes, lost: int) -> bytes:
    """Return a capture of a client that sends bytes, of which one segment is missing."""
    client, server = Side((CLIENT, 40_000, SERVER, 1883), 1_000), Side((SERVER, 1883, CLIENT, 40_000), 6_000)
    packets = [client.segment(flags=SYN), server.segment(flags=SYN | ACK)]
    segments = [client.segment(data[at : at + 1400], PSH | ACK) for at in range(0, len(data), 1400)]
    del segments[lost]
    return pcap([frame(one) for one in [*packets, *segments, server.segment(CONNACK, PSH | ACK)]])


@pytest.mark.parametrize("damage", ["sound", "loss 3 %", "late 30 %"])
def test_connections_that_have_ended_are_forgotten_and_nothing_else_changes(
    damage: str, read_mqtt: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows of 64 KiB, so that connections end in earlier windows than the last."""
    data = capture_of(DAMAGES[damage](conversations(16, 3).frames))
    whole = read_mqtt(data)
    forgotten: list[int] = []
    monkeypatch.setattr("ksyspark.reader.capture.messages.WINDOW_BYTES", 64 << 10)
    monkeypatch.setattr("ksyspark.reader.capture.streams._FEW", -16)
    keep = ConnectionTable.keep
    monkeypatch.setattr(
        ConnectionTable,
        "keep",
        lambda table, kept: (forgotten.append(len(table.connections) - len(kept)), keep(table, kept)),
    )
    windows = read_mqtt(data)
    assert sum(forgotten) > 1

    def in_order(rows: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
        names = ("connection", "direction", "stream_offset", "length", "index", "offset")
        return sorted((*(row["_source"][name] for name in names), row["packet_type"]) for row in rows)

    assert in_order(windows) == in_order(whole)
