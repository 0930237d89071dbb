"""Real captures: the MQTT packets that tshark finds in them, as `samples/captures/facts.json` has them."""

from __future__ import annotations

import gzip
import json
import random
import struct
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from ksyspark.formats import Format

CAPTURES = Path(__file__).parents[3] / "samples" / "captures"
FACTS: dict[str, list[list[Any]]] = json.loads((CAPTURES / "facts.json").read_text(encoding="utf-8"))
# Of messages whose end was not kept tshark shows the beginning; here they are refused.
SNAPPED = "snapped.pcap"

Found = dict[tuple[int, str, str], list[tuple[int, int]]]


def told_by_tshark(name: str, least: int = 0) -> Found:
    """Return first byte and remaining length of each packet, by stream, source and destination."""
    told: Found = defaultdict(list)
    for stream, source, destination, first, length in FACTS[name]:
        told[stream, source, destination].append((first, length))
    return dict(told)


def told_by_us(fmt: Format, rows: list[dict[str, Any]]) -> Found:
    """Return the same of rows; rejects without columns are left out."""
    codes = {label: code for code, label in _labels(fmt, "message_type").items()}
    levels = {label: code for code, label in _labels(fmt, "qos").items()}
    told: Found = defaultdict(list)
    for row in rows:
        if row["remaining_length"] is None:
            continue
        at = row["_source"]
        first = codes[row["message_type"]] << 4 | row["dup"] << 3 | levels[row["qos"]] << 1 | row["retain"]
        ends = (f"{at[f'{side}_address']}:{at[f'{side}_port']}" for side in ("source", "destination"))
        told[at["connection"], *ends].append((first, row["remaining_length"]["value"]))  # type: ignore[index]
    return dict(told)


def _labels(fmt: Format, column: str) -> dict[int, str]:
    return next(dict(one.type.labels) for one in fmt.layout.root.columns if one.id == column)  # type: ignore[union-attr]


def rejects(rows: list[dict[str, Any]]) -> list[str]:
    """Return what is said of rows without columns."""
    return [row["_error"]["reason"] for row in rows if row["remaining_length"] is None]


@pytest.mark.parametrize("name", sorted(FACTS.keys() - {SNAPPED}))
def test_packets_are_those_that_tshark_finds(name: str, mqtt: Format, read_file: Any) -> None:
    assert told_by_us(mqtt, read_file(CAPTURES / name)) == told_by_tshark(name)


def test_a_compressed_capture(mqtt: Format, read_file: Any, tmp_path: Path) -> None:
    path = tmp_path / "ethernet.pcap.gz"
    path.write_bytes(gzip.compress((CAPTURES / "ethernet.pcap").read_bytes()))
    assert told_by_us(mqtt, read_file(path)) == told_by_tshark("ethernet.pcap")


def test_what_the_system_dropped_is_told(read_file: Any) -> None:
    """The streams of these captures lack packets: tshark calls them unseen segments."""
    assert rejects(read_file(CAPTURES / "cooked_2.pcap")) == [
        "11 bytes of the stream are not in the capture; no message lies there",
        "4 bytes of the stream are not in the capture; no message lies there",
    ]
    assert [reason.split()[0] for reason in rejects(read_file(CAPTURES / "cooked_nano.pcap"))] == [
        "11",
        "28",
        "13",
        "1214",
    ]


def test_packets_whose_end_was_not_kept(mqtt: Format, read_file: Any) -> None:
    rows = read_file(CAPTURES / SNAPPED)
    long = {key: [one for one in found if one[1] < 1200] for key, found in told_by_tshark(SNAPPED).items()}
    told = told_by_us(mqtt, rows)
    # The DISCONNECT behind the long PUBLISH of stream 9 comes in a segment of its own; tshark does not show it.
    extra = told[9, "127.0.0.1:53780", "127.0.0.1:1883"].pop()
    assert extra == (0xE0, 0)
    assert told == long
    assert len(rejects(rows)) == 4


def test_a_message_has_the_time_of_the_packet_in_which_it_begins(read_file: Any) -> None:
    data = (CAPTURES / "ethernet.pcap").read_bytes()
    for row in read_file(CAPTURES / "ethernet.pcap"):
        at = row["_source"]
        seconds, microseconds, length, _ = struct.unpack_from("<IIII", data, at["offset"])
        assert at["time"].timestamp() == pytest.approx(seconds + microseconds / 1e6, abs=1e-6)
        assert at["length"] <= length or row["body"]["publish"] is not None


def records_of(data: bytes) -> list[bytes]:
    """Return the packet records of a little-endian pcap file."""
    records, at = [], 24
    while at < len(data):
        end = at + 16 + struct.unpack_from("<I", data, at + 8)[0]
        records.append(data[at:end])
        at = end
    return records


@pytest.mark.parametrize("seed", range(5))
def test_shuffled_and_doubled_packets_give_the_same(seed: int, mqtt: Format, read_bytes: Any) -> None:
    data = (CAPTURES / "ethernet.pcap").read_bytes()
    records = records_of(data) * 2
    random.Random(seed).shuffle(records)
    rows = read_bytes(data[:24] + b"".join(records))
    assert sorted(told_by_us(mqtt, rows).values()) == sorted(told_by_tshark("ethernet.pcap").values())
    assert not rejects(rows)


@pytest.mark.parametrize("seed", range(10))
def test_of_a_lossy_capture_what_is_there_is_read_and_the_rest_told(
    seed: int, mqtt: Format, read_file: Any, read_bytes: Any
) -> None:
    """Every byte of every stream is in a message or in a reject that tells its length."""
    data = (CAPTURES / "ethernet.pcap").read_bytes()
    keep = random.Random(seed)
    # Some segments with bytes are dropped, but no FIN, and none at the end of the capture, where some streams have no
    # FIN: of nothing else would anything tell.
    records = records_of(data)
    kept = [one for one in records[:-20] if not has_bytes(one) or keep.random() > 0.3] + records[-20:]
    whole, lossy = read_file(CAPTURES / "ethernet.pcap"), read_bytes(data[:24] + b"".join(kept))
    assert covered(lossy) == covered(whole)
    messages = {(key(row), row["_source"]["stream_offset"], row["_source"]["length"]) for row in whole}
    read = [row for row in lossy if row["remaining_length"] is not None]
    assert {(key(row), row["_source"]["stream_offset"], row["_source"]["length"]) for row in read} <= messages
    assert rejects(lossy)


def has_bytes(record: bytes) -> bool:
    """Say whether a record holds a segment with bytes of its stream, and more behind it."""
    ip = 16 + 14 + (20 if record[16 + 12 : 16 + 14] == b"\x08\x00" else 40)
    return len(record) > ip + (record[ip + 12] >> 4) * 4 and not record[ip + 13] & 1


def key(row: dict[str, Any]) -> tuple[str, int, str]:
    at = row["_source"]
    return at["source_address"], at["source_port"], at["direction"] + str(at["destination_port"])


def covered(rows: list[dict[str, Any]]) -> dict[tuple[str, int, str], int]:
    """Return for each stream up to where messages and rejects cover it without a gap."""
    ends: dict[tuple[str, int, str], int] = defaultdict(int)
    for row in sorted(rows, key=lambda message: message["_source"]["stream_offset"]):
        assert row["_source"]["stream_offset"] == ends[key(row)]
        ends[key(row)] += row["_source"]["length"]
    return dict(ends)
