"""Fields that are checksums: the chapter's example, messages in streams, long messages, and the writer."""

from __future__ import annotations

import re
import zlib
from pathlib import Path

import anycrc
import pytest

from ksyspark import decode, read
from ksyspark.decoder import DecodeOptions
from ksyspark.formats import find_format
from ksyspark.spec.checksums import algorithms
from ksyspark_review.sentences.rules import sentences_of

CHAPTER = (Path(__file__).parents[3] / "ksy" / "README.md").read_text(encoding="utf-8")
FRAME = """
meta: {id: frame, endian: be}
seq:
  - {id: len, type: u2}
  - {id: sum, type: u4, -checksum: {type: crc32, of: [len, body]}}
  - {id: body, size: len}
"""


def frame(body: bytes) -> bytes:
    head = len(body).to_bytes(2, "big")
    return head + zlib.crc32(head + bytes(4) + body).to_bytes(4, "big") + body


@pytest.fixture
def fmt(tmp_path: Path):
    (tmp_path / "frame.ksy").write_text(FRAME, encoding="utf-8")
    return find_format(str(tmp_path / "frame.ksy"))


def test_the_example_of_the_chapter_works(tmp_path, monkeypatch) -> None:
    part = CHAPTER.partition("## Checksums\n")[2].partition("\n## ")[0]
    blocks = dict(re.findall(r"```(\w+)\n(.*?)```", part, re.DOTALL))
    (tmp_path / "modbus_reply.ksy").write_text(blocks["yaml"], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    exec(blocks["python"])


@pytest.mark.parametrize("name", anycrc.models)
def test_every_crc_of_the_catalogue_has_its_check_value(name) -> None:
    algorithm = algorithms()[name.lower()]
    assert (algorithm.of(b"123456789"), algorithm.width) == (anycrc.models[name].check, anycrc.models[name].width)


def test_a_wrong_checksum_is_a_reject_of_its_own_in_a_stream(fmt, tmp_path) -> None:
    good = [frame(b"first"), frame(b""), frame(b"third")]
    (tmp_path / "frames").write_bytes(good[0] + frame(b"other")[:-1] + b"?" + good[1] + good[2])
    rows = read(tmp_path / "frames", fmt, framing="stream").read_all().to_pylist()
    assert [row["body"] for row in rows] == [b"first", b"othe?", b"", b"third"]
    [error] = [row["_error"] for row in rows if row["_error"]]
    told, computed = zlib.crc32(b"\0\5\0\0\0\0other"), zlib.crc32(b"\0\5\0\0\0\0othe?")
    assert (error["field"], error["offset"], error["found"]) == ("sum", 2, str(told))
    assert error["expected"] == f"{computed}, the crc32 of 11 bytes from byte 0"


def test_a_sensitive_checksum_is_hidden(tmp_path) -> None:
    (tmp_path / "frame.ksy").write_text(FRAME.replace("id: sum,", "id: sum, -sensitive: true,"), encoding="utf-8")
    [row] = decode([frame(b"body")[:-1] + b"?"], str(tmp_path / "frame.ksy")).to_pylist()
    assert (row["_error"]["expected"], row["_error"]["found"]) == ("***, the crc32 of 10 bytes from byte 0", "***")


def test_a_projection_behind_a_checksum_is_compared_and_a_brief_one_in_front_is_not(fmt) -> None:
    wrong = frame(b"body")[:-1] + b"?"
    for columns, is_brief, failed in ((("len",), False, {0}), (("body",), True, {0}), (("len",), True, set())):
        decoder = fmt.decoder(DecodeOptions(columns=columns, is_brief=is_brief))
        assert set(decoder.decode([wrong], {}).failures) == failed


LIST = """
meta: {id: parts, endian: be}
seq: [{id: parts, type: part, repeat: eos}]
types: {part: {seq: [{id: n, type: u4}, {id: sum, type: u1, -checksum: {type: sum8}}]}}
"""


def test_an_item_of_a_long_list_is_found(tmp_path) -> None:
    (tmp_path / "parts.ksy").write_text(LIST, encoding="utf-8")
    data = bytearray(b"".join(n.to_bytes(4, "big") + bytes([sum(n.to_bytes(4, "big")) & 255]) for n in range(9000)))
    data[5 * 100 + 4] ^= 1
    [row] = decode([bytes(data)], str(tmp_path / "parts.ksy")).to_pylist()
    assert row["_error"]["field"] == "parts[100].sum"


NESTED = """
meta: {id: level, endian: be}
seq: [{id: rest, type: rest}]
types:
  rest:
    seq:
      - {id: more, type: u1}
      - {id: below, type: rest, if: more > 0}
      - {id: sum, type: u1, -checksum: {type: sum8}}
"""


def test_checksums_of_all_levels_take_bounded_work(tmp_path) -> None:
    (tmp_path / "level.ksy").write_text(NESTED, encoding="utf-8")
    fmt, depth = find_format(str(tmp_path / "level.ksy"), is_flat=True), 1500
    data, total = bytearray(b"\1" * (depth - 1) + b"\0"), 0
    for level in range(depth):
        total = (2 * total + (level > 0)) & 255
        data.append(total)
    decoders = [decoder.decode([bytes(data), bytes(data[:-1]) + b"\7"], {}) for decoder in _both(fmt)]
    assert [sorted(one.failures) for one in decoders] == [[0, 1], [0, 1]]
    assert "far more bytes" in decoders[0].failures[0].reason


def _both(fmt):
    return fmt.decoder(), fmt.reference_decoder()


def test_the_writer_computes_what_is_null_and_refuses_what_is_wrong(fmt) -> None:
    rows = [{"body": b"x"}, {"body": b"x", "sum": 7}, {"body": b"xy", "len": 2, "sum": zlib.crc32(b"\0\2\0\0\0\0xy")}]
    encoded = fmt.encoder().encode(rows, {})
    assert encoded.messages.to_pylist() == [frame(b"x"), None, frame(b"xy")]
    assert encoded.failures[1].reason.endswith("the crc32 of 7 bytes from byte 0, found 7")
    derived = fmt.encoder(derive="lengths").encode(rows[1:2], {})
    assert derived.messages.to_pylist() == [frame(b"x")]
    assert [one.field for one in derived.overruled[0]] == ["sum"]
    assert fmt.encoder(derive="none").encode(rows[:1], {}).failures[0].reason.startswith("it has no value")


def test_an_edited_message_gets_another_checksum(fmt) -> None:
    row = {**decode([frame(b"before")], fmt).to_pylist()[0], "body": b"after", "len": None, "sum": None}
    assert fmt.encoder().encode([row], {}, [frame(b"before")]).messages.to_pylist() == [frame(b"after")]


def test_a_checksum_is_told_in_three_languages(fmt) -> None:
    from ksyspark.spec.inference import Typer

    spec = fmt.library.specs["frame"].root
    [told, own] = [one.text for one in sentences_of(spec.seq[1], spec, Typer(fmt.library)) if one.kind == "checksum"]
    assert told.en == (
        "Must be the checksum crc32 of all bytes from “len” to “body”, both included; otherwise refused."
    )
    assert "crc32" in told.zh
    assert "crc32" in told.pt
    assert own.en == "Its own bytes count as zero there."
