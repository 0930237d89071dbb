"""Splits hold each message once, whatever their size."""

from __future__ import annotations

import base64
import gzip
import json
import random
from pathlib import Path

import pytest

TEXTS = ["x" * random.Random(5).randint(0, 40) + str(n) for n in range(60)]
SIZES = ["1", "20", "333", "1k", "1m"]


def jsonl(messages: list[bytes]) -> bytes:
    return b"\n".join(json.dumps({"body": base64.b64encode(one).decode()}).encode() + b"\n \n" for one in messages)


def prefixed(messages: list[bytes]) -> bytes:
    return b"".join(len(one).to_bytes(2, "little") + one for one in messages)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("options", "pack"),
    [
        ({"framing": "stream"}, b"".join),
        ({"framing": "length-prefixed", "lengthBytes": 2, "lengthOrder": "little"}, prefixed),
        ({"framing": "jsonl"}, jsonl),
    ],
)
def test_a_cut_file_gives_the_rows_of_a_whole_one(
    tmp_path: Path, read, notes, note_of, size: str, options, pack
) -> None:
    (tmp_path / "a.bin").write_bytes(pack([note_of(text) for text in TEXTS]))
    whole = read(notes, tmp_path, **options)
    assert [row["text"] for row in whole.rows] == TEXTS
    cut = read(notes, tmp_path, partitionBytes=size, batchBytes=100, **options)
    assert cut.rows == whole.rows
    assert cut.splits == 1 if size == "1m" else cut.splits > 1


@pytest.mark.parametrize("size", SIZES)
def test_fixed_records_with_a_short_last_one(tmp_path: Path, read, notes, note_of, size: str) -> None:
    (tmp_path / "a.bin").write_bytes(b"".join(note_of(f"{n:04}") for n in range(50)) + b"N\x00")
    whole = read(notes, tmp_path, framing="fixed", recordLength=7)
    assert len(whole.rows) == 51
    assert whole.errors[-1] == "end of data: needs 7 bytes, 2 left"
    assert read(notes, tmp_path, framing="fixed", recordLength=7, partitionBytes=size).rows == whole.rows


@pytest.mark.parametrize("size", SIZES)
def test_lost_framing_does_not_depend_on_splits(tmp_path: Path, read, notes, note_of, size: str) -> None:
    (tmp_path / "a.bin").write_bytes(b"".join(map(note_of, TEXTS)) + b"\xff" * 3000)
    whole = read(notes, tmp_path, framing="stream")
    assert len(whole.rows) == len(TEXTS) + 1
    assert read(notes, tmp_path, framing="stream", partitionBytes=size, batchBytes=64).rows == whole.rows


def test_parameters_of_a_first_message_hold_in_all_splits(tmp_path: Path, read, notes, note_of) -> None:
    (tmp_path / "a.bin").write_bytes(note_of("1234", 1) + note_of("ab") * 50)
    (tmp_path / "b.bin").write_bytes(note_of("ab") * 50)
    for size in SIZES:
        told = read(notes, tmp_path, framing="stream", partitionBytes=size)
        assert [row["scaled"] for row in told.rows] == [16, *[8] * 50, *[2] * 50]
    stated = read(notes, tmp_path, framing="stream", partitionBytes=20, param__scale=3)
    assert [row["scaled"] for row in stated.rows] == [12, *[6] * 100]


def test_a_first_message_that_fails_still_has_parameters(tmp_path: Path, read, notes, note_of) -> None:
    (tmp_path / "a.bin").write_bytes(note_of(b"\xff\xff", 1) + note_of("abc"))
    assert [row["scaled"] for row in read(notes, tmp_path, framing="stream").rows] == [4, 6]


def test_small_files_share_a_split_and_large_ones_stand_alone(tmp_path: Path, read, notes, note_of) -> None:
    for n in range(20):
        (tmp_path / f"{n:02}.bin").write_bytes(note_of(str(n)))
    assert read(notes, tmp_path).splits == 1
    shared = read(notes, tmp_path, partitionBytes="1m")
    assert 1 < shared.splits < 20
    assert [row["text"] for row in shared.rows] == [str(n) for n in range(20)]


def test_compressed_files_and_single_messages_stay_whole(tmp_path: Path, read, notes, note_of) -> None:
    (tmp_path / "a.gz").write_bytes(gzip.compress(b"".join(map(note_of, TEXTS))))
    result = read(notes, tmp_path / "a.gz", framing="stream", partitionBytes=10, batchBytes=100)
    assert (result.splits, [row["text"] for row in result.rows]) == (1, TEXTS)
    assert result.places[1][0] == len(note_of(TEXTS[0]))
    (tmp_path / "b.bin").write_bytes(note_of("x" * 200))
    assert read(notes, tmp_path / "b.bin", partitionBytes=10).splits == 1


def test_empty_files(tmp_path: Path, read, notes) -> None:
    (tmp_path / "a.bin").write_bytes(b"")
    assert read(notes, tmp_path, framing="stream").rows == []
    assert read(notes, tmp_path).errors == ["end of data: needs 1 byte, 0 left"]
