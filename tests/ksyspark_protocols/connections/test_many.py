"""Many connections in one capture: the rows of each are those that it has alone, wherever its messages waited."""

from __future__ import annotations

import random
import struct
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))
import many_connections as captures
from capture_bytes import cut_capture, pcap

from ksyspark.errors import SourceError
from ksyspark_protocols.connections import read
from ksyspark_protocols.connections.read import connection_tables, open_source
from ksyspark_protocols.mqtt.conversation import MqttConversations

CONNECTIONS = 12
# Where a message lies in the file, and which number its connection has there, depend on what else is in it.
OWN = ("path", "number")
# The tables that a connection fills by itself.
TABLES = ("connections", "exchanges", "rejects")


@pytest.fixture
def frames(tmp_path: Path) -> list[bytes]:
    """Return the packets of a capture, each with its head."""
    captures.write_conversations(tmp_path / "whole.pcap", CONNECTIONS, 5)
    data, at, found = (tmp_path / "whole.pcap").read_bytes(), len(pcap([])), []
    while at < len(data):
        size = 16 + struct.unpack_from("<I", data, at + 8)[0]
        found.append(data[at : at + size])
        at += size
    return found


@pytest.fixture
def rows_of(tmp_path: Path) -> Callable[[list[bytes]], list[str]]:
    """Return the function that gives the rows of all tables of some packets, as texts."""

    def read(packets: list[bytes]) -> list[str]:
        (tmp_path / "some.pcap").write_bytes(pcap([]) + b"".join(packets))
        found = []
        for tables in connection_tables(open_source("mqtt", str(tmp_path / "some.pcap"))):
            for name in tables.keys() & set(TABLES):
                found += [repr((name, comparable(row))) for row in tables[name].to_pylist()]
        return sorted(found)

    return read


def comparable(row: dict[str, Any]) -> dict[str, Any]:
    """Return a row without what depends on the rest of its file."""
    ends = {name: value for name, value in row["connection"].items() if name not in OWN}
    of_file = {"path", "connection", *(("offset",) if "error" in row else ())}
    return {"ends": ends, **{name: value for name, value in row.items() if name not in of_file}}


def lossy(frames: list[bytes]) -> list[bytes]:
    chance = random.Random(4)
    return [one for one in frames if chance.random() > 0.04]


def client(frame: bytes) -> bytes:
    """Return the last three bytes of the client's address, which tell the connections of these captures apart."""
    # Behind the heads of the packet and of Ethernet come those of IP, with both addresses.
    addresses = frame[16 + 14 + 12 : 16 + 14 + 20]
    return addresses[1:4] if addresses[0] == 10 else addresses[5:8]


@pytest.mark.parametrize("change", [list, lossy])
def test_rows_of_files_that_follow_each_other_are_those_of_one(frames, rows_of, tmp_path, change) -> None:
    packets = change(frames)
    whole = rows_of(packets)
    cuts = sorted(random.Random(5).sample(range(1, len(packets)), 15))
    (tmp_path / "cut").mkdir()
    for number, data in enumerate(cut_capture((tmp_path / "some.pcap").read_bytes(), cuts)):
        (tmp_path / "cut" / f"packets{number}.pcap").write_bytes(data)
    found = []
    for tables in connection_tables(open_source("mqtt", str(tmp_path / "cut"))):
        for name in tables.keys() & set(TABLES):
            assert {Path(row["connection"]["path"]).name for row in tables[name].to_pylist()} == {"packets0.pcap"}
            found += [repr((name, comparable(row))) for row in tables[name].to_pylist()]
    assert sorted(found) == whole


@pytest.mark.parametrize("change", [list, lossy])
def test_rows_are_those_of_each_connection_alone(frames, rows_of, change) -> None:
    packets = change(frames)
    owners = {client(one) for one in packets}
    assert len(owners) == CONNECTIONS
    alone = [row for owner in owners for row in rows_of([one for one in packets if client(one) == owner])]
    assert rows_of(packets) == sorted(alone)


def test_a_capture_without_connections(rows_of, frames) -> None:
    assert rows_of([]) == []
    other_port = frames[0][:16] + frames[0][16:].replace((1883).to_bytes(2, "big"), (81).to_bytes(2, "big"))
    assert rows_of([other_port]) == []


@pytest.mark.parametrize("change", [list, lossy])
def test_connections_that_are_not_followed_have_the_same_rows(frames, rows_of, monkeypatch, change) -> None:
    packets = change(frames)
    expected = rows_of(packets)
    monkeypatch.setattr(MqttConversations, "_quiet", lambda *_: np.zeros(CONNECTIONS, np.bool_))
    assert rows_of(packets) == expected


def test_what_waits_in_files_gives_the_same_rows(frames, rows_of, monkeypatch, tmp_path) -> None:
    broken = frames[50][:-1] + b"\xff"
    packets = [*lossy(frames), broken, frames[0][:16] + bytes(len(frames[0]) - 16)]
    expected = rows_of(packets)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "waiting"))
    (tmp_path / "waiting").mkdir()
    for most, groups in ((1, 5), (100_000, 64)):
        monkeypatch.setattr(read, "MOST_HELD_BYTES", most)
        monkeypatch.setattr(read, "HELD_GROUPS", groups)
        assert rows_of(packets) == expected
        assert list((tmp_path / "waiting").iterdir()) == []


def test_files_that_cannot_be_written_are_told(frames, rows_of, monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(read, "MOST_HELD_BYTES", 1)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "missing"))
    with pytest.raises(SourceError, match="temporary files for the messages of connections cannot be written"):
        rows_of(frames)


def test_connections_without_messages(tmp_path) -> None:
    captures.write_scan(tmp_path / "scan.pcap", 300)
    for fmt, table in (("mqtt", "connections"), ("maxdb_tcp", "sessions")):
        tables, *_ = connection_tables(open_source(fmt, str(tmp_path / "scan.pcap"), {"port": 1883}))
        rows = tables[table].to_pylist()
        assert list(tables) == [table]
        assert [row["connection"]["number"] for row in rows] == list(range(300))
        names = ("closed_by", "closed_with") if fmt == "mqtt" else ("ended_by", "begun_by")
        assert {tuple(row[name] for name in names) for row in rows} == {
            ("broker", "RST") if fmt == "mqtt" else ("reset", None)
        }
