"""Lines of containers that are longer than a message may be: refused by their size, and read on behind."""

from __future__ import annotations

import base64
import json
from pathlib import Path

import pytest

MOST = 1 << 10
REASON = f"the message has more than the {MOST} bytes that maxMessageBytes allows"


def jsonl(body: bytes, filling: int = 0) -> bytes:
    return json.dumps({"body": base64.b64encode(body).decode(), "correl_id": "x" * filling}).encode() + b"\n"


def dump(body: bytes, filling: int = 0) -> bytes:
    return b"N\nX " + body.hex().encode() + b"\n" + b"X 41\n" * filling


@pytest.mark.parametrize("framing", ["jsonl", "mqsc-dump"])
@pytest.mark.parametrize("filling", [MOST, 3 * MOST, 8 * MOST])
@pytest.mark.parametrize("batch", ["64", "1k", "2k", "1m"])
def test_what_follows_a_long_line_is_read(tmp_path: Path, read, notes, note_of, framing, filling, batch) -> None:
    line = {"jsonl": jsonl, "mqsc-dump": dump}[framing]
    first, long, last = line(note_of("a")), line(note_of("b"), filling), line(note_of("c"))
    parts = [first, long, last, long, long, last, long]
    path = tmp_path / "lines"
    path.write_bytes(b"".join(parts))
    lines = read(notes, path, framing=framing, maxMessageBytes=MOST, batchBytes=batch)
    assert lines.errors == [None if len(part) <= MOST else REASON for part in parts]
    assert [row["text"] for row in lines.rows] == ["a", None, "c", None, None, "c", None]
    starts = [sum(map(len, parts[:number])) for number in range(len(parts))]
    assert [(place[0], place[2]) for place in lines.places] == list(zip(starts, range(7), strict=True))
    # A newline ends a line of a dump, and stands between those of jsonl.
    lengths = [len(part) - (framing == "jsonl") for part in parts]
    assert [place[1] for place in lines.places] == lengths
    assert all(
        row["_corrupt_record"] == long[:length]
        for row, length in zip(lines.rows, lengths, strict=True)
        if row["_error"]
    )


def test_a_long_line_is_the_only_one(tmp_path: Path, read, notes) -> None:
    path = tmp_path / "lines"
    path.write_bytes(b"x" * 100_000)
    lines = read(notes, path, framing="jsonl", maxMessageBytes=MOST, batchBytes="1k")
    assert (lines.errors, lines.places) == ([REASON], [(0, 100_000, 0)])
