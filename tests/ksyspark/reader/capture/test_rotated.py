"""Captures that follow each other, as tcpdump writes them with -C or -G, are read as one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import capture_bytes as made
import pytest

from ksyspark.formats import Format
from ksyspark.io.files import list_files
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import parts_of, plan_splits, read_split

CAPTURES = Path(__file__).parents[3] / "samples" / "captures"
BIG = made.publish(b"t/big", b"x" * 5_000)
HOUR = 3_600


def read(fmt: Format, folder: Path, **options: object) -> list[dict[str, Any]]:
    """Return the rows of all captures of a folder, with all tasks of a read."""
    reading = ReadOptions.from_mapping({"framing": "pcap", "path": str(folder), **options}, fmt.layout)
    decoder = fmt.decoder(reading.decode_options())
    splits = plan_splits(fmt, reading, list_files(reading.files))
    return [
        row for split in splits for one in read_split(fmt, reading, split, decoder) for row in one.batch.to_pylist()
    ]


def written(folder: Path, captures: list[bytes], name: str = "packets.pcap{}") -> Path:
    folder.mkdir()
    for number, data in enumerate(captures):
        (folder / name.format(number or "")).write_bytes(data)
    return folder


def without_files(rows: list[dict[str, Any]]) -> list[str]:
    """Return rows in any order, without where their packets lie."""
    return sorted(repr({**row, "_source": {**row["_source"], "path": None, "offset": None}}) for row in rows)


def talk() -> bytes:
    """Return a connection of which a message lies in three packets."""
    pieces = [made.connect(), BIG[:2_000], BIG[2_000:3_500], BIG[3_500:], made.publish(b"t", b"hi")]
    return made.pcap(map(made.frame, made.connection(pieces, [b"\x20\x02\0\0"])))


def later(capture: bytes, seconds: int) -> bytes:
    """Return a capture whose packets came later."""
    out, at = capture[:24], 24
    while at < len(capture):
        size = 16 + int.from_bytes(capture[at + 8 : at + 12], "little")
        second = int.from_bytes(capture[at : at + 4], "little") + seconds
        out, at = out + second.to_bytes(4, "little") + capture[at + 4 : at + size], at + size
    return out


@pytest.mark.parametrize("size", [1 << 30, 3_000, 1])
@pytest.mark.parametrize("name", ["ethernet.pcap", "cooked_nano.pcap"])
def test_files_of_a_capture_are_the_capture(name: str, size: int, mqtt: Format, tmp_path: Path) -> None:
    """Of twelve files, so that the one with the number 10 must not be read behind that with the number 1."""
    data = (CAPTURES / name).read_bytes()
    whole = read(mqtt, written(tmp_path / "whole", [data]))
    folder = written(tmp_path / "cut", made.cut_capture(data, range(5, 60, 5)))
    rows = read(mqtt, folder, partitionBytes=size)
    assert without_files(rows) == without_files(whole)
    assert len({row["_source"]["path"] for row in rows}) > 6


def test_a_message_is_where_it_begins(mqtt: Format, tmp_path: Path) -> None:
    for number in range(1, 9):
        folder = written(tmp_path / str(number), made.cut_capture(talk(), [number]))
        rows = [row for row in read(mqtt, folder) if row["_source"]["direction"] == "c2s"]
        places = [(row["_source"]["path"].rpartition("pcap")[2], row["_source"]["offset"]) for row in rows]
        assert [row["_error"] for row in rows] == [None] * 3
        # SYN, SYN and ACK, CONNECT, CONNACK, and then the message.
        big = 24 + 2 * 70 + 70 + 16 + 70 + 4
        assert places[1] == (("", big) if number > 4 else ("1", big - sum((70, 70, 86, 74)[:number])))


def test_the_table_of_the_chapter(mqtt: Format, tmp_path: Path) -> None:
    chapter = (Path(__file__).parents[4] / "pipeline" / "docs" / "captures.md").read_text()
    lines = [[cell.strip() for cell in line.split("|")[1:-1]] for line in chapter.splitlines() if line.startswith("|")]
    columns, _, *shown = lines
    folder = written(tmp_path / "chapter", made.cut_capture(talk(), [5]), "{}.pcap")
    for old, new in (("", "a"), ("1", "b")):
        (folder / f"{old}.pcap").rename(folder / f"{new}.pcap")
    sources = [row["_source"] for row in read(mqtt, folder)]
    found = [[str(row[name]).removeprefix(f"{folder}/") for name in columns] for row in sources]
    assert found == shown


def test_a_file_that_is_missing_is_a_gap(mqtt: Format, tmp_path: Path) -> None:
    first, _, last = made.cut_capture(talk(), [5, 6])
    rows = read(mqtt, written(tmp_path / "gap", [first, last]))
    (refused,) = (row for row in rows if row["_error"])
    assert refused["_error"]["reason"].startswith("1500 bytes of the stream are not in the capture; ")
    assert refused["_source"]["length"] == len(BIG)
    assert sum(row["_source"]["length"] for row in rows) == 16 + len(BIG) + 7 + 4


@pytest.mark.parametrize("size", [1 << 30, 1])
@pytest.mark.parametrize("seconds", [-1, 0, HOUR + 1])
def test_captures_that_do_not_follow_each_other(seconds: int, size: int, mqtt: Format, tmp_path: Path) -> None:
    """Connections of each are its own: what came at the same time, earlier, or more than an hour later."""
    first, second = made.cut_capture(talk(), [5])
    rows = read(mqtt, written(tmp_path / "apart", [first, later(second, seconds)]), partitionBytes=size)
    if seconds:
        refused = [bool(row["_error"]) for row in rows if row["_source"]["direction"] == "c2s"]
        assert refused == [False, True, True, False]
    twice = read(mqtt, written(tmp_path / "twice", [talk(), talk()]), partitionBytes=size)
    assert without_files(twice) == sorted(2 * without_files(read(mqtt, written(tmp_path / "once", [talk()]))))


def test_blocks_of_pcapng_and_files_without_packets(mqtt: Format, tmp_path: Path) -> None:
    """Each file describes its own interfaces; one of them counts in other units."""
    packets = [*map(made.frame, made.connection([made.connect(), BIG[:3_000], BIG[3_000:]], [b"\x20\x02\0\0"]))]
    head, fine = (
        made.section() + made.interface(),
        made.section() + made.interface(options=b"\x09\x00\x01\x00\x09\0\0\0"),
    )
    begin = 1_700_000_000_000_000
    first = head + b"".join(made.enhanced(data, time=begin + at) for at, data in enumerate(packets[:5]))
    last = fine + b"".join(made.enhanced(data, time=(begin + 5 + at) * 1_000) for at, data in enumerate(packets[5:]))
    for size in (1 << 30, 1):
        folder = written(tmp_path / str(size), [first, head, last])
        rows = read(mqtt, folder, partitionBytes=size)
        assert [row["_source"]["length"] for row in rows if row["_source"]["direction"] == "c2s"] == [16, len(BIG)]
        assert not any(row["_error"] for row in rows)


@pytest.mark.parametrize("size", [1 << 30, 1])
def test_what_is_no_capture_between_captures(size: int, mqtt: Format, tmp_path: Path) -> None:
    first, last = made.cut_capture(talk(), [5])
    rows = read(mqtt, written(tmp_path / "mixed", [first, b"no capture", last]), partitionBytes=size)
    (refused,) = (row for row in rows if row["_error"])
    assert (Path(refused["_source"]["path"]).name, refused["_source"]["length"]) == ("packets.pcap1", 10)
    assert len(rows) == 5


def test_captures_together_are_bounded(mqtt: Format, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ksyspark.reader.splits._MOST_TOGETHER", 2 * (256 << 10) + 12_000)
    written(tmp_path / "many", [made.cut_capture(talk(), [5])[0]] * 5)
    options = ReadOptions.from_mapping({"framing": "pcap", "path": str(tmp_path / "many")}, mqtt.layout)
    assert [len(part.files) for part in parts_of(options, list_files(options.files))] == [2, 2, 1]


def test_captures_apart_are_tasks_of_their_own(mqtt: Format, tmp_path: Path) -> None:
    first, last = made.cut_capture(talk(), [5])
    captures = [first, last, talk(), b"no capture", talk()]
    options = ReadOptions.from_mapping(
        {"framing": "pcap", "path": str(written(tmp_path / "many", captures)), "partitionBytes": 300_000}, mqtt.layout
    )
    splits = plan_splits(mqtt, options, list_files(options.files))
    names = [[file.path.rpartition("pcap")[2] for part in split.parts for file in part.files] for split in splits]
    assert names == [["", "1", "2"], ["2", "3", "4"], ["4"]]
    assert len(read(mqtt, tmp_path / "many", partitionBytes=300_000)) == 13
