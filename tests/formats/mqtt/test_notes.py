"""MQTT packets that are unusual and not refused: a column notes it. Bytes that are no MQTT: the likely protocol."""

from __future__ import annotations

from typing import Any

import pyarrow as pa
import pytest

from ksyspark_formats import FORMATS

CONNECT_3, CONNECT_4 = "00064d514973647003", "00044d51545404"


def decoded(packet: str, level: int = 0) -> tuple[dict[str, Any], str | None]:
    """Return the row of a packet, and the field at which it is refused."""
    decoder = FORMATS["mqtt_v3"].decoder()
    done = decoder.decode(pa.array([bytes.fromhex(packet)], pa.binary()), {"level": level})
    return done.columns.to_pylist()[0], done.failures[0].field if done.failures else None


@pytest.mark.parametrize(
    ("packet", "is_shortest"), [("300400027461", True), ("30840000027461", False), ("3084808000 00027461", False)]
)
def test_a_remaining_length_with_more_bytes_than_it_needs(packet: str, is_shortest: bool) -> None:
    row, failure = decoded(packet)
    assert failure is None
    assert (row["remaining_length"]["value"], row["remaining_length"]["is_shortest"]) == (4, is_shortest)
    assert row["body"]["publish"]["topic_name"] == "ta"


@pytest.mark.parametrize(
    ("packet", "has_idle_flags"),
    [
        ("c000", False),
        ("c100", True),
        ("6202000a", False),
        ("6002000a", True),
        ("6302000a", True),
        ("d800", True),
        ("3d06000174000b78", False),
    ],
)
def test_flags_without_meaning(packet: str, has_idle_flags: bool) -> None:
    for level in (0, 3):
        row, failure = decoded(packet, level)
        assert (failure, row["has_idle_flags"]) == (None, has_idle_flags)
    assert decoded(packet, 4)[1] == ("retain" if has_idle_flags else None)


@pytest.mark.parametrize("packet", ["6a02000a", "8a0800010003742f6101", "aa0700010003742f61"])
def test_packets_that_are_sent_again_with_dup_at_level_3(packet: str) -> None:
    """PUBREL, SUBSCRIBE and UNSUBSCRIBE; level 4 has no DUP in them."""
    for level in (0, 3):
        row, failure = decoded(packet, level)
        assert (failure, row["dup"], row["has_idle_flags"]) == (None, True, False)
    assert decoded(packet, 4)[1] == "retain"


@pytest.mark.parametrize(
    ("packet", "is_dup_idle"), [("380300017 4", True), ("3003000174", False), ("3a050001740007", False)]
)
def test_dup_with_qos_0_is_noted_and_brings_no_message_id(packet: str, is_dup_idle: bool) -> None:
    """Line 54 of the document ties the message identifier to DUP; QoS above 0 is the condition."""
    for level in (0, 3, 4):
        row, failure = decoded(packet.replace(" ", ""), level)
        assert (failure, row["is_dup_idle"]) == (None, is_dup_idle)
        assert (row["body"]["publish"]["message_id"] is None) == (row["qos"] == "at_most_once")


@pytest.mark.parametrize(("flags", "is_idle"), [("02", False), ("0a", True), ("22", True)])
def test_will_flags_without_a_will_at_level_3(flags: str, is_idle: bool) -> None:
    row, failure = decoded(f"100f{CONNECT_3}{flags}003c000161")
    assert (failure, row["body"]["connect"]["has_idle_will_flags"]) == (None, is_idle)


@pytest.mark.parametrize(
    ("start", "flags", "name", "is_doubtful"),
    [
        (CONNECT_3, "02", "", True),
        (CONNECT_3, "02", "61", False),
        (CONNECT_3, "02", "61" * 23, False),
        (CONNECT_3, "02", "61" * 24, True),
        (CONNECT_4, "02", "", False),
        (CONNECT_4, "00", "", True),
        (CONNECT_4, "00", "61", False),
        (CONNECT_4, "02", "61" * 24, False),
    ],
)
def test_client_identifiers_that_a_broker_may_refuse(start: str, flags: str, name: str, is_doubtful: bool) -> None:
    body = f"{start}{flags}003c{len(name) // 2:04x}{name}"
    row, failure = decoded(f"10{len(body) // 2:02x}{body}")
    assert (failure, row["body"]["connect"]["is_client_id_doubtful"]) == (None, is_doubtful)


@pytest.mark.parametrize(
    ("data", "protocol"),
    [
        (bytes.fromhex("1603010200010001fc0303"), "tls"),
        (b"GET / HTTP/1.1\r\nHost: broker.example:1883\r\nUser-Agent: somebody\r\n\r\n" + bytes(10), "http"),
        (bytes.fromhex("1003000102"), "mqtt"),
    ],
)
def test_other_protocols_are_refused_and_named(data: bytes, protocol: str) -> None:
    for level in (0, 3, 4):
        row, failure = decoded(data.hex(), level)
        assert failure is not None
        assert row["likely_protocol"] == protocol
