"""A large capture is shared out by connection: all shares together are the whole."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import capture_bytes as made
import pytest

from ksyspark.formats import Format
from ksyspark.io.files import list_files
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import plan_splits, read_split

CAPTURES = Path(__file__).parents[3] / "samples" / "captures"


def read(fmt: Format, path: Path, partition_bytes: int) -> tuple[list[dict[str, Any]], list[set[int]]]:
    """Return the rows of all splits, and the connections of each."""
    options = ReadOptions.from_mapping(
        {"framing": "pcap", "path": str(path), "partitionBytes": partition_bytes}, fmt.layout
    )
    rows, connections = [], []
    for split in plan_splits(fmt, options, list_files(options.files)):
        batches = read_split(fmt, options, split, fmt.decoder(options.decode_options()))
        records = [row for one in batches for row in one.batch.to_pylist()]
        connections.append({row["_source"]["connection"] for row in records if row["_source"]["transport"] == "tcp"})
        rows += records
    return rows, connections


def ordered(rows: list[dict[str, Any]]) -> list[str]:
    return sorted(map(repr, rows))


@pytest.mark.parametrize("name", ["ethernet.pcap", "ethernet.pcapng", "doubled.pcapng", "cooked_nano.pcap"])
@pytest.mark.parametrize("size", [1, 3_000, 10_000])
def test_shares_of_real_captures(name: str, size: int, mqtt: Format) -> None:
    whole, _ = read(mqtt, CAPTURES / name, 1 << 30)
    shared, connections = read(mqtt, CAPTURES / name, size)
    assert ordered(shared) == ordered(whole)
    assert len(connections) > 1
    # No connection is in two shares.
    assert sum(map(len, connections)) == len(set().union(*connections))


def test_what_belongs_to_no_connection_is_in_one_share(mqtt: Format, tmp_path: Path) -> None:
    packets = [made.ip(made.CLIENT, made.SERVER, b"piece", 6, 0x2001)]
    for port in range(1, 30):
        packets += made.connection([made.connect(), made.publish(b"t", b"%d" % port)], [b"\x20\x02\0\0"], port=port)
        packets.append(made.ip(made.CLIENT, made.SERVER, made.udp(port, 1883, b"\xc0\x00"), 17))
    random.Random(1).shuffle(packets)
    (tmp_path / "a.pcap").write_bytes(made.pcap([*map(made.frame, packets), b"\x00" * 9]) + b"\x01\x02")
    whole, _ = read(mqtt, tmp_path / "a.pcap", 1 << 30)
    assert len(whole) == 29 * 4 + 3
    for size in (1, 500, 4_000):
        shared, connections = read(mqtt, tmp_path / "a.pcap", size)
        assert ordered(shared) == ordered(whole)
        assert len(connections) > 1
