"""A dump of a queue, from the file to rows: each message with the byte order and character set of its descriptor."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ksyspark.formats import Format
from ksyspark.io.files import list_files
from ksyspark.options.read_options import ReadOptions
from ksyspark.reader import plan_splits, read_split


def rows(fmt: Format, file: Path, **options: object) -> list[dict[str, Any]]:
    read_options = ReadOptions.from_mapping({"path": str(file), **options}, fmt.layout)
    splits = plan_splits(fmt, read_options, list_files(read_options.files))
    decoder = fmt.decoder(read_options.decode_options())
    return [
        row
        for split in splits
        for read in read_split(fmt, read_options, split, decoder)
        for row in read.batch.to_pylist()
    ]


def dump_of(captured: Path) -> Iterator[str]:
    """Yield the lines of a dump with the messages of a capture of JSON lines."""
    yield "* DMPMQMSG Version:9.3.0.0 Created:Mon Mar  4 10:11:12 2024\n* Qmgr  = QM1\n\n"
    for number, line in enumerate(filter(str.strip, captured.read_text().splitlines())):
        entry = json.loads(line)
        digits = base64.b64decode(entry["body"]).hex().upper()
        fields = {"ENC": entry.get("encoding"), "CCS": entry.get("ccsid")}
        yield f"* Index {number}\nA VER 2\n"
        yield from (f"A {code} {value}\n" for code, value in fields.items() if value is not None)
        yield from (f"X {digits[at : at + 50]}\n" for at in range(0, max(len(digits), 1), 50))
        yield "\n"


@pytest.mark.parametrize("size", ["128m", "700", "1"])
def test_a_dump_gives_what_the_messages_alone_give(mqmde: Format, samples: Path, tmp_path: Path, size: str) -> None:
    captured = samples / "mqmde" / "messages.jsonl"
    (tmp_path / "Q1.dump").write_text("".join(dump_of(captured)))
    dumped = rows(mqmde, tmp_path / "Q1.dump", framing="mqsc-dump", partitionBytes=size)
    expected = rows(mqmde, captured, framing="jsonl")
    assert [row.pop("_source")["index"] for row in dumped] == list(range(len(expected)))
    for row in expected:
        del row["_source"]
    assert dumped == expected


MIXED = """* Queue = MIXED

A VER 2
A ENC {encoding}
A CCS {ccsid}
A FMT MQHMDE
A MSI 01
A USR alice
X {mde}
X 4869

A VER 2
A ENC 546
A CCS 1208
A FMT MQSTR
A MSI 02
A GRP 475250
A MSQ 2
S "plain"

N
T no descriptor
"""


def test_a_mixed_queue_reads_by_itself(format_named: Callable[[str], Format], samples: Path, tmp_path: Path) -> None:
    line = (samples / "mqmde" / "messages.jsonl").read_text().splitlines()[0]
    entry = json.loads(line)
    mde = base64.b64decode(entry["body"])[:72]
    (tmp_path / "dump").write_text(MIXED.format(**{**entry, "mde": mde.hex()}))
    first, second, third = rows(format_named("mq_message"), tmp_path / "dump", framing="mqsc-dump")
    assert [row["_error"] for row in (first, second, third)] == [None] * 3
    assert (first["md"]["user_identifier"], first["md"]["msg_id"][:2]) == ("alice", b"\1\0")
    assert [link["announced"] for link in first["links"]] == ["md_extension"]
    assert first["links"][0]["header"]["mde"]["group_id"] == mde[32:56]
    assert first["data"] == b"Hi"
    extension = second["md"]["extension"]
    assert (extension["group_id"][:3], extension["msg_seq_number"]) == (b"GRP", 2)
    assert (second["data"], second["data_kind"]) == (b"plain", "string")
    assert (third["md"], third["data"]) == (None, b"no descriptor\n")
    assert [row["_notes"] for row in (first, second)] == [None, None]
    (note,) = third["_notes"]
    assert note["reason"] == ("lines of text (T, dmpmqmsg -dT) are not as they were: each line has a line feed more")


def test_message_data_alone(format_named: Callable[[str], Format], tmp_path: Path) -> None:
    (tmp_path / "dump").write_text("A VER 1\nA ENC 546\nA CCS 1208\nA FMT MQSTR\nX 4869\n")
    (row,) = rows(format_named("mq_message"), tmp_path / "dump", framing="mqsc-dump", **{"param.has_md": "false"})
    assert (row["md"], row["data"], row["data_kind"], row["data_ccsid"]) == (None, b"Hi", "string", 1208)


def test_each_message_in_lines_of_text_has_a_note(format_named: Callable[[str], Format], tmp_path: Path) -> None:
    """Also where a batch holds a part of the messages, and beside the notes of the message itself."""
    message = "A VER 1\nA ENC 546\nA CCS 1208\nA FMT MQSTR\nA USR \xc4\n{} x\n"
    (tmp_path / "dump").write_bytes(
        "".join(message.format(one) for one in "TXTTST").replace("X x", "X 78").encode("latin-1")
    )
    found = rows(
        format_named("mq_message"), tmp_path / "dump", framing="mqsc-dump", batchRows=2, where="md.version = 1"
    )
    noted = [[note["reason"][:13] for note in row["_notes"] or () if "line feed" in note["reason"]] for row in found]
    assert noted == [["lines of text"] if one == "T" else [] for one in "TXTTST"]


CHAPTER = (Path(__file__).parents[3] / "pipeline" / "docs" / "options.md").read_text(encoding="utf-8")


def test_the_browsed_queue_of_the_chapter(ksyspark, tmp_path: Path) -> None:
    shown = CHAPTER.partition("## Queues that were browsed")[2]
    (tmp_path / "browsed.txt").write_text(shown.partition("```\n")[2].partition("```")[0])
    command, _, printed = shown.partition("```\nksyspark ")[2].partition("```")[0].partition("\n")
    words = [str(tmp_path / word) if word == "browsed.txt" else word for word in command.split()]
    ended = ksyspark(*words)
    assert (ended.status, ended.text.replace(str(tmp_path) + "/", "")) == (0, printed)
