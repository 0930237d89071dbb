"""Malformed captures: what cannot be read is a reject with its place, and nothing before it is lost."""

from __future__ import annotations

import random
import struct
from typing import Any

import capture_bytes as made
import pytest

PACKETS = [made.frame(one) for one in made.connection([made.connect(), made.publish(b"t", b"hi")], [b"\x20\x02\0\0"])]
PCAP = made.pcap(PACKETS)
PCAPNG = made.section() + made.interface() + b"".join(made.enhanced(one) for one in PACKETS)


def reasons(rows: list[dict[str, Any]]) -> list[str]:
    return [row["_error"]["reason"] for row in rows if row["_error"]]


@pytest.mark.parametrize("whole", [PCAP, PCAPNG], ids=["pcap", "pcapng"])
def test_cut_anywhere(whole: bytes, read_bytes: Any) -> None:
    """A capture that ends in a packet gives what is before it, and a reject at the packet's place."""
    records = ends_of(whole)
    for end in [*records[1:], *range(1, len(whole), 23)]:
        rows = read_bytes(whole[:end])
        begin = max(at for at in records if at <= end)
        if end in records:
            assert not any("end of data" in reason for reason in reasons(rows))
        else:
            broken = [row for row in rows if row["_source"]["connection"] is None]
            assert [(row["_source"]["offset"], row["_source"]["length"]) for row in broken] == [(begin, end - begin)]


def ends_of(whole: bytes) -> list[int]:
    """Return where records of a file begin and end."""
    ends, at = [0], 0
    while at < len(whole):
        if whole[:4] == b"\x0a\x0d\x0d\x0a":
            at += struct.unpack_from("<I", whole, at + 4)[0]
        else:
            at = 24 if at == 0 else at + 16 + struct.unpack_from("<I", whole, at + 8)[0]
        ends.append(at)
    return ends


def test_a_packet_of_impossible_length_ends_the_file(read_bytes: Any) -> None:
    at = ends_of(PCAP)[4]
    for length in (262_145, 2**31, 2**32 - 1):
        rows = read_bytes(PCAP[: at + 8] + struct.pack("<I", length) + PCAP[at + 12 :])
        (broken,) = (row for row in rows if row["_source"]["connection"] is None)
        assert (broken["_source"]["offset"], broken["_source"]["length"]) == (at, len(PCAP) - at)
        assert "framing lost" in broken["_error"]["reason"] or length == 262_145
        assert [row["message_type"] for row in rows if row["message_type"]] == ["connect"]


@pytest.mark.parametrize("length", [0, 4, 8, 11, 13, 2**31, 2**32 - 4])
def test_a_block_of_impossible_length_ends_the_file(length: int, read_bytes: Any) -> None:
    at = ends_of(PCAPNG)[5]
    rows = read_bytes(PCAPNG[: at + 4] + struct.pack("<I", length) + PCAPNG[at + 8 :])
    broken = [row for row in rows if row["_source"]["connection"] is None]
    assert (broken[0]["_source"]["offset"], sum(row["_source"]["length"] for row in broken)) == (at, len(PCAPNG) - at)
    assert [row["message_type"] for row in rows if row["message_type"]] == ["connect"]


def test_a_packet_of_an_interface_that_nobody_described(read_bytes: Any) -> None:
    rows = read_bytes(PCAPNG + made.enhanced(PACKETS[0], 3))
    assert reasons(rows) == ["the packet names interface 3, which no block describes"]


def test_what_is_no_capture(read_bytes: Any) -> None:
    (row,) = read_bytes(b"GET / HTTP/1.1\r\nHost: example\r\n\r\n")
    assert row["_error"]["reason"].startswith("this is no capture file: magic: not the beginning of a capture file")
    assert row["_source"]["length"] == 33
    (row,) = read_bytes(b"")
    assert row["_error"]["reason"].startswith("this is no capture file: ")


def test_a_packet_whose_headers_are_wrong(read_bytes: Any) -> None:
    """A header of IPv4 that is too short, one of TCP, and a packet that ends in a header."""
    packet = made.connection([made.connect()], [])[0]
    wrong = [b"\x44" + packet[1:], packet[:32] + b"\x40" + packet[33:], packet[:30]]
    rows = read_bytes(made.pcap([*(made.frame(one) for one in wrong), *PACKETS]))
    assert [reason.split(":")[0] for reason in reasons(rows)] == ["ip_packet", "tcp_segment", "tcp_segment"]
    assert len(rows) == 3 + 3


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("whole", [PCAP, PCAPNG], ids=["pcap", "pcapng"])
def test_changed_bytes_end_in_rows_or_rejects(whole: bytes, seed: int, read_bytes: Any) -> None:
    dice = random.Random(seed)
    for _ in range(5):
        data = bytearray(whole)
        for _ in range(dice.randrange(1, 8)):
            data[dice.randrange(len(data))] = dice.randrange(256)
        read_bytes(bytes(data))
