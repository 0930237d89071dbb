"""Formats whose recursive types can only be flat lists: messages are made of them, and all who read them agree."""

from __future__ import annotations

from pathlib import Path

import pyarrow as pa

from ksyspark.formats import find_format
from ksyspark_codegen.checks.suite import checks_of_made
from ksyspark_codegen.synthesis.samples import make_validation
from ksyspark_review.diff.compare import compare
from ksyspark_review.diff.model import lines_of
from ksyspark_review.diff.side import side_at

ELEMENTS = """
meta: {id: elements}
seq: [{id: top, type: element}]
types:
  element:
    seq:
      - {id: tag, type: u1, valid: {max: 9}}
      - {id: len, type: u1}
      - {id: body, size: len, type: {switch-on: tag, cases: {1: list, 2: number}}}
    instances: {first: {value: 'tag == 1 and len > 1 ? body.as<list>.items[0].tag : 0'}}
  list: {seq: [{id: items, type: element, repeat: eos}]}
  number: {seq: [{id: n, type: u1, valid: {max: 99}}]}
"""


def test_made_messages(tmp_path: Path) -> None:
    path = tmp_path / "elements.ksy"
    path.write_text(ELEMENTS)
    fmt, made = find_format(str(path)), make_validation(path, count=30)
    assert (bool(fmt.layout.cuts), fmt.decoder_name) == (True, "machine")
    messages = pa.array([one.data for one in made.obeying], pa.binary())
    levels = fmt.decoder().decode(messages, {}).columns["top"].to_pylist()
    assert max(item["_depth"] for items in levels for item in items) > 1
    assert {one.breach.name for one in made.broken} >= {"elements.element.tag-max", "elements.number.n-max"}
    for check in checks_of_made(fmt, made):
        assert check.run() == [], check.what


def test_a_difference(tmp_path: Path) -> None:
    for name, text in {"old": ELEMENTS, "new": ELEMENTS.replace("max: 99", "max: 98")}.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "elements.ksy").write_text(text)
    sides = [side_at(tmp_path / name / "elements.ksy") for name in ("old", "new")]
    lines = list(lines_of(compare(*sides, with_messages=True), "en"))
    assert "   was: Must be at most [99]; anything more is refused." in lines
    assert any(line.startswith("   - This message was accepted and is now refused") for line in lines)
