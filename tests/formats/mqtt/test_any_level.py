"""The format `mqtt` reads each packet as the format of its connection's level does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

from ksyspark.io.files import list_files
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import Part, Split, read_split
from ksyspark_formats import FORMATS

SAMPLES = Path(__file__).parents[2] / "samples"
MQTT = FORMATS["mqtt"]
# Streams of level 5 that stand among those of mqtt_v3, which refuses them.
REFUSED = {"example_level5", "publish_v5"}

CONNECT_5 = "10 0e 00 04 4d 51 54 54 05 02 00 3c 00 00 01 69"
CONNACK_5 = "20 03 00 00 00"
PUBLISH_5 = "30 06 00 01 74 00 68 69"
CONNECT_4 = "10 0d 00 04 4d 51 54 54 04 02 00 3c 00 01 69"
CONNACK_4 = "20 02 00 00"
PUBLISH_4 = "30 05 00 01 74 68 69"


def read(fmt: str, *paths: Path) -> list[dict[str, Any]]:
    """Return the rows of streams."""
    found = FORMATS[fmt]
    given = ReadOptions.from_mapping({"framing": "stream", "paths": [*map(str, paths)]}, found.layout)
    split = Split(tuple(Part(file) for file in list_files(given.files)))
    batches = [one.batch for one in read_split(found, given, split, found.decoder(given.decode_options()))]
    return pa.Table.from_batches(batches).to_pylist()


@pytest.mark.parametrize(("fmt", "other"), [("mqtt_v3", "mqtt_v5"), ("mqtt_v5", "mqtt_v3")])
def test_packets_are_those_of_the_format_of_their_level(fmt: str, other: str) -> None:
    paths = [path for path in sorted((SAMPLES / fmt).glob("*.bin")) if path.name.split(".")[0] not in REFUSED]
    alone = read(fmt, *paths)
    rows = read("mqtt", *paths)
    assert [row["_error"] for row in rows] == [row["_error"] for row in alone]
    for row, expected in zip(rows, alone, strict=True):
        assert row["packet"][other] is None
        assert row["packet"][fmt] == {name: expected[name] for name in row["packet"][fmt]}
        assert row["packet_type"] == expected["message_type"]
        published = expected["body"]["publish"] or {}
        assert (row["topic_name"], row["payload"]) == (published.get("topic_name"), published.get("payload"))


def levels(tmp_path: Path, packets: str) -> list[tuple[str, int | None]]:
    """Return for each packet of a stream which member has it, and the level that is known."""
    (tmp_path / "one.bin").write_bytes(bytes.fromhex(packets))
    rows = read("mqtt", tmp_path / "one.bin")
    names = ("mqtt_v3", "mqtt_v5")
    return [(next(name for name in names if row["packet"][name]), row["_params"]["level"]) for row in rows]


def test_each_connection_of_a_stream_has_its_own_level(tmp_path: Path) -> None:
    packets = f"{CONNECT_4} {PUBLISH_4} {CONNECT_5} {PUBLISH_5} {CONNECT_4} {PUBLISH_4}"
    four, five = ("mqtt_v3", 4), ("mqtt_v5", 5)
    assert levels(tmp_path, packets) == [four, four, five, five, four, four]


def test_a_connack_of_level_5_tells_the_level_of_the_stream_from_the_broker(tmp_path: Path) -> None:
    packets = f"{CONNACK_5} {PUBLISH_5} {CONNACK_4} {PUBLISH_4}"
    five, unknown = ("mqtt_v5", 5), ("mqtt_v3", None)
    assert levels(tmp_path, packets) == [five, five, unknown, unknown]


@pytest.mark.parametrize(
    "packet",
    [
        # Reserved flag of a CONNECT; flags of the first byte; a reason code that does not exist; properties too long.
        "10 0e 00 04 4d 51 54 54 05 03 00 3c 00 00 01 69",
        "12 0e 00 04 4d 51 54 54 05 02 00 3c 00 00 01 69",
        "20 03 00 7f 00",
        "20 03 00 00 05",
        "24 03 00 00 00",
    ],
)
def test_an_unsound_packet_tells_no_level(tmp_path: Path, packet: str) -> None:
    (tmp_path / "one.bin").write_bytes(bytes.fromhex(f"{packet} {PUBLISH_4}"))
    first, second = read("mqtt", tmp_path / "one.bin")
    assert first["_error"] is not None
    assert second["_params"]["level"] is None
    assert second["payload"] == b"hi"
    assert "may begin in the middle" in second["_params"]["origin"]
