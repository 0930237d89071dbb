"""A dump of a queue, from the file to rows: each message with the byte order and character set of its descriptor."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ksyspark.formats import Format
from ksyspark.io import list_files
from ksyspark.options import ReadOptions
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
    found = rows(mqmde, tmp_path / "Q1.dump", framing="mqsc-dump", partitionBytes=size)
    wanted = rows(mqmde, captured, framing="jsonl")
    assert [row.pop("_source")["index"] for row in found] == list(range(len(wanted)))
    for row in wanted:
        del row["_source"]
    assert found == wanted
