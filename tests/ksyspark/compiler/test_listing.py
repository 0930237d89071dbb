"""The listing of a plan says beside its instructions which part of the specification they do."""

from __future__ import annotations

import re

from plan_listing import listing

from ksyspark.compiler.build import build_path

SPEC = """
meta: {id: said, endian: be, encoding: ASCII}
seq:
  - {id: len_name, type: u1, valid: {expr: _ % 3 != 1}}
  - {id: name, type: str, size: len_name * 2 - 1, if: len_name > 1}
  - {id: items, type: u1, repeat: expr, repeat-expr: len_name + 1}
  - id: body
    size: 4
    type:
      switch-on: items[0] + 1
      cases: {1: word, 2: pair}
types:
  word: {seq: [{id: w, type: str, terminator: 0}]}
  pair: {seq: [{id: p, type: u1}, {id: q, type: u1, valid: {any-of: [p, 7]}}]}
instances:
  late: {pos: len_name + 2, type: u2, repeat: eos}
  sum: {value: 'len_name / 3 * (name == "a" ? 2 : 3)', if: len_name != 5}
"""
LINE = re.compile(r"^ *\d+  (\w+) [\d -]{25}(.*)$", re.MULTILINE)


def test_what_instructions_are_for(tmp_path) -> None:
    path = tmp_path / "said.ksy"
    path.write_text(SPEC)
    lines = LINE.findall(listing(build_path(path).plan))
    words = [words for _, words in lines if words]
    for said in (
        "len_name; valid: _ % 3 != 1",
        "if: len_name > 1",
        "size: len_name * 2 - 1",
        "repeat-expr: len_name + 1",
        "items: an item",
        "switch-on: items[0] + 1",
        "pair begins",
        " is b'a'",
        "len_name == 5",
        "q, valid: any of these",
        "valid: 7",
        "back from late",
        "case 2",
        "pos: len_name + 2",
        "late is read",
        'sum, value: len_name / 3 * (name == "a" ? 2 : 3)',
        "fall back",
    ):
        assert any(said in line for line in words), said
    assert all(words for operation, words in lines if operation in {"RUN", "BYTES", "ROWS", "OPEN", "CLOSE", "TEXTAT"})
