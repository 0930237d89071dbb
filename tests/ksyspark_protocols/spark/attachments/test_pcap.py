"""Attachments of Rendezvous out of captures of network traffic: each direction of a connection is a sender."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pyspark.sql import SparkSession

import ksyspark_protocols.attachments as plain
from ksyspark.errors import OptionError
from ksyspark_protocols.spark.attachments.write import write_attachments

PORT = {"port": "7500"}


@pytest.fixture
def streams(samples: Path) -> list[Path]:
    return [samples / "sas_tibrv" / f"{name}.stream" for name in ("data_set", "files")]


@pytest.fixture
def capture(capture_bytes: Any, streams: list[Path], tmp_path: Path) -> Path:
    """Return a capture with a set in each direction of one connection, their segments taking turns."""
    by = capture_bytes
    cuts = [[data[at : at + 150] for at in range(0, len(data), 150)] for data in map(Path.read_bytes, streams)]
    frames, places = (
        [by.tcp(40_000, 7500, 99, by.SYN), by.tcp(7500, 40_000, 499, by.SYN | by.ACK, acknowledged=100)],
        [100, 500],
    )
    for turn in range(max(map(len, cuts))):
        for side, (source, destination) in enumerate([(40_000, 7500), (7500, 40_000)]):
            if turn < len(cuts[side]):
                data = cuts[side][turn]
                frames.append(by.tcp(source, destination, places[side], by.ACK, data, places[1 - side]))
                places[side] += len(data)
    ends = [(by.CLIENT, by.SERVER) if one[:2] == frames[0][:2] else (by.SERVER, by.CLIENT) for one in frames]
    path = tmp_path / "traffic.pcap"
    path.write_bytes(by.pcap([by.frame(by.ip(*end, one)) for end, one in zip(ends, frames, strict=True)]))
    return path


@pytest.mark.slow
@pytest.mark.parametrize("with_spark", [False, True])
def test_the_same_as_from_streams(
    spark: SparkSession,
    capture: Path,
    streams: list[Path],
    tmp_path: Path,
    content: Callable[[Path], Any],
    with_spark: bool,
) -> None:
    if with_spark:
        got = write_attachments(spark, str(capture), str(tmp_path / "captured"), options=PORT)
    else:
        got = plain.write_attachments(str(capture), str(tmp_path / "captured"), options=PORT)
    expected = plain.write_attachments(list(map(str, streams)), str(tmp_path / "streamed"))
    assert got.counts == expected.counts
    assert got.counts.complete > 2
    one, other = content(tmp_path / "captured"), content(tmp_path / "streamed")
    for found in (one, other):
        del found["attachments"], found["strays"], found["definitions"]
        found["messages"] = sorted(row["data"] for row in found["messages"])
    assert one == other


def test_the_port_has_to_be_given(capture: Path, tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="framing=pcap needs port"):
        plain.write_attachments(str(capture), str(tmp_path / "out"))


@pytest.mark.slow
def test_envelopes_of_a_daemon(
    spark: SparkSession, samples: Path, tmp_path: Path, content: Callable[[Path], Any]
) -> None:
    capture = str(samples / "rendezvous_daemon" / "daemon.pcap")
    by_spark = write_attachments(spark, capture, str(tmp_path / "spark"), options=PORT)
    alone = plain.write_attachments(capture, str(tmp_path / "alone"), options=PORT)
    assert by_spark.counts == alone.counts
    assert (alone.counts.sets, alone.counts.complete, alone.counts.strays, alone.counts.fatal) == (4, 6, 17, 0)
    one, other = content(tmp_path / "spark"), content(tmp_path / "alone")
    for found in (one, other):
        found["strays"].sort(key=str)
    assert one == other
