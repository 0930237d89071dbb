"""Packets at ports where messages go through TLS or WebSocket: they are counted, and a reject tells how many."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from capture_bytes import ACK, CLIENT, SERVER, SYN, Side, connect, frame, pcap
from mqtt_bytes import C2S, CONNACK_5, S2C, dialogue

from ksyspark.formats import find_format
from ksyspark.io.files import list_files
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import plan_splits, read_split

HELLO = bytes.fromhex("160301002c010000280303") + bytes(30)
ALPN = b"\x00\x10\x00\x07\x00\x05\x04mqtt"
UPGRADE = b"GET /mqtt HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: mqtt\r\n\r\n"
MQTT = dialogue([(C2S, connect(5)), (S2C, CONNACK_5)])


def spoken(port: int, *payloads: bytes) -> list[bytes]:
    """Return the frames of a connection to a port whose client sends some bytes."""
    client, server = Side((CLIENT, 40_100, SERVER, port)), Side((SERVER, port, CLIENT, 40_100))
    segments = [client.segment(flags=SYN), server.segment(flags=SYN | ACK), *map(client.segment, payloads)]
    return [frame(one) for one in segments]


@pytest.fixture
def reasons(tmp_path: Path) -> Callable[..., list[str]]:
    """Return the function that gives the reasons of the rejects of a capture's packets of MQTT."""

    def read(frames: list[bytes], **named: object) -> list[str]:
        (tmp_path / "a.pcap").write_bytes(pcap(frames))
        fmt = find_format("mqtt_v5")
        options = ReadOptions.from_mapping({"framing": "pcap", "path": str(tmp_path / "a.pcap"), **named}, fmt.layout)
        splits = plan_splits(fmt, options, list_files(options.files))
        told = []
        for split in splits:
            for batch in read_split(fmt, options, split, fmt.decoder(options.decode_options())):
                told += [one["reason"] for one in batch.batch.column("_error").to_pylist() if one]
        return told

    return read


@pytest.mark.parametrize("named", [{}, {"partitionBytes": "1k"}])
def test_a_capture_of_tls_says_so(reasons, named) -> None:
    frames = [*spoken(8883, HELLO, b"\x17\x03\x03" + bytes(1_200)), *spoken(8883, HELLO)]
    said = "port 8883: TLS (or WebSocket), not read: 7 packets, 1285 bytes, 2 connections opened"
    assert reasons(frames, **named) == [said]
    assert reasons([*MQTT, *frames], **named) == [said]


def test_connections_without_a_byte_are_not_told(reasons) -> None:
    assert reasons([*MQTT, *spoken(8883)]) == []


@pytest.mark.parametrize("port", [80, 443])
def test_the_web_is_told_only_where_nothing_else_is_there(reasons, port) -> None:
    frames = spoken(port, HELLO if port == 443 else b"GET / HTTP/1.1\r\n\r\n")
    assert [one.split(":")[0] for one in reasons(frames)] == [f"port {port}"]
    assert reasons([*frames, *MQTT]) == []


@pytest.mark.parametrize(("port", "payload"), [(80, UPGRADE), (80, UPGRADE.upper()), (443, HELLO + ALPN)])
def test_the_web_is_told_where_it_carries_mqtt(reasons, port, payload) -> None:
    assert [one.split(":")[0] for one in reasons([*MQTT, *spoken(port, payload)])] == [f"port {port}"]


def test_a_port_that_is_asked_for_is_read(reasons) -> None:
    frames = [frame(one) for one in (Side((CLIENT, 40_100, SERVER, 8883)).segment(connect(5)),)]
    assert reasons(frames, port=8883) == []
