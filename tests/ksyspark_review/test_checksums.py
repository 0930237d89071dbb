"""Checksums in JavaScript: the page computes each as the interpreter does, and refuses the same fields and bytes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ksyspark.formats import find_format
from ksyspark.spec.checksums import algorithms
from ksyspark.spec.load import load_specifications
from ksyspark_review.javascript import script_of, script_parsers

NAMES = list(algorithms())
SUM = "      - {{id: s{number}, type: u8, -checksum: {{type: {name}, of: data}}}}\n"
INSIDE = """
      - {id: part, size: 9, type: part}
      - {id: all, type: u4le, -checksum: {type: crc32, of: [len, all]}}
types:
  part:
    seq:
      - {id: before, type: u1}
      - {id: own, type: u2le, -checksum: {type: internet, of: [own, behind]}}
      - {id: shown, type: b1}
      - {id: not_shown, type: b7}
      - {id: maybe, type: u1, if: shown, -checksum: {type: sum8-negated, of: before}}
      - {id: behind, size-eos: true}
"""
TEXT = "meta: {id: demo, endian: be}\nseq:\n      - {id: len, type: u1}\n      - {id: data, size: len}\n"


def test_pages_compute_checksums_as_the_interpreter_does(tmp_path: Path, asked: Any, apart: Any) -> None:
    path = tmp_path / "demo.ksy"
    sums = "".join(SUM.format(number=number, name=name) for number, name in enumerate(NAMES))
    path.write_text(TEXT + sums + INSIDE, encoding="utf-8")
    rows = [
        {"data": data, "part": {"before": 9, "shown": shown, "not_shown": 5, "behind": b"xyz12"[shown:]}}
        for data, shown in ((b"", False), (b"1", True), (b"123456789", False), (bytes(range(90, 250)), True))
    ]
    encoded = find_format(str(path)).encoder().encode(rows, {})
    assert encoded.failures == {}
    good = encoded.messages.to_pylist()
    assert {len(message) - len(row["data"]) for message, row in zip(good, rows, strict=True)} == {14 + 8 * len(NAMES)}
    data = good[2]
    bad = [bytes([*data[:at], data[at] ^ 1, *data[at + 1 :]]) for at in (*range(1, 9), *range(17, len(data), 8))]
    typer = load_specifications([path])
    script = tmp_path / "decoder.js"
    script.write_text(script_of(typer, ["demo"], script_parsers(typer.library, ["demo"])), encoding="utf-8")
    assert apart(typer, script, [asked("demo", data, {}) for data in (*good, *bad)]) == []


def test_a_page_without_checksums_has_no_script_for_them(tmp_path: Path) -> None:
    path = tmp_path / "demo.ksy"
    path.write_text(TEXT, encoding="utf-8")
    typer = load_specifications([path])
    assert "crcFromLeft" not in script_of(typer, ["demo"], script_parsers(typer.library, ["demo"]))
