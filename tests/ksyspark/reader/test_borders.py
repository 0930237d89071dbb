"""Parts that are searched all at once are those of a reader that goes through the stream from its beginning."""

from __future__ import annotations

import base64
import json
import random
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))
import capture_bytes as made
from mqtt_bytes import publish

from ksyspark.formats import Format, find_format
from ksyspark.io.files import SourceFile, list_files
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import Part, plan_splits
from ksyspark.reader.borders import Borders, Walk, follow_in_threads

RANDOM = random.Random(35)


class Planned:
    """The parts of a plan whose work is done elsewhere, and how much that was."""

    def __init__(self, fmt: Format, path: Path, files: Sequence[SourceFile] = (), **given: object) -> None:
        named = {name.replace("__", "."): value for name, value in given.items()}
        options = ReadOptions.from_mapping({"framing": "stream", "path": str(path), **named}, fmt.layout)
        self.calls: list[int] = []
        splits = plan_splits(fmt, options, files or list_files(options.files), self._follow)
        self.parts = [part for split in splits for part in split.parts]

    def _follow(self, fmt: Format, options: ReadOptions, parts: Sequence[Part]) -> list[Walk]:
        self.calls.append(len(parts))
        return follow_in_threads(fmt, options, parts)


def parts_both_ways(fmt: Format, path: Path, **options: object) -> tuple[list[Part], list[int]]:
    """Return the parts, which are the same both ways, and how many parts were followed in each job of the search."""
    in_turn = Planned(fmt, path, splitting="sequential", **options)
    searched = Planned(fmt, path, splitting="parallel", **options)
    assert searched.parts == in_turn.parts
    assert in_turn.calls == []
    edges = [(part.start, part.stop) for part in in_turn.parts]
    assert [start for start, _ in edges] == [0, *(stop or 0 for _, stop in edges[:-1])]
    assert edges[-1][1] is None
    return in_turn.parts, searched.calls


SMALL = b"".join(publish("t", RANDOM.randbytes(RANDOM.randint(0, 60))) for _ in range(4_000))


@pytest.fixture
def small_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search parts of some KB as if they were large."""
    monkeypatch.setattr("ksyspark.reader.borders._SEARCHED", (1 << 10, 16 << 10))


def test_plain_messages_are_followed_once(mqtt: Format, tmp_path: Path, small_reads: None) -> None:
    (tmp_path / "a.bin").write_bytes(made.connect(4) + SMALL)
    parts, calls = parts_both_ways(mqtt, tmp_path, partitionBytes="5k")
    assert len(parts) == calls[0] > 20
    assert sum(calls) == calls[0]
    assert {part.known.origin for part in parts[1:]} == {"level 4 told by the message at byte 0"}


@pytest.mark.parametrize(
    "payload",
    [
        SMALL,
        SMALL + b"\x30",
        SMALL[:-7],
        SMALL[5:],
        SMALL[:9_000] + bytes(20_000),
        publish("t", SMALL),
        b"\xc0\0" * 9_000,
    ],
    ids=["whole", "begun", "cut", "late", "zeros", "nested", "pings"],
)
def test_payloads_that_look_like_messages(mqtt: Format, tmp_path: Path, payload: bytes, small_reads: None) -> None:
    large = publish("t", payload)
    packets = [large, publish("t", b"x"), large, large, large, SMALL]
    (tmp_path / "a.bin").write_bytes(b"".join(packets))
    parts, calls = parts_both_ways(mqtt, tmp_path, partitionBytes="5k")
    assert parts[1].start == len(large)
    assert len(calls) > 1


@pytest.mark.parametrize("size", ["1", "7", "100"])
def test_messages_of_a_byte_or_two(tmp_path: Path, size: str) -> None:
    (tmp_path / "tick.ksy").write_text("meta: {id: tick}\nseq:\n  - {id: kind, type: u1, valid: {max: 3}}\n")
    fmt = find_format(str(tmp_path / "tick.ksy"))
    (tmp_path / "a.bin").write_bytes(bytes(RANDOM.choices(range(4), k=300)))
    parts, calls = parts_both_ways(fmt, tmp_path / "a.bin", partitionBytes=size)
    assert [part.start for part in parts] == [*range(0, 300, int(size))]
    assert [part.index for part in parts] == [part.start for part in parts]
    # One message alone is not believed, though it is the last one.
    assert sum(calls) <= calls[0] + 1


def test_a_level_that_changes_holds_over_the_seams(mqtt: Format, tmp_path: Path, small_reads: None) -> None:
    connections = [
        [made.connect(level), *[made.publish(b"t", b"hi", level)] * count]
        for level, count in zip([5, 4, 5, 5, 3, 5], [40, 300, 3, 700, 900, 200], strict=True)
    ]
    (tmp_path / "a.bin").write_bytes(b"".join(one for packets in connections for one in packets))
    parts, _ = parts_both_ways(mqtt, tmp_path, partitionBytes="900")
    assert {part.known.values.get("level") for part in parts[1:]} == {3, 4, 5}


def test_the_other_direction_tells_the_level_of_all_parts(mqtt: Format, tmp_path: Path, small_reads: None) -> None:
    (tmp_path / "a.c2s").write_bytes(made.connect(5))
    (tmp_path / "a.s2c").write_bytes(made.publish(b"t", b"hi", 5) * 900)
    parts, calls = parts_both_ways(mqtt, tmp_path, partitionBytes="2k")
    assert {part.known.origin for part in parts[1:]} == {"level 5 told by the message at byte 0 of a.c2s"}
    assert sum(calls) == calls[0]


def test_where_a_stream_is_lost_the_last_part_begins_before(
    notes: Format, note_of, tmp_path: Path, small_reads: None
) -> None:
    good = b"".join(note_of("x" * RANDOM.randint(0, 40), kind) for kind in [1, *[0] * 200])
    (tmp_path / "a.bin").write_bytes(good + b"\xff" * 9_000 + good)
    parts, _ = parts_both_ways(notes, tmp_path, partitionBytes="1k")
    assert len(parts) > 4
    assert parts[-1].start <= len(good)


def test_messages_that_break_rules_are_borders_too(notes: Format, note_of, tmp_path: Path, small_reads: None) -> None:
    bad = [note_of(b"\xff" * RANDOM.randint(1, 40)) for _ in range(100)]
    (tmp_path / "a.bin").write_bytes(b"".join(note_of("fine") + one for one in bad))
    parts, _ = parts_both_ways(notes, tmp_path, partitionBytes="300")
    assert len(parts) > 8


def test_pieces_of_messages_are_no_messages(samples: Path, tmp_path: Path, small_reads: None) -> None:
    files = sorted((samples / "maxdb_tcp").glob("*.stream"))
    (tmp_path / "a.bin").write_bytes(b"".join(RANDOM.choice(files).read_bytes() for _ in range(40)))
    parts_both_ways(find_format("maxdb_tcp"), tmp_path, partitionBytes="2k")


def test_lines_are_found_behind_line_feeds(notes: Format, note_of, tmp_path: Path, small_reads: None) -> None:
    bodies = [base64.b64encode(note_of("x" * RANDOM.randint(0, 200))).decode() for _ in range(300)]
    (tmp_path / "a.jsonl").write_text("\n \n".join(json.dumps({"body": body}) for body in bodies))
    parts, _ = parts_both_ways(notes, tmp_path, framing="jsonl", partitionBytes="3k")
    assert len(parts) > 10


def test_what_cannot_be_searched_is_followed_by_one_task_a_file(notes: Format, note_of, tmp_path: Path) -> None:
    texts = [note_of("x" * RANDOM.randint(0, 200)) for _ in range(300)]
    for name in ("a", "b"):
        (tmp_path / name).write_bytes(b"".join(len(text).to_bytes(4, "big") + text for text in texts))
    _, calls = parts_both_ways(notes, tmp_path, framing="length-prefixed", partitionBytes="3k")
    assert calls == [2]


def test_a_file_that_breaks_goes_to_a_task_from_there_on(notes: Format, note_of, tmp_path: Path) -> None:
    (tmp_path / "a.bin").write_bytes(note_of("0123456") * 1_000)
    (tmp_path / "b.bin").write_bytes(note_of("0123456") * 10)
    listed = list_files(ReadOptions.from_mapping({"path": str(tmp_path)}, notes.layout).files)
    (tmp_path / "a.bin").unlink()
    longer = [listed[0], replace(listed[1], size=9_000)]
    for splitting in ("sequential", "parallel"):
        parts = Planned(notes, tmp_path, longer, splitting=splitting, partitionBytes="30").parts
        assert [(part.start, part.stop) for part in parts] == [(0, None), (0, 30), (30, 60), (60, 90), (90, None)]


def test_streams_of_four_gib_are_searched(notes: Format, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = [SourceFile("a", "a", 3 << 30), SourceFile("b", "b", 1 << 30)]
    seen: list[bool] = []

    def parts(self: Borders, files: Sequence[SourceFile], follow_all: object) -> dict[str, list[Part]]:
        seen.append(follow_all is not None)
        return {file.address: [Part(file)] for file in files}

    monkeypatch.setattr(Borders, "parts", parts)
    for listed, splitting in ((files, "auto"), (files[:1], "auto"), (files[1:], "parallel"), (files, "sequential")):
        assert len(Planned(notes, tmp_path, listed, splitting=splitting).parts) == len(listed)
    assert seen == [True, False, True, False]
