"""Parameters that messages tell: from the message that tells them up to the next one, in each file for itself."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))
import capture_bytes as made

from ksyspark.formats import Format, find_format
from ksyspark.io.files import list_files
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import plan_splits, read_split
from ksyspark.reader.messages import StreamValues

CONNACK_4, CONNACK_5 = bytes.fromhex("20020000"), bytes.fromhex("2003000000")
PUBLISH_4, PUBLISH_5 = made.publish(b"t", b"hi"), made.publish(b"t", b"hi", 5)


def rows_of(fmt: Format, path: Path, **options: Any) -> list[dict[str, Any]]:
    reading = ReadOptions.from_mapping({"framing": "stream", "path": str(path), **options}, fmt.layout)
    rows = []
    for split in plan_splits(fmt, reading, list_files(reading.files)):
        batches = read_split(fmt, reading, split, fmt.decoder(reading.decode_options()))
        rows += [row for one in batches for row in one.batch.to_pylist()]
    return rows


def levels(rows: list[dict[str, Any]]) -> list[int | None]:
    return [row["_params"]["level"] for row in rows]


@pytest.mark.parametrize("size", [10, 30, 1 << 20])
def test_a_level_holds_up_to_the_next_connection(size: int, mqtt: Format, tmp_path: Path) -> None:
    """A payload of level 5 is not read as one of level 4: its properties would be its first bytes."""
    parts = [made.connect(4), PUBLISH_4, made.connect(5), PUBLISH_5, made.connect(3), PUBLISH_4] * 20
    (tmp_path / "a.bin").write_bytes(b"".join(parts))
    rows = rows_of(mqtt, tmp_path, partitionBytes=size)
    assert levels(rows) == [4, 4, 5, 5, 3, 3] * 20
    bodies = [row["body"]["publish"] for row in rows if row["message_type"] == "publish"]
    assert [body and body["payload"] for body in bodies] == [b"hi", None, b"hi"] * 20


def test_an_answer_of_two_bytes_ends_level_5(mqtt: Format, tmp_path: Path) -> None:
    (tmp_path / "a.bin").write_bytes(CONNACK_5 + PUBLISH_5 + CONNACK_4 + PUBLISH_4)
    rows = rows_of(mqtt, tmp_path)
    assert levels(rows) == [5, 5, None, None]
    assert rows[3]["body"]["publish"]["payload"] == b"hi"
    assert [row["_params"]["origin"] for row in rows[::2]] == [
        "level 5 told by the message at byte 0",
        f"level not told: the message at byte {len(CONNACK_5 + PUBLISH_5)} begins a connection and does not say it",
    ]


@pytest.mark.parametrize(
    "unsound",
    [
        "2f03000000",  # flags that no CONNACK has
        "2003020000",  # acknowledge flags beyond the first bit
        "2003000700",  # a reason code that does not exist
        "2003000009",  # properties longer than the packet
        "100d00044d51545405030000000000",  # CONNECT of level 5 with the reserved flag
        "100d00044d51545405180000000000",  # CONNECT of level 5 with a will of QoS 3
    ],
)
def test_level_5_is_taken_from_a_sound_packet_only(unsound: str, mqtt: Format, tmp_path: Path) -> None:
    (tmp_path / "a.bin").write_bytes(bytes.fromhex(unsound) + PUBLISH_4)
    rows = rows_of(mqtt, tmp_path)
    assert levels(rows) == [None, None]
    assert rows[1]["body"]["publish"]["payload"] == b"hi"


def test_a_stream_that_begins_in_the_middle_says_so(mqtt: Format, tmp_path: Path) -> None:
    (tmp_path / "a.bin").write_bytes(PUBLISH_4 + made.connect(4) + PUBLISH_4)
    rows = rows_of(mqtt, tmp_path)
    assert levels(rows) == [None, 4, 4]
    assert rows[0]["_params"]["origin"] == (
        "level not told: no message so far tells it, so the stream may begin in the middle"
    )


def test_the_other_direction_tells_where_its_file_lies_beside(mqtt: Format, tmp_path: Path) -> None:
    (tmp_path / "one.c2s.bin").write_bytes(made.connect(4) + PUBLISH_4)
    (tmp_path / "one.s2c.bin").write_bytes(CONNACK_4 + PUBLISH_4)
    (tmp_path / "two.c2s").write_bytes(made.connect(5))
    (tmp_path / "two.s2c").write_bytes(PUBLISH_5)
    (tmp_path / "three.s2c").write_bytes(PUBLISH_4)
    rows = rows_of(mqtt, tmp_path)
    params = {Path(row["_source"]["path"]).name: row["_params"] for row in rows}
    assert {name: told["level"] for name, told in params.items()} == {
        "one.c2s.bin": 4,
        "one.s2c.bin": 4,
        "two.c2s": 5,
        "two.s2c": 5,
        "three.s2c": None,
    }
    assert params["two.s2c"]["origin"] == "level 5 told by the message at byte 0 of two.c2s"


def test_a_given_parameter_is_not_asked_for(mqtt: Format, tmp_path: Path) -> None:
    (tmp_path / "a.bin").write_bytes(made.connect(5) + PUBLISH_4)
    rows = rows_of(mqtt, tmp_path, **{"param.level": 4})
    assert rows[1]["body"]["publish"]["payload"] == b"hi"
    assert "_params" not in rows[0]


def test_pieces_are_joined_in_the_byte_order_that_was_told(samples: Path, tmp_path: Path) -> None:
    """In the other order the rest is two pieces, the second of which has no bytes."""
    fmt = find_format("maxdb_tcp")
    first = (samples / "maxdb_tcp" / "server.stream").read_bytes()[:64]
    rest = bytes.fromhex("00000020 03400000") + bytes(12) + bytes.fromhex("00006000") + bytes(200)
    (tmp_path / "a.bin").write_bytes(first + rest)
    rows = rows_of(fmt, tmp_path)
    assert [(row["_source"]["offset"], row["_source"]["length"]) for row in rows] == [(0, 64), (64, len(rest))]
    assert rows[1]["_error"]["reason"].startswith("end of data: needs ")


def test_many_connections_in_one_file_are_not_cut_again_and_again(mqtt: Format, tmp_path: Path, monkeypatch) -> None:
    """Messages that change the level lie close together: what is looked at behind each is no more than that."""
    looked_at = []
    told = StreamValues.told

    def counted(values: StreamValues, messages: pa.Array, known: dict[str, Any]):
        looked_at.append(sum(len(one.as_py()) for one in messages))
        return told(values, messages, known)

    monkeypatch.setattr(StreamValues, "told", counted)
    data = (made.connect(4) + made.connect(5)) * 1_000
    (tmp_path / "a.bin").write_bytes(data)
    assert levels(rows_of(mqtt, tmp_path)) == [4, 5] * 1_000
    assert sum(looked_at) < 8 * len(data)
